import type { Range } from '#schema/style/report.ts'

/** The range of line lengths at which emails and plain text files are wrapped. */
const WRAP_MIN = 40
const WRAP_MAX = 120

/**
 * Returns the paragraphs of a text. A line break ends one, since a document has one line per
 * paragraph. Hand-wrapped text is joined: a line of 40 to 120 characters without an end mark
 * continues on the next line if that begins in lower case.
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
  // An empty line between them ends the paragraph. Lines have few trailing or leading spaces.
  if (next.start - line.end > WRAP_MAX) return false
  return (text.slice(line.end, next.start).match(/\r\n|[\r\n\u2028\u2029]/g)?.length ?? 0) === 1
}
