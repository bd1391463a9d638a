import type { Finding, PlacedFinding } from './findings.ts'
import type { CorrectionsState } from './state.ts'

/**
 * The visible state of the corrections outside the text: the underlined findings in order, and the
 * open card.
 */
export type CorrectionsSnapshot = { findings: readonly Finding[]; active: PlacedFinding | null }

export const NOTHING_SHOWN: CorrectionsSnapshot = { findings: [], active: null }

/**
 * Returns the snapshot of a state, or the previous object if nothing has changed. This avoids
 * rerendering: each repaint next to a focused text costs a walk through all of it (React keeps the
 * selection).
 */
export function snapshotOf(
  { visible, active }: CorrectionsState,
  before: CorrectionsSnapshot,
): CorrectionsSnapshot {
  const unchanged =
    visible.length === before.findings.length &&
    visible.every(({ finding }, index) => isSameFinding(finding, before.findings[index]))
  const open = visible.find(({ finding }) => finding.key === active) ?? null
  const place = isSamePlace(open, before.active) ? before.active : open
  if (unchanged && place === before.active) return before
  return { findings: unchanged ? before.findings : visible.map(({ finding }) => finding), active: place }
}

// The fingerprint includes the displayed surroundings.
const isSameFinding = (a: Finding, b: Finding | undefined): boolean =>
  a === b || (a.key === b?.key && a.fingerprint === b.fingerprint)

const isSamePlace = (a: PlacedFinding | null, b: PlacedFinding | null): boolean =>
  a === b || (a !== null && b !== null && a.finding === b.finding && a.from === b.from && a.to === b.to)
