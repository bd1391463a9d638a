import { finiteAt } from './clauses.ts'
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  prepositions,
  pronouns,
  subordinators,
} from './functionWords.ts'
import { isNoun } from './nouns.ts'
import {
  CONTRACTED,
  isAlone,
  isPast,
  isVerbAt,
  keyAt,
  opensClause,
  SUBJECT,
  TELLS,
  type Words,
} from './thoughtClauses.ts'
import { isAskAt, opensNumber, opensOrder, opensQuestion, opensSaying, WH } from './thoughtOpeners.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isPastForm } from './verbs.ts'
import { textOf, tokensOf } from './words.ts'

/**
 * Splits words that were typed without marks where a new thought begins beyond doubt: before a
 * subject with its verb, a question, a request, or words such as "not sure if".
 */
export function thoughtsIn(text: string): string[] {
  const words = tokensOf(text)
  const thoughts: string[] = []
  let start = 0
  let isPaid = false
  for (let at = 1; at < words.length; at += 1) {
    // "Tell him that it is late" has its clause.
    if (at > start && /^(?:that|if|whether|about|of)$/.test(keyAt(words, at))) isPaid = true
    if (!isWhole(words.slice(start, at)) || !opensAt(words, at)) continue
    // "If you need anything, please call" is one thought.
    const isThen = subordinators.has(keyAt(words, start)) && opensOrder(words, at)
    if (!isPaid && owesClause(words.slice(start, at)) && (isThen || opensClause(words, at))) {
      isPaid = true
      continue
    }
    thoughts.push(textOf(words.slice(start, at)))
    start = at
    isPaid = false
  }
  return [...thoughts, textOf(words.slice(start))].map(part => part.replace(/[,;]$/, ''))
}

/** Returns whether another clause must follow these words: "if you agree", "tell him". */
function owesClause(words: Words): boolean {
  const first = keyAt(words, 0)
  if (subordinators.has(first) && !(WH.test(first) && isAskAt(words, 0))) return true
  return words
    .slice(0, 7)
    .some(
      ({ key }, index) =>
        TELLS.test(key) &&
        !/^(?:me|us|a|an|it|your|to)$/.test(keyAt(words, index + 1)) &&
        !hasSubject(words.slice(0, index)),
    )
}

const hasSubject = (words: Words): boolean =>
  words.some(({ key }) => /^(?:he|she|they|it|who|which)$/.test(key)) ||
  words.some(({ key }) => key === 'and' || key === 'but')

/** Returns whether words say something, so that others may follow: they have a verb, or order or thank. */
function isWhole(words: Words): boolean {
  const [opener, ...others] = words
  if (/^(?:maybe|perhaps)$/.test(opener?.key ?? '')) return isWhole(others)
  const first = keyAt(words, 0)
  if (words.length < 2) return false
  if (finiteAt(words) >= 0 || CONTRACTED.test(first))
    return words.length > 2 || !/^(?:i|we|you)$/.test(first) || isAlone(keyAt(words, 1))
  return (
    isBaseVerb(first) ||
    isPastForm(first) ||
    baseOfThird(first) !== null ||
    baseOfGerund(first) !== null ||
    modals.has(first) ||
    auxiliaries.has(first) ||
    WH.test(first) ||
    /^(?:please|thanks|sorry|so|thinking|hope|still|not|hi|hello|need|no|btw|order|member|booking)$/.test(
      first,
    ) ||
    words.some(({ key }, at) => at > 1 && baseOfThird(key) !== null && isNoun(keyAt(words, at - 1))) ||
    words.some(({ key }, at) => SUBJECT.test(key) && isVerbAt(words, at + 1))
  )
}

function opensAt(words: Words, at: number): boolean {
  return (
    opensClause(words, at) ||
    opensQuestion(words, at) ||
    opensOrder(words, at) ||
    opensSaying(words, at) ||
    opensNumber(words, at)
  )
}

/**
 * Splits a thought at the commas after which another one begins: a clause, a deed without its
 * subject, or a request. A list and a condition with its clause stay whole.
 */
export function thoughtsByComma(text: string): string[] {
  const [first = '', ...rest] = text.split(/,\s+(?!\d+\b)/u)
  const thoughts = [first]
  for (const part of rest) {
    const before = thoughts.at(-1) ?? ''
    if (opensAfterComma(tokensOf(part)) && !isOpen(before)) thoughts.push(part)
    else thoughts[thoughts.length - 1] = `${before}, ${part}`
  }
  return thoughts
}

/** "If you agree" and "on Monday" belong to what follows. */
const isOpen = (text: string): boolean => {
  const [first] = tokensOf(text)
  return first !== undefined && (subordinators.has(first.key) || prepositions.has(first.key))
}

function opensAfterComma(words: Words): boolean {
  const key = keyAt(words, 0)
  if (words.length < 2 || conjunctions.has(key) || subordinators.has(key) || prepositions.has(key))
    return false
  const at = /^(?:already|just|still|also|only|never)$/.test(key) ? 1 : 0
  const verb = keyAt(words, at)
  if (key === 'last' && keyAt(words, 1) === 'day') return true
  return (
    finiteAt(words) >= 0 ||
    isPast(verb) ||
    modals.has(verb) ||
    auxiliaries.has(verb) ||
    (isBaseVerb(verb) && isDeedAt(words, at)) ||
    baseOfGerund(verb) !== null ||
    /^(?:any|anything|read|love|know|need|want|have|please|thanks?|sorry|no|free|grateful|happy|interested|hope|hoping)$/.test(
      verb,
    )
  )
}

/** "Block the card" asks; "train strike" does not. */
const isDeedAt = (words: Words, at: number): boolean => {
  const next = keyAt(words, at + 1)
  return (
    determiners.has(next) ||
    prepositions.has(next) ||
    adverbs.has(next) ||
    pronouns.has(next) ||
    next === 'if'
  )
}
