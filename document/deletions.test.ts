import fc from 'fast-check'
import * as encoding from 'lib0/encoding'
import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { IdSet } from './acts/idSet.ts'
import { deletingOnly } from './deletions.ts'
import { inspectUpdate } from './structure.ts'

const spans = fc.array(
  fc.record({ client: fc.nat(2), from: fc.nat(30), length: fc.integer({ min: 1, max: 8 }) }),
)
const setOf = (list: readonly { client: number; from: number; length: number }[]) =>
  new IdSet(list.map(({ client, from, length }) => ({ client, from, to: from + length })))
const CLIENTS = [0, 1, 2]
const idsOf = (set: IdSet) =>
  CLIENTS.flatMap(client =>
    set
      .of(client)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => `${client}:${from + i}`)),
  )
const deleting = (set: IdSet): Uint8Array =>
  encoding.encode(encoder => {
    const clients = CLIENTS.filter(client => set.of(client).length > 0)
    for (const value of [0, clients.length]) encoding.writeVarUint(encoder, value)
    for (const client of clients) {
      encoding.writeVarUint(encoder, client)
      encoding.writeVarUint(encoder, set.of(client).length)
      for (const { from, to } of set.of(client)) {
        encoding.writeVarUint(encoder, from)
        encoding.writeVarUint(encoder, to - from)
      }
    }
  })

const deletedBy = (update: Uint8Array): IdSet =>
  new IdSet(
    [...Y.decodeUpdate(update).ds.clients].flatMap(([client, ranges]) =>
      ranges.map(({ clock, len }) => ({ client, from: clock, to: clock + len })),
    ),
  )

it('keeps exactly the deletions of known ids, in a form that is accepted', () => {
  fc.assert(
    fc.property(spans, spans, (deleted, held) => {
      const known = setOf(held)
      const kept = deletingOnly(known, deleting(setOf(deleted)), 1)
      expect(inspectUpdate(kept).ok).toBe(true)
      const both = idsOf(setOf(deleted)).filter(id => idsOf(known).includes(id))
      expect(idsOf(deletedBy(kept))).toEqual(both)
    }),
  )
})
