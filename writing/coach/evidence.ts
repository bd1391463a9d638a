import { isBareAfter, withArticles } from '#writing/compose/english/articles.ts'
import { isClause, isDeed, isThing, isWholeQuestion } from '#writing/compose/english/certain.ts'
import { finiteAt } from '#writing/compose/english/clauses.ts'
import {
  adjectives,
  adverbs,
  determiners,
  modals,
  prepositions,
  weekdays,
} from '#writing/compose/english/functionWords.ts'
import { isCountable, isKnownNoun, isPlural, isUncountable } from '#writing/compose/english/nouns.ts'
import { isBaseVerb } from '#writing/compose/english/verbs.ts'
import { inner, isFunctionWord, type Token, tokensOf } from '#writing/compose/english/words.ts'

/** In a longer sentence, the grammar of single clauses proves too little. */
const WORDS_MAX = 26

/** Words for people who are often the readers themselves: "the customer should pay". */
const READER = String.raw`(?:customers?|patients?|guests?|tenants?|candidates?|applicants?)`

/** Traces of notes in sentences that have a subject and a verb. Each may be right. */
const DOUBTFUL = new RegExp(
  [
    // "I sign it tomorrow", where a promise needs "will".
    String.raw`\b(?:I|we) (?:just )?(?:bring|sign|send|pay|call|give|hand|do|buy|order|pick|come|write|make|cook|check|show|tell) (?!so\b|not\b)`,
    String.raw`^I (?:have|am) .* and (?:come|bring|send|call|pay|start|take)\b`,
    String.raw`\b(?:I|we|you|he|she|it|they) (?:can|could|will|would|should|must|may|might)(?:not|n['’]t| not)? (?:the|this|that|an?|on|at|in|of|for|with|to)\b`,
    String.raw`^(?!.*(?:\b(?:have|has|had|been)\b|['’](?:ve|s)\b)).* since (?!I\b|we\b|you\b)`,
    String.raw`\b[Tt]he ${READER} (?:should|must|has|have|is|are|needs?|owes?)\b`,
    // Short forms of clauses: "if too loud", "if rain", "if you have".
    String.raw`\bif (?:too|not|rain|ok|okay|needed|have|interested)\b|\bif (?:you|we|they) (?:have|want)$`,
    String.raw`\p{L} \d[\d ]{6,}$|\b\d+x\b|\b\d+h\b|\b[Aa]n other\b|[;=>→]`,
    String.raw`, \d(?!\d{3}\b)(?![^,]*\b(?:and|or)\b)|(?<!\b(?:at|the|by|until|from|till|before|after) )\b(?:end|beginning) of (?!the day\b)`,
    String.raw`\b(?:sorry|glad|happy|sure|hope|think|know|because|but) (?!it\b|that\b|this\b|s?he\b|there\b|every|some|no|any|what\b|who\b|one\b|all\b)\p{Ll}+ (?:is|was|has)\b`,
    String.raw`\b(?:told|ask(?:ed)?) super\b|\bcome all\b|\b(?:ok|okay)\b`,
    String.raw`\b(?:wrote|until|till) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$`,
    String.raw`\bsays (?!that\b|it\b|he\b|she\b|the\b|we\b|I\b|you\b|they\b|so\b|hello\b)\p{Ll}+$`,
    String.raw`\bwant to cancel\b.*\bcancelled\b|\bmy kid\b|\bdo with\b`,
  ].join('|'),
  'u',
)

/** Mistakes of people who learned English later, in sentences that are whole otherwise. */
const LEARNED = new RegExp(
  [
    String.raw`\b(?:did|does|do)(?: not|n['’]t) (?:told|came|went|was|were|had|got|said|took|gave|knew|saw|made|\p{L}+(?<!ne)ed(?<!need))\b`,
    String.raw`\b(?:can|cannot|can['’]t|could|will|would|should|must)(?: not)? (?!bring\b|sing\b|ring\b|swing\b|spring\b)\p{Ll}+ing\b`,
    String.raw`\b(?:am|is|are|was|were)(?: still| also)?(?: not)? (?:agree|arrive|come|go|work|send|receive|want|need|have|understand)\b`,
    String.raw`\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our) \p{Ll}+ (?:he|she|they|it) \p{L}`,
    String.raw`\b(?:explain|suggest|recommend|describe) (?:me|us)\b|\binterested (?:for|about|to the)\b|\bdepends? (?:of|from)\b`,
    String.raw`\bforward to (?:hear|see|meet|receive|get|read|work)\b|\bwould like that\b|\bappreciate if\b`,
    String.raw`\b(?:know|tell me|tell us|ask) (?:when|what|where|how|why|which \p{Ll}+) (?:can|do|does|is|are|will|could|should) `,
    String.raw`\b(?:have|has|['’]ve) (?:\p{L}+ ){1,4}(?:yesterday|ago|last (?:week|month|year|night))\b`,
    String.raw`\b[Tt]here(?: is|['’]s| was) (?:many|several|few|two|three|a lot of \p{Ll}+s)\b`,
    String.raw`\b(?:nobody|everyone|everybody|someone|he|she) (?:not )?(?:answer|come|go|want|need|have|know|do|work|live|call)\b`,
  ].join('|'),
  'u',
)

