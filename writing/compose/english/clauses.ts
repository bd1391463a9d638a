import { inflect } from '../../tagger/verbs/inflect.ts'
import {
  adjectives,
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  prepositions,
  questionWords,
  subjectPronouns,
  subordinators,
} from './functionWords.ts'
import { isCountable, isNoun, isPlural, isUncountable } from './nouns.ts'
import { baseOfPast, baseOfThird, isBaseVerb, isIntransitive, isParticiple } from './verbs.ts'
import { wordSet } from './wordList.ts'
import { textOf, type Token, tokensOf } from './words.ts'

/** Words that describe a noun without a verb: "Order 1123 late". */
const predicates = wordSet(`
late due overdue broken ready available unavailable wrong missing damaged delayed cancelled canceled closed full ill unable
happy attached enclosed complete incomplete done finished pending urgent confirmed approved rejected included limited
optional required mandatory possible impossible important free faulty defective unpaid outstanding incorrect better worse
higher lower slow fast sick welcome sold scheduled planned booked expected lost stuck blocked down back here closed
ok okay enough unacceptable acceptable excellent great good bad poor fine open
`)
const pastTimes = /\b(?:yesterday|ago|last (?:week|month|year|night|\p{L}+day)|this morning|earlier)\b/iu
/** Nouns followed by an amount: "budget 20k". */
const quantityNouns = wordSet(
  'budget price cost deadline venue date time fee total duration rent salary capacity discount start end',
)
/** Matches states that follow a noun without a verb: "elevator B out of service". */
const OUT_OF = /^out of (?:service|order|stock|use|date|office)\b/i
const copulas = wordSet('is are was were be been am seems looks remains')

/** Returns the index of the main verb, which follows its subject, or -1. */
export function finiteAt(tokens: readonly Token[]): number {
  // The word before, without adverbs: "I really enjoyed".
  let before: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && opensSubordinate(token.key, at)) return -1
    const previous = tokens[at - 1]
    if (previous && (at === 1 || !adverbs.has(previous.key))) before = previous
    if (before === undefined) {
      if (/^(?:i|you|we|they|he|she|it|that|there|who|what|here)'(?:s|re|ve|ll|d|m)$/.test(token.key))
        return at
      continue
    }
    if (/^(?:i|you|we|they|he|she|it|that|there|here)'(?:s|re|ve|ll|d|m)$/.test(token.key)) return at
    if (modals.has(token.key) && !(token.key === 'may' && token.text === 'May')) return at
    if (auxiliaries.has(token.key) && !/^(?:be|been)$/.test(token.key)) return at
    if (prepositions.has(before.key) || /[,;:]$/.test(before.text)) continue
    if (isFiniteAfter(before.key, token, tokens[at + 1])) return at
  }
  return -1
}

/**
 * Detects relative clauses and reasons, which are not main clauses. A leading "that" may still be a
 * pronoun.
 */
function opensSubordinate(key: string, at: number): boolean {
  return (subordinators.has(key) && !prepositions.has(key)) || (key === 'that' && at > 0)
}

const pluralSubjects = wordSet('i we you they these those people everyone')

function isFiniteAfter(before: string, { key }: Token, next: Token | undefined): boolean {
  if (determiners.has(before) && !subjectPronouns.has(before)) return false
  if (/^(?:i|we|you|they|he|she|it|there)$/.test(before))
    return (
      baseOfPast(key) !== null || baseOfThird(key) !== null || (pluralSubjects.has(before) && isBaseVerb(key))
    )
  if (!isSubjectLike(before)) return false
  const base = baseOfPast(key)
  // "The tap stopped working" and "the concert got cancelled".
  if (key === 'got' && isParticiple(next?.key ?? '')) return true
  if (
    /^(?:felt|looked|seemed|sounded|tasted|became)$/.test(key) &&
    next !== undefined &&
    !prepositions.has(next.key)
  )
    return true
  if (/^(?:stopped|started|kept|began|stops|keeps)$/.test(key) && next?.key.endsWith('ing')) return true
  if (base !== null) return !isParticiple(key) || isIntransitive(base) || takesObject(next)
  const third = baseOfThird(key)
  if (
    third !== null &&
    /^(?:starts|ends|begins|opens|closes|finishes|lasts|returns|works|runs)$/.test(key) &&
    next !== undefined &&
    (prepositions.has(next.key) || adverbs.has(next.key) || /^(?:next|last|\d.*)$/.test(next.key))
  )
    return true
  if (third !== null && !isPlural(before))
    return !isCountable(third) || takesObject(next) || /^[\d£$€]/.test(next?.key ?? '')
  return isPlural(before) && isBaseVerb(key) && !isNoun(key) && !adjectives.has(key)
}

