import type { Node } from '@tiptap/pm/model'

import type { Range } from '#client/editor/collab/anchor.ts'

/** Where the marks of a thread are, in text order. */
export type ThreadPlace = { id: string; ranges: readonly Range[] }

type Mark = Range & { id: string }

/** The marks in each block, in positions of its content. A key changes one of hundreds. */
const known = new WeakMap<Node, readonly Mark[]>()

function marksIn(block: Node): readonly Mark[] {
  const held = known.get(block)
  if (held) return held
  const found: Mark[] = []
  block.descendants((node, position) => {
    for (const { type, attrs } of node.marks)
      if (type.name === 'comment')
        found.push({ id: String(attrs['id']), from: position, to: position + node.nodeSize })
  })
  known.set(block, found)
  return found
}

/** Returns where the marks of all threads are, in text order. */
export function placesIn(doc: Node): ThreadPlace[] {
  const places = new Map<string, Range[]>()
  doc.forEach((block, offset) => {
    for (const { id, from, to } of marksIn(block)) {
      const range = { from: offset + 1 + from, to: offset + 1 + to }
      const ranges = places.get(id) ?? []
      const last = ranges.at(-1)
      if (last?.to === range.from) last.to = range.to
      else ranges.push(range)
      places.set(id, ranges)
    }
  })
  return [...places].map(([id, ranges]) => ({ id, ranges }))
}

const lengthOf = ({ ranges }: ThreadPlace): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0)

/** Returns the thread at a position; of several, the one on the shortest text. */
export function threadAt(places: readonly ThreadPlace[], position: number): string | null {
  const here = places.filter(({ ranges }) =>
    ranges.some(({ from, to }) => from <= position && position <= to),
  )
  return here.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0]?.id ?? null
}
