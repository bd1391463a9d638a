import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { inspectUpdate } from '../structure.ts'
import { BODY_FIELD } from '../version.ts'
import { arbitrate, honestActs } from './arbitrate.ts'
import { decodeAct, encodeAct } from './codec.ts'
import { ACTS_FIELD, recordKey, type Act, type Block, type Id, type RecordedAct } from './record.ts'

const NOTHING = { lost: new Map<string, boolean>(), used: [] }

const TAKEN: Id = { client: 1, clock: 0 }

/** Puts a block with four characters in place of another. */
const turning = (client: number, taken = TAKEN): RecordedAct => ({
  order: 1,
  of: null,
  id: { client, clock: 9 },
  runs: [],
  inserted: [{ client, from: 2, to: 6 }],
  block: { taken, brought: { client, clock: 0 }, parts: [{ client, from: 0, to: 2 }] },
})

describe('a record of an act on a block', () => {
  const { id: _, ...act } = turning(2)

  it('returns the act that was written, and nothing when it is cut', () => {
    const bytes = encodeAct(act)
    expect(decodeAct(bytes)).toEqual(act)
    for (let length = 0; length < bytes.length; length += 1)
      expect(decodeAct(bytes.subarray(0, length))).toBeNull()
  })

  it('has another version than one on text, whose bytes stay the same', () => {
    const text: Act = { order: 3, of: null, runs: [], inserted: [{ client: 5, from: 1, to: 2 }] }
    expect(encodeAct(text)).toEqual(Uint8Array.of(1, 3, 0, 0, 1, 5, 1, 1))
    expect(encodeAct(act)[0]).toBe(2)
  })

  it('is null with empty parts', () => {
    const block: Block = { taken: TAKEN, brought: TAKEN, parts: [{ client: 1, from: 3, to: 3 }] }
    expect(decodeAct(encodeAct({ ...act, block }))).toBeNull()
  })
})

describe('a decision on acts that replace one block', () => {
  it('lets the first one win, and deletes the whole block of the second', () => {
    const { verdicts, used, compensation } = arbitrate([turning(2), turning(3)], NOTHING, 7)
    expect(verdicts.map(({ lost }) => lost)).toEqual([false, true])
    expect(used).toEqual([
      { client: 1, from: 0, to: 1 },
      { client: 3, from: 2, to: 6 },
      { client: 3, from: 0, to: 1 },
    ])
    expect(compensation).toEqual(Uint8Array.of(0, 1, 3, 2, 0, 2, 2, 4))
  })

  it('lets an act lose that replaces the block of one that lost', () => {
    const { verdicts } = arbitrate([turning(2), turning(3), turning(4, { client: 3, clock: 0 })], NOTHING, 7)
    expect(verdicts.map(({ lost }) => lost)).toEqual([false, true, true])
  })
})

it('an act on a block is dropped unless its update deletes the old one and brings all of the new one', () => {
  const act = turning(2)
  const [brought, deleted] = [[{ client: 2, from: 0, to: 6 }], [{ client: 1, from: 0, to: 1 }]]
  expect(honestActs([act], brought, deleted)).toEqual([act])
  expect(honestActs([act], brought, [])).toEqual([])
  expect(honestActs([act], [{ client: 2, from: 1, to: 6 }], deleted)).toEqual([])
  expect(honestActs([act], [{ client: 2, from: 0, to: 5 }], deleted)).toEqual([])
})

describe('the block of an act in an update', () => {
  /** Returns the parts that go with the block if the act loses, and what the whole block has. */
  function partsAfter(change: (body: Y.XmlFragment, text: Y.XmlText) => void, other?: typeof change) {
    const doc = new Y.Doc()
    const body = doc.getXmlFragment(BODY_FIELD)
    const old = new Y.XmlElement('paragraph')
    body.insert(0, [old])
    const before = Y.encodeStateVector(doc)
    const { client, clock } = old._item?.id ?? Y.createID(0, 0)
    const [block, text] = [new Y.XmlElement('heading'), new Y.XmlText()]
    block.insert(0, [text])
    text.insert(0, 'then')
    body.insert(1, [block])
    body.delete(0)
    const own = doc.clientID
    const at = block._item?.id.clock ?? 0
    const act: Act = {
      order: 1,
      of: null,
      runs: [],
      inserted: [{ client: own, from: at + 2, to: at + 6 }],
      block: {
        taken: { client, clock },
        brought: { client: own, clock: at },
        parts: [{ client: own, from: at, to: at + 2 }],
      },
    }
    const id = { client: own, clock: Y.getState(doc.store, own) }
    doc.getMap(ACTS_FIELD).set(recordKey(1, id), encodeAct(act))
    change(body, text)
    if (other) {
      const theirs = new Y.Doc()
      Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc))
      const heading: unknown = theirs.getXmlFragment(BODY_FIELD).get(0)
      const inner: unknown = heading instanceof Y.XmlElement ? heading.get(0) : null
      if (!(inner instanceof Y.XmlText)) throw new Error('No text')
      other(theirs.getXmlFragment(BODY_FIELD), inner)
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs))
    }
    const inspected = inspectUpdate(Y.encodeStateAsUpdate(doc, before))
    if (!inspected.ok) throw new Error(inspected.error.message)
    expect(inspected.value.acts).toHaveLength(1)
    return { parts: inspected.value.acts[0]?.block?.parts, all: act.block?.parts }
  }

  it.each<[string, (body: Y.XmlFragment, text: Y.XmlText) => void]>([
    ['nothing more', () => undefined],
    ['a format', (_, text) => text.format(0, 2, { bold: true })],
    ['text that is deleted again', (_, text) => (text.insert(4, 'x'), text.delete(4, 1))],
    ['a block behind it', body => body.insert(1, [new Y.XmlElement('paragraph')])],
    ['a block before it', body => body.insert(0, [new Y.XmlElement('paragraph')])],
  ])('goes whole with %s', (_, change) => {
    const { parts, all } = partsAfter(change)
    expect(parts).toEqual(all)
  })

  it.each<[string, (body: Y.XmlFragment, text: Y.XmlText) => void]>([
    ['at its end', (_, text) => text.insert(4, 'x')],
    ['at its start', (_, text) => text.insert(0, 'x')],
    ['inside', (_, text) => text.insert(2, 'x')],
    [
      'next to some that is deleted',
      (_, text) => (text.insert(4, 'x'), text.insert(5, 'y'), text.delete(4, 1)),
    ],
    ['in place of its own', (_, text) => (text.delete(0, 4), text.insert(0, 'x'))],
  ])('stays with text that its author wrote %s', (_, change) => {
    expect(partsAfter(change).parts).toEqual([])
    expect(partsAfter(() => undefined, change).parts).toEqual([])
  })
})
