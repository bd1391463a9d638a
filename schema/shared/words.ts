/** A range of a text in UTF-16 offsets, end exclusive. */
export interface WordRange {
  start: number
  end: number
}

/** Invisible signs inside a word; see plainText.ts. */
const UNSEEN = String.raw`[\u00AD\u200B-\u200F\u2060\uFEFF]`
const LETTERS = String.raw`[\p{L}\p{N}\p{M}]+(?:${UNSEEN}+[\p{L}\p{N}\p{M}]+)*`
const JOIN = String.raw`(?:['\u2019\u02BC_\-\u2010\u2011]|(?<=\p{N})[.,:/](?=\p{N}))`
const SPACED = new RegExp(
  String.raw`(?=[\p{L}\p{N}])${LETTERS}(?:${UNSEEN}*${JOIN}${UNSEEN}*${LETTERS})*`,
  'gu',
)
/**
 * Runs in such scripts, with the characters between them that cannot belong to a word, so one
 * segmenter call covers many. Bounded, since a run of millions of characters would overflow the
 * stack.
 */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}][\p{L}\p{M}\u30FC]{0,999}(?:[^\p{L}\p{M}\p{N}_]+[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}][\p{L}\p{M}\u30FC]{0,999})*/gu

/** The segmenter takes quadratic time: 70 s for 200,000 characters at once, 0.1 s in pieces. */
const SEGMENTED_MAX = 1000

/** Created lazily: it takes milliseconds, and most texts have spaces. */
let segmenter: Intl.Segmenter | null = null

/**
 * Yields the words of a text as readers count them: "don't", "well-known" and "3.14" are one word
 * each, punctuation is none. Scripts without spaces (Chinese, Japanese, Thai …) are split by
 * Intl.Segmenter, or by character if it is missing. All code that counts or locates words uses this
 * definition.
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

/** Never splits a surrogate pair. */
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
