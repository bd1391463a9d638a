import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, it } from 'vitest'

import type { RecordedAct } from '#document/acts/record.ts'
import { SERVER_USER, UnknownDocumentError, type NewRow, type UpdateLog } from '#realtime/storage/contract.ts'
import { turning } from '#tests/support/blockAct.ts'

/** A log under test, and a function that creates a document in it. */
export type LogUnderTest = { log: UpdateLog; create: () => Promise<string> }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | null) => (bytes ? new TextDecoder().decode(bytes) : null)

/** The contract of every update log, whatever its storage. */
export function updateLogContract(name: string, make: () => Promise<LogUnderTest>): void {
  describe(`update log: ${name}`, () => {
    let log: UpdateLog
    let doc: string
    let other: string

    beforeEach(async () => {
      const made = await make()
      log = made.log
      doc = await made.create()
      other = await made.create()
    })

    const row = (n: number, more: Partial<NewRow> = {}): NewRow => ({
      doc,
      writer: 'w1',
      n,
      user: SERVER_USER,
      bytes: bytesOf(`update ${n}`),
      ...more,
    })
    const tailOf = async (of = doc) =>
      (await log.load(of)).tail.map(({ writer, n, bytes }) => `${writer} ${n} ${textOf(bytes)}`)

    it('returns appended rows, and nothing for a new document', async () => {
      expect(await log.load(doc)).toEqual({ snapshot: null, version: {}, tail: [] })
      await log.append([row(1), row(2)])
      await log.append([row(1, { writer: 'w2', bytes: Uint8Array.of(0, 255, 128, 0) })])
      const { tail } = await log.load(doc)
      expect(tail).toHaveLength(3)
      const [binary] = tail.filter(one => one.writer === 'w2')
      expect([...(binary?.bytes ?? [])]).toEqual([0, 255, 128, 0])
      expect(tail.filter(one => one.writer === 'w1').map(one => one.n)).toEqual([1, 2])
      expect(tail.every(one => one.user === SERVER_USER)).toBe(true)
      expect(await tailOf(other)).toEqual([])
    })

    it('accepts rows of several documents, and many concurrently', async () => {
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => log.append([row(i + 1), row(i + 1, { doc: other })])),
      )
      expect((await tailOf()).length).toBe(50)
      expect((await tailOf(other)).length).toBe(50)
    })

    it('returns the last number of each writer, from rows and snapshot, for existing documents', async () => {
      await log.append([row(1), row(2), row(3), row(1, { writer: 'w2' })])
      expect(await log.headSequences([doc, other, randomUUID()])).toEqual(
        new Map([
          [doc, { w1: 3, w2: 1 }],
          [other, {}],
        ]),
      )
      expect(await log.compact(doc, bytesOf('snapshot'), { w1: 3 })).toBe(true)
      await log.append([row(2)])
      await log.append([row(2, { writer: 'w2' })])
      expect(await log.headSequences([doc])).toEqual(new Map([[doc, { w1: 3, w2: 2 }]]))
      expect(await log.headSequences([])).toEqual(new Map())
    })

    it('keeps the first of a row that is appended twice', async () => {
      await log.append([row(1)])
      await log.append([row(1, { bytes: bytesOf('another') }), row(2)])
      expect(await tailOf()).toEqual(['w1 1 update 1', 'w1 2 update 2'])
    })

    it('reports that a document does not exist', async () => {
      await expect(log.load(randomUUID())).rejects.toBeInstanceOf(UnknownDocumentError)
      await expect(log.append([row(1, { doc: randomUUID() })])).rejects.toBeInstanceOf(UnknownDocumentError)
    })

    it('stores rows that were appended together with rows of a deleted document', async () => {
      const outcomes = await Promise.allSettled([
        log.append([row(1)]),
        log.append([row(1, { doc: randomUUID() })]),
        log.append([row(1, { doc: other })]),
      ])
      expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await tailOf()).toEqual(['w1 1 update 1'])
      expect(await tailOf(other)).toEqual(['w1 1 update 1'])
    })

    it('T2, T3: stores an act with its compensation, once, also when many decide at the same moment', async () => {
      const acts = Array.from({ length: 12 }, (_, i): RecordedAct => ({
        id: { client: 10 + i, clock: 4 },
        order: 1,
        of: null,
        runs: [{ client: 1, clock: i % 2 === 0 ? 0 : 1, text: 'then', right: null }],
        inserted: [{ client: 10 + i, from: 0, to: 4 }],
      }))
      const stored = await Promise.all(
        acts.map((act, i) => log.appendActs(row(1, { writer: `w${i}` }), [act])),
      )
      expect(stored.filter(rows => rows.length === 1)).toHaveLength(1)
      expect(stored.filter(rows => rows.length === 2)).toHaveLength(11)
      const again = await log.appendActs(row(1, { writer: 'again' }), acts)
      expect(again.map(({ n, bytes }) => `${n} ${textOf(bytes)}`)).toEqual(['1 update 1'])
      expect((await tailOf()).toSorted()).toEqual(
        [...stored.flat(), ...again]
          .map(({ writer, n, bytes }) => `${writer} ${n} ${textOf(bytes)}`)
          .toSorted(),
      )
      const [late] = acts
      if (!late) throw new Error('There are no acts.')
      const back = {
        ...late,
        id: { client: 99, clock: 0 },
        runs: [{ client: 1, clock: 4, text: 'x', right: null }],
      }
      const elsewhere = await log.appendActs(row(1, { doc: other }), [late, back])
      expect(elsewhere).toHaveLength(1)
      await expect(log.appendActs(row(1, { doc: randomUUID() }), acts)).rejects.toBeInstanceOf(
        UnknownDocumentError,
      )
    })

    it('T2: stores an act on a block with its compensation, also if it builds on one that lost', async () => {
      expect(await log.appendActs(row(1), [turning(2)])).toHaveLength(1)
      expect(await log.appendActs(row(2), [turning(3)])).toHaveLength(2)
      expect(await log.appendActs(row(4), [turning(4, { client: 3, clock: 0 })])).toHaveLength(2)
      expect(await log.appendActs(row(6), [turning(5, { client: 2, clock: 0 })])).toHaveLength(1)
    })

    it('T2: stores an act that splits a block, and one that takes it back', async () => {
      const splitting = (client: number): RecordedAct => ({
        id: { client, clock: 9 },
        order: 1,
        of: null,
        runs: [{ client: 1, clock: 2, text: 'then', right: null, formats: [{ name: 'bold', json: '{}' }] }],
        inserted: [],
        block: { taken: null, brought: { client, clock: 0 }, text: [], parts: [{ client, from: 0, to: 2 }] },
      })
      const [first, second] = [splitting(2), splitting(3)]
      const back: RecordedAct = {
        ...first,
        id: { client: 2, clock: 20 },
        of: first.id,
        runs: [],
        inserted: [{ client: 2, from: 10, to: 14 }],
        block: { taken: { client: 2, clock: 0 }, brought: null, text: [], parts: [] },
      }
      expect(await log.appendActs(row(1), [first])).toHaveLength(1)
      expect(await log.appendActs(row(2), [second])).toHaveLength(2)
      expect(await log.appendActs(row(4), [back])).toHaveLength(1)
      expect(await log.appendActs(row(5), [{ ...back, id: { client: 3, clock: 20 } }])).toHaveLength(2)
    })

    it('T2: decides acts that name the same ids thousands of times', async () => {
      const taking = (act: number, runs: number): RecordedAct => ({
        id: { client: 2, clock: act },
        order: 1,
        of: null,
        runs: Array.from({ length: runs }, (_, i) => ({
          client: 1,
          clock: 2 * (250 * act + i),
          text: 'x',
          right: null,
        })),
        inserted: Array.from({ length: 250 - runs }, () => ({ client: 1, from: 0, to: 2 ** 39 })),
      })
      const acts = Array.from({ length: 24 }, (_, i) => taking(i, 250))
      expect(await log.appendActs(row(1), acts)).toHaveLength(1)
      const again = Array.from({ length: 24 }, (_, i) => ({
        ...taking(24 + i, 0),
        of: { client: 3, clock: 0 },
      }))
      expect(await log.appendActs(row(2), again)).toHaveLength(1)
    })

    it("reads one writer's rows after a number, in order", async () => {
      await log.append([row(3), row(1), row(2), row(1, { writer: 'w2' })])
      expect((await log.since(doc, 'w1', 1)).map(one => one.n)).toEqual([2, 3])
      expect(await log.since(doc, 'w1', 3)).toEqual([])
      expect(await log.since(doc, 'nobody', 0)).toEqual([])
    })

    it('replaces exactly the rows that a snapshot covers', async () => {
      await log.append([row(1), row(2), row(3), row(1, { writer: 'w2' }), row(1, { doc: other })])
      expect(await log.compact(doc, bytesOf('snapshot'), { w1: 2 })).toBe(true)
      const stored = await log.load(doc)
      expect(textOf(stored.snapshot)).toBe('snapshot')
      expect(stored.version).toEqual({ w1: 2 })
      expect((await tailOf()).toSorted()).toEqual(['w1 3 update 3', 'w2 1 update 1'])
      expect(await tailOf(other)).toEqual(['w1 1 update 1'])
    })

    it('rejects a snapshot that covers less than the current one', async () => {
      await log.append([row(1), row(2), row(1, { writer: 'w2' })])
      expect(await log.compact(doc, bytesOf('first'), { w1: 2 })).toBe(true)
      expect(await log.compact(doc, bytesOf('older'), { w1: 1, w2: 1 })).toBe(false)
      expect(await log.compact(doc, bytesOf('blind'), { w2: 1 })).toBe(false)
      expect(textOf((await log.load(doc)).snapshot)).toBe('first')
      expect(await tailOf()).toEqual(['w2 1 update 1'])
      expect(await log.compact(doc, bytesOf('newer'), { w1: 2, w2: 1 })).toBe(true)
      expect(textOf((await log.load(doc)).snapshot)).toBe('newer')
      expect(await tailOf()).toEqual([])
    })

    it('accepts one of several concurrent snapshots and loses no row', async () => {
      await log.append([row(1), row(1, { writer: 'w2' })])
      const wins = await Promise.all([
        log.compact(doc, bytesOf('a'), { w1: 1 }),
        log.compact(doc, bytesOf('b'), { w2: 1 }),
      ])
      expect(wins.filter(Boolean)).toHaveLength(1)
      expect(await tailOf()).toEqual([wins[0] ? 'w2 1 update 1' : 'w1 1 update 1'])
    })

    it('never shows an intermediate state: each read has every row or the snapshot instead', async () => {
      let written = 0
      const write = async () => {
        for (let n = 1; n <= 30; n++) {
          await log.append([row(n)])
          written = n
          if (n % 3 === 0) await log.compact(doc, bytesOf(String(n)), { w1: n })
        }
      }
      const writing = write()
      while (written < 30) {
        const least = written
        const { version, tail } = await log.load(doc)
        const seen = (version['w1'] ?? 0) + tail.length
        expect(seen).toBeGreaterThanOrEqual(least)
        expect(tail.map(one => one.n)).toEqual(tail.map((_, i) => (version['w1'] ?? 0) + i + 1))
      }
      await writing
    })

    it('remembers the newest 64 writers', async () => {
      const version = Object.fromEntries(
        Array.from({ length: 80 }, (_, i) => [`w${String(i).padStart(3, '0')}`, i + 1]),
      )
      expect(await log.compact(doc, bytesOf('many'), version)).toBe(true)
      const kept = Object.keys((await log.load(doc)).version).toSorted()
      expect(kept).toHaveLength(64)
      expect(kept[0]).toBe('w016')
      expect(await log.compact(doc, bytesOf('again'), { ...version, w080: 1 })).toBe(true)
    })
  })
}
