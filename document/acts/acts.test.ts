import fc from 'fast-check'
import * as encoding from 'lib0/encoding'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { inspectUpdate } from '../structure.ts'
import { arbitrate, honestActs } from './arbitrate.ts'
import { decodeAct, encodeAct } from './codec.ts'
import { IdSet } from './idSet.ts'
import {
  ACTS_FIELD,
  MAX_ACT_CHARACTERS,
  MAX_CHARACTERS_OF_ACTS,
  MAX_ORDER,
  MAX_RANGES_OF_ACTS,
  MAX_RECORDS,
  recordKey,
  type Act,
  type RecordedAct,
  type Span,
} from './record.ts'
import { areActsTidy, tidyActs } from './tidy.ts'

const clock = fc.nat(1_000_000)
const id = fc.record({ client: clock, clock })
const act: fc.Arbitrary<Act> = fc.record({
  order: clock,
  of: fc.option(id),
  runs: fc.array(
    fc.record({
      client: clock,
      clock,
      text: fc.string({ minLength: 1, maxLength: 9 }),
      right: fc.option(id),
    }),
    { maxLength: 9 },
  ),
  inserted: fc.array(
    fc
      .record({ client: clock, from: clock, length: fc.integer({ min: 1, max: 99 }) })
      .map(({ client, from, length }) => ({
        client,
        from,
        to: from + length,
      })),
    { maxLength: 9 },
  ),
})
const EMPTY: Act = { order: 1, of: null, runs: [], inserted: [] }

describe('a record', () => {
  it('returns the act that was written', () => {
    fc.assert(
      fc.property(act, one => {
        expect(decodeAct(encodeAct(one))).toEqual(one)
      }),
    )
  })
  it('of any bytes is an act or null', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), bytes => void decodeAct(bytes)))
  })
  it('is null when it is cut, longer, or over a limit', () => {
    fc.assert(
      fc.property(act, fc.nat(), (one, at) => {
        const bytes = encodeAct(one)
        expect(decodeAct(bytes.subarray(0, at % bytes.length))).toBeNull()
        expect(decodeAct(Uint8Array.of(...bytes, 0))).toBeNull()
      }),
    )
    const text = 'x'.repeat(MAX_ACT_CHARACTERS + 1)
    expect(decodeAct(encodeAct({ ...EMPTY, runs: [{ client: 1, clock: 0, text, right: null }] }))).toBeNull()
    const inserted = Array.from({ length: 257 }, (_, i) => ({ client: 1, from: 2 * i, to: 2 * i + 1 }))
    expect(decodeAct(encodeAct({ ...EMPTY, inserted }))).toBeNull()
    expect(decodeAct(encodeAct({ ...EMPTY, order: MAX_ORDER }))).not.toBeNull()
    expect(decodeAct(encodeAct({ ...EMPTY, order: MAX_ORDER + 1 }))).toBeNull()
  })
})

it('a set of ids has what was added, in any order', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(2), fc.nat(30), fc.integer({ min: 1, max: 8 })).map(([client, from, length]): Span => ({
      client,
      from,
      to: from + length,
    })),
  )
  const ids = ({ client, from, to }: Span) =>
    Array.from({ length: to - from }, (_, i) => `${client}:${from + i}`)
  fc.assert(
    fc.property(spans, spans, (added, asked) => {
      const model = new Set<string>()
      const set = new IdSet()
      const whole = new IdSet(added)
      for (const span of added) {
        const fresh = ids(span).filter(one => !model.has(one))
        expect(set.add(span).flatMap(ids)).toEqual(fresh)
        for (const one of fresh) model.add(one)
      }
      for (const span of asked) {
        expect(set.missing(span).flatMap(ids)).toEqual(ids(span).filter(one => !model.has(one)))
        expect(set.overlaps(span)).toBe(ids(span).some(one => model.has(one)))
        expect(set.includes(span)).toBe(ids(span).every(one => model.has(one)))
        expect(whole.missing(span)).toEqual(set.missing(span))
        expect(set.of(span.client)).toEqual(whole.of(span.client))
        expect(whole.overlaps(span)).toBe(set.overlaps(span))
      }
    }),
  )
})

it('a set of many scattered ids is made in one pass', () => {
  const scattered = Array.from({ length: 100_000 }, (_, i) => ({ client: 1, from: 2 * i, to: 2 * i + 1 }))
  expect(new IdSet(scattered).missing({ client: 1, from: 199_996, to: 200_000 })).toEqual([
    { client: 1, from: 199_997, to: 199_998 },
    { client: 1, from: 199_999, to: 200_000 },
  ])
})

