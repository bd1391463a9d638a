import { wordsIn } from './score/tokens.ts'

const WORDS = 1000
const PARAGRAPH = 120
const TEXTS = 20

/** Returns texts of 1,000 words in paragraphs, each with different sentences. */
export function textsOf(sentences: readonly string[]): string[] {
  const texts: string[] = []
  let next = 0
  while (texts.length < TEXTS) {
    let [text, words, inParagraph] = ['', 0, 0]
    while (words < WORDS) {
      const sentence = sentences[next % sentences.length] ?? ''
      next += 1
      text += (text === '' ? '' : inParagraph >= PARAGRAPH ? '\n\n' : ' ') + sentence
      if (inParagraph >= PARAGRAPH) inParagraph = 0
      words += wordsIn(sentence)
      inParagraph += wordsIn(sentence)
    }
    texts.push(text)
  }
  return texts
}
