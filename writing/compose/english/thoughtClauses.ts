import {
  adjectives,
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  months,
  prepositions,
  subordinators,
  weekdays,
} from './functionWords.ts'
import { isCountable, isNoun, isPlural, isUncountable } from './nouns.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isIntransitive, isParticiple, isPastForm } from './verbs.ts'
import { wordSet } from './wordList.ts'
import { isCommonWord, type Token } from './words.ts'

/** Words after which a clause goes on: "I think it is late", "are you sure he knows". */
const TAKES_CLAUSE = wordSet(`
think thought hope hoping know knew knows say says said heard hear sure afraid glad guess feel felt wish mean believe
promise promised noticed realized understand assume see saw sorry means so that check confirm found find discovered ensure
`)
/** Verbs of telling: the first clause after these words belongs to them: "tell my boss I can't come". */
export const TELLS =
  /^(?:tell|write|inform|remind|let|text|message|say|warn|email|notify|told|promised|show|assure|convince|explain|mention|announce|apologi[sz]e)$/
/** Pronouns that begin a clause. */
export const SUBJECT =
  /^(?:i|we|he|she|they|it|you|there|this|that|these|those|everyone|everybody|anyone|anybody|nobody|someone|something|everything)$/
/** Pronouns that are no objects, so that no preposition stands before them. */
const ONLY_SUBJECT = /^(?:i|we|he|she|they)$/
/** A pronoun with its verb. */
export const CONTRACTED = /^(?:i|you|we|they|he|she|it|that|there|this|here|what|who)'(?:s|re|ve|ll|d|m)$/
const OBJECT = /^(?:me|us|him|her|them|it|you|this|that)$/
/** Small words that end a deed: "hand it in". */
export const PARTICLE = /^(?:in|back|off|up|out|over|down|on|by|around|away)$/
/** Subjects of questions. */
export const ASKED = /^(?:i|you|we|they|he|she|it|there|anyone|anybody|someone|somebody|everyone|everybody)$/
/** Verbs that lack their object in "the class I took last spring". */
const NEEDS_OBJECT = wordSet(`
saw bought ordered sent got booked need want had have paid took lost left made wrote mentioned gave found liked like
rented received signed attached used use wanted needed borrowed sold missed requested reserved visited love promised
`)

/** The words of a note. */
export type Words = readonly Token[]
/** Returns a word without punctuation; an empty string beyond the ends. */
export const keyAt = (words: Words, at: number): string => words[at]?.key ?? ''

