import type { Issue } from '#schema/corrections/issue.ts'
import { fingerprintOf, marksOf } from '#writing/check/fingerprint.ts'

/** An issue that keeps its identity while the text around it changes. */
export type Finding = {
  /** Constant while this finding is on screen. */
  key: number
  issue: Issue
  /** The flagged text. A fix is applied only if it is unchanged. */
  flagged: string
  /** The whole paragraph, which contains the issue's range. */
  blockText: string
  fingerprint: string
  /** The marks of the fingerprint, of which one is enough to recognize the finding. */
  marks: readonly string[]
}

/** A finding with its current position in the document. */
export type PlacedFinding = { finding: Finding; from: number; to: number }

let lastKey = 0

function toFinding(issue: Issue, text: string, key: number): Finding {
  const flagged = text.slice(issue.start, issue.end)
  const fingerprint = fingerprintOf(issue, text)
  return { key, issue, flagged, blockText: text, fingerprint, marks: marksOf(fingerprint) }
}

/**
 * Returns the findings to keep while a block's new text is not checked yet, moved with the text: those outside the
 * edit, and those between several edits that were made at once.
 */
export function carryOver(before: string, after: string, findings: readonly Finding[]): Finding[] {
  if (before === after) return [...findings]
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const shift = after.length - before.length
  const [left, right] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  return findings.flatMap(finding => {
    const { start, end } = finding.issue
    if (end <= head) return [{ ...finding, blockText: after }]
    const moved = start >= before.length - tail ? shift : shiftBetween(finding, { left, right, head })
    if (moved === null) return []
    const issue = { ...finding.issue, start: start + moved, end: end + moved }
    return [{ ...finding, issue, blockText: after }]
  })
}

type Edited = { left: string; right: string; head: number }

/** Returns how far the flagged text moved within an edited part; null if it is not there as often as before. */
function shiftBetween({ flagged, issue }: Finding, { left, right, head }: Edited): number | null {
  const start = issue.start - head
  if (flagged === '' || start < 0 || !left.startsWith(flagged, start)) return null
  // A text of other words is another one.
  if (left.split(' ').length !== right.split(' ').length) return null
  const parts = right.split(flagged)
  if (left.split(flagged).length !== parts.length) return null
  const earlier = left.slice(0, start).split(flagged).length
  return parts.slice(0, earlier).join(flagged).length - start
}

/**
 * Returns the findings of a new check. Those that existed before, in the same place or moved, keep
 * their key.
 */
export function reconcile(previous: readonly Finding[], issues: readonly Issue[], text: string): Finding[] {
  const left = [...previous]
  return issues.map(issue => {
    const flagged = text.slice(issue.start, issue.end)
    const same = left
      .filter(old => old.issue.rule === issue.rule && old.flagged === flagged)
      .toSorted((a, b) => Math.abs(a.issue.start - issue.start) - Math.abs(b.issue.start - issue.start))[0]
    if (same) left.splice(left.indexOf(same), 1)
    return toFinding(issue, text, same?.key ?? ++lastKey)
  })
}
