import {
  adjectives,
  adverbs,
  conjunctions,
  determiners,
  prepositions,
  subordinators,
} from './functionWords.ts'
import { isCountable, isNoun, isPlural } from './nouns.ts'
import {
  ASKED,
  isFinite,
  isLinked,
  isObjectAt,
  isPast,
  keyAt,
  PARTICLE,
  SUBJECT,
  type Words,
} from './thoughtClauses.ts'
import { isBaseVerb } from './verbs.ts'
import { wordSet } from './wordList.ts'
import { isCommonWord } from './words.ts'

const ASKS =
  /^(?:can|could|would|will|do|does|did|is|are|was|were|has|have|should|may|shall|isn't|aren't|don't|didn't)$/
/** Words that ask. */
export const WH = /^(?:when|where|how|what|why|which|who)$/
/** Words that begin a thing after a verb that asks for it: "is the position still open". */
const THING = /^(?:the|my|our|your|his|her|their)$/
/** Orders that begin a thought without "please". */
const ORDERS = wordSet(`
bring call send let tell ask thank reply keep remind check confirm mention say include email text make give come meet wear take pick
`)
const NUMBERED =
  /^(?:order|booking|member|membership|invoice|customer|account|reference|ref|ticket|claim|policy|case|contract|confirmation|student|flight|tracking)$/

/** Returns whether a question begins with its question word here. */
export const isAskAt = (words: Words, at: number): boolean => {
  const shift =
    /^(?:much|many|long|soon|often|far)$/.test(keyAt(words, at + 1)) || isNoun(keyAt(words, at + 1)) ? 2 : 1
  const verb = keyAt(words, at + shift)
  const subject = keyAt(words, at + shift + 1)
  return ASKS.test(verb) && (ASKED.test(subject) || determiners.has(subject))
}

/** Returns whether a question begins here. */
export function opensQuestion(words: Words, at: number): boolean {
  const key = keyAt(words, at)
  const before = keyAt(words, at - 1)
  if (conjunctions.has(before) || subordinators.has(before)) return false
  if (/^(?:much|many|long|often|soon|far)$/.test(before) && keyAt(words, at - 2) === 'how') return false
  if (prepositions.has(before) && !PARTICLE.test(before)) return false
  if (WH.test(key))
    return isAskAt(words, at) && !/^(?:know|me|us|sure|asked|ask|wonder|see|and)$/.test(before)
  const next = keyAt(words, at + 1)
  if (!ASKS.test(key)) return false
  if (
    /^(?:that|this)$/.test(next) &&
    /^(?:possible|okay|ok|right|true|correct|fine|enough|normal|allowed)$/.test(keyAt(words, at + 2))
  )
    return true
  if ((SUBJECT.test(before) && !isObject(words, at - 1)) || isNounSubject(words, at)) return false
  if (ASKED.test(next)) return !(key === 'have' && next === 'it') && !isHaving(words, at)
  if (/^(?:is|are|was|were)$/.test(key)) return THING.test(next) && isObject(words, at - 1)
  return /^(?:can|could|will|would)$/.test(key) && determiners.has(next)
}

/** Returns whether a pronoun is the object of the verb or preposition before it: "worked on it". */
function isObject(words: Words, at: number): boolean {
  if (!/^(?:it|you|this|that|these|those|\p{L}+thing|\p{L}+one|\p{L}+body)$/u.test(keyAt(words, at)))
    return false
  const before = keyAt(words, at - 1)
  return prepositions.has(before) || (isPast(before) && !isFinite(before)) || before === 'have'
}

