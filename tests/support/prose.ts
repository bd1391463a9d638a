import { sampleText } from '#writing/check/sample.ts'

/**
 * Returns prose with mistakes: numbered copies of the sample's paragraphs up to `words` words. All
 * paragraphs differ, so each mistake has unique surroundings.
 */
export function proseWithMistakes(words: number): string {
  const paragraphs = sampleText.split('\n').filter(line => line.split(' ').length > 20)
  const made: string[] = []
  let count = 0
  for (let number = 1; count < words; number += 1) {
    const paragraph = `Week ${number}: ${paragraphs[number % paragraphs.length] ?? ''}`
    made.push(paragraph)
    count += paragraph.split(' ').length
  }
  return made.join('\n')
}