it('many acts that bring more than their update are dropped without a look at each of its gaps', () => {
  const brought = Array.from({ length: 60_000 }, (_, i) => ({ client: 1, from: 2 * i, to: 2 * i + 1 }))
  const inserted = [{ client: 1, from: 0, to: 2 ** 39 }]
  const acts = Array.from({ length: 20_000 }, (_, i) => ({ ...EMPTY, id: { client: 2, clock: i }, inserted }))
  expect(honestActs(acts, brought, [])).toEqual([])
})

describe('a decision', () => {
  const NOTHING = { lost: new Map<string, boolean>(), used: [] }
  const replacing = (client: number, from = 0): RecordedAct => ({
    ...EMPTY,
    id: { client, clock: 9 },
    runs: [{ client: 1, clock: from, text: 'then', right: null }],
    inserted: [{ client, from: 0, to: 4 }],
  })

  it('lets the first act win, and deletes only the text of the second', () => {
    const { verdicts, used, compensation } = arbitrate([replacing(2), replacing(3)], NOTHING, 7)
    expect(verdicts.map(one => one.lost)).toEqual([false, true])
    expect(used).toEqual([
      { client: 1, from: 0, to: 4 },
      { client: 3, from: 0, to: 4 },
    ])
    expect(compensation).toEqual(Uint8Array.of(0, 1, 3, 1, 0, 4))
  })
  it('puts back what only the loser took away', () => {
    const { compensation } = arbitrate([replacing(2), replacing(3, 2)], NOTHING, 7)
    const [struct] = Y.decodeUpdate(compensation ?? new Uint8Array()).structs
    expect(struct).toMatchObject({
      id: { client: 7, clock: 0 },
      origin: { client: 1, clock: 5 },
      content: { str: 'en' },
    })
  })
  it('skips a known act, and lets an act lose that takes back one that lost', () => {
    const known = { lost: new Map([['2:9', true]]), used: [] }
    const back = { ...replacing(3), of: { client: 2, clock: 9 } }
    expect(arbitrate([replacing(2), back], known, 7).verdicts).toEqual([{ client: 3, clock: 9, lost: true }])
  })
  it('makes a compensation that can be stored, whatever the acts are', () => {
    const recorded = fc.array(fc.tuple(act, id).map(([one, of]): RecordedAct => ({ ...one, id: of })))
    fc.assert(
      fc.property(recorded, acts => {
        const { compensation } = arbitrate(acts, NOTHING, 7)
        if (compensation) expect(inspectUpdate(compensation).ok).toBe(true)
      }),
    )
  })
})

