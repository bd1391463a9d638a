import type { RiskKind } from '#schema/sentiment/report.ts'

/** A wording that readers may take badly. `pattern` is matched within one sentence. */
export interface RiskRule {
  kind: RiskKind
  pattern: RegExp
  message: string
  explanation: string
  /**
   * A softer replacement for the whole match, in lower case. Omitted where no replacement always
   * fits.
   */
  softer?: string | ((match: RegExpExecArray) => string)
  /** Sentences with a higher score are skipped: "I'll always be grateful". */
  scoreMax?: number
}

/** The start of a sentence or of a clause in it. */
const CLAUSE = String.raw`(?<=^["'“‘(]?|[,;:–—]\s+|\b(?:and|so|then|but)\s+)`
/** Verbs of demands: "send", "fix" … */
const DEMAND =
  'send|give|fix|call|tell|get|finish|provide|explain|reply|respond|answer|forward|deliver|do|stop|change|update|submit|complete|correct|show|bring|return|refund|cancel|remove|confirm|review|check'

/** A result that the reader caused. It is blame only where it was bad. */
const DONE_BY_YOU = String.raw`\b(?:because of you(?! and me\b)|thanks to you,? (?=(?:we|I|my|our|the|this|it|they|everyone)\b)|you(?:['’]ve)? made (?:me|us))\b`
const HARM =
  "(?:late|later|lost|lose|miss|missed|delay(?:ed)?|wait(?:ed|ing)?|again|twice|wrong|broken|fail(?:ed)?|cancel\\w*|behind|stuck|trouble|problems?|overtime|redo|redone|repeat|extra|costs?|charged|pay|not|\\w+n['’]t|cannot|never|no|without|nothing|nobody|worse|sick|ill|leave|left|quit|apologi[sz]e|explain|look (?:bad|like|stupid|foolish)|feel (?:bad|small|stupid|guilty|unwelcome|ignored|like)|start over|alone|hours|sad|cry|cried|angry|mad|upset)"
/** A sentence with this score or more is praise, whatever it denies. */
const CHEERFUL = 0.5
/** A sentence with this score or less is bad. */
const BAD = -0.1

/** A sentence with this score or more is warm enough to exaggerate. */
const WARM = 0.3
/** Statements with "always" and "never" are flagged only in sentences with a lower score. */
const COOL = -0.1

const blame: Omit<RiskRule, 'pattern' | 'softer'> = {
  kind: 'blame',
  message: 'May sound like blame',
  explanation: 'This tells readers what they did wrong. Say what happened and what you need instead.',
}
const absolute: Omit<RiskRule, 'pattern' | 'softer'> = {
  kind: 'absolute',
  message: 'May sound too absolute',
  explanation: 'Readers may think of an exception and stop listening.',
  scoreMax: WARM,
}
const passiveAggression: Omit<RiskRule, 'pattern' | 'softer'> = {
  kind: 'passive_aggression',
  message: 'May sound passive-aggressive',
  explanation: 'Readers may take this as criticism, even if you don’t mean it that way.',
}
const blunt: Omit<RiskRule, 'pattern' | 'softer'> = {
  kind: 'blunt_demand',
  message: 'May sound like an order',
  explanation: 'Without a “please” or a reason, this may come across as a command.',
}

