import { expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, MAX_ORDER, recordKey } from '#document/acts/record.ts'
import { inspectUpdate } from '#document/structure.ts'

import { performActs } from './perform.ts'

/** Accepts a correction in a body that has records under these names. Returns its act as the server reads it. */
function acceptAmong(names: readonly string[]) {
  const doc = new Y.Doc()
  const text = new Y.XmlText('more then forty')
  const paragraph = new Y.XmlElement('paragraph')
  doc.getXmlFragment('default').insert(0, [paragraph])
  paragraph.insert(0, [text])
  for (const name of names)
    doc.getMap(ACTS_FIELD).set(name, encodeAct({ order: 1, of: null, runs: [], inserted: [] }))
  const before = Y.encodeStateVector(doc)
  performActs(doc, [{ text, index: 5, length: 4, insert: 'than' }], null)
  const inspected = inspectUpdate(Y.encodeStateAsUpdate(doc, before))
  return inspected.ok ? inspected.value.acts : inspected.error
}

it('numbers an act above the others', () => {
  const name = recordKey(41, { client: 1, clock: 0 })
  expect(acceptAmong([name])).toMatchObject([{ order: 42, of: null }])
})

it('makes an act that the server reads, whatever the records of others are called', () => {
  expect(acceptAmong(['zzzzzzzzzzzzz.1.0', '', '-1', 'x'.repeat(20)])).toMatchObject([{ of: null }])
  const highest = recordKey(MAX_ORDER, { client: 1, clock: 0 })
  expect(acceptAmong([highest])).toMatchObject([{ order: MAX_ORDER }])
})