function isSubjectLike(key: string): boolean {
  return (
    isCountable(key) ||
    isUncountable(key) ||
    isPlural(key) ||
    subjectPronouns.has(key) ||
    /\d/.test(key) ||
    !(
      prepositions.has(key) ||
      conjunctions.has(key) ||
      adverbs.has(key) ||
      isBaseVerb(key) ||
      isParticiple(key) ||
      adjectives.has(key)
    )
  )
}

function takesObject(next: Token | undefined): boolean {
  if (next === undefined) return false
  const { key } = next
  return determiners.has(key) || isCountable(key) || isPlural(key) || /^(?:it|them|us|me|him|you)$/.test(key)
}

/**
 * Inserts a missing "is" or "has been": "order 1123 late" becomes "order 1123 is late", "items not
 * received" becomes "items have not been received". Returns null for anything else.
 */
export function mended(text: string): string | null {
  const tokens = tokensOf(text)
  if (finiteAt(tokens) >= 0) return null
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    const last = tokens[at - 1]
    if (token === undefined || last === undefined) return null
    if (opensSubordinate(token.key, at) && token.key !== 'since') return null
    const isOut = token.key === 'out' && OUT_OF.test(textOf(tokens.slice(at, at + 3)))
    if (prepositions.has(token.key) && !isOut) continue
    if (/[,;:]$/.test(last.text) || determiners.has(last.key) || !isSubjectLike(last.key)) continue
    if (at === 1 && !isNoun(last.key) && !/^\p{Lu}/u.test(last.text)) continue
    const verb = isOut ? (isManyOf(tokens.slice(0, at)) ? 'are' : 'is') : missingVerb(tokens, at)
    if (verb === null) continue
    const subject = tokens.slice(0, at)
    if (token.key === 'not' && verb.endsWith(' been'))
      return textOf([...subject, ...tokensOf(verb.replace(' ', ' not ')), ...tokens.slice(at + 1)])
    return textOf([...subject, ...tokensOf(verb), ...tokens.slice(at)])
  }
  return null
}

function missingVerb(tokens: readonly Token[], at: number): string | null {
  // Read only once a verb is missing: the caller looks at each word.
  const isMany = () => isManyOf(tokens.slice(0, at))
  const token = tokens[at]
  if (token === undefined) return null
  if (/^(?:not|still|now|already)$/.test(token.key)) {
    const next = tokens[at + 1]
    if (next === undefined) return null
    if (token.key === 'now' && /\d/.test(next.key)) return isMany() ? 'are' : 'is'
    if (predicates.has(next.key) || adjectives.has(next.key) || next.key.endsWith('ing'))
      return isMany() ? 'are' : 'is'
    if (token.key === 'not' && isParticiple(next.key)) return isMany() ? 'have been' : 'has been'
    return null
  }
  if (copulas.has(token.key)) return null
  const graded = gradedAt(tokens, at)
  if (graded > at && (isLast(tokens, graded) || !isNoun(tokens[graded + 1]?.key ?? '')))
    return isMany() ? 'are' : 'is'
  const days = /^\p{Lu}\p{Ll}+day$/u.test(token.text)
  if (
    days &&
    at < 4 &&
    isCountable(tokens[at - 1]?.key ?? '') &&
    !tokens.slice(0, at).some(({ key }) => prepositions.has(key))
  )
    return isMany() ? 'are' : 'is'
  if (
    at === tokens.length - 1 &&
    at > 1 &&
    /^(?:number|no\.?|id|code|reference|ref)$/.test(tokens[at - 1]?.key ?? '') &&
    /\d/.test(token.text)
  )
    return 'is'
  if (at === 1 && quantityNouns.has(tokens[0]?.key ?? '') && /^[£$€]?\d|^\p{Lu}\p{Ll}+day$/u.test(token.text))
    return 'is'
  const next = tokens[at + 1]
  const endsHere =
    next === undefined ||
    prepositions.has(next.key) ||
    adverbs.has(next.key) ||
    !isNoun(next.key) ||
    /[,;]$/.test(token.text)
  if (!endsHere) return null
  // "Too loud" and "way too high" describe the words before them.
  if (predicates.has(token.key)) {
    if (tokens.slice(at + 1).some(({ key }) => key === 'since')) return isMany() ? 'have been' : 'has been'
    if (isParticiple(token.key) && pastTimes.test(textOf(tokens))) return isMany() ? 'were' : 'was'
    return isMany() ? 'are' : 'is'
  }
  if (!isParticiple(token.key) || isIntransitive(baseOfPast(token.key) ?? '')) return null
  if (pastTimes.test(textOf(tokens))) return isMany() ? 'were' : 'was'
  return isMany() ? 'have been' : 'has been'
}

