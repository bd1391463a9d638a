import { commonestWords } from '#writing/style/commonestWords.ts'
import { sentencesIn } from '#writing/style/sentences.ts'
import { isFunctionWord } from '../english/words.ts'

/** The sentences of a paragraph, each with the blanks after it: put together they are the paragraph. */
export function sentencesOf(paragraph: string): string[] {
  const starts = sentencesIn(paragraph, { start: 0, end: paragraph.length }).map(({ start }) => start)
  return starts.map((start, index) =>
    paragraph.slice(index === 0 ? 0 : start, starts[index + 1] ?? paragraph.length),
  )
}

/** The words that say what a sentence is about, without endings: "reports" and "reporting" are one. */
export function contentWords(sentence: string): string[] {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter(word => word.length > 2 && !isFunctionWord(word) && !commonestWords.has(word))
    .map(word => word.replace(/['’]s$/, '').replace(/(?<=.{3})(?:ies|ing|ed|es|s)$/, ''))
}
