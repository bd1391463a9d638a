import type { Range } from '#schema/style/report.ts'

/** Mails and plain text files break lines at such lengths. */
const WRAP_MIN = 40
const WRAP_MAX = 120

/**
 * The paragraphs of a text: a line break ends one, since a document has one line for each. Text that was wrapped by
 * hand is put together again: a line of 40 to 120 characters that does not end a sentence goes on in the next one if
 * that begins with a small letter.
 */
export function paragraphsOf(text: string): Range[] {
  const paragraphs: Range[] = []
  let before: Range | null = null
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const line = trimmed(text, { start: match.index, end: match.index + match[0].length })
    if (line.start === line.end) continue
    const last = paragraphs.at(-1)
    if (last && before && goesOn(text, before, line)) last.end = line.end
    else paragraphs.push({ ...line })
    before = line
  }
  return paragraphs
}

function trimmed(text: string, { start, end }: Range): Range {
  const line = text.slice(start, end)
  const from = start + line.length - line.trimStart().length
  return { start: from, end: Math.max(from, start + line.trimEnd().length) }
}

function goesOn(text: string, line: Range, next: Range): boolean {
  const length = line.end - line.start
  if (length < WRAP_MIN || length > WRAP_MAX) return false
  if (/[.!?…:;。！？]/.test(text.charAt(line.end - 1))) return false
  if (!/^\p{Ll}/u.test(text.slice(next.start, next.start + 2))) return false
  // An empty line between them is a paragraph's end. Spaces at a line's end or start are a few at most.
  if (next.start - line.end > WRAP_MAX) return false
  return (text.slice(line.end, next.start).match(/\r\n|[\r\n\u2028\u2029]/g)?.length ?? 0) === 1
}
