const ZERO = 48

/** One word of the list: how frequent it is (0: never counted; above, twice the binary logarithm of its count), and its dialects. */
export type ListedWord = { word: string; frequency: number; dialects: number }

/** Reads the list that scripts/english-words.ts writes: each line shares its beginning with the one before. */
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
