import type { Node } from '@tiptap/pm/model'
import { Mapping, StepMap } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import type { Range } from '#client/editor/collab/anchor.ts'

import type { ThreadPlace } from './places.ts'

export type Shown = {
  /** The marks in the text, those of unknown and resolved threads included. */
  places: readonly ThreadPlace[]
  /** The threads whose marks are shown. */
  open: ReadonlySet<string>
  /** The thread whose card is open. */
  active: string | null
  /** The text that a new comment will be on: its anchor, and where it is now. */
  selected: { anchor: string; range: Range | null } | null
}

/** A text with a line under it. `id`: its thread; null: the text of a new comment. */
type Line = { id: string | null; from: number; to: number; isActive: boolean }

/** Above this, drawing everything again is cheaper than changing what is drawn. */
const MANY = 300

/**
 * Returns the lines under the texts of open threads and of a new comment. Those that are drawn already
 * move with the text, so that a key in a document with thousands costs only its own.
 */
export function redraw(
  before: Shown & { decorations: DecorationSet },
  after: Shown,
  mapping: Mapping,
  doc: Node,
): DecorationSet {
  const stale = new Map<string, Line>()
  for (const { from, to, ...line } of linesOf(before)) {
    // As the library moves them.
    const moved = { ...line, from: mapping.map(from, 1), to: mapping.map(to, -1) }
    if (moved.from < moved.to) stale.set(keyOf(moved), moved)
  }
  const lines = linesOf(after)
  const fresh = lines.filter(line => {
    const drawn = stale.get(keyOf(line))
    const isDrawn = drawn?.to === line.to && drawn.isActive === line.isActive
    return !(isDrawn && stale.delete(keyOf(line)))
  })
  if (stale.size + fresh.length > MANY) return DecorationSet.create(doc, lines.map(draw))
  const moved = before.decorations.map(mapping, doc)
  const gone = [...stale.values()].flatMap(({ id, from, to }) =>
    moved.find(from, to, spec => spec['id'] === id).filter(each => each.from === from && each.to === to),
  )
  return moved.remove(gone).add(doc, fresh.map(draw))
}

/** Returns what differs between two states of a text as one replacement; a change from others replaces all of it. */
export function difference(before: Node, after: Node): Mapping {
  const start = before.content.findDiffStart(after.content)
  const ends = before.content.findDiffEnd(after.content)
  if (start === null || !ends) return new Mapping()
  // Equal characters around a change may count from both sides.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  return new Mapping([new StepMap([start, ends.a + overlap - start, ends.b + overlap - start])])
}

function linesOf({ places, open, active, selected }: Shown): Line[] {
  const lines = places.flatMap(({ id, ranges }) =>
    open.has(id) ? ranges.map(({ from, to }): Line => ({ id, from, to, isActive: id === active })) : [],
  )
  const range = selected?.range
  return range ? [...lines, { id: null, from: range.from, to: range.to, isActive: true }] : lines
}

const keyOf = ({ id, from }: Line): string => `${from} ${id}`

function draw({ id, from, to, isActive }: Line): Decoration {
  const attributes = {
    class: isActive ? 'comment-mark comment-active' : 'comment-mark',
    ...(id !== null && { 'data-thread': id }),
  }
  return Decoration.inline(from, to, attributes, { id })
}