const isLast = (tokens: readonly Token[], at: number): boolean => at === tokens.length - 1

/** Returns the index of the adjective in "too loud" or "way too high", or -1. */
function gradedAt(tokens: readonly Token[], at: number): number {
  const size = /^(?:way|far|much)$/.test(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'too' ? 2 : 1
  const word = tokens[at + size - 1]?.key ?? ''
  const adjective = tokens[at + size]?.key ?? ''
  return /^(?:too|very|so)$/.test(word) &&
    (adjectives.has(adjective) ||
      predicates.has(adjective) ||
      /^(?:loud|noisy|dark|bright|salty|expensive|steep)$/.test(adjective))
    ? at + size
    : -1
}

/**
 * Returns whether the subject takes a plural verb. Its head is the last noun before a preposition.
 */
export function isManyOf(subject: readonly Token[]): boolean {
  const cut = subject.findIndex(({ key }, at) => at > 0 && prepositions.has(key))
  const head = (cut < 0 ? subject : subject.slice(0, cut)).filter(({ key }) => !/\d/.test(key))
  const noun = head.at(-1)?.key ?? ''
  return isPlural(noun) || /^(?:we|they|you|these|those)$/.test(noun) || head.some(({ key }) => key === 'and')
}

/** Returns whether a text begins like a question: "can you", "is the", "when will". */
export function isQuestion(tokens: readonly Token[]): boolean {
  const keys = tokens.map(token => token.key)
  const start = keys[0] !== undefined && questionWords.has(keys[0]) ? afterQuestionWord(keys) : 0
  const verb = keys[start]
  const subject = keys[start + 1]
  if (verb === undefined) return false
  const inverts = (modals.has(verb) && verb !== 'may') || (verb === 'may' && start === 0) || isAsking(verb)
  if (!inverts) return start > 0 && keys[0] === 'who' && baseOfThird(verb) !== null
  if (subject === undefined) return false
  if (start > 0) return true
  return (
    /^(?:i|you|we|they|he|she|it|there|anyone|anybody|someone)$/.test(subject) ||
    (determiners.has(subject) && !/^(?:have|had|do)$/.test(verb))
  )
}

function isAsking(verb: string): boolean {
  return auxiliaries.has(verb) && !/^(?:be|been|am)$/.test(verb)
}

function afterQuestionWord(keys: readonly string[]): number {
  if (keys[0] === 'how' && /^(?:many|much|long|often|far|soon|big|old)$/.test(keys[1] ?? '')) {
    const at = keys.findIndex((key, index) => index > 1 && (modals.has(key) || isAsking(key)))
    return at > 0 && at < 5 ? at : 2
  }
  if (/^(?:what|which|whose)$/.test(keys[0] ?? '') && isNoun(keys[1] ?? '')) return 2
  return 1
}

/**
 * Turns "move the meeting" into "moving the meeting". Returns null unless the text begins with a
 * known verb.
 */
export function gerundPhrase(action: string): string | null {
  const [first = '', ...rest] = action.split(' ')
  return isBaseVerb(first) || first === 'be' ? [inflect(first, 'ing'), ...rest].join(' ') : null
}
