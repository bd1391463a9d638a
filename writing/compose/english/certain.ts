import { finiteAt, isQuestion } from './clauses.ts'
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  months,
  prepositions,
  subjectPronouns,
  subordinators,
  weekdays,
} from './functionWords.ts'
import { isCountable, isKnownNoun, isPlural, isUncountable } from './nouns.ts'
import { isTimeOfClause } from './thoughtClauses.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isPastForm } from './verbs.ts'
import { inner, isCommonWord, textOf, type Token, tokensOf } from './words.ts'

/** Words after which a clause may begin: "I hope you can come", "so that it works". */
const OPENS_CLAUSE =
  /^(?:and|but|or|so|nor|think|hope|believe|know|knew|thought|said|say|says|heard|sure|afraid|glad|sorry|happy|told|mean|guess|means|now|see|wish|feel|like|yet|then|maybe|perhaps)$/
/** Subjects that open a second sentence where no word links it: "barks all night I can't sleep". */
const SECOND = /^(?:i|we|he|she|they|it)$/
const SECOND_ALWAYS = /^(?:nobody|everybody|everyone|someone|somebody)$/
const SECOND_CONTRACTED = /^(?:i'm|i've|i'll|i'd|we're|we've|we'll|it's|he's|she's|they're|that's|there's)$/
/** Denials without their subject: "sent it last week haven't heard back". */
const BARE_DENIAL = /^(?:haven't|hasn't|didn't|doesn't|don't|can't|cannot|won't|couldn't|wasn't|isn't)$/
const MONTH = `(?:${[...months].join('|')})`
const TIME = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}(?: \d{1,2})?|\p{L}+day(?: morning| afternoon| evening| night)?`
/** A time before its sentence: "on 9 May a tree fell". */
const WHEN = new RegExp(
  `^(?:on|in|since|until|by|after) (?:${TIME}),? (?=(?:i|we|you|he|she|it|they|an?|the|my|our|your|there|someone)\\b)`,
  'iu',
)
/** Wishes in the form of an order, which no one is asked to do. */
const FAREWELL = /^(?:see you|have (?:fun|an? \p{L}+)|take care|enjoy (?:your|the))\b/iu
/** Words that people write between thoughts rather than in a sentence of an email. */
const LOOSE = /\b(?:haha|lol|tho|anyways|worries)\b|[/=>→;]| - | \+ /iu

/**
 * Returns whether a text is one whole sentence with a subject and a finite verb, beyond doubt. A
 * text that may be something else is none.
 */
export function isClause(text: string): boolean {
  const tokens = tokensOf(text.replace(WHEN, ''))
  const [first] = tokens
  if (first === undefined || LOOSE.test(text)) return false
  const verb = isNameWithVerb(tokens) ? 1 : finiteAt(tokens)
  if (verb < 0 || (verb === 0 && !/'/.test(first.key)) || tokens.length < 2) return false
  const [main, next] = [tokens[verb]?.key ?? '', tokens[verb + 1]?.key ?? '']
  if (main === 'am' && first.key !== 'i') return false
  if (/^(?:need|want)$/.test(main) && isBaseVerb(next) && !isKnownNoun(next)) return false
  if (tokens.slice(0, -1).some(({ text: word }) => /\p{Ll}{4}[.!?]$/u.test(word))) return false
  return isSubject(tokens.slice(0, verb), tokens[verb]) && !runsOn(tokens, verb)
}

/** "Mia covers for me": a name before a verb that a noun would not follow. */
const isNameWithVerb = ([first, second, third]: readonly Token[]): boolean =>
  first !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
  !isCommonWord(first.key) &&
  baseOfThird(second?.key ?? '') !== null &&
  third !== undefined

function isSubject(subject: readonly Token[], verb: Token | undefined): boolean {
  const [first] = subject
  if (first === undefined || verb === undefined) return verb !== undefined
  if (subject.some(({ text }, at) => /[,;:.!?]$/.test(text) && at < subject.length)) return false
  const { key, text } = first
  // "Elevator B" and "invoice 2041" are names.
  if (
    subject.length === 2 &&
    /^(?:\p{Lu}|[#\p{L}-]{0,3}\d\S*)$/u.test(subject[1]?.text ?? '') &&
    isCountable(key)
  )
    return true
  if (subjectPronouns.has(key) && !(determiners.has(key) && subject.length > 1))
    return subject.slice(1).every(token => adverbs.has(token.key))
  if (determiners.has(key)) return subject.length > 1 && subject.length < 10 && key !== 'no'
  const isPlainVerb = modals.has(verb.key) || auxiliaries.has(verb.key)
  if (/^\p{Lu}/u.test(text) && !isCommonWord(key)) return subject.length < 5
  if (weekdays.has(key)) return subject.length === 1
  if (prepositions.has(key) || isBaseVerb(key) || isPastForm(key) || adverbs.has(key)) return false
  const last = headOf(subject.filter(token => !adverbs.has(token.key)))
  if (last === undefined || subject.length > 6) return false
  // Without an article, one thing that can be counted is the beginning of a note.
  const isBare =
    isPlural(last.key) ||
    isUncountable(last.key) ||
    /\d/.test(last.key) ||
    isGerundPhrase(subject) ||
    // "Windshield and roof" are many.
    subject.some(({ key: word }) => word === 'and')
  return isBare ? isPlainVerb || subject.length < 4 : false
}

const isGerundPhrase = ([first]: readonly Token[]): boolean => baseOfGerund(first?.key ?? '') !== null

/** Returns whether a second sentence follows the verb without a word that links it. */
const runsOn = (tokens: readonly Token[], verb: number): boolean => runOnAt(tokens, verb) > 0

/** Returns the index at which a second sentence begins without a word that links it, or -1. */
function runOnAt(tokens: readonly Token[], verb: number): number {
  return tokens.findIndex(({ key }, at) => {
    const before = tokens[at - 1]
    if (at <= verb + 1 || before === undefined) return false
    if (/[,;:]$/.test(before.text)) return !continues(tokens.slice(at))
    if (isLink(before.key) || isTimeOfClause(tokens, at)) return false
    const next = tokens[at + 1]?.key ?? ''
    if (SECOND_ALWAYS.test(key) || (key === 'no' && adverbs.has(before.key))) return true
    if (key === 'please') return isBaseVerb(next)
    if (BARE_DENIAL.test(key)) return !isNamed(before)
    if (SECOND_CONTRACTED.test(key)) return true
    if (/^(?:my|our)$/.test(key)) return isKnownNoun(before.key) && hasVerb(tokens.slice(at))
    return (
      SECOND.test(key) &&
      (modals.has(next) || auxiliaries.has(next) || /^(?:need|want|hope|think)$/.test(next))
    )
  })
}

const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(2, 5)
    .some(
      ({ key }) => isPastForm(key) || modals.has(key) || auxiliaries.has(key) || baseOfThird(key) !== null,
    )

/** Splits a text where a second sentence begins without a word that links it. */
export function splitRunOn(text: string): string[] {
  const tokens = tokensOf(text)
  const verb = finiteAt(tokens)
  const at = verb < 0 ? -1 : runOnAt(tokens, verb)
  if (at < 0 || /[,;:]$/.test(tokens[at - 1]?.text ?? '')) return [text]
  const rest = textOf(tokens.slice(at))
  return isClause(rest) || /^(?:my|our) /.test(rest) || /^please \p{L}+ \p{L}+/iu.test(rest)
    ? [textOf(tokens.slice(0, at)), rest]
    : [text]
}

/** Returns whether words after a comma belong to the sentence: a reason, a clause, a list. */
function continues(rest: readonly Token[]): boolean {
  const [first] = rest
  if (first === undefined || isLink(first.key)) return true
  if (/^(?:please|thanks|thank|too|though|which|who|where|if)$/.test(first.key) || /^\d/.test(first.key))
    return true
  return finiteAt(rest) > 0 || rest.slice(0, 6).some(({ key }) => key === 'and' || key === 'or')
}

const isLink = (key: string): boolean =>
  OPENS_CLAUSE.test(key) || conjunctions.has(key) || subordinators.has(key) || prepositions.has(key)

/** Returns whether a word can be the subject of a denial. */
const isNamed = ({ key, text }: Token): boolean =>
  subjectPronouns.has(key) || isPlural(key) || isKnownNoun(key) || /^\p{Lu}/u.test(text) || key === 'who'

/** Words that the name of one thing never has. */
const NOT_IN_THING =
  /\b(?:if|whether|please|because|is|are|was|were|am|has|have|had|will|would|can|could|should|did|does|do|want|i|we|they|he|she|not|sorry|ok|okay|too|than|but|so)\b|[,;:?!/=>→]|\b\p{L}+n['’]t\b/iu

/**
 * Returns whether a text names one thing with all that grammar needs: "the invoice for May", "slides
 * from the workshop", "missing the call".
 */
export function isThing(text: string): boolean {
  // A clause may follow a thing: "the invoice I sent", "the time you took".
  const plain = text.replace(
    / (?:that |which |who )?(?:i|we|you|they) (?:\p{L}+ ?){1,2}.*$|,? because .*$/iu,
    '',
  )
  const because = /,? because (.+)$/iu.exec(text)?.[1]
  if (because !== undefined && !isClause(inner(because))) return false
  if (plain === '' || NOT_IN_THING.test(plain.replace(/\d[.,:]\d/g, ''))) return false
  const tokens = tokensOf(plain)
  const [first, second] = tokens
  if (first === undefined || tokens.length > 14) return false
  const { key } = first
  if (/^(?:no|now|still|so|off|out|up|down|back|in|at|on|for|from|to|by|with|re|about|per)$/.test(key))
    return false
  if (repeatsOwner(tokens)) return false
  if (determiners.has(key) || /^(?:it|this|that|these|those|you|myself|ourselves|everything)$/.test(key))
    return true
  if (/^\p{Lu}/u.test(first.text) && !isCommonWord(key)) return true
  if (baseOfGerund(key) !== null) return second !== undefined
  const head = headOf(tokens)
  return (
    head !== undefined &&
    !adverbs.has(key) &&
    (isPlural(head.key) || isUncountable(head.key) || /^["“]/.test(first.text) || /^#?\d+$/.test(head.key))
  )
}

/** Returns the last word before a preposition, which the words before it describe. */
function headOf(tokens: readonly Token[]): Token | undefined {
  const cut = tokens.findIndex(({ key }, at) => at > 0 && prepositions.has(key))
  return (cut < 0 ? tokens : tokens.slice(0, cut)).at(-1)
}

/** "Local cafés our cups" are two things. */
function repeatsOwner(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, at) => {
    const before = tokens[at - 1]
    return (
      before !== undefined &&
      /^(?:my|our|your|his|her|their|the|an?)$/.test(key) &&
      !prepositions.has(before.key) &&
      !/^(?:and|or|all|both|half|as|such|to|what|which|me|us|him|her|them|it|you)$/.test(before.key) &&
      baseOfGerund(before.key) === null &&
      !isBaseVerb(before.key)
    )
  })
}

/**
 * Returns whether a text is an action that may follow "please": "send the slides". After "to", even
 * an unknown word is a verb.
 */
export function isDeed(text: string, { isAfterTo = false } = {}): boolean {
  if (FAREWELL.test(text)) return false
  const plain = text.replace(/^(?:not|only|also|just) /i, '')
  if (LOOSE.test(plain) || / (?:and|or) no\b|\bif \p{L}+$/iu.test(plain)) return false
  const tokens = tokensOf(plain)
  const [verb, next] = tokens
  if (verb === undefined || next === undefined) return false
  if (!isAfterTo && !isBaseVerb(verb.key) && verb.key !== 'be') return false
  if (tokens.some(({ text: word }, at) => /[,;:]$/.test(word) && !isListOrClause(tokens, at))) return false
  if (
    isCountable(next.key) &&
    !determiners.has(next.key) &&
    !/^(?:home|work|back|school|to|notice|feedback|advice)$/.test(next.key)
  )
    return false
  if (/^(?:almost|nearly|just|only|still|already|not|now|half|too|very|so)$/.test(next.key)) return false
  return !runsOn(tokens, 0) && next.key !== 'of' && !auxiliaries.has(next.key) && !modals.has(next.key)
}

/** A comma may stand before a reason or in a list that ends with "and". */
function isListOrClause(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1)
  return subordinators.has(rest[0]?.key ?? '') || rest.some(({ key }) => key === 'and' || key === 'or')
}

/** Returns whether a text is one whole question: "when will it arrive". */
export function isWholeQuestion(text: string): boolean {
  const tokens = tokensOf(text)
  const verb = tokens.findIndex(({ key }) => modals.has(key) || auxiliaries.has(key))
  return !LOOSE.test(text) && isQuestion(tokens) && !runsOn(tokens, verb + 2)
}

/** Returns whether a text may follow "please tell me": "when the shop opens", "where to park". */
export function isIndirect(text: string): boolean {
  const tokens = tokensOf(text)
  if (isQuestion(tokens) && !/^(?:who|what|which)$/.test(tokens[0]?.key ?? '')) return false
  const to = tokens.findIndex(({ key }) => key === 'to')
  if (to > 0 && to < 4 && isBaseVerb(tokens[to + 1]?.key ?? '')) return true
  return finiteAt(tokens.slice(1)) > 0 && !runsOn(tokens, 1)
}
