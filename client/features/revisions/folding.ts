import type { DiffBlock } from '#schema/revisions/diff.ts'

/** Unchanged blocks that are shown on each side of a change. */
const AROUND = 1
/** A shorter stretch is shown: a button would take as much room. */
const FOLDED_MIN = 3

/** A row of a comparison: a block, or a stretch of unchanged ones that is folded. */
export type Row =
  | { kind: 'block'; index: number; block: DiffBlock }
  | { kind: 'fold'; index: number; count: number }

/**
 * Returns the rows of a comparison. Long unchanged stretches are folded, except those that start at
 * an `opened` index.
 */
export function rowsOf(blocks: readonly DiffBlock[], opened: ReadonlySet<number> = new Set()): Row[] {
  const rows: Row[] = []
  const show = (from: number, to: number) => {
    for (const [offset, block] of blocks.slice(from, to).entries())
      rows.push({ kind: 'block', index: from + offset, block })
  }
  for (let start = 0; start < blocks.length;) {
    const end = endOfStretch(blocks, start)
    if (end === start) {
      show(start, start + 1)
      start += 1
      continue
    }
    const from = start === 0 ? 0 : start + AROUND
    const to = end === blocks.length ? end : end - AROUND
    if (to - from < FOLDED_MIN || opened.has(from)) show(start, end)
    else {
      show(start, from)
      rows.push({ kind: 'fold', index: from, count: to - from })
      show(to, end)
    }
    start = end
  }
  return rows
}

/** Returns the index after the unchanged blocks that begin at `start`. */
function endOfStretch(blocks: readonly DiffBlock[], start: number): number {
  let end = start
  while (blocks[end]?.kind === 'same') end += 1
  return end
}

/** Returns whether a comparison has a change. */
export const hasChanges = (blocks: readonly DiffBlock[]): boolean =>
  blocks.some(({ kind }) => kind !== 'same')
