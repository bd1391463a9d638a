import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, recordKey } from '#document/acts/record.ts'
import { MAX_INVISIBLE } from '#document/invisible.ts'
import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { hide } from '#tests/support/hide.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { projectAll, packBodies } from './project.ts'

const project = (parts: Uint8Array[]) => projectAll(packBodies([{ parts, compact: false }]))[0]

const written = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.clientID = 7
  paragraphOf(doc).insert(0, 'written')
  return Y.encodeStateAsUpdate(doc)
}

it('B4: reads a body in which a client has reused clocks, and makes a sound snapshot', () => {
  const collected = Uint8Array.of(1, 1, 1, 0, 0, 1, 0)
  // Five characters of one client. The other update has the first of them as collected.
  const again = Uint8Array.of(1, 1, 1, 0, 4, 1, 1, 120, 5, 97, 98, 99, 100, 101, 0)
  const parts = [written(), collected, again]
  expect(() => {
    const doc = new Y.Doc()
    for (const part of parts) Y.applyUpdate(doc, part)
  }).toThrow(TypeError)
  const found = project(parts)
  if (found?.kind !== 'valid' || !found.snapshot) throw new Error(`It is ${found?.kind}.`)
  expect(found.projection.text).toBe('written')
  const doc = new Y.Doc()
  Y.applyUpdate(doc, found.snapshot.bytes)
  expect(doc.getXmlFragment(BODY_FIELD).toJSON()).toContain('written')
})

it('B4: reports bytes that are not an update as unreadable', () => {
  expect(project([written(), Uint8Array.of(1, 2, 3)])?.kind).toBe('unreadable')
})

it('T7: deletes what is hidden among the records of acts', () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, written())
  const act = { order: 1, of: null, runs: [], inserted: [] }
  const name = recordKey(1, { client: doc.clientID, clock: 0 })
  doc.getMap(ACTS_FIELD).set(name, encodeAct(act))
  expect(project([Y.encodeStateAsUpdate(doc)])?.kind).toBe('valid')
  const before = Y.encodeStateVector(doc)
  doc.getMap(ACTS_FIELD).set(name, 'hidden')
  // The update alone does not tell where its content is.
  expect(inspectUpdate(Y.encodeStateAsUpdate(doc, before)).ok).toBe(true)
  const found = project([Y.encodeStateAsUpdate(doc)])
  if (found?.kind !== 'repaired') throw new Error(`It is ${found?.kind}.`)
  for (const repair of found.repairs) Y.applyUpdate(doc, repair)
  expect(doc.getMap(ACTS_FIELD).size).toBe(0)
  expect(doc.getXmlFragment(BODY_FIELD).toJSON()).toContain('written')
})

it.each([
  ['at the end of a text', undefined],
  ['before the first character', null],
])('U8: deletes formats without text %s once they are too many', (_place, after) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, written())
  for (let n = 0; n <= MAX_INVISIBLE; n += 1) {
    if (n === MAX_INVISIBLE) expect(project([Y.encodeStateAsUpdate(doc)])?.kind).toBe('valid')
    hide(paragraphOf(doc), `insertion--${String(n).padStart(8, 'A')}`, null, after)
  }
  const full = Y.encodeStateAsUpdate(doc).length
  const found = project([Y.encodeStateAsUpdate(doc)])
  if (found?.kind !== 'repaired') throw new Error(`It is ${found?.kind}.`)
  for (const repair of found.repairs) Y.applyUpdate(doc, repair)
  // The next snapshot is smaller.
  expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(full / 2)
  const repaired = project([Y.encodeStateAsUpdate(doc)])
  expect(repaired).toMatchObject({ kind: 'valid', projection: { text: 'written' } })
})
