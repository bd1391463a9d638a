import type { Script } from './table.ts'

/** A run of letters with word-internal signs. `start` is its UTF-16 offset. */
export interface Word {
  text: string
  start: number
}

/**
 * Letters, marks and digits, joined by apostrophes, hyphens, middle dots, dots, joiners or
 * underscores.
 */
const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ՚‐‑\-·._״"׳]|\u200c|\u200d)?[\p{L}\p{M}\p{N}]+)*/gu

/** Yields the words of a paragraph. "d'Artagnan" and "J.-C." are one word each. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORD)) yield { text: match[0], start: match.index }
}

/** Yields the parts between apostrophes and hyphens. */
export function* piecesOf(word: Word): Generator<Word & { elided: boolean }> {
  for (const match of word.text.matchAll(/[^'’ʼ՚‐‑-]+/g)) {
    const after = word.text.charAt(match.index + match[0].length)
    yield { text: match[0], start: word.start + match.index, elided: /['’ʼ]/.test(after) }
  }
}

const scripts: Record<Script, RegExp> = {
  Arabic: /^[\p{Script=Arabic}\p{M}\u200c\u200d]+$/u,
  Armenian: /^[\p{Script=Armenian}]+$/u,
  Cyrillic: /^[\p{Script=Cyrillic}\p{M}'’ʼ]+$/u,
  Devanagari: /^[\p{Script=Devanagari}\p{M}\u200c\u200d]+$/u,
  Georgian: /^[\p{Script=Georgian}]+$/u,
  Greek: /^[\p{Script=Greek}\p{M}'’]+$/u,
  Hangul: /^\p{Script=Hangul}+$/u,
  Hebrew: /^[\p{Script=Hebrew}\p{M}"״׳']+$/u,
  Latin: /^[\p{Script=Latin}\p{M}·'’ʼ]+$/u,
}

/** Returns whether all of a word (except hyphens) is written in a script. */
export const isIn = (script: Script, word: string): boolean =>
  scripts[script].test(word.replaceAll(/[‐‑-]/g, ''))

export type Casing = 'lower' | 'title' | 'upper' | 'mixed'

/** Returns the case of a word. A script without case counts as 'lower'. */
export function casingOf(word: string): Casing {
  if (!/[\p{Lu}\p{Lt}]/u.test(word)) return 'lower'
  const letters = Array.from(word.replaceAll(/[^\p{L}]/gu, ''))
  const rest = letters.slice(1).join('')
  if (!/[\p{Lu}\p{Lt}]/u.test(rest)) return 'title'
  return /\p{Ll}/u.test(letters.join('')) ? 'mixed' : 'upper'
}

/** Returns whether a sentence begins at the offset, judging by the previous signs. */
export function startsSentence(text: string, start: number): boolean {
  // A short look back suffices and keeps the pattern from scanning long runs of spaces.
  const before = (start > 12 ? 'x' : '') + text.slice(Math.max(0, start - 12), start)
  return /(?:^|[.!?:…;։۔।؟][\p{Pe}\p{Pf}"']*[\s\u202f]+|\n)[\s\u202f]*[\p{Ps}\p{Pi}\p{Pf}„"'¿¡•*–—-]*\s?$/u.test(
    before,
  )
}
