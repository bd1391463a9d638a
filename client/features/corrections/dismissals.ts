import { marksOf } from '#writing/check/fingerprint.ts'

import type { Finding } from './findings.ts'

/** A finding that users do not want to see, recognized by the marks of its fingerprint. */
export type Dismissal = {
  fingerprint: string
  /** The one of all its surroundings first. */
  marks: readonly string[]
  forAll: boolean
}

export const dismissalOf = (fingerprint: string, forAll: boolean): Dismissal => ({
  fingerprint,
  marks: marksOf(fingerprint),
  forAll,
})

/** A dismissed finding whose surroundings have changed so much that its dismissal is not of them any more. */
export type Moved = { finding: Finding; dismissal: Dismissal }

/** The dismissed findings on screen, by their keys. */
export type Dismissed = { byKey: ReadonlyMap<number, Dismissal>; moved: readonly Moved[] }

export const NOTHING_DISMISSED: Dismissed = { byKey: new Map(), moved: [] }

/**
 * Returns the dismissed ones among findings. If the surroundings of a dismissed finding have changed, it is the only
 * one that still has those on one side, or the one that was dismissed before the change.
 */
export function dismissedAmong(
  findings: readonly Finding[],
  dismissals: readonly Dismissal[],
  before: Dismissed,
): Dismissed {
  if (dismissals.length === 0) return NOTHING_DISMISSED
  const byMark = new Map<string, Finding[]>(dismissals.flatMap(({ marks }) => marks.map(mark => [mark, []])))
  for (const finding of findings) for (const mark of finding.marks) byMark.get(mark)?.push(finding)
  const byKey = new Map<number, Dismissal>()
  for (const dismissal of dismissals) {
    const [whole = '', ...sides] = dismissal.marks
    const exact = byMark.get(whole) ?? []
    const near = sides.map(side => byMark.get(side) ?? []).find(({ length }) => length === 1) ?? []
    for (const { key } of exact.length > 0 ? exact : near) byKey.set(key, dismissal)
  }
  return withMoved(findings, { byKey, dismissals, before })
}

type Matches = { byKey: Map<number, Dismissal>; dismissals: readonly Dismissal[]; before: Dismissed }

/** Adds the findings that were dismissed before a change, unless that has been undone. */
function withMoved(findings: readonly Finding[], { byKey, dismissals, before }: Matches): Dismissed {
  if (before.byKey.size === 0) return { byKey, moved: [] }
  const standing = new Map(dismissals.map(dismissal => [dismissal.fingerprint, dismissal]))
  const moved: Moved[] = []
  for (const finding of findings) {
    const held = before.byKey.get(finding.key)
    const dismissal = held && standing.get(held.fingerprint)
    if (!dismissal || byKey.has(finding.key)) continue
    byKey.set(finding.key, dismissal)
    moved.push({ finding, dismissal })
  }
  return { byKey, moved }
}
