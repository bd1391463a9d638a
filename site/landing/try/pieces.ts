import type { Issue } from '#schema/corrections/issue.ts'

/** A part of a text. `at`: its start. */
export type Piece = { at: number; text: string; issue: Issue | null }

/**
 * Returns a text in parts, each with the finding that covers it. Of findings that overlap, the one that
 * starts first is kept.
 */
export function piecesWith(text: string, issues: readonly Issue[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, issue: Issue | null) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), issue })
    at = Math.max(at, end)
  }
  for (const issue of issues.toSorted((a, b) => a.start - b.start)) {
    if (issue.start < at || issue.end > text.length) continue
    add(issue.start, null)
    add(issue.end, issue)
  }
  add(text.length, null)
  return pieces
}

/** Returns a text with a finding replaced, and the place after the replacement. */
export function replaced(
  text: string,
  { start, end }: Pick<Issue, 'start' | 'end'>,
  replacement: string,
): { text: string; at: number } {
  return { text: text.slice(0, start) + replacement + text.slice(end), at: start + replacement.length }
}
