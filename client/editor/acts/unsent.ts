import type * as Y from 'yjs'

import { IdSet } from '#document/acts/idSet.ts'
import type { Span } from '#document/acts/record.ts'

import { spansOf } from './carried.ts'

/** Deletions of a page: those since its last save, and those of the time before that save. */
type Gone = { last: readonly Span[]; before: readonly Span[] }

const gone = new WeakMap<Y.Doc, Gone>()
const goneIn = (doc: Y.Doc): Gone => gone.get(doc) ?? { last: [], before: [] }

/** Notes what a transaction of this page deletes. */
export function noteDeletions({ doc, deleteSet }: Y.Transaction): void {
  if (deleteSet.clients.size === 0) return
  const { last, before } = goneIn(doc)
  gone.set(doc, { last: [...last, ...spansOf(deleteSet)], before })
}

/** Notes that the server has all deletions. An act that is on its way may not know the last ones. */
export const settleDeletions = (doc: Y.Doc): unknown => gone.set(doc, { last: [], before: goneIn(doc).last })

/** Returns what this page has deleted and other pages may not know yet. */
export function newDeletions(doc: Y.Doc): IdSet {
  const { last, before } = goneIn(doc)
  return new IdSet([...before, ...last])
}
