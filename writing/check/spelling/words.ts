/** A word of a text that the spelling check looks at. */
export type TextWord = {
  text: string
  /** UTF-16 offset. */
  start: number
  /** What stands directly before and after it inside its run of signs without a space. */
  glued: { before: string; after: string }
  /** It is the first of its sentence, as far as signs tell. */
  opens: boolean
}

const RUN = /\S+/g
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** Not part of the word, unless it is a word only with it (“it’s”). */
const POSSESSIVE = /(?<=\p{L}{3})['’]s$/u
const WORD_MAX = 40
/** A run longer than this is no prose. */
const RUN_MAX = 120

/** The words of a text that are prose: not code, not in addresses, paths, names of files, mentions, tags, markup, numbers. */
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

/** Mentions, tags, paths, file names, identifiers, markup and numbers with letters. */
export function isTechnical(run: string): boolean {
  const core = run.replace(/^[("'“‘[]+/, '').replace(/[)"'”’\],.;:!?…]+$/, '')
  return (
    /^[@#$~/\\<{&]|[\\@_=<>{}|`^]|::|\w\(\)|:\/\/|\/.*\//.test(core) ||
    /[A-Za-z]\.[a-z]|^www\./.test(core) ||
    /[a-z][A-Z]/.test(core) ||
    /\d[A-Za-z]|[A-Za-z]\d/.test(core) ||
    /^--?\w/.test(core)
  )
}

type Range = { start: number; end: number }

/** What stands between two backticks of the same line. */
export function codeRanges(text: string): Range[] {
  return Array.from(text.matchAll(/`[^`\n]+`/g), ({ 0: code, index }) => ({
    start: index,
    end: index + code.length,
  }))
}