/** Courtesies of emails that are complete in themselves. */
const COURTESY =
  /^(?:(?:thanks?(?: you)?|many thanks|a (?:huge|big|warm) thank you)(?: (?:again|so much|very much|a lot|in advance|and have a (?:nice|great) \p{L}+))*|sorry for the (?:late|slow) reply|(?:i am |i['’]m )?looking forward to (?:hearing from you|your reply|seeing you|it)|talk soon|see you (?:soon|there|then|tomorrow)|congratulations|have a (?:nice|great|good|lovely) \p{L}+|all the best|happy birthday|how are you|i hope all is well|no rush|please do|yes|welcome)$/iu

const LINKS =
  /,? (?:and|but|so|because|although|though|since|while|before|after|once|as|if|when|whether|that|until|which|what|how|where) /giu
const OPENERS =
  /^(?:(?:\p{L}+ly|yesterday|today|tomorrow|tonight|then|also|so|but|and|still|maybe|perhaps|however|otherwise|yes|no|sorry|sure|thanks), |(?:yesterday|today|tomorrow|tonight|then|maybe|perhaps|now|so|but|and|unfortunately) |(?:on|in|at|for|by|last|next|this|since|from|after|before|during|as|with|until) [^,]{1,40}, )/iu
const CONDITION = /^(?:if|when|because|as|once|although|after|before|while|since) ([^,]+), (?:then )?(.+)$/iu
const WRITES =
  /^(?:i am|i['’]m|we are|we['’]re) (?:writing|getting in touch) (?:about|regarding|with regard to|because of|in connection with) (.+)$/iu
const THANKS =
  /^(?:(?:many|a thousand) thanks|thanks|thank you)(?: (?:again|so much|very much|a lot))? for (.+)$/iu
const ORDER = /^(?:please|kindly|do|let['’]s|(?:could|can|would|will) you(?: please)?) (.+)$/iu

/**
 * Returns whether a sentence is good English beyond doubt: each of its clauses has a subject and a
 * verb, or is an order, a question or a courtesy, and no articles are missing. Most other sentences
 * are good as well, but no rule here can tell.
 */
export function isSure(sentence: string): boolean {
  const plain = sentence.trim().replace(/[.!?]+["”’)]*$/u, '')
  const behind = /^([^:]{1,80}): (.+)$/u.exec(plain)
  if (behind)
    return isLead(behind[1] ?? '') && isSure(`${behind[2] ?? ''}${sentence.endsWith('?') ? '?' : '.'}`)
  const words = tokensOf(plain)
  if (COURTESY.test(plain)) return true
  if (words.length > WORDS_MAX || /[()]/.test(plain) || DOUBTFUL.test(plain)) return false
  if (LEARNED.test(plain)) return false
  const low = inner(plain)
  const isAsked = /\?["”’)]*$/u.test(sentence.trim())
  if (hasBareNoun(words) || (!isAsked && withArticles(low) !== low)) return false
  return isWhole(plain, isAsked)
}

/** A lead-in that announces a sentence, not notes: "I have a question". */
const isLead = (text: string): boolean =>
  !/\b(?:following|this)$/iu.test(text) && (isClause(inner(text)) || /\bquestion\b/iu.test(text))

function isWhole(text: string, isAsked: boolean): boolean {
  if (isSimple(text, isAsked)) return true
  const condition = CONDITION.exec(text)
  if (condition && isWhole(condition[1] ?? '', false) && isWhole(condition[2] ?? '', isAsked)) return true
  const rest = text.replace(OPENERS, '')
  if (rest !== text && isWhole(rest, isAsked)) return true
  return [...text.matchAll(LINKS)].some(({ 0: link, index }) => {
    const after = text.slice(index + link.length)
    return (isSimple(after, false) || isSimple(after, isAsked)) && isWhole(text.slice(0, index), isAsked)
  })
}

function isSimple(text: string, isAsked: boolean): boolean {
  if (COURTESY.test(text) || /^please note$/iu.test(text)) return true
  const low = inner(text)
  const order = ORDER.exec(text)?.[1]
  if (order !== undefined) return isDeed(order) || /^(?:do )?not \p{L}+ \p{L}/iu.test(order)
  if (isAsked) return isWholeQuestion(low)
  const topic = WRITES.exec(text)?.[1] ?? THANKS.exec(text)?.[1]
  if (topic !== undefined) return isName(topic)
  const shown = /^(?:here|there) (?:is|are|was|were|will be) (.+)$/iu.exec(text)?.[1]
  if (shown !== undefined) return isName(shown)
  return isClause(low) || (isDeed(low) && !isKnownNoun(tokensOf(low)[0]?.key ?? ''))
}

/** Returns whether a text names one thing and says nothing about it. */
function isName(text: string): boolean {
  const words = tokensOf(text)
  const isPlain = finiteAt(words) < 0 && !words.some(isMaybeVerb)
  return isThing(inner(text)) && (isPlain || / (?:I|we|you) /.test(text))
}

/** "The exam on 12 July collides": an unknown word where a verb may stand. */
function isMaybeVerb({ key }: Token, at: number, words: readonly Token[]): boolean {
  const before = words[at - 1]?.key
  if (before === undefined || !/^\p{L}{3,}s$/u.test(key) || isFunctionWord(key) || isKnownNoun(key))
    return false
  return !(determiners.has(before) || prepositions.has(before) || adjectives.has(before) || before === 'and')
}

/** "Cake was late", "as gardener": one thing that can be counted, without an article. */
const hasBareNoun = (words: readonly Token[]): boolean =>
  words.some(({ key, text }, at) => {
    if (!isCountable(key) || isUncountable(key) || isBaseVerb(key) || adjectives.has(key)) return false
    const next = words[at + 1]
    if (/^\p{Lu}/u.test(text) || (next && !/[.,;:]$/.test(text) && goesOn(next))) return false
    let first = at - 1
    while (first >= 0 && isDescription(words[first])) first -= 1
    const before = words[first]
    if (before === undefined) return true
    if (/['’]s?$/u.test(before.text) || /\d/.test(before.text) || determiners.has(before.key)) return false
    return !(first === at - 1 && isBareAfter(before.key, key)) && !isOneOf(before.key)
  })

/** Words before a noun that needs no article, or before a verb that looks like a noun. */
const isOneOf = (key: string): boolean =>
  /^(?:one|last|next|first|second|third|whose|of|i|you|we|they)$/.test(key) ||
  weekdays.has(key) ||
  modals.has(key)

/** "Invoice 3310" and "budget call" go on after their first word. */
const goesOn = ({ key, text }: Token): boolean =>
  /^[\p{Lu}#\d]|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/u.test(text) ||
  isCountable(key) ||
  isPlural(key)

function isDescription(word: Token | undefined): boolean {
  if (word === undefined || determiners.has(word.key) || prepositions.has(word.key)) return false
  return (
    (adjectives.has(word.key) && !isOneOf(word.key)) ||
    /^very$|(?<!\bbe)ing$/.test(word.key) ||
    isCountable(word.key)
  )
}

/** Words before a subject that say what kind of email it is. */
const LABEL =
  /^(?:(?:re|aw|fwd?): ?|(?:for your information|a short message|please note|sorry|request|complaint|question|reminder|offer|following up|application|with thanks|a suggestion|invitation): |(?:sorry|apologies|thank you|thanks|following up) (?:for|about|on) )+/iu
/** Subjects that would suit any email. */
const VAGUE =
  /^(?:a |an |my |your |one |quick |short |small |little )*(?:request|question|message|note|problem|issue|favou?r|help|update|news|absence|info(?:rmation)?|hello|hi|matter|thanks?)(?: for you(?:r help)?| of mine| that needs your attention)?$|^(?:getting in touch|something to discuss|could you help(?: with a question)?|(?:about )?the matter|not available)$/iu

/** Returns why a subject line is weak: it fits any email, or it has no grammar. Null if it is good. */
export function doubtIn(subject: string): 'vague' | 'notes' | null {
  const plain = subject
    .trim()
    .replace(LABEL, '')
    .replace(/[.?!]+$/, '')
  if (plain === '') return null
  if (VAGUE.test(plain)) return 'vague'
  const low = inner(plain)
  const words = tokensOf(low)
  const end = words.at(-1)?.key ?? ''
  const isPhrase =
    (isName(/^(?:the|an?|my|our|your|his|her|their|this|that|\d) ?/i.test(low) ? low : `the ${low}`) &&
      !adjectives.has(end) &&
      !words.some(({ key }) => adverbs.has(key) && /^(?:still|not|already|only|never)$/.test(key)) &&
      !/\b(?:dead|broken)$/.test(low)) ||
    isWhole(plain, false) ||
    isWhole(plain, true)
  return isPhrase && !DOUBTFUL.test(plain) ? null : 'notes'
}
