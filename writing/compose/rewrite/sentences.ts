import { commonestWords } from '#writing/style/commonestWords.ts'
import { sentencesIn } from '#writing/style/sentences.ts'

import { isFunctionWord } from '../english/words.ts'

/**
 * Splits a paragraph into sentences, each with its trailing spaces. Joined, they equal the
 * paragraph.
 */
export function sentencesOf(paragraph: string): string[] {
  const starts = sentencesIn(paragraph, { start: 0, end: paragraph.length }).map(({ start }) => start)
  return starts.map((start, index) =>
    paragraph.slice(index === 0 ? 0 : start, starts[index + 1] ?? paragraph.length),
  )
}

/** Returns the content words of a sentence without endings: "reports" and "reporting" are equal. */
export function contentWords(sentence: string): string[] {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter(word => word.length > 2 && !isFunctionWord(word) && !commonestWords.has(word))
    .map(word => word.replace(/['’]s$/, '').replace(/(?<=.{3})(?:ies|ing|ed|es|s)$/, ''))
}
