import type { Issue } from '#schema/corrections/issue.ts'

/** The length from which a run of spaces is no slip, and in a line that is no sentence. */
const WIDE = 5
const WIDE_IN_ROW = 4
/** How far the lines around are read. */
const NEAR = 1000
/** Spaces between two parts of a line. Two after the end of a sentence are a habit of typists. */
const GAP = /(?<=\S)(?<!(?<!\.)[.!?:]["”’)]*)(?: {2,}|[ \u00a0]*\t[ \t\u00a0]*)(?=\S)/g
const BREAK = /\r\n|[\r\n\u2028\u2029]/

/** Returns the findings without those on white space that lays out a table, an address or a poem. */
export const withoutLayout = (issues: readonly Issue[], text: string): Issue[] =>
  issues.filter(({ start, end }) => !isLayout(text, start, end))

/**
 * Returns whether a range is white space that lays out its line: a tab, a wide gap, one of several
 * gaps in the line, or one that ends in the column of a gap in the line before or after.
 */
function isLayout(text: string, start: number, end: number): boolean {
  const flagged = text.slice(start, end)
  if (flagged === '' || flagged.trim() !== '' || BREAK.test(flagged)) return false
  if (flagged.includes('\t') || flagged.length >= WIDE) return true
  const before = text.slice(Math.max(0, start - NEAR), start).split(BREAK)
  const after = text.slice(end, end + NEAR).split(BREAK)
  const head = before.at(-1) ?? ''
  const line = head + flagged + (after[0] ?? '')
  // The indentation of a line, or the sign of an item.
  if (head.trim() === '' || ITEM.test(head)) return true
  if (gapsOf(line).length > 1) return true
  if (flagged.length >= WIDE_IN_ROW && isRow(head, after[0] ?? '')) return true
  const column = head.length + flagged.length
  return [before.at(-2), after[1]].some(other => other !== undefined && isUnder(line, other, column))
}

/**
 * Returns whether a label and a value, or the like, stand on the two sides of a gap rather than two
 * parts of a sentence: "2024    Graduated with honors.", "Ann Lee    Director".
 */
function isRow(head: string, rest: string): boolean {
  if (/[.!?]["”’)]*$/.test(head) && !/^\s*\S{1,4}$/.test(head)) return false
  const isShort = head.trim().split(/\s+/).length <= 3
  return (
    LABEL.test(head) ||
    !/[.!?]["”’)]*\s*$/.test(rest) ||
    (isShort && /^["“(]?[\p{Lu}\p{N}\p{Sc}+-]/u.test(rest))
  )
}

/** Ends like a label, or has only numbers, as a time, a date or a sum. */
const LABEL = /[:=–—|]$|^[\s\d.,:/()+%$€£–-]+(?:[ap]\.?m\.?)?$|^\s*(?:\p{L}{3,9}\.? )?\d+$/iu

/** The sign of an item, alone in its line up to here. */
const ITEM = /^\s*(?:[-*•–]|(?:\d{1,3}|[a-z])[.)])$/
/** A gap at whose end a column begins, also after a label. */
const STOP = /(?<=\S)(?<!(?<!\.)[.!?]["”’)]*)(?: {2,}|[ \u00a0]*\t[ \t\u00a0]*)(?=\S)/g
const NUMBER = /(?<=\s)[-+$€£]?\d[\d.,]*[%€£]?(?=\s|$)/g
const SIGN = /[^\p{L}\p{N}\s.,;!?"'“”‘’()]/u

/**
 * Returns whether what begins at a column of a line stands under something in another line: under
 * what follows a gap too, under the same sign, or, for a number, under the end of a number.
 */
function isUnder(line: string, other: string, column: number): boolean {
  if (endsOf(other, STOP).includes(column) && endsOf(line, STOP).includes(column)) return true
  const sign = line.charAt(column)
  if (SIGN.test(sign) && other.charAt(column) === sign && other.charAt(column - 1) === ' ') return true
  const number = [...line.matchAll(NUMBER)].find(({ index }) => index === column)
  return number !== undefined && endsOf(other, NUMBER).includes(column + number[0].length)
}

/** Returns the columns in which the gaps of a line end. */
const gapsOf = (line: string): number[] => endsOf(line, GAP)

const endsOf = (line: string, pattern: RegExp): number[] =>
  Array.from(line.matchAll(pattern), ({ 0: found, index }) => index + found.length)
