import { directionOf } from '#document/direction.ts'

import { BULLET, type Line } from './expected.ts'

/** Signs that turn the direction of a text, and ends of pages. `pdftotext` adds them. */
const ADDED = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\f]/g
const WORD = /[\p{L}\p{M}]+/gu

const squashed = (text: string): string => text.replaceAll(/\s/g, '')
const sorted = (text: string): string => Array.from(text).toSorted().join('')

/**
 * Returns the first line of a document that a PDF shows differently, or null. `printed` is what
 * `pdftotext -raw` says: the words in the order in which the page is drawn, each line from the left
 * to the right. Ignored are white space, bullets, and where lines of the page end. In a line with
 * words from the right, the words of the line's direction must be in order and the others present.
 */
export function printedDifference(expected: readonly Line[], printed: string): string | null {
  const lines = printed
    .replaceAll(ADDED, '')
    .split('\n')
    .filter(line => line.trim() !== '')
  let isTurned = false
  for (const line of expected) {
    const number = line.marker === BULLET ? '' : (line.marker ?? '')
    const wanted = squashed(`${number}${line.text}`)
    const found = taken(lines, wanted.length)
    // A line without letters has the direction of the text before it.
    if (/\p{L}/u.test(line.text)) isTurned = /[\u0590-\u08FF]/.test(line.text)
    const isSame = isTurned ? isSameTurned(line, wanted, found) : squashed(found.join('')) === wanted
    if (!isSame) return `${JSON.stringify(found)} instead of ${JSON.stringify(line.text)}`
  }
  return lines.length > 0 ? `${JSON.stringify(lines[0])} is too much` : null
}

/** Takes some signs from the first lines, without the white space. The cells of a row are one line. */
function taken(lines: string[], length: number): string[] {
  const found: string[] = []
  for (let rest = length; rest > 0;) {
    const line = lines.shift()
    if (line === undefined) break
    const whole = squashed(line).length
    let end = line.length
    while (squashed(line.slice(0, end)).length > rest) end -= 1
    found.push(line.slice(0, end))
    if (whole > rest) lines.unshift(line.slice(end))
    rest -= Math.min(whole, rest)
  }
  return found
}

/** Letters of a word are compared in any order: `pdftotext` turns lam and alef, and moves vowel signs. */
function isSameTurned({ text, isRtl }: Line, wanted: string, found: readonly string[]): boolean {
  if (sorted(squashed(found.join(''))) !== sorted(wanted)) return false
  const isOwn = (word: string) => directionOf(word) === (isRtl ? 'rtl' : 'ltr')
  const own = (line: string) => (line.replaceAll('\uFE0F', ' ').match(WORD) ?? []).filter(isOwn).map(sorted)
  const shown = found.flatMap(line => (isRtl ? own(line).toReversed() : own(line)))
  return shown.join(' ') === own(text).join(' ')
}
