/** As `SIGNS` in schema/database/migrations/0075-document-terms.ts. */
const SIGNS = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~…–—]+/

/** Parts of words leave out writing without spaces. */
const isSpaced = (letters: readonly string[]): boolean => letters.every(letter => letter < '\u2e80')

/** More terms than these leave out no more documents. */
const GRAMS_MAX = 24

const windows = (letters: readonly string[], size: number): string[] =>
  Array.from({ length: Math.max(letters.length - size + 1, 0) }, (_, at) => letters.slice(at, at + size))
    .filter(part => size < 3 || isSpaced(part))
    .map(part => part.join(''))

/**
 * Returns terms that each text has which contains a folded word without spaces: as few and as long ones as
 * the index has. Other texts may have them too.
 */
export function gramsOf(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 2) return letters
  const parts = word.split(SIGNS).map(part => Array.from(part))
  const long = parts.flatMap(part => {
    const five = windows(part, 5)
    return five.length > 0 ? five : windows(part, 3)
  })
  const isWhole = long.length > 0 && parts.length === 1 && isSpaced(letters)
  return [...new Set([...long, ...(isWhole ? [] : windows(letters, 2))])].slice(0, GRAMS_MAX)
}
