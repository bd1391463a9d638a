/** A stretch of a text in UTF-16 offsets, end exclusive. */
export interface WordRange {
  start: number
  end: number
}

const SPACED =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['\u2019\u02BC_\-\u2010\u2011]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu
/**
 * Runs, with what stands between them when it can be no part of a word: one call of the segmenter for many. Bounded, since
 * one of millions of characters would overflow the stack.
 */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}][\p{L}\p{M}\u30FC]{0,999}(?:[^\p{L}\p{M}\p{N}_]+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}][\p{L}\p{M}\u30FC]{0,999})*/gu

/** Its time grows with the square of what it is given at once: 70 s for 200,000 characters, 0.1 s piece by piece. */
const SEGMENTED_MAX = 1000

/** Built when first needed: it takes some milliseconds, and most texts are written with spaces. */
let segmenter: Intl.Segmenter | null = null

/**
 * Words of a text as a reader counts them: "don't", "well-known" and "3.14" are one each, punctuation is none. Scripts
 * written without spaces (Chinese, Japanese, Thai …) are divided by Intl.Segmenter, or by character where it is missing.
 * The one definition of a word: whatever counts or points at words uses it.
 */
export function* wordRanges(text: string): Generator<WordRange, void, undefined> {
  let done = 0
  for (const run of text.matchAll(SPACELESS)) {
    yield* spacedWords(text.slice(done, run.index), done)
    yield* spacelessWords(run[0], run.index)
    done = run.index + run[0].length
  }
  yield* spacedWords(text.slice(done), done)
}

function* spacedWords(text: string, offset: number): Generator<WordRange, void, undefined> {
  for (const match of text.matchAll(SPACED)) {
    const start = offset + match.index
    yield { start, end: start + match[0].length }
  }
}

function* spacelessWords(run: string, offset: number): Generator<WordRange, void, undefined> {
  for (let at = 0; at < run.length;) {
    const piece = pieceAt(run, at)
    yield* typeof Intl.Segmenter === 'function'
      ? segmentedWords(piece, offset + at)
      : characterWords(piece, offset + at)
    at += piece.length
  }
}

/** Never cut between the halves of a surrogate pair. */
function pieceAt(run: string, at: number): string {
  const piece = run.slice(at, at + SEGMENTED_MAX)
  return at + piece.length < run.length && /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(0, -1) : piece
}

function* segmentedWords(piece: string, offset: number): Generator<WordRange, void, undefined> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  for (const { segment, index, isWordLike } of segmenter.segment(piece)) {
    if (isWordLike) yield { start: offset + index, end: offset + index + segment.length }
  }
}

function* characterWords(piece: string, offset: number): Generator<WordRange, void, undefined> {
  let start = offset
  for (const character of piece) {
    if (/[\p{L}\p{N}]/u.test(character)) yield { start, end: start + character.length }
    start += character.length
  }
}
