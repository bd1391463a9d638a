import type { Finding } from './findings.ts'
import type { CorrectionsState, PlacedFinding } from './state.ts'

/** What is to be seen of the corrections outside of the text: what is underlined, in order, and whose card is open. */
export type CorrectionsSnapshot = { findings: readonly Finding[]; active: PlacedFinding | null }

export const NOTHING_SHOWN: CorrectionsSnapshot = { findings: [], active: null }

/**
 * The snapshot of a state; the very object of before when there is nothing new to see, so that nothing is drawn again:
 * each drawing beside a focused text costs a walk through all of it (React keeps the selection).
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

// The fingerprint holds the surroundings that are shown.
const isSameFinding = (a: Finding, b: Finding | undefined): boolean =>
  a === b || (a.key === b?.key && a.fingerprint === b.fingerprint)

const isSamePlace = (a: PlacedFinding | null, b: PlacedFinding | null): boolean =>
  a === b || (a !== null && b !== null && a.finding === b.finding && a.from === b.from && a.to === b.to)