/** Returns whether the word before links what follows to it. */
export function isLinked(words: Words, at: number): boolean {
  const before = keyAt(words, at - 1)
  if (/[,;]$/.test(words[at - 1]?.text ?? '')) return false
  if (/^(?:much|many|long|often)$/.test(before) && keyAt(words, at - 2) === 'how') return true
  if (conjunctions.has(before) || before === 'than' || before === 'whether') return true
  if (before === 'that' && prepositions.has(keyAt(words, at - 2))) return false
  if (subordinators.has(before) && !(before === 'before' && at < 2)) return true
  if (prepositions.has(before)) {
    if (/^(?:off|up|out|back|away|down)$/.test(before) && /^(?:my|our|the)$/.test(keyAt(words, at)))
      return false
    if (PARTICLE.test(before) && OBJECT.test(keyAt(words, at - 2))) return false
    return (
      !ONLY_SUBJECT.test(keyAt(words, at).replace(/'.*$/, '')) ||
      /^(?:since|until|till|like|as|for)$/.test(before)
    )
  }
  if (isTimeOfClause(words, at)) return true
  if (adverbs.has(before) && /^(?:now|just|not|also|still|only|maybe|perhaps|and|then|so)$/.test(before))
    return before !== 'now'
  return false
}

/** "And last Tuesday it did not come": a time stands between the link and its clause. */
export function isTimeOfClause(words: Words, at: number): boolean {
  const time = keyAt(words, at - 1)
  if (!weekdays.has(time) && !/^(?:yesterday|night|week|month|year)$/.test(time)) return false
  const start = /^(?:last|this|next|on)$/.test(keyAt(words, at - 2)) ? at - 3 : at - 2
  return /^(?:and|but)$/.test(keyAt(words, start)) && !weekdays.has(keyAt(words, start - 1))
}

/** Returns whether a word is a helping verb that a subject stands before. "May" is a month. */
export const isFinite = (key: string, text = key): boolean =>
  (modals.has(key) && text !== 'May') || (auxiliaries.has(key) && !/^(?:be|been)$/.test(key))

/** "Reinstalled" is a past form, although no list has it. */
export const isPast = (key: string): boolean =>
  isPastForm(key) || (/\p{L}{3}ed$/u.test(key) && !isCommonWord(key))

const isAdverb = (key: string): boolean => adverbs.has(key) || /\p{L}{3}ly$/u.test(key)

/** Returns whether a verb stands at a place, adverbs aside. */
export function isVerbAt(words: Words, from: number): boolean {
  let at = from
  while (at < from + 2 && isAdverb(keyAt(words, at))) at += 1
  const key = keyAt(words, at)
  return isFinite(key) || isPast(key) || baseOfThird(key) !== null || isBaseVerb(key)
}

/** Returns whether a subject and its verb begin here that nothing links to the words before. */
export function opensClause(words: Words, at: number): boolean {
  const key = keyAt(words, at)
  const before = keyAt(words, at - 1)
  // "I've never been there, block it": a comma ends a sentence, and no subject.
  if (isLinked(words, at) || TAKES_CLAUSE.has(before) || /[,;]$/.test(words[at]?.text ?? '')) return false
  if (OBJECT.test(before) && TELLS.test(keyAt(words, at - 2))) return false
  if (CONTRACTED.test(key) && !/^(?:what|who)/.test(key)) return !isRelative(words, at)
  if (SUBJECT.test(key)) return isSubjectAt(words, at)
  if (determiners.has(key)) {
    const verb = verbAfterThing(words, at)
    return (
      verb > 0 && (!isObjectAt(words, at) || (isFinite(keyAt(words, verb)) && isAlone(keyAt(words, at - 1))))
    )
  }
  const isName = /^\p{Lu}/u.test(words[at]?.text ?? '') && !isCommonWord(key)
  const isAfterTime = /^(?:night|week|month|year|morning|evening|today|yesterday)$/.test(before)
  if (
    isAfterTime &&
    !/^(?:the|a|every)$/.test(keyAt(words, at - 2)) &&
    isNoun(key) &&
    isFinite(keyAt(words, at + 1))
  )
    return true
  // "At the lake bus leaves at 3": the place after a preposition is whole, so the bus is a subject.
  const isAfterPlace =
    isNoun(before) && determiners.has(keyAt(words, at - 2)) && prepositions.has(keyAt(words, at - 3))
  if (isAfterPlace && isCountable(key) && baseOfThird(keyAt(words, at + 1)) !== null) return true
  // "Machines would you like": the verb is that of a question.
  if (!isFinite(keyAt(words, at + 1)) || ASKED.test(keyAt(words, at + 2))) return false
  const isInName = /^\p{Lu}/u.test(words[at - 1]?.text ?? '') && !months.has(before) && !weekdays.has(before)
  return (isPlural(key) || isName) && !(isDescribing(before) || isObjectAt(words, at) || isInName)
}

const NUMBER = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve)$/
const isDescribing = (key: string): boolean =>
  determiners.has(key) || adjectives.has(key) || isCountable(key) || isUncountable(key) || NUMBER.test(key)

function isSubjectAt(words: Words, at: number): boolean {
  const key = keyAt(words, at)
  const next = keyAt(words, at + 1)
  const before = keyAt(words, at - 1)
  if (
    /^(?:he|she|it|someone|everyone|everybody|nobody)$/.test(key) &&
    /^(?:don't|have|haven't|are|were|do)$/.test(next)
  )
    return false
  if (ONLY_SUBJECT.test(key)) {
    // "Can I come" and "will this be": the verb before belongs to the subject.
    if (isFinite(before, words[at - 1]?.text)) return false
    return isVerbAt(words, at + 1) && !isRelative(words, at)
  }
  if (isFinite(before) || isObjectAt(words, at))
    return isFinite(next) && !isFinite(before) && key !== 'you' && before !== 'let'
  if (key === 'you' || key === 'it' || key === 'there')
    return isVerbAt(words, at + 1) && !isRelative(words, at)
  return (
    isFinite(next) || (/^(?:something|everything)$/.test(key) && (isPast(next) || baseOfThird(next) !== null))
  )
}

/** "The class I took last spring": the noun before is the object of the verb. */
function isRelative(words: Words, at: number): boolean {
  const before = keyAt(words, at - 1)
  if (/^(?:time|way|reason|fact|moment)$/.test(before))
    return !/^(?:same|long|little)$/.test(keyAt(words, at - 2))
  let verb = at + 1
  while (adverbs.has(keyAt(words, verb)) || isFinite(keyAt(words, verb))) {
    if (NEEDS_OBJECT.has(keyAt(words, verb))) break
    verb += 1
  }
  const isThing = isNoun(before) || !isCommonWord(before)
  if (
    !isThing ||
    !NEEDS_OBJECT.has(keyAt(words, verb)) ||
    /^(?:night|week|month|year|day|weekend|morning|evening|afternoon)$/.test(before)
  )
    return false
  // "The 45 I gave you for my ticket".
  if (/^(?:gave|sent|showed|told|lent)$/.test(keyAt(words, verb)) && OBJECT.test(keyAt(words, verb + 1)))
    verb += 1
  const after = keyAt(words, verb + 1)
  return (
    after === '' ||
    (prepositions.has(after) && !(after === 'to' && isBaseVerb(keyAt(words, verb + 2)))) ||
    isFinite(after) ||
    /^(?:yesterday|last|today|ago|again|already|twice|online|and|but|is|because)$/.test(after)
  )
}

/** Verbs that need no object, so that the next thing begins a clause: "I quit my last day is". */
export const isAlone = (key: string): boolean => isIntransitive(key) || /^(?:quit|leave)$/.test(key)

/** Returns whether a thing follows a verb, whose object it then is. */
export function isObjectAt(words: Words, at: number): boolean {
  const before = keyAt(words, at - 1)
  if (/[,;]$/.test(words[at - 1]?.text ?? '') || before === 'back') return false
  const isVerb =
    isBaseVerb(before) || isPastForm(before) || baseOfThird(before) !== null || baseOfGerund(before) !== null
  if (!isVerb)
    return (
      isFinite(before) ||
      (OBJECT.test(before) &&
        /^(?:gave|give|show|showed|send|sent|owe|owes|tell|told|bring)$/.test(keyAt(words, at - 2)))
    )
  // "Arrived damaged" and "the noise" are no verbs with an object.
  const earlier = keyAt(words, at - 2)
  const isState = isParticiple(before) && (isFinite(earlier) || /^(?:arrived|came|got|is|was)$/.test(earlier))
  const isThing =
    (isNoun(before) || isCountable(before)) &&
    (isDescribing(earlier) || isNoun(earlier) || prepositions.has(earlier))
  return !isState && !isThing
}

/** Returns the place of the verb after a thing that begins here, or -1. */
function verbAfterThing(words: Words, at: number): number {
  if (SUBJECT.test(keyAt(words, at + 1))) return -1
  for (let verb = at + 2; verb < Math.min(words.length, at + 8); verb += 1) {
    const key = keyAt(words, verb)
    const before = keyAt(words, verb - 1)
    if (/[,;]$/.test(words[verb - 1]?.text ?? '')) return -1
    // "Our quiet evening don't" does not agree, so it is no subject.
    if (/^(?:don't|haven't|aren't|weren't|do|have|are|were)$/.test(key) && isCountable(before)) return -1
    if (isFinite(key, words[verb]?.text) && !prepositions.has(before) && !determiners.has(before))
      return ASKED.test(keyAt(words, verb + 1)) ? -1 : verb
    const isTold = isPast(key) || baseOfThird(key) !== null
    if (verb < at + 5 && (isNoun(before) || verb === at + 2) && isTold && !isPlural(key)) return verb
    if (conjunctions.has(key) || (subordinators.has(key) && !prepositions.has(key)) || SUBJECT.test(key))
      return -1
    if (determiners.has(key) && !prepositions.has(before)) return -1
  }
  return -1
}
