import { adjectives, determiners, weekdays } from '../english/functionWords.ts'
import { isKnownNoun } from '../english/nouns.ts'
import { isPastForm } from '../english/verbs.ts'
import { inner, isCommonWord, textOf, type Token, tokensOf } from '../english/words.ts'

/** Things that say nothing about the topic of an email, and people. */
const EMPTY = new RegExp(
  [
    'few|lot|bit|same|way|time|day|days|week|month|year|night|morning|afternoon|evening|weekend|thing|others?|next|last|end|beginning',
    'fact|reason|problem|minute|moment|fever|cough|home|house|place|most|best|first|second|number|money|name|answer|reply|question|call|window|door|phone|back|fault',
    'son|daughter|wife|husband|partner|mother|father|mom|mum|dad|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle',
    'friend|boss|manager|landlord|neighbou?r|driver|teacher|doctor|colleague|kid|kids|child|children|baby|dog|cat|guy|man|woman',
  ]
    .map(words => `^(?:${words})$`)
    .join('|'),
)
const OWNED = /^(?:my|our|your|his|her|their|the|an?)$/

/** Returns the thing that sentences are about, as a subject line names it, or null. */
export function topicIn(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const things = thingsIn(sentence)
    const thing =
      things.find(({ text, isPlace }) => !isPlace && !/^an? /.test(text)) ??
      things.find(({ isPlace }) => !isPlace)
    if (thing !== undefined) return thing.text.replace(/^(?:his|her|their) /, '')
  }
  return null
}

function thingsIn(sentence: string): { text: string; isPlace: boolean }[] {
  const words = tokensOf(inner(sentence).replace(/[.?!]+$/u, ''))
  return words.flatMap(({ key }, at) => {
    if (!OWNED.test(key)) return []
    const size = sizeOf(words, at)
    const isPlace =
      /^(?:in|on|at|from|to|with|by|after|before|near)$/.test(words[at - 1]?.key ?? '') &&
      words[at - 2]?.key !== 'you'
    return size < 2 ? [] : [{ text: textOf(words.slice(at, at + size)).replace(/[,;:.]+$/u, ''), isPlace }]
  })
}

/** Counts the words of a thing that begins with a determiner: "the barista job". */
function sizeOf(words: readonly Token[], at: number): number {
  let size = 1
  while (size < 4) {
    const word = words[at + size]
    const before = words[at + size - 1]
    if (word === undefined || (size > 1 && /[,;:]$/.test(before?.text ?? ''))) break
    const isPart =
      isKnownNoun(word.key) ||
      adjectives.has(word.key) ||
      (!isCommonWord(word.key) && /^\p{L}[\p{L}-]*(?<!ed)$/u.test(word.key))
    if (
      !isPart ||
      (isPastForm(word.key) && word.key.endsWith('ed')) ||
      determiners.has(word.key) ||
      weekdays.has(word.key)
    )
      break
    if (/^(?:last|next|first)$/.test(word.key) && size > 1) break
    if (EMPTY.test(word.key)) return 0
    size += 1
  }
  const last = words[at + size - 1]
  return last !== undefined && size > 1 && (isKnownNoun(last.key) || !isCommonWord(last.key)) ? size : 0
}
