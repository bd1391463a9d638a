import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { turning } from '#tests/support/blockAct.ts'

import { inspectUpdate } from '../structure.ts'
import { BODY_FIELD } from '../version.ts'
import { arbitrate, honestActs } from './arbitrate.ts'
import { decodeAct, encodeAct } from './codec.ts'
import { ACTS_FIELD, recordKey, type Act, type Block, type Id, type RecordedAct } from './record.ts'
import { withoutWritten } from './written.ts'

const NOTHING = { lost: new Map<string, boolean>(), used: [] }

const TAKEN: Id = { client: 1, clock: 0 }

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
    const block: Block = { taken: TAKEN, brought: TAKEN, text: [], parts: [{ client: 1, from: 3, to: 3 }] }
    expect(decodeAct(encodeAct({ ...act, block }))).toBeNull()
  })
})

/** Moves the last four characters of a text to a block. */
const splitting = (client: number): RecordedAct => ({
  order: 1,
  of: null,
  id: { client, clock: 9 },
  runs: [
    { client: 1, clock: 5, text: 'then', right: null, formats: [{ name: 'bold', json: '{}' }] },
    { client: 1, clock: 9, text: ' go', right: null, formats: [] },
  ],
  inserted: [{ client, from: 7, to: 8 }],
  block: {
    taken: null,
    brought: { client, clock: 0 },
    text: [{ client, from: 2, to: 6 }],
    parts: [{ client, from: 0, to: 2 }],
  },
})

describe('a record of an act that splits a block', () => {
  const { id: _, ...act } = splitting(2)
  const back: Act = { ...act, runs: [], block: { taken: TAKEN, brought: null, text: [], parts: [] } }

  it.each([['', act] as const, [' or takes that back', back] as const])(
    'returns the act that was written%s, and nothing when it is cut',
    (_what, one) => {
      const bytes = encodeAct(one)
      expect(bytes[0]).toBe(3)
      expect(decodeAct(bytes)).toEqual(one)
      for (let length = 0; length < bytes.length; length += 1)
        expect(decodeAct(bytes.subarray(0, length))).toBeNull()
    },
  )

  it('is null with a format that is no JSON, or a block that is neither taken away nor brought', () => {
    const [run] = act.runs
    const formats = [{ name: 'bold', json: '{' }]
    expect(decodeAct(encodeAct({ ...act, runs: run ? [{ ...run, formats }] : [] }))).toBeNull()
    const block: Block = { taken: null, brought: null, text: [], parts: [] }
    expect(decodeAct(encodeAct({ ...act, block }))).toBeNull()
    expect(decodeAct(encodeAct({ ...act, block: { ...block, taken: TAKEN, text: act.inserted } }))).toBeNull()
  })

  it('is null with more characters in its formats than an act may have', () => {
    const [run] = act.runs
    const formats = [{ name: 'bold', json: JSON.stringify('x'.repeat(4100)) }]
    expect(decodeAct(encodeAct({ ...act, runs: run ? [{ ...run, formats }] : [] }))).toBeNull()
  })
})

describe('a decision on acts that split one block', () => {
  it('lets the first one win, and puts nothing back that it took away, too', () => {
    const { verdicts, compensation } = arbitrate([splitting(2), splitting(3)], NOTHING, 7)
    expect(verdicts.map(({ lost }) => lost)).toEqual([false, true])
    expect(compensation).toEqual(Uint8Array.of(0, 1, 3, 3, 0, 2, 2, 4, 7, 1))
  })

  it('puts text back with its formats where only a part of it was used up', () => {
    const doc = new Y.Doc()
    doc.clientID = 1
    const [paragraph, text] = [new Y.XmlElement('paragraph'), new Y.XmlText()]
    doc.getXmlFragment(BODY_FIELD).insert(0, [paragraph])
    paragraph.insert(0, [text])
    text.insert(0, 'now then go')
    text.format(4, 4, { bold: {} })
    const at = (clock: number) => ({ client: 1, clock })
    const runs: Act['runs'] = [
      { ...at(6), text: 'then', right: at(10), formats: [{ name: 'bold', json: '{}' }] },
      { ...at(10), text: ' go', right: null, formats: [] },
    ]
    const act = { ...splitting(2), runs }
    const used = [{ client: 1, from: 11, to: 13 }]
    doc.transact(() => text.delete(4, 7))
    const { compensation } = arbitrate([act], { ...NOTHING, used }, 7)
    if (!compensation) throw new Error('There is no compensation.')
    expect(inspectUpdate(compensation).ok).toBe(true)
    Y.applyUpdate(doc, compensation)
    expect(text.toDelta()).toEqual([
      { insert: 'now ' },
      { insert: 'then', attributes: { bold: {} } },
      { insert: ' ' },
    ])
  })
})

it('text of which others have used every second character comes back without endless formats', () => {
  const formats = Array.from({ length: 250 }, () => ({ name: 'bold', json: '1' }))
  const text = 'x'.repeat(2500)
  const act = { ...splitting(2), runs: [{ client: 1, clock: 0, text, right: null, formats }] }
  expect(decodeAct(encodeAct(act))).not.toBeNull()
  const used = Array.from({ length: 1250 }, (_, i) => ({ client: 1, from: 2 * i, to: 2 * i + 1 }))
  const { compensation } = arbitrate([act], { ...NOTHING, used }, 7)
  expect(compensation?.length).toBeLessThan(500_000)
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

it('text behind what an act brings to the block of an earlier act is written in that block', () => {
  const first = splitting(2)
  const second: RecordedAct = {
    ...splitting(2),
    id: { client: 2, clock: 30 },
    runs: [{ client: 2, clock: 4, text: 'en', right: null, formats: [] }],
    inserted: [{ client: 2, from: 16, to: 18 }],
    block: {
      taken: null,
      brought: { client: 2, clock: 10 },
      text: [{ client: 2, from: 12, to: 16 }],
      parts: [{ client: 2, from: 10, to: 12 }],
    },
  }
  const typed = { client: 2, clock: 31, length: 1, parent: null, sibling: { client: 2, clock: 17 } }
  const acts = withoutWritten([first, second], new Map([[2, [{ ...typed, isShown: true }]]]), [])
  expect(acts.map(({ block }) => block?.parts)).toEqual([[], second.block?.parts])
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
      inserted: [],
      block: {
        taken: { client, clock },
        brought: { client: own, clock: at },
        text: [{ client: own, from: at + 2, to: at + 6 }],
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
