import { plainText } from '#schema/shared/plainText.ts'
import { wordRanges } from '#schema/shared/words.ts'
import type { Range } from '#schema/style/report.ts'

export interface Word extends Range {
  written: string
  /** Lower case with straight apostrophes, for lookups and comparison. */
  text: string
}

/** Returns the words of a text in order (`wordRanges` defines a word). */
export function wordsIn(text: string): Word[] {
  return Array.from(wordRanges(text), ({ start, end }) => {
    const written = text.slice(start, end)
    return { start, end, written, text: plainText(written).toLowerCase().replace(/[’ʼ]/g, "'") }
  })
}

/** Returns whether a word is capitalized in the text. */
export function hasCapital({ written, text }: Word): boolean {
  return written.charAt(0) !== text.charAt(0)
}
