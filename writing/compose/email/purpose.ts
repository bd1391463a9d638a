import { withArticles } from '../english/articles.ts'
import { finiteAt, mended } from '../english/clauses.ts'
import { tidy } from '../english/tidy.ts'
import { isCommonWord, tokensOf } from '../english/words.ts'
import { isAskedOfReader } from './confidence.ts'
import { isDirective, withoutOrders } from './directives.ts'
import type { Note } from './note.ts'
import { unwrapped } from './speech.ts'
import { type TypedPurpose, typedPurpose, withPronoun, withWriter } from './typedPurpose.ts'
import { withoutFillers } from './typedSentences.ts'

/** Actions that a purpose names and the writer, not the reader, performs. */
const OWN_VERBS =
  'dispute|appeal|contest|quit|terminate|renew|extend|return|exchange|claim|withdraw|unsubscribe|opt out|negotiate|report|book|reserve|rent|hire|join|swap|transfer|back out'
/** Stands for news whose grammar decides between "about" and "that". */
const NEWS = 'inform: '

/** Instructions in the words people type, and the same instruction in the words the parser knows. */
const known: readonly [RegExp, string][] = [
  [
    /^(?:(?:i|we) )?(?:just )?(?:want(?:ed)?|need|would like|['’]d like) to (?:know|find out|ask)\b (?!for\b)/iu,
    'ask ',
  ],
  [
    /^(?:an? )?heads[- ]up[:,]? (?:to |for )?(?:(?:the |my |our )?(?:team|all|everyone|everybody|folks)[:,]? )?(?:about |on |that )?/iu,
    NEWS,
  ],
  [/^(?:quick |short )?(?:fyi|for your information|psa|news)[:,]? /iu, NEWS],
  [
    /^let (?:everyone|everybody|people|(?:the |my |our )?(?:team|customers|clients|neighbou?rs)) know (?:that |about )?/iu,
    NEWS,
  ],
  [
    /^(?:tell|inform|notify|telling|informing|notifying) (?:an?|the|my|our) (?:\p{L}+ ){1,2}?(?:that )?(?=they\b)/iu,
    'tell them that ',
  ],
  [
    /^(?:check(?:ing)? in|follow(?:ing)?[- ]?up|chase(?: up)?|nudge|ping) (?:with )?[^,]*? (?:about|regarding|on) /iu,
    'follow up on ',
  ],
  [/^(?:convince|persuade) (?:the |my |our )?(?:\p{L}+|them) to let (?=me\b|us\b)/iu, 'ask them to let '],
  [
    /^(tell (?:them|him|her) (?:that )?we) (?:don['’]t|do not|won['’]t|will not|can['’]t|cannot) (?:take|hire) (?=(?:him|her|them)\b)/iu,
    '$1 have decided not to hire ',
  ],
  [
    /^(invite(?: them)? to) (?=(?:opening|launch|premiere|wedding|screening|housewarming|closing|reopening)\b)/iu,
    '$1 the ',
  ],
  [
    /^(?:kid|son|daughter|wife|husband|partner|mom|mum|dad|car|cat|dog) (?=(?:is|has|was|still|sick|ill)\b)/iu,
    'my $&',
  ],
  [/^(?:pitch|present|advertise|promote|showcase|market) (.+?) to [^,]*$/iu, 'introduce $1'],
  [/^(?:pitch|present|advertise|promote|showcase|market) /iu, 'introduce '],
  [
    /^(?:find|agree on|fix|pick|look for) (?:a |another |some )?(?:time|date|day|slot) (?:for|to) (?=(?:the|a|an|our|my)\b)/iu,
    'schedule ',
  ],
  [/^i quit(?: (?:my|the) (?:job|position))?$/iu, 'resign'],
  [/^resign from (?:my|the) job$/iu, 'resign'],
  [/^apply as (?:an? )?(.+)$/iu, 'apply for the position of $1'],
  [/^offer (?:the |local |our |all )?(?:\p{Ll}+ ){1,2}?(?=(?:our|my|an?|\d+ ?%)\b)/u, 'offer '],
  [/^(?:recommendation|reference) letter (?:for|to) /iu, 'request a recommendation letter for '],
  [/^no (?:answer|reply|response|news)(?: yet)? (?:to|on|about|for) /iu, 'follow up on '],
  [/^second (?:e-?mail|mail|message|letter|time) (?:about|on|regarding) /iu, 'follow up on '],
  [/^sell (.+?)(?: to [^,]*)?$/iu, 'offer $1'],
  [/^(?:get|have) ((?:the|my|our) \p{L}+|him|her|them) to /iu, 'ask $1 to '],
  [
    /^(?:find out|see|figure out|check)(?: with \p{L}+)? (?=(?:if|whether|when|why|how|what|where|who)\b)/iu,
    'ask ',
  ],
  [
    /^(thank|ask|tell|remind|invite|congratulate) ((?:the |my |our )?\p{Ll}+) (?:at|from|of) \p{Lu}[\p{L}&]*(?: \p{Lu}[\p{L}&]*)* (?=(?:for|to|that|about|on|if|whether)\b)/u,
    '$1 $2 ',
  ],
  [
    /^(?:tell|inform|notify|let) (?:the |my |our )?(?!them\b|him\b|her\b|about\b|that\b)\p{Ll}+ (?:know )?(?:that )?(?=(?:I|we|i)(?:['’]\p{L}+)? )/u,
    'tell them that ',
  ],
  [
    /^(?:an? )?(?:formal |short |polite )?(?:letter|e-?mail|message|note) to [^,]*? (?:about|regarding) (?!(?:ask|tell|thank))/iu,
    'about ',
  ],
  [
    /^follow(?:ing)?[- ]?up,? (?:(?:since|because|as) )?(?:there (?:is|was) )?no (?:reply|answer|response|news) (?:to|on|about) /iu,
    'follow up on ',
  ],
  [
    /^(thank\p{L}*(?: \p{L}+){0,3}? for) (?=(?:talk|chat|call|meeting|interview|visit|tour|dinner|lunch|lift|ride|gift)\b)/iu,
    '$1 the ',
  ],
  [
    /^(?:reply|respond|answer|write|write back|explain|say) to (?:the |my |our )?\p{L}+ that /iu,
    'tell them that ',
  ],
  [/^(?:notify|inform) (?:the |my |our )?\p{Ll}+ (?:of|about) /u, 'tell them about '],
  [/^join (?=(?:our|us|my)\b)/iu, 'invite them to join '],
  [/^no longer (?=\p{Ll}+)/iu, 'I am no longer '],
  [/^happy (?:bday|b-day|birthday)\b.*$/iu, 'happy birthday'],
  [
    /^((?:which|where|when|who|how (?:many|much|long|far))(?: \p{Ll}+)? (?:for|on|in|at|to|of) [^?]+)$/iu,
    '$1?',
  ],
  [/^say(?:ing)? no (?:thanks )?to /iu, 'decline '],
  [/^say(?:ing)? yes to /iu, 'accept '],
  [/^borrow /iu, 'ask if I can borrow '],
  [/^(?:complain|complaint)(?: to [^,]*?)? about /iu, 'complain about '],
  [
    /^congrat\p{L}*(?: to)?(?: \p{Lu}\p{L}+)? (?:on|for) (?:(?:the|an?|his|her|their) )?(?!\p{L}+ing\b|your\b)/iu,
    'congratulate them on your ',
  ],
  [
    /\b(for|about) (missing|forgetting|losing|breaking|delaying) (?=\p{Ll}+)(?!(?:the|an?|my|our|your|his|her|their|this|that|it|you|out|to)\b)/iu,
    '$1 $2 the ',
  ],
  [/^(\p{Ll}[\p{L} -]+) request(?: (?:to |for )?(?:prof|dr|mr|mrs|ms)\.? \p{Lu}\p{L}+)?$/iu, 'request $1'],
  [/^(?:an? )?(?:welcome|onboarding) (?:e-?mail|message|note) (?:for|to) .+$/iu, 'welcome to [company]'],
  [
    new RegExp(String.raw`^(${OWN_VERBS}) (?!(?:is|are|was|were|has|have|date|form|number|not)\b)`, 'iu'),
    'I would like to $1 ',
  ],
]

/** Matches a reminder that is counted: "unpaid invoice 884, third reminder". */
const COUNTED = /^(.+?)(?:,| -| –)? (first|second|third|fourth|final|last|1st|2nd|3rd) reminder$/iu
const COUNTED_FIRST =
  /^(first|second|third|fourth|final|last|1st|2nd|3rd) reminder(?: for| about|:|,)? (.+)$/iu

/** Returns a purpose in parts. The facts of its further sentences follow those of the first. */
export function purposeParts(notes: readonly string[]): TypedPurpose {
  const [first, ...more] = notes
  if (first === undefined) return { head: '', facts: [], aside: '', typed: [] }
  const parts = instruction(withoutOrders(tidy(withoutFillers(first))))
  const further = more.filter(note => !isDirective(note))
  return { ...parts, facts: [...parts.facts, ...further], typed: [...parts.typed, ...further.map(tidy)] }
}

function instruction(text: string): TypedPurpose {
  const counted = COUNTED.exec(text)
  const countedFirst = COUNTED_FIRST.exec(text)
  const topic = counted?.[1] ?? countedFirst?.[2]
  const count = counted?.[2] ?? countedFirst?.[1]
  if (topic !== undefined && count !== undefined)
    return {
      head: reminderOf(withoutMark(topic)),
      facts: [`This is the ${count.toLowerCase()} reminder`],
      aside: '',
      typed: [text],
    }
  const calm = text
    .replace(
      /^(?:please|can you|could you) (?=(?:ask|tell|write|remind|inform|invite|thank|apologi[sz]e|complain)\b)/i,
      '',
    )
    .replace(
      /^(?:write|send|draft) (?:an? )?(?:\p{L}+ )?(?:e-?mail|mail|message|letter) for (?=(?:an? |the )?(?:job|position|role|internship)\b)/iu,
      'apply for ',
    )
    .replace(
      /^((?:please )?(?:ask|tell|remind|beg) (?:\p{L}+ ){1,3}?)(?:very )?(?:nicely|politely|kindly|gently) (?=\p{L})/iu,
      '$1',
    )
    .replace(/^((?:please )?(?:ask|tell|remind|beg) (?:\p{L}+ ){1,3}?)to not /iu, '$1not to ')
  const plain = /\b(?:e-?mail|message|letter|reply)\b/i.test(calm) ? unwrapped(calm).text : calm
  const { head, facts, aside, typed } = typedPurpose(plain)
  return {
    head: reworded(withPronoun(withWriter(head))),
    facts: facts.map(fact =>
      reworded(withPronoun(fact))
        .replace(
          /^(?:(?:i|we) )?want (?!to\b)(.+)$/i,
          (_, thing: string) => `would like ${withArticles(thing, { isNew: true })}`,
        )
        .replace(/^(?:(?:i|we) )?want to /i, 'would like to ')
        .replace(
          /^(?=(?:moving|leaving|going|travell?ing|starting|switching|flying|hiking|staying)\b)/i,
          'I am ',
        )
        .replace(/^get (it|this|that|them) (fixed|repaired|sorted|replaced|done)\b/i, 'please have $1 $2'),
    ),
    aside,
    typed,
  }
}

const reminderOf = (topic: string): string =>
  mended(topic) === null ? `remind them of ${topic}` : `remind them that ${mended(topic) ?? topic}`

const withoutMark = (text: string): string => text.replace(/[,:;.\s]+$/u, '')

/** Rewords an instruction. Several patterns may apply, one after the other. */
function reworded(text: string): string {
  const due = /^payment reminder(?: for| about|:|,)? (.+)$/iu.exec(text)?.[1]
  if (due !== undefined) return reminderOf(due)
  const said = known.reduce((before, [pattern, words]) => before.replace(pattern, words), text)
  const complaint = /^complaint: (.+)$/iu.exec(said)?.[1]
  if (complaint !== undefined)
    return `complain ${mended(complaint) === null ? 'about' : 'that'} ${mended(complaint) ?? complaint}`
  if (!said.startsWith(NEWS)) return said
  const news = said.slice(NEWS.length)
  const clause = finiteAt(tokensOf(news)) > 0 ? news : mended(news)
  return clause === null ? `tell them about ${news}` : `tell them that ${clause}`
}

/** Matches what the writer wants to do, in the words of `known`. */
const OWN = new RegExp(String.raw`^(?:I|we) would like to (?=(?:${OWN_VERBS})\b)`, 'iu')

/** Turns an action that no one asks of a reader into the writer's own: "quit the gym". */
export function asWriters(note: Note): Note {
  if (note.form === 'statement' && OWN.test(note.text))
    return { verbatim: note.verbatim, form: 'order', action: note.text.replace(OWN, ''), who: 'writer' }
  return note.form === 'order' &&
    note.who === 'reader' &&
    !/\b(?:me|us|you|your|please)\b/i.test(note.verbatim) &&
    !isAskedOfReader(note.verbatim)
    ? { ...note, who: 'writer' }
    : note
}

/** Returns the first name of the reader whom an instruction names: "thank Ben for his help". */
export function readerIn(purpose: string): string | null {
  const name =
    /^(?:thank(?:s| you)?|ask|tell|remind|invite|congratulate|congrats(?: to)?|congratulations(?: to)?|welcome|(?:sorry|apologi[sz]e|reply|write|say (?:thanks|sorry|thank you)) to) (\p{Lu}\p{Ll}+)(?= (?:for|to|that|about|on|if|when|whether|again|because)\b)/u.exec(
      tidy(purpose).replace(/^\p{Lu}(?=\p{Ll}+ )/u, letter => letter.toLowerCase()),
    )?.[1]
  return name === undefined || isCommonWord(name.toLowerCase()) ? null : name
}
