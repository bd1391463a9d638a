import type { EmailRange } from '#schema/spam/report.ts'

import { matchesIn, type Part } from './email.ts'

/** A problem that a reader would want to solve at once. */
const TROUBLE =
  /\b(?:suspend(?:ed)?|suspension|suspicious|locked|blocked|restricted|limited|disabled|deactivated|disconnected|unpaid|outstanding|overdue|past due|unusual|unauthori[sz]ed|declined|rejected|failed|fail(?:ure)? to|held|on hold|pending|stopped|incomplete|undelivered|penalt(?:y|ies)|fines?|legal action|warrant|arrest|court|hacked|infected|virus|compromised|violat(?:ed|ing|ion)|(?:cannot|can't|could not|couldn't|not|unable to) be (?:delivered|processed|sent)|(?:could not|couldn't|unable to|were unable to) (?:deliver|process|verify|take)|not delivered|not you|(?:was|is) ?n[o']t you|did ?n[o']t (?:make|authori[sz]e|request)|expires? today|renews? today|will be (?:closed|deleted|removed|returned|sent back|destroyed|charged|cancell?ed|cut off|banned|turned off)|owed?|final (?:notice|warning|demand)|last (?:notice|warning|chance)|missed)\b/gi

/** Numbers that fake support desks prefer: free of charge, in North America. */
const TOLL_FREE = /(?<![\w-])(?:\+?1[\s-])?8(?:00|33|44|55|66|77|88)[\s-]\d{3}[\s-]\d{4}\b/g

/** Verbs of a demand, as in "verify" or "pay". */
const DEMAND =
  /\b(?:verify|verification|confirm(?:ing)?|validate|update|unlock|unblock|restore|reactivate|settle|claim|appeal|release|rebook|reschedule|cancel|stop|secure|pay(?:ment)?|log ?in|sign(?:ing)? in|click(?:ing)?|tap|enter|submit|provide|call|dispute|correct)\b/gi

const DAY = String.raw`(?:today|tonight|tomorrow|yesterday|now|noon|midnight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m|\d{1,3} (?:minutes|hours|days|weeks)|next (?:week|month)|this (?:week|month)|the \d{1,2}(?:st|nd|rd|th))`

/** Typical wordings of companies, offices, schools and clubs. */
const NOTICES = [
  // A state of something that the reader has or takes part in.
  String.raw`(?:^|[.:!,?] |\n)(?:the|your|our|an?|both|one|\w{1,30}'s|invoice|order|version|build|payment) (?:[^\s!?]{0,30}[^\s.,:!?] ){1,7}?(?:is|are|was|were|has|have|had|will|can|could|did|does|starts?|ends?|expires?|renews?|leaves?|departs?|arrives?|comes?|closes?|opens?|needs?|costs?|takes?|moves?|runs?|matched|passed|changes?|failed|becomes?)\b`,
  // An action of the sender, or a setting of the reader.
  String.raw`\b(?:we|i) ?(?:have|'ve)? (?:now |just |also |temporarily )?(?:received|noticed|sent|refunded|updated|canceled|cancelled|moved|changed|blocked|closed|issued|shipped|tried|attempted|missed|asked|added|booked|credited|posted|saved|finished|delivered|could not|couldn't|were unable|look forward|will (?:call|text|try|let|send|refund|charge|be))\b`,
  String.raw`\byou(?: have|'ve)? (?:signed|asked|sent|received|requested|used|changed|walked|earned|paid|set|have (?:an?|two|three|four|\d+) (?:new |overdue |unread )?(?:appointment|comment|booking|item|reservation|meeting|package|parcel)|(?:can|may) (?:change|cancel|collect|pick|renew|ignore|check|download|track|follow|book|turn|now|see|pay|still|try|undo))`,
  String.raw`\b(?:no (?:further )?action is (?:needed|required)|nothing to do|(?:do not|don't) need to do anything|ignore (?:this|it)|as you (?:asked|requested)|thank you for (?:your|signing|shopping|applying|riding|visiting)|thanks for (?:shopping|riding|your)|if (?:this|it|that) (?:was|wasn't|was not) you|not you\?)`,
  // Codes for the reader.
  String.raw`\b(?:code(?: is)?:? (?:[a-z]-)?\d[\d -]{2,9}|\d[\d -]{2,9} is your|(?:use|enter) (?:code |the code )?\d[\d -]{2,9}|never (?:ask|share)|(?:don't|do not) (?:share|give)|otp \d{4,8}|one-time (?:code|pass))`,
  // Plans with a day or a time.
  String.raw`\b(?:reminder|appointment|appt|booking|reservation|reserved|booked|scheduled|confirmed|flight|train|bus|lesson|class|meeting|interview|shift|delivery|delivered|arrives?|check-?in|gate|exam|lunch|trip|table|visit|parking|practice|training|event|course|school|closed|due|ready|until|starts?|ends?|leaves|renews|open|pick ?-?up|updated|invitation|expected|week|office|store)\b[^\n]{0,60}?\b${DAY}\b`,
  String.raw`\b(?:out for delivery|on (?:its|the) way|has (?:been )?(?:shipped|dispatched)|ready (?:for (?:pick-?up|collection)|to (?:collect|be collected))|(?:left|delivered|handed) (?:at|to|with)|refund(?:ed)? (?:of|issued)|(?:receipt|invoice|refund|bill|order) (?:for|from|no\.?|number|#)|please (?:bring|arrive|collect|return|submit|come|confirm|do not|wear|remember|find|sign)|(?:invited|mentioned) you|(?:shared|commented) |new (?:sign-?in|login|device)|(?:signed|logged) in|card ending|account ending|direct debit|in the app|in your (?:account|settings|calendar)|(?:someone|somebody|you) (?:has |have )?(?:just |recently )?(?:asked|requested) to (?:reset|change|recover)|(?:patient|parent|staff) portal|reply (?:[yn]|ok|yes|no|stop|help)\b[^\n]{0,50}\b(?:appointment|updates|reminders|reschedule|opt out)|questions about (?:this|your)|(?:track|follow) (?:it|your (?:parcel|order|package)) at|view your (?:statement|bill)|your receipt|(?:sign-in|reset) link|join (?:the (?:video )?call|online)|starting in \d|was this you|you made a|from you on|this is a reminder)\b`,
]
const NOTICE = new RegExp(NOTICES.join('|'), 'gim')

/**
 * Returns the trouble and the links or numbers, if a text reports a problem, demands something and
 * has a link or a number for it.
 */
export function luresIn(parts: readonly Part[], linksAndPhones: readonly EmailRange[]): EmailRange[] {
  const ways = [...linksAndPhones, ...matchesIn(parts, TOLL_FREE)]
  const trouble = matchesIn(parts, TROUBLE)
  const isLure = ways.length > 0 && trouble.length > 0 && matchesIn(parts, DEMAND).length > 0
  return isLure ? [...trouble, ...ways] : []
}

/** Paid text services and ads confirm orders and name days, too. */
const ADVERTISING =
  /\b(?:ring ?tones?|tones?|txt|wap|premium|downloads?|freemsg|gbp|on sale|selling fast|subscribers?|handset|per (?:week|msg|text))\b/i

/** Returns what makes a text read like a notice, unless it advertises. */
export function noticesIn(parts: readonly Part[]): EmailRange[] {
  return parts.some(({ text }) => ADVERTISING.test(text)) ? [] : matchesIn(parts, NOTICE)
}
