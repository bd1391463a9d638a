import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { MAX_UPDATE_DEPTH } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'
import { DamagedDocumentError } from '#realtime/storage/contract.ts'

import { BodyBuffer } from './bodyBuffer.ts'
import { readBody } from './reading.ts'

const vectorOf = (doc: Y.Doc) => Y.decodeStateVector(Y.encodeStateVector(doc))

/** A body that no update may hold today: it was stored before nesting was limited. */
function tooDeep(): Y.Doc {
  const doc = new Y.Doc()
  doc.clientID = 7
  let parent: Y.XmlFragment = doc.getXmlFragment(BODY_FIELD)
  for (let level = 0; level <= MAX_UPDATE_DEPTH; level++) {
    const child = new Y.XmlElement('blockquote')
    parent.insert(0, [child])
    parent = child
  }
  return doc
}

it('reads a snapshot that was stored under earlier rules, and sends it whole', () => {
  const doc = tooDeep()
  const snapshot = Y.encodeStateAsUpdate(doc)
  const reading = readBody(snapshot, [])
  expect(reading.index).toBeNull()
  const body = new BodyBuffer({ snapshot, version: { w: 1 }, tail: [] }, reading)
  expect(body.clocks).toEqual(vectorOf(doc))
  expect(body.answer(new Map([[7, 3]]))).toEqual([body.bytes.snapshotFrame])
})

it('does not keep the ranges of a row of many clients, and sends it to every reader', () => {
  const row = Y.mergeUpdates(
    Array.from({ length: 150 }, (_, i) => {
      const doc = new Y.Doc()
      doc.clientID = i + 1
      doc.getXmlFragment(BODY_FIELD).insert(0, [new Y.XmlElement('paragraph')])
      return Y.encodeStateAsUpdate(doc)
    }),
  )
  const reading = readBody(null, [row])
  expect(reading.rows).toEqual([null])
  const tail = [{ writer: 'w', n: 1, user: 'u', bytes: row }]
  const body = new BodyBuffer({ snapshot: null, version: {}, tail }, reading)
  expect(body.clocks.size).toBe(150)
  expect(body.answer(new Map(body.clocks))[0]).toEqual(body.bytes.tail[0]?.frame)
})

it('reports bytes that are not an update as damage', () => {
  const broken = Uint8Array.of(1, 2, 3)
  expect(() => readBody(broken, [])).toThrow(DamagedDocumentError)
  expect(() => readBody(null, [broken])).toThrow(DamagedDocumentError)
})
