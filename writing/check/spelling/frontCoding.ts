const ZERO = 48
const NEWLINE = 10

/**
 * The words of a list in its order, letter by letter (Latin-1). Word `at` has the letters from
 * `starts[at]` to `starts[at + 1]`, its frequency (0: never counted; otherwise twice the binary
 * logarithm of its count) and its dialects.
 */
export type WordList = {
  letters: Uint8Array
  starts: Uint32Array
  frequencies: Uint8Array
  dialects: Uint8Array
}

/**
 * Reads the list written by scripts/words/englishWords.ts. Each line shares a prefix with the
 * previous one.
 */
export function readFrontCoded(list: string): WordList {
  const { words, letters } = sizeOf(list)
  const read: WordList = {
    letters: new Uint8Array(letters),
    starts: new Uint32Array(words + 1),
    frequencies: new Uint8Array(words),
    dialects: new Uint8Array(words),
  }
  let before = 0
  let start = 0
  let from = 0
  for (let word = 0; word < words; word += 1) {
    const to = endOf(list, from)
    const shared = list.charCodeAt(from) - ZERO
    read.letters.copyWithin(start, before, before + shared)
    let end = start + shared
    for (let at = from + 1; at < to - 2; at += 1) read.letters[end++] = list.charCodeAt(at)
    read.frequencies[word] = list.charCodeAt(to - 2) - ZERO
    read.dialects[word] = list.charCodeAt(to - 1) - ZERO
    read.starts[word + 1] = end
    before = start
    start = end
    from = to + 1
  }
  return read
}

function sizeOf(list: string): { words: number; letters: number } {
  let words = 0
  let letters = 0
  for (let from = 0; from < list.length; words += 1) {
    const to = endOf(list, from)
    letters += list.charCodeAt(from) - ZERO + to - from - 3
    from = to + 1
  }
  return { words, letters }
}

/** Returns the end of the line that starts at a place. */
function endOf(list: string, from: number): number {
  let to = from
  while (to < list.length && list.charCodeAt(to) !== NEWLINE) to += 1
  return to
}
