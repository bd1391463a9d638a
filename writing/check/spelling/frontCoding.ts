const ZERO = 48

/**
 * A word of the list, its frequency (0: never counted; otherwise twice the binary logarithm of its
 * count) and its dialects.
 */
export type ListedWord = { word: string; frequency: number; dialects: number }

/**
 * Reads the list written by scripts/words/english-words.ts. Each line shares a prefix with the
 * previous one.
 */
export function* readFrontCoded(list: string): Generator<ListedWord> {
  let word = ''
  let start = 0
  while (start < list.length) {
    const newline = list.indexOf('\n', start)
    const end = newline < 0 ? list.length : newline
    word = word.slice(0, list.charCodeAt(start) - ZERO) + list.slice(start + 1, end - 2)
    yield { word, frequency: list.charCodeAt(end - 2) - ZERO, dialects: list.charCodeAt(end - 1) - ZERO }
    start = end + 1
  }
}
