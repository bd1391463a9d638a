import { plainText } from '#schema/shared/plainText.ts'

/** Maximum number of words in a user's dictionary. */
export const WORDS_MAX = 5000
/** Maximum characters of a word. */
export const WORD_MAX = 64
/** Maximum size of a file of words. */
export const IMPORT_MAX_BYTES = 1_000_000
/** Bad lines of a file that are named. */
export const BAD_LINES_SHOWN = 20

/** Characters of a bad line that are shown. */
const SHOWN = 60

const WORD = /^[\p{L}\p{M}\p{N}'’.&+#_-]+$/u

/** Whether a text can be a word of a dictionary: no spaces, and at least one letter. */
export const isWord = (text: string): boolean =>
  text.length <= WORD_MAX && WORD.test(text) && /\p{L}/u.test(text.replace(/['’]s?$/iu, ''))

/** A line of a file of words, from 1: a word, or a text that is none. */
export type WordLine = { line: number; word: string } | { line: number; bad: string }

/**
 * Yields the words of a text with one a line, the lines that are none, and null for lines that are
 * neither. Understands the files of Hunspell (`word/FLAGS` after a count) and of LibreOffice (a header
 * that ends with `---`).
 */
export function* wordLines(file: string): Generator<WordLine | null> {
  const text = file.replace(/^\uFEFF/, '')
  let isHeader = text.startsWith('OOoUserDict') && /[\r\n]---(?:[\r\n]|$)/.test(text)
  for (const [index, line] of linesOf(text)) {
    yield isHeader ? null : wordLine(line, index)
    isHeader &&= line !== '---'
  }
}

/** A longer line is no word, whatever its flags. Putting many accents in order takes quadratic time. */
const LINE_MAX = 1000

/** Returns the line up to the first slash after its last space. */
function withoutFlags(line: string): string {
  const slash = line.indexOf('/', /^.*\s/su.exec(line)?.[0].length ?? 0)
  return slash < 0 ? line : line.slice(0, slash)
}

function wordLine(line: string, index: number): WordLine | null {
  const trimmed = line.trim()
  const written = plainText(trimmed.slice(0, LINE_MAX))
  const isCount = index === 0 && /^\d+$/.test(trimmed)
  if (written === '' || isCount || /^#(?:\s|$)/.test(written)) return null
  const word = withoutFlags(written)
  if (trimmed.length <= LINE_MAX && isWord(word)) return { line: index + 1, word }
  // A character has at most two code units.
  const bad = Array.from(written.slice(0, 2 * SHOWN))
    .slice(0, SHOWN)
    .join('')
  return { line: index + 1, bad }
}

function* linesOf(text: string): Generator<[index: number, line: string]> {
  let [index, start] = [0, 0]
  for (const lineEnd of text.matchAll(/\r\n|\r|\n/g)) {
    yield [index, text.slice(start, lineEnd.index)]
    index += 1
    start = lineEnd.index + lineEnd[0].length
  }
  yield [index, text.slice(start)]
}

/**
 * Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark, as Word writes it. Null
 * if it is not a text.
 */
export function decodeWords(file: Uint8Array): string | null {
  const [first, second] = file
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
