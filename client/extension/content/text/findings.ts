import { OBJECT } from '#client/extension/content/text/readText.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { fingerprintOf } from '#writing/check/fingerprint.ts'

/** An issue at its present place in a field's text. */
export type Finding = {
  issue: Issue
  start: number
  end: number
  flagged: string
  /** Returns the issue with its surroundings, by which a dismissal knows it again. */
  fingerprint: () => string
}

/** Fields with more characters are checked in part. */
export const TEXT_MAX = 100_000
/** Characters on each side of the caret that are checked then. */
const AROUND = 20_000

/** Returns the part of a text to check, in whole lines where they are short. */
export function partOf(text: string, caret: number): { from: number; text: string } {
  if (text.length <= TEXT_MAX) return { from: 0, text }
  const first = Math.max(0, caret - AROUND)
  const last = Math.min(text.length, caret + AROUND)
  const start = first === 0 ? 0 : boundary(text, first, last)
  const end = last === text.length ? last : boundary(text, last, Math.min(text.length, last + AROUND))
  return { from: start, text: text.slice(start, end) }
}

/** Returns the offset after the first line break, or else the first space, of a part. */
function boundary(text: string, from: number, to: number): number {
  const part = text.slice(from, to)
  const sign = Math.max(part.indexOf('\n'), -1)
  const at = sign === -1 ? part.indexOf(' ') : sign
  return at === -1 ? from : from + at + 1
}

/** Returns the findings of a checked part whose flagged text can be marked and replaced. */
export function findingsOf(issues: readonly Issue[], part: { from: number; text: string }): Finding[] {
  return issues.flatMap(issue => {
    const flagged = part.text.slice(issue.start, issue.end)
    return flagged.length === issue.end - issue.start && flagged !== '' && !/[\n\uFFFC]/.test(flagged)
      ? [
          {
            issue,
            start: part.from + issue.start,
            end: part.from + issue.end,
            flagged,
            fingerprint: once(() => fingerprintOf(issue, part.text)),
          },
        ]
      : []
  })
}

/** Few findings are ever asked for theirs, which takes a while. */
function once(make: () => string): () => string {
  let made: string | null = null
  return () => (made ??= make())
}

/** Returns the findings that an edit leaves alone, at their new places. One that it touches is gone. */
export function moved(findings: readonly Finding[], before: string, after: string): readonly Finding[] {
  if (before === after) return findings
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before.charCodeAt(same) === after.charCodeAt(same)) same += 1
  let last = 0
  while (
    last < most - same &&
    before.charCodeAt(before.length - 1 - last) === after.charCodeAt(after.length - 1 - last)
  )
    last += 1
  const by = after.length - before.length
  return findings.flatMap(finding => {
    if (finding.end < same) return [finding]
    return finding.start > before.length - last
      ? [{ ...finding, start: finding.start + by, end: finding.end + by }]
      : []
  })
}

/** Whether two lists of findings are marked in the same way. */
export const areAlike = (some: readonly Finding[], others: readonly Finding[]): boolean =>
  some.length === others.length &&
  some.every(({ start, end, issue }, n) => {
    const other = others[n]
    return other?.start === start && other.end === end && other.issue.category === issue.category
  })

/** Returns where a finding is among later ones, or null. Of several alike, it is the nearest. */
export function sameIn(
  findings: readonly Finding[],
  { start, flagged, fingerprint }: Finding,
): Finding | null {
  const [nearest] = findings
    .filter(other => other.flagged === flagged && other.fingerprint() === fingerprint())
    .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
  return nearest ?? null
}

/** Whether a text has something in it that is not text, and so may not be replaced. */
export const hasObject = (text: string): boolean => text.includes(OBJECT)
