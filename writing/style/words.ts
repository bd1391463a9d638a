import type { Range } from '#schema/style/report.ts'
import { wordRanges } from '#schema/shared/words.ts'

export interface Word extends Range {
  written: string
  /** In lower case, with straight apostrophes: for looking up and comparing. */
  text: string
}

/** The words of a text (see `wordRanges` for what a word is), in order. */
export function wordsIn(text: string): Word[] {
  return Array.from(wordRanges(text), ({ start, end }) => {
    const written = text.slice(start, end)
    return { start, end, written, text: written.toLowerCase().replace(/[’ʼ]/g, "'") }
  })
}

/** Whether a word was written with a capital. */
export function hasCapital({ written, text }: Word): boolean {
  return written.charAt(0) !== text.charAt(0)
}
