import type { Issue } from '#schema/corrections/issue.ts'

/**
 * A line break inside a sentence ends neither the sentence nor its paragraph. Programs break lines
 * at a fixed width, and people with Shift+Enter. There is no way to know, so a break counts as
 * inside only where something says so:
 *
 * - The next line begins in lower case, and the line is as long as programs make them, or it has
 *   no comma at its end and the lines after it end like a sentence. So "Dear Ann," and the lines of
 *   a shopping list stay apart.
 * - The line is as long as programs make them and ends with a comma, with a word that ends no
 *   sentence ("the", "of"), or inside a quotation.
 *
 * Quoted lines, headings, table rows and the first lines of items begin a paragraph.
 */
const NARROWEST = 40
const WIDEST = 100
const BREAK = /\r\n|[\r\n\u2028\u2029]/g
/** Lines that join nothing before them: items, quotes, headings, table rows, signatures. */
const OWN_LINE = /^\s*(?:[>|#*+•–—-]|\d+[.)]\s|$)/
/** Lines that no line after them continues. */
const CLOSED_LINE = /^\s*(?:[>|#]|$)/
const SENTENCE_END = /[.!?:;…][”"’')\]]*\s*$/u
const LINKING =
  /(?:,|\b(?:a|an|the|this|these|those|my|your|his|her|its|our|their|of|in|on|at|to|for|from|by|with|about|into|between|and|or|but|nor|as|than|that|which|who|whose|if|because|while|when|is|are|was|were|be|been|has|have|had|will|would|can|could|should|may|must|not|very|Mr\.|Mrs\.|Ms\.|Dr\.))\s*$/iu

/** Lines of a text with their offsets. */
interface Line {
  text: string
  start: number
}

/**
 * Returns the ranges of a text that are one paragraph each, in order: a line, or several with
 * breaks inside a sentence, up to `lengthMax` characters together. Each range alone is one
 * paragraph, too.
 */
export function paragraphRanges(text: string, lengthMax: number): { start: number; end: number }[] {
  const lines = linesOf(text)
  const ends = endings(lines)
  const ranges: { start: number; end: number; isCut: boolean }[] = []
  let inQuotation = false
  lines.forEach((line, at) => {
    const last = ranges.at(-1)
    const before = lines[at - 1]
    const end = line.start + line.text.length
    const goesOn =
      last !== undefined &&
      before !== undefined &&
      isInside(before, line, { inQuotation, endsLater: ends[at] === true })
    const joins = goesOn && end - last.start <= lengthMax
    if (joins) last.end = end
    else {
      if (goesOn) last.isCut = true
      ranges.push({ start: line.start, end, isCut: false })
    }
    inQuotation = opensQuotation(line.text, joins ? inQuotation : false)
  })
  return ranges
    .flatMap(({ start, end, isCut }) => {
      if (!isCut) return [{ start, end }]
      // Its lines were joined because of a later one, which is not in it.
      const parts = paragraphRanges(text.slice(start, end), lengthMax)
      return parts.map(part => ({ start: start + part.start, end: start + part.end }))
    })
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const { 0: sign, index } of text.matchAll(BREAK)) {
    lines.push({ text: text.slice(start, index), start })
    start = index + sign.length
  }
  return [...lines, { text: text.slice(start), start }]
}

function isInside(
  before: Line,
  after: Line,
  { inQuotation, endsLater }: { inQuotation: boolean; endsLater: boolean },
): boolean {
  if (OWN_LINE.test(after.text) || CLOSED_LINE.test(before.text)) return false
  const length = before.text.trimEnd().length
  if (inQuotation && length >= NARROWEST && length <= WIDEST) return true
  const links = LINKING.test(before.text)
  if (SENTENCE_END.test(before.text) && !links) return false
  if (!startsSmall(after.text)) return links && length >= NARROWEST && length <= WIDEST
  return length >= NARROWEST || (!/,\s*$/.test(before.text) && endsLater)
}

/**
 * Returns for each line whether it, or a later one after lines that begin in lower case, ends like a
 * sentence.
 */
function endings(lines: readonly Line[]): boolean[] {
  const ends: boolean[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const next = lines[at + 1]
    const goesOn = next !== undefined && startsSmall(next.text) && ends[at + 1] === true
    ends[at] = SENTENCE_END.test(lines[at]?.text ?? '') || goesOn
  }
  return ends
}

const startsSmall = (line: string): boolean => /^\s*["“‘'(]?\p{Ll}/u.test(line)

/** Returns whether a double quotation is open at the end of a line. */
function opensQuotation(line: string, open: boolean): boolean {
  let inside = open
  for (const [sign] of line.matchAll(/["“”]/g)) inside = sign === '"' ? !inside : sign === '“'
  return inside
}

/** Returns a text with a space in place of each sign of a line break. The offsets stay. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\r\n\u2028\u2029]/g, ' ')

/**
 * Returns the findings in a paragraph that was checked without its line breaks. A break is no
 * mistake, and a replacement keeps it. The offsets are those of `text`.
 */
export function withLineBreaks(issues: readonly Issue[], text: string): Issue[] {
  if (!/[\r\n\u2028\u2029]/.test(text)) return [...issues]
  return issues.flatMap(issue => {
    const flagged = text.slice(issue.start, issue.end)
    if (flagged.trim() === '' && isAtBreak(text, issue)) return []
    if (!/[\r\n\u2028\u2029]/.test(flagged)) return [issue]
    return [{ ...issue, replacements: issue.replacements.map(each => broken(each, flagged)) }]
  })
}

function isAtBreak(text: string, { start, end }: Issue): boolean {
  const before = /\s*$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^\s*/.exec(text.slice(end))?.[0] ?? ''
  return /[\r\n\u2028\u2029]/.test(before + text.slice(start, end) + after)
}

/** Breaks a replacement where the flagged text is broken, if it has as many words. */
function broken(replacement: string, flagged: string): string {
  const spaces = flagged.match(/\s+/g) ?? []
  const words = replacement.split(/\s+/)
  if (words.length !== spaces.length + 1) return replacement
  return words.map((word, index) => word + (spaces[index] ?? '')).join('')
}
