import type { Node } from '@tiptap/pm/model'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import type { PlacedFinding } from './findings.ts'

/** The visible findings, and the key of the one whose card is open. */
type Shown = { visible: readonly PlacedFinding[]; active: number | null }

/** Above this, drawing everything again is cheaper than changing what is drawn. */
const MANY = 300

/**
 * Returns the underlines of findings. Those that are drawn already move with the text, so that a key
 * in a long document costs only its own paragraph.
 */
export function redraw(
  before: Shown & { decorations: DecorationSet },
  after: Shown,
  mapping: Mapping,
  doc: Node,
): DecorationSet {
  const stale = new Map<number, PlacedFinding>()
  for (const { finding, from, to } of before.visible) {
    // As the library moves them.
    const moved = { finding, from: mapping.map(from, 1), to: mapping.map(to, -1) }
    if (moved.from < moved.to) stale.set(placeOf(moved), moved)
  }
  const fresh: PlacedFinding[] = []
  for (const placed of after.visible) {
    const drawn = stale.get(placeOf(placed))
    if (drawn && isDrawnAlike(drawn, before, placed, after)) stale.delete(placeOf(placed))
    else fresh.push(placed)
  }
  const draw = (placed: PlacedFinding) => underline(placed, placed.finding.key === after.active)
  if (stale.size + fresh.length > MANY) return DecorationSet.create(doc, after.visible.map(draw))
  const moved = before.decorations.map(mapping, doc)
  const gone = [...stale.values()].flatMap(({ finding: { key }, from, to }) =>
    moved.find(from, to, spec => spec['key'] === key),
  )
  return moved.remove(gone).add(doc, fresh.map(draw))
}

/** A number for a finding at its start: copies of a paragraph share the keys of their findings. */
const placeOf = ({ finding, from }: PlacedFinding): number => from * 2 ** 31 + finding.key

function isDrawnAlike(drawn: PlacedFinding, before: Shown, placed: PlacedFinding, after: Shown): boolean {
  const { key, issue } = placed.finding
  return (
    drawn.to === placed.to &&
    drawn.finding.issue.category === issue.category &&
    (before.active === key) === (after.active === key)
  )
}

function underline({ finding: { key, issue }, from, to }: PlacedFinding, active: boolean): Decoration {
  const attributes = {
    class: `issue issue-${issue.category}${active ? ' issue-active' : ''}`,
    'data-issue': String(key),
  }
  return Decoration.inline(from, to, attributes, { key })
}
