/**
 * A spoken word as recognized, and its key for matching commands: lower case, no signs, no hyphens.
 */
export interface Word {
  heard: string
  key: string
}

/** Maximum length of a command word. Longer words can only be dictated. */
const KEY_MAX = 40

/** Returns the words of a spoken text in order. A word of signs only has an empty key. */
export function spokenWords(text: string): Word[] {
  return (text.match(/\S+/gu) ?? []).map(heard => ({ heard, key: keyOf(heard) }))
}

function keyOf(heard: string): string {
  if (heard.length > KEY_MAX) return heard
  return heard
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\p{C}-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Returns the words as one text of keys, for matching commands. */
export function phraseOf(words: readonly Word[]): string {
  return keysOf(words).join(' ')
}

/** Returns the keys of the words, without words of signs only. */
export function keysOf(words: readonly Word[]): string[] {
  return words.map(word => word.key).filter(key => key !== '')
}

/** Returns the words as recognized. */
export function heardOf(words: readonly Word[]): string {
  return words.map(word => word.heard).join(' ')
}

const openings = phrases(`
  hey bluepencil, ok bluepencil, okay bluepencil, hello bluepencil, bluepencil, hey blue pencil, ok blue pencil,
  okay blue pencil, hello blue pencil, hey, hi, ok, okay, alright, all right, um, uh, er, erm, well, so, now, right now,
  please, kindly, just, quickly, simply, go ahead and, let's, lets, let us, let me, help me, help me to, tell me,
  can you, could you, would you, will you, can we, could we, can i, could i, may i, shall we,
  i want to, i want you to, i wanna, i would like to, i would like you to, i'd like to, i'd like you to,
  i need to, i need you to, i have to, you can, would you be able to, are you able to, i am going to, i'm going to
`)
const closings = phrases(`
  please, thanks, thank you, thanks a lot, thank you very much, for me, now, right now, right away, immediately,
  if you can, if you could, if you please, if possible, will you, would you, could you, can you, okay, ok, bluepencil
`)
/** Maximum number of words in either list. */
const COURTESY_MAX = 6

function phrases(list: string): Set<string> {
  return new Set(list.split(',').map(phrase => phrase.trim().replace(/\s+/g, ' ')))
}

/**
 * Returns the words without opening politeness and hesitation, or all of them if nothing else
 * remains.
 */
export function withoutOpening(words: readonly Word[]): readonly Word[] {
  let start = firstSaid(words, 0)
  for (let size = openingSize(words, start); size > 0; size = openingSize(words, start)) {
    const next = firstSaid(words, start + size)
    if (next === words.length) break
    start = next
  }
  return words.slice(start)
}

/** Returns the words without closing politeness, or all of them if nothing else remains. */
export function withoutClosing(words: readonly Word[]): readonly Word[] {
  let end = words.length
  for (let size = closingSize(words, end); size > 0 && size < end; size = closingSize(words, end)) {
    end -= size
  }
  return words.slice(0, end)
}

/** Returns the first word from the index on that is more than signs. */
function firstSaid(words: readonly Word[], from: number): number {
  let index = from
  while (index < words.length && words[index]?.key === '') index += 1
  return index
}

function openingSize(words: readonly Word[], start: number): number {
  for (let size = Math.min(COURTESY_MAX, words.length - start); size > 0; size -= 1) {
    if (openings.has(keysBetween(words, start, start + size))) return size
  }
  return 0
}

function closingSize(words: readonly Word[], end: number): number {
  for (let size = Math.min(COURTESY_MAX, end); size > 0; size -= 1) {
    if (closings.has(keysBetween(words, end - size, end))) return size
  }
  return 0
}

/**
 * Returns the keys of the words from `start` to `end`. Unlike in `phraseOf`, words of signs only
 * count.
 */
export function keysBetween(words: readonly Word[], start: number, end: number): string {
  return words
    .slice(start, end)
    .map(word => word.key)
    .join(' ')
}