/** "I have you to thank": the verb has a subject before it. */
const isHaving = (words: Words, at: number): boolean =>
  /^(?:to|will|would|not|don't)$/.test(keyAt(words, at - 1))

/** "The shop will you": a noun right before is the subject of a verb, unless its sentence has one. */
function isNounSubject(words: Words, at: number): boolean {
  return adverbs.has(keyAt(words, at - 1)) && SUBJECT.test(keyAt(words, at - 2))
}

/** Returns whether a request or an order begins here. */
export function opensOrder(words: Words, at: number): boolean {
  const [key, next, before] = [keyAt(words, at), keyAt(words, at + 1), keyAt(words, at - 1)]
  if (
    /^(?:to|and|or|will|would|can|could|not|please|don't|should|must|just|i|we|they|you|he|she|let|but|so)$/.test(
      before,
    ) ||
    isFinite(before)
  )
    return false
  if (key === 'please') return next !== '' && (isBaseVerb(next) || /^(?:don't|do|be|let|just)$/.test(next))
  if (/^(?:don't|never)$/.test(key) || (key === 'do' && next === 'not'))
    return /^(?:mention|say|tell|show|make|sound|be|forget|worry|write|include|bring|put|let|name|use|talk|add)$/.test(
      key === 'do' ? keyAt(words, at + 2) : next,
    )
  if (key === 'be')
    return (
      !/^(?:it|this|that|there)$/.test(before) &&
      (adjectives.has(next) ||
        /^(?:nice|polite|firm|gentle|kind|careful|brief|honest|funny|short|clear|very|really)$/.test(next))
    )
  if (key === 'keep' || key === 'make') return /^(?:it|this|the)$/.test(next)
  const isAfterDeed =
    adverbs.has(before) && !/^(?:early|late|today|tomorrow|tonight|again|here|there)$/.test(before)
  // "Can Sam take my call": a name stands between the verbs of a question.
  const isAsked = isFinite(keyAt(words, at - 2)) && !isCommonWord(before)
  if (!ORDERS.has(key) || isAfterDeed || isAsked || isObjectAt(words, at)) return false
  if (key === 'meet' && /^(?:at|in|on|outside)$/.test(next)) return true
  return determiners.has(next) || /^(?:me|us|him|her|them|it|something|anything|nothing|someone)$/.test(next)
}

/** Words that open a thought without a subject. */
const SAYING =
  /^(?:not sure (?:if|what|how|whether|that|why|about)|no idea|don't (?:want|mean|wanna) (?:to|a|any|him|her|them)|thanks? (?:so |very )?(?:much|you|for|him|her|them|again|a lot|in)|hope (?:to|you|that|this|it|he|she|they|we)|hoping (?:to|for|you)|looking forward|still (?:very |really |quite )?(?:interested|waiting|keen|hoping)|btw|by the way,?|sorry (?:for|about|again|if|to)|so sorry|unfortunately|let me know|happy to|dunno|idk|no (?:rush|hurry|worries|problem|stress)|no \p{L}+ please|if you (?:need|have any|want)|thinking of|(?:but|and) (?:thank|tell|ask|invite|remind) (?:him|her|them)|starts (?:at|on)|begins (?:at|on)|ends (?:at|on)|haven't (?:heard|received|got)|didn't (?:hear|get|receive)|never (?:got|heard|received)|need to (?:know|ask|tell)|also (?:i|we|the|my|there|please|can|could)|maybe (?:we|i|you|he|she|they|say|mention|add|write|try|ask|make|send|call)|see you|have (?:fun|a (?:nice|good|great|safe|lovely|wonderful))|good luck|take care|first of all|anyway|lol|haha) ?/u

/** Subjects that "don't" does not agree with. */
const ONE = /^(?:someone|everyone|everybody|nobody|he|she|it|this|that)$/

/** Returns whether a saying without a subject begins here. */
export function opensSaying(words: Words, at: number): boolean {
  const before = keyAt(words, at - 1)
  if (adverbs.has(before) && SUBJECT.test(keyAt(words, at - 2))) return false
  if (
    conjunctions.has(before) ||
    (SUBJECT.test(before) && !(keyAt(words, at) === "don't" && ONE.test(before))) ||
    /'(?:m|re|s|ll|ve|d)$/.test(before) ||
    isFinite(before)
  )
    return false
  const ahead = words
    .slice(at, at + 4)
    .map(({ key }) => key)
    .join(' ')
  if (/^(?:to|who|which|and|that)$/.test(before) || (ahead.startsWith("don't") && isPlural(before)))
    return false
  if (
    /^(?:haven't|didn't|never|starts|begins|ends)/.test(ahead) &&
    isNoun(before) &&
    determiners.has(keyAt(words, at - 2)) &&
    at < 4
  )
    return false
  return SAYING.test(`${ahead} `)
}

/** "Order number 77123" at the end of a thought is another one. */
export function opensNumber(words: Words, at: number): boolean {
  const before = keyAt(words, at - 1)
  if (!NUMBERED.test(keyAt(words, at)) || isLinked(words, at) || determiners.has(before)) return false
  if (/^(?:new|last|first|second|other|old|this)$/.test(before) || isFinite(before)) return false
  const next = keyAt(words, at + 1)
  const isCalled = /^(?:number|no\.?|nr\.?|ref|reference|id|code)$/.test(next)
  // "Ordered a replacement order 5512" may be one thing.
  if (!isCalled && (isCountable(before) || isBaseVerb(before) || isPast(before))) return false
  return /^#?[\p{L}-]{0,4}\d[\p{L}\d/-]*$/iu.test(isCalled ? keyAt(words, at + 2) : next)
}
