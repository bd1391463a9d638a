import type * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import type { Id, Span } from '#document/acts/record.ts'

import { spansOf } from './carried.ts'
import { isSame } from './lastCopy.ts'
import { movedIn, type Moved } from './moved.ts'

/** The deletions and moves of a page, and the text that it got in what had gone. */
export type Changes = { deletions: readonly Span[]; moves: readonly Moved[]; late: readonly Span[] }
/** A block that went, and a block in which a page has written again what stays of it. */
export type Rewritten = { of: Id; block: Id }
/** The changes that a page notes, and the blocks that it has written again. */
type Noted = Changes & { rewritten: readonly Rewritten[] }
/** Those since its last save, and those of the time before that save. */
type Unsent = { last: Noted; before: Noted }

const NOTHING: Noted = { deletions: [], moves: [], late: [], rewritten: [] }
const unsent = new WeakMap<Y.Doc, Unsent>()
const unsentIn = (doc: Y.Doc): Unsent => unsent.get(doc) ?? { last: NOTHING, before: NOTHING }

/** Notes the deletions and moves of a transaction of this page. `replaced`: the ids that its acts take away. */
export function noteUnsent(transaction: Y.Transaction, replaced: IdSet): void {
  const { doc, deleteSet } = transaction
  if (deleteSet.clients.size === 0) return
  const { last, before } = unsentIn(doc)
  const moves = movedIn(transaction, { unknownIn: () => [], replaced })
  unsent.set(doc, {
    last: {
      ...last,
      deletions: [...new IdSet([...last.deletions, ...spansOf(deleteSet)])],
      moves: [...last.moves, ...moves],
    },
    before,
  })
}

/** Notes what this page has deleted or written again elsewhere. */
export function noteGone(doc: Y.Doc, spans: readonly Span[]): void {
  const { last, before } = unsentIn(doc)
  unsent.set(doc, { last: { ...last, deletions: [...last.deletions, ...spans] }, before })
}

/** Lets a body treat the changes of a page that is gone as its own. */
export function adoptChanges(doc: Y.Doc, { deletions, moves, late }: Changes): void {
  const { last, before } = unsentIn(doc)
  const known = [...last.moves]
  for (const move of moves) if (!known.some(({ taken }) => isSame(taken, move.taken))) known.push(move)
  const all = {
    ...last,
    deletions: [...new IdSet([...last.deletions, ...deletions])],
    moves: known,
    late: [...new IdSet([...last.late, ...late])],
  }
  unsent.set(doc, { last: all, before })
}

/** Notes the blocks that this page has written again. */
export function noteRewritten(doc: Y.Doc, rewritten: readonly Rewritten[]): void {
  const { last, before } = unsentIn(doc)
  unsent.set(doc, { last: { ...last, rewritten: [...last.rewritten, ...rewritten] }, before })
}

/** Returns those of which other pages may not know yet. */
export function newRewritten(doc: Y.Doc): Rewritten[] {
  const { last, before } = unsentIn(doc)
  return [...before.rewritten, ...last.rewritten]
}

/** Notes text that came from others in blocks which had gone here. */
export function noteLate(doc: Y.Doc, spans: readonly Span[]): void {
  const { last, before } = unsentIn(doc)
  unsent.set(doc, { last: { ...last, late: [...last.late, ...spans] }, before })
}

/** Returns that text, and forgets it. */
export function takeLate(doc: Y.Doc): Span[] {
  const { last, before } = unsentIn(doc)
  unsent.set(doc, { last: { ...last, late: [] }, before: { ...before, late: [] } })
  return [...before.late, ...last.late]
}

/** Notes that the server has all changes. An act that is on its way may not know the last ones. */
export const settleUnsent = (doc: Y.Doc): unknown =>
  unsent.set(doc, { last: NOTHING, before: unsentIn(doc).last })

/** Returns the changes of this page that other pages may not know yet. */
export function newChanges(doc: Y.Doc): Changes {
  const { last, before } = unsentIn(doc)
  return {
    deletions: [...newDeletions(doc)],
    moves: newMoves(doc),
    late: [...before.late, ...last.late],
  }
}

/** Returns what this page has deleted and other pages may not know yet. */
export function newDeletions(doc: Y.Doc): IdSet {
  const { last, before } = unsentIn(doc)
  return new IdSet([...before.deletions, ...last.deletions])
}

/** Returns the blocks that this page has moved and other pages may not know yet. */
export function newMoves(doc: Y.Doc): Moved[] {
  const { last, before } = unsentIn(doc)
  return [...before.moves, ...last.moves]
}

/** Whether this page has deleted or moved something that other pages may not know yet. */
export function hasUnsent(doc: Y.Doc): boolean {
  const { last, before } = unsentIn(doc)
  return [last, before].some(({ deletions, moves }) => deletions.length + moves.length > 0)
}
