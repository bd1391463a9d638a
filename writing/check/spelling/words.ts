/** A word of a text, as the spelling check sees it. */
export type TextWord = {
  text: string
  /** UTF-16 offset. */
  start: number
  /** The characters directly before and after it in its run without spaces. */
  glued: { before: string; after: string }
  /** Whether it opens its sentence, judging by punctuation. */
  opens: boolean
}

const RUN = /\S+/g
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** Not part of the word, unless the word exists only with it (“it’s”). */
const POSSESSIVE = /(?<=\p{L}{3})['’]s$/u
const WORD_MAX = 40
/** A longer run is not prose. */
const RUN_MAX = 120

/**
 * Returns the words in prose: not in code, addresses, paths, file names, mentions, tags, markup or
 * numbers.
 */
export function* wordsOf(text: string): Generator<TextWord> {
  const code = codeRanges(text)
  let opens = true
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const inCode = code.some(({ start, end }) => index < end && index + run.length > start)
    if (run.length <= RUN_MAX && !inCode && !isTechnical(run)) {
      for (const { 0: whole, index: at } of run.matchAll(WORD)) {
        const word = whole.replace(POSSESSIVE, '')
        if (word.length <= WORD_MAX) {
          const glued = { before: run.slice(0, at), after: run.slice(at + word.length) }
          yield { text: word, start: index + at, glued, opens: opens && !/[\p{L}\p{N}]/u.test(glued.before) }
        }
      }
    }
    if (/[\p{L}\p{N}]/u.test(run)) opens = /[.?!:…]["”’')\]]*$/.test(run)
  }
}

/**
 * Returns whether a run is a mention, tag, path, file name, identifier, markup, or a number with
 * letters.
 */
export function isTechnical(run: string): boolean {
  const core = run.replace(/^[("'“‘[]+/, '').replace(/[)"'”’\],.;:!?…]+$/, '')
  return (
    /^[@#$~/\\<{&]|^\.\p{L}|[\\@_=<>{}|`^]|::|\w\(\)|:\/\/|\/.*\//u.test(core) ||
    /[A-Za-z]\.[a-z]|^www\./.test(core) ||
    /[a-z][A-Z]/.test(core) ||
    /\d[A-Za-z]|[A-Za-z]\d/.test(core) ||
    /^--?\w/.test(core)
  )
}

type Range = { start: number; end: number }

/** Returns the ranges between two backticks on the same line. */
export function codeRanges(text: string): Range[] {
  return Array.from(text.matchAll(/`[^`\n]+`/g), ({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }))
}