export const riskRules: readonly RiskRule[] = [
  {
    ...blame,
    pattern: /\byou should(?: have|['’]ve)\b(?! (?:seen|heard|been there)\b)/i,
    softer: 'it would have helped if you had',
  },
  {
    ...blame,
    pattern:
      /\byou (?:have |['’]ve |had )?(?:clearly |obviously |again |once again )?(?:failed|neglected|refused) to\b/i,
  },
  {
    ...blame,
    pattern:
      /\byou (?:clearly |obviously |again )?(?:forgot|messed up|screwed up|ruined|broke|ignored|caused|lied)\b/i,
  },
  {
    ...blame,
    pattern: /\byou (?:did(?:n['’]t| not)|have(?:n['’]t| not)) (?:even |bother(?:ed)? to |bother )/i,
  },
  {
    ...blame,
    pattern:
      /\byou(?: are|['’]re) (?:wrong|mistaken|being (?:difficult|unreasonable|rude|childish)|not (?:listening|paying attention)|the (?:problem|one who))\b/i,
  },
  {
    ...blame,
    pattern:
      /\b(?:it(?: is|['’]s)|this is|that(?: is|['’]s)) (?:all |entirely |completely )?your (?:own )?(?:fault|mistake|doing|problem)\b/i,
  },
  {
    ...blame,
    pattern: /\byour (?:mistake|error|failure|negligence|carelessness|incompetence|lack of \w+)\b/i,
    softer: ([match = '']) => match.replace(/^your/i, 'the'),
  },
  { ...blame, pattern: new RegExp(DONE_BY_YOU, 'i'), scoreMax: BAD },
  {
    ...blame,
    pattern: new RegExp(String.raw`(?<=\b${HARM}\b.*)${DONE_BY_YOU}|${DONE_BY_YOU}(?=.*\b${HARM}\b)`, 'i'),
    scoreMax: CHEERFUL,
  },
  {
    ...blame,
    pattern:
      /\bwhy (?:did(?:n['’]t| not)|have(?:n['’]t| not)|are(?:n['’]t| not)|can['’]t|do(?:n['’]t| not)) you\b/i,
  },
  {
    ...blame,
    pattern:
      /\bhow (?:could|dare|can) you\b(?! be (?:so |this )?(?:kind|good|patient|generous|nice|talented)\b)/i,
  },
  {
    ...blame,
    pattern: /\byou people\b/i,
    explanation: 'This groups readers together and sets you against them.',
  },

  {
    ...absolute,
    pattern: /\byou(?:['’]re| are)? (always|constantly|never)\b/i,
    message: 'May sound exaggerated',
    softer: match => match[0].replace(/always|constantly/i, 'often').replace(/never/i, 'rarely'),
    scoreMax: WARM,
  },
  {
    ...absolute,
    pattern:
      /(?<!\b(?:as|i|i['’]ll|i['’]ve|we|we['’]ll|we['’]ve|will|almost|nearly|not|have) )\balways\b(?! (?:welcome|available|happy|been|be|a pleasure))/i,
    scoreMax: COOL,
    softer: 'often',
  },
  {
    ...absolute,
    pattern:
      /(?<!\b(?:i|i['’]ve|i['’]d|we|we['’]ve|almost|have|had|will|you|you['’]re|better late than|than) )\bnever\b(?! (?:mind|been better|ever))/i,
    scoreMax: COOL,
    softer: 'rarely',
  },
  {
    ...absolute,
    pattern: /\b(?:every single time|all the time|each and every time)\b/i,
    scoreMax: COOL,
    softer: 'often',
  },
  { ...absolute, pattern: /\b(?:everyone|everybody) (?:knows|thinks|agrees|hates|is|can see|says)\b/i },
  {
    ...absolute,
    pattern: /\b(?:no one|nobody) (?:ever|cares|wants|likes|understands|listens|here|does|is)\b/i,
  },
  { ...absolute, pattern: /\bnothing (?:ever|you (?:do|say)|works)\b/i },
  {
    ...absolute,
    pattern:
      /\b(?:totally|completely|absolutely|utterly) (?:wrong|useless|unacceptable|impossible|ridiculous|pointless|worthless)\b/i,
    softer: ([match = '']) => softenedAbsolute(match),
  },
  { ...absolute, pattern: /\bthe worst\b(?! case)/i, scoreMax: COOL },
  {
    ...absolute,
    pattern:
      /\bthere(?: is|['’]s) (?:absolutely )?no (?:way|excuse|justification|reason(?! (?:at all )?(?:to|for \w+ to) (?:be |feel |get |have )?(?:worr|panic|fear|concern|upset|afraid|nervous|asham|sorry|apolog|embarrass|anxious|sad|hurry|rush|stress)))/i,
  },

  {
    ...passiveAggression,
    pattern: /\b(?:as )?per my (?:last|previous|earlier) (?:e-?mail|message|note)\b/i,
    softer: 'to come back to my last email',
  },
  {
    ...passiveAggression,
    pattern:
      /\b(?:as|like) (?:I|we)(?:['’]ve| have)? (?:already |previously |repeatedly )(?:said|stated|mentioned|explained|told you|written|wrote|noted)\b/i,
    softer: 'to come back to this',
  },
  {
    ...passiveAggression,
    pattern: /\b(?:as|like) I (?:said|told you|explained|stated)(?: before| already| earlier)?\b/i,
    softer: 'to come back to this',
  },
  {
    ...passiveAggression,
    pattern: /\bas (?:previously|already) (?:stated|mentioned|discussed|explained|noted)\b/i,
    softer: 'as we discussed',
  },
  {
    ...passiveAggression,
    pattern:
      /\bin case you (?:missed|didn['’]t (?:see|notice|read)|forgot|have(?:n['’]t| not) (?:noticed|seen|read))(?: (?:it|this|that))?\b/i,
    softer: 'in case it is useful',
  },
  { ...passiveAggression, pattern: /\bwith all due respect\b/i, softer: 'I see this differently' },
  { ...passiveAggression, pattern: /\bno offen[cs]e,? but\b/i },
  {
    ...passiveAggression,
    pattern:
      /\bas you (?:should|no doubt|must|surely|are (?:no doubt|surely|well)) (?:already )?(?:know|aware)\b/i,
    softer: 'as you may know',
  },
  {
    ...passiveAggression,
    pattern: /\b(?:not sure|wasn['’]t sure) (?:if|whether) you (?:saw|got|read|noticed|received)\b/i,
    softer: 'have you had a chance to see',
  },
  {
    ...passiveAggression,
    pattern:
      /\b(?:must be nice|good for you|whatever you (?:say|want)|if (?:that|it)['’]s what you want|do (?:what|whatever|as) you (?:want|like|please)|suit yourself)\b/i,
  },
  {
    ...passiveAggression,
    pattern:
      /\bI(?: guess| suppose)? (?:I['’]ll|I will|I['’]d better) (?:just )?(?:have to )?do (?:it|everything|that|this) (?:all )?(?:by )?myself\b/i,
  },
  {
    ...passiveAggression,
    pattern: /\bI(?:['’]m| am) sure you(?:['’]re| are) (?:very |really |so )?busy,? but\b/i,
    softer: 'I know you are busy, and',
  },
  { ...passiveAggression, pattern: /\bthanks for nothing\b/i },
  { ...passiveAggression, pattern: /\bfor (?:your )?future reference\b/i, softer: 'for next time' },
  {
    ...passiveAggression,
    pattern: /\blet me be (?:very |perfectly |crystal )?clear\b/i,
    softer: 'let me explain what I mean',
  },
  {
    ...passiveAggression,
    pattern: /\b(?:just )?a (?:gentle|friendly|kind) reminder\b/i,
    softer: 'a short reminder',
  },
  {
    ...passiveAggression,
    pattern: /\b(?:I was|we were) under the impression\b/i,
    softer: ([match = '']) => (/^I/i.test(match) ? 'I thought' : 'we thought'),
  },
  { ...passiveAggression, pattern: /^(?:Fine|Whatever|Sure|OK|Okay)[.…]+(?=\s|$)/ },
  { ...passiveAggression, pattern: /^(?:Obviously|Clearly),? (?=you\b)/i },
  {
    ...passiveAggression,
    pattern: /\bcorrect me if I(?:['’]m| am) wrong\b/i,
    softer: 'I may have this wrong',
  },
  { ...passiveAggression, pattern: /\b(?:yet|once) again,? (?=(?:you|your|I|we)\b)/i },

  {
    ...blunt,
    pattern: new RegExp(
      String.raw`${CLAUSE}you (?:need to|must|have to|had better|are required to)(?= (?:immediately |now |first )?(?:${DEMAND}|sign|pay|read|come|attend|make|take|write|ask|look|talk|listen|apologi[sz]e)\b)`,
      'i',
    ),
    softer: 'please',
  },
  { ...blunt, pattern: /\bI (?:need|require|expect) you to\b/i, softer: "I'd appreciate it if you could" },
  { ...blunt, pattern: /\bI (?:want|order) you to\b/i, softer: "I'd like you to" },
  {
    ...blunt,
    pattern: /\b(?:I|we) demand (?!that\b)/i,
    softer: ([match = '']) => (/^I/i.test(match) ? "I'd like " : "we'd like "),
  },
  {
    ...blunt,
    pattern: new RegExp(
      String.raw`^["'“‘(]?(?:${DEMAND}) (?=(?:me|us|it|this|that|these|those|them|him|her|back|your|my|what|why|when|immediately|now|by|today|the)\b)(?![^?]*\b(?:please|kindly|thanks|thank you)\b)`,
      'i',
    ),
    softer: ([match = '']) => `please ${match.toLowerCase()}`,
  },
  {
    ...blunt,
    pattern:
      /^(?:Do not|Don['’]t) (?!worry|hesitate|forget|miss|give up|panic|be (?:afraid|shy|sorry|nervous|upset|sad|ashamed|embarrassed|scared|discouraged)\b)(?![^?]*\bplease\b)/i,
    softer: ([match = '']) => `please ${match.toLowerCase()}`,
  },
  { ...blunt, pattern: /^Make sure\b(?![^?]*\bplease\b)/i, softer: 'please make sure' },
  {
    ...blunt,
    pattern: /\bASAP\b|\ba\.s\.a\.p\.?/i,
    message: 'May sound impatient',
    explanation: 'This asks the reader to hurry without saying why. A date and a reason work better.',
    softer: 'as soon as you can',
  },
  {
    ...blunt,
    pattern:
      /(?<!\b(?:\w+ed|understood|knew|saw|came|went|got)(?: \w+)? )\b(?:right now|immediately|at once|this instant)(?=[.!]*$)/i,
    message: 'May sound impatient',
    explanation: 'This asks the reader to hurry without saying why. A date and a reason work better.',
    softer: 'as soon as you can',
  },
  {
    ...blunt,
    pattern:
      /\b(?:I(?:['’]m| am) (?:still )?waiting for (?:your|an) (?:answer|reply|response)|I expect (?:a|an|your) (?:answer|reply|response))\b/i,
    softer: "I'd be glad to hear from you",
  },
]

function softenedAbsolute(match: string): string {
  const softer: Record<string, string> = {
    wrong: 'not right',
    useless: 'not useful',
    unacceptable: 'not what we agreed',
    impossible: 'very difficult',
    ridiculous: 'hard to understand',
    pointless: 'of little use',
    worthless: 'of little use',
  }
  return softer[match.toLowerCase().split(' ').at(-1) ?? ''] ?? match
}