describe('an act in an update', () => {
  /** Returns the records of a document, with one of that name. */
  const actsOf = (doc: Y.Doc, name: string): Y.Map<unknown> => {
    const acts = doc.getMap(ACTS_FIELD)
    if (!acts.has(name)) acts.set(name, encodeAct(EMPTY))
    return acts
  }
  const record = (doc: Y.Doc, length: number): void => {
    const runs = [{ client: 1, clock: 0, text: 'x'.repeat(length), right: null }]
    const id = { client: doc.clientID, clock: Y.getState(doc.store, doc.clientID) }
    doc.getMap(ACTS_FIELD).set(recordKey(1, id), encodeAct({ ...EMPTY, runs }))
  }
  const withRecord = (record: unknown, name?: string): Uint8Array => {
    const doc = new Y.Doc()
    const own = recordKey(EMPTY.order, { client: doc.clientID, clock: 0 })
    doc.getMap(ACTS_FIELD).set(name ?? own, record)
    return Y.encodeStateAsUpdate(doc)
  }
  it('is dropped unless the update deletes what it takes away and brings what it inserts', () => {
    const [brought, deleted] = [[{ client: 2, from: 0, to: 4 }], [{ client: 1, from: 0, to: 4 }]]
    const one = {
      ...EMPTY,
      id: { client: 2, clock: 9 },
      runs: [{ client: 1, clock: 0, text: 'then', right: null }],
      inserted: brought,
    }
    expect(honestActs([one], brought, deleted)).toEqual([one])
    expect(honestActs([one], brought, [{ client: 1, from: 0, to: 3 }])).toEqual([])
    expect(honestActs([one], [], deleted)).toEqual([])
  })
  it('is refused if it cannot be read', () => {
    for (const record of [Uint8Array.of(), Uint8Array.of(1, 2, 3), 'text', 1, { a: 1 }])
      expect(inspectUpdate(withRecord(record)).ok).toBe(false)
    expect(inspectUpdate(withRecord(encodeAct(EMPTY)))).toMatchObject({ ok: true, value: { acts: [EMPTY] } })
  })
  it.each([
    ['that no text can have', { name: 'blink', json: '{}' }],
    ['with an address that no link may have', { name: 'link', json: '{"href":"javascript:alert(1)"}' }],
  ])('is refused with a format %s: others would see it when its text is put back', (_, format) => {
    const runs = [{ client: 1, clock: 0, text: 'then', right: null, formats: [format] }]
    const block = { taken: { client: 1, clock: 9 }, brought: null, text: [], parts: [] }
    expect(inspectUpdate(withRecord(encodeAct({ ...EMPTY, runs, block })))).toMatchObject({
      ok: false,
      error: { code: 'notAllowed' },
    })
  })
  it('is refused under another name than its own, from which editors would read its order', () => {
    for (const name of ['x', 'z'.repeat(300), recordKey(2, { client: 1, clock: 0 })])
      expect(inspectUpdate(withRecord(encodeAct(EMPTY), name)).ok).toBe(false)
  })
  it.each<[string, (doc: Y.Doc, name: string) => void]>([
    ['a text in place of a record', (doc, name) => actsOf(doc, name).set(name, 'hidden')],
    [
      'a type in place of a record',
      (doc, name) => actsOf(doc, name).set(name, new Y.XmlElement('paragraph')),
    ],
    ['bytes in place of a record', (doc, name) => actsOf(doc, name).set(name, Uint8Array.of(1, 2, 3))],
    [
      'a text in place of a deleted record',
      (doc, name) => {
        const acts = actsOf(doc, name)
        acts.delete(name)
        acts.set(name, 'hidden')
      },
    ],
    [
      'a deleted value with a long name',
      doc => {
        const acts = doc.getMap(ACTS_FIELD)
        acts.set('x'.repeat(1000), 'hidden')
        acts.delete('x'.repeat(1000))
      },
    ],
    [
      'deleted content without a name',
      doc => {
        const list = doc.getArray(ACTS_FIELD)
        list.insert(0, ['hidden'])
        list.delete(0, 1)
      },
    ],
  ])('hides nothing: %s is refused', (_, hide) => {
    const doc = new Y.Doc()
    hide(doc, recordKey(EMPTY.order, { client: doc.clientID, clock: 0 }))
    expect(inspectUpdate(Y.encodeStateAsUpdate(doc)).ok).toBe(false)
  })
  it('among others that hide something, or are too many, is deleted', () => {
    const doc = new Y.Doc()
    const [first, second] = [0, 1].map(clock => recordKey(1, { client: doc.clientID, clock }))
    const acts = actsOf(doc, first ?? '')
    acts.set(second ?? '', encodeAct(EMPTY))
    expect(areActsTidy(doc)).toBe(true)
    acts.set(first ?? '', 'hidden')
    // A struct that names only its neighbor on the right.
    const [client, clock] = [7, doc.clientID]
    Y.applyUpdate(
      doc,
      encoding.encode(encoder => {
        for (const value of [1, 1, client, 0]) encoding.writeVarUint(encoder, value)
        encoding.writeUint8(encoder, 4 | 64)
        encoding.writeVarUint(encoder, clock)
        encoding.writeVarUint(encoder, 1)
        encoding.writeVarString(encoder, 'hidden too')
        encoding.writeVarUint(encoder, 0)
      }),
    )
    expect(areActsTidy(doc)).toBe(false)
    tidyActs(doc)
    expect(areActsTidy(doc)).toBe(true)
    expect(Buffer.from(Y.encodeStateAsUpdate(doc)).includes('hidden')).toBe(false)
    for (let i = 0; i <= MAX_RECORDS; i++) record(doc, 1)
    expect(areActsTidy(doc)).toBe(false)
    tidyActs(doc)
    expect(acts.size).toBe(0)
    for (let i = 0; i < 65; i++) record(doc, 4096)
    expect(areActsTidy(doc)).toBe(false)
  })
  it('is ordinary text beyond the ranges and characters that are decided together', () => {
    const deleted = [{ client: 1, from: 0, to: 1_000_000 }]
    const acts = (count: number, runs: number, length: number) =>
      Array.from({ length: count }, (_, i): RecordedAct => ({
        ...EMPTY,
        id: { client: 2, clock: i },
        runs: Array.from({ length: runs }, (__, j) => ({
          client: 1,
          clock: length * (runs * i + j),
          text: 'x'.repeat(length),
          right: null,
        })),
      }))
    expect(honestActs(acts(60, 256, 1), [], deleted)).toHaveLength(Math.floor(MAX_RANGES_OF_ACTS / 256))
    expect(honestActs(acts(60, 1, 4096), [], deleted)).toHaveLength(MAX_CHARACTERS_OF_ACTS / 4096)
    expect(honestActs(acts(60, 1, 1), [], deleted)).toHaveLength(60)
  })
  it('leaves a trace that is accepted when it is deleted', () => {
    const doc = new Y.Doc()
    const acts = doc.getMap(ACTS_FIELD)
    const name = recordKey(EMPTY.order, { client: doc.clientID, clock: 0 })
    acts.set(name, encodeAct(EMPTY))
    acts.delete(name)
    expect(inspectUpdate(Y.encodeStateAsUpdate(doc))).toMatchObject({ ok: true, value: { acts: [] } })
  })
})
