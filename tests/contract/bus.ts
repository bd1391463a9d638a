import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { LATEST, type Bus, type BusBatch, type Cursor } from '#platform/bus/bus.ts'
import type { StoredEvent } from '#schema/events/define.ts'
import { PATIENCE_MS, until } from '#tests/support/patience.ts'

type Opened = { bus: Bus; close: () => Promise<void> }

const event = (number: number): StoredEvent => ({
  id: String(number),
  name: 'test.event',
  key: `key ${number % 7}`,
  revision: number,
  value: { number, text: 'ä\u2028"' },
  rooms: ['document:a', 'user:b'],
})
const events = (from: number, to: number): StoredEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => event(from + index))
const numbers = (from: number, to: number): number[] => events(from, to).map(({ revision }) => revision)

/** Returns an event that marks a reader's position. */
const mark = (number: number): StoredEvent => ({ ...event(0), name: 'test.mark', id: `mark ${number}` })

/** A reader that records its events except marks. `onBatch` may delay it. */
class Reader {
  readonly got: StoredEvent[] = []
  lastMark = ''
  gaps = 0
  cursor: Cursor = LATEST
  readonly stop: () => Promise<void>

  constructor(bus: Bus, from: Cursor, onBatch: (batch: BusBatch) => Promise<void> = () => Promise.resolve()) {
    this.stop = bus.read(from, async batch => {
      if (batch.kind === 'gap') this.gaps++
      else {
        for (const got of batch.events) {
          if (got.name === 'test.mark') this.lastMark = got.id
          else this.got.push(got)
        }
        this.cursor = batch.cursor
      }
      await onBatch(batch)
    })
  }

  get numbers(): number[] {
    return this.got.map(({ revision }) => revision)
  }

  async until(holds: (reader: this) => boolean): Promise<void> {
    await until(() => holds(this), 'the reader has what the bus sent')
  }
}

/**
 * The contract of every bus. `open` returns a new, empty bus that holds at least `capacity` events
 * and trims soon after.
 */
export function busContract(name: string, open: (capacity: number) => Promise<Opened>): void {
  describe(name, () => {
    const CAPACITY = 1000
    let bus: Bus
    let close: () => Promise<void>
    let readers: Reader[]

    beforeEach(async () => {
      ;({ bus, close } = await open(CAPACITY))
      readers = []
    })
    afterEach(async () => {
      await Promise.all(readers.map(reader => reader.stop()))
      await close()
    })
    const read = (from: Cursor, onBatch?: (batch: BusBatch) => Promise<void>): Reader => {
      const reader = new Reader(bus, from, onBatch)
      readers.push(reader)
      return reader
    }
    // A reader from LATEST is attached once it has seen a mark. Then wait for the last mark, so
    // that none is in flight.
    const attached = async (onBatch?: (batch: BusBatch) => Promise<void>): Promise<Reader> => {
      const reader = read(LATEST, onBatch)
      let marks = 0
      while (reader.lastMark === '') {
        await bus.append([mark(++marks)])
        await sleep(5)
      }
      await reader.until(({ lastMark }) => lastMark === mark(marks).id)
      return reader
    }

    test('reports a gap to a reader that rejects a batch, and continues', async () => {
      let busy = false
      const reader = await attached(batch => {
        const rejects = busy && batch.kind === 'events'
        busy = false
        return rejects ? Promise.reject(new Error('busy')) : Promise.resolve()
      })
      busy = true
      await bus.append(events(1, 3))
      await reader.until(({ gaps }) => gaps === 1)
      await bus.append(events(4, 6))
      await reader.until(({ numbers: got }) => got.includes(6))
      expect(reader.gaps).toBe(1)
    })

    test('attaches a reader by the next check', async () => {
      const reader = read(LATEST)
      // A check does not wait long: on a busy machine the reader may not be attached yet.
      await vi.waitFor(() => bus.check(), PATIENCE_MS)
      await bus.append(events(1, 3))
      await reader.until(({ numbers: got }) => got.length >= 3)
      expect(reader.numbers).toEqual([1, 2, 3])
    })

    test('carries an event unchanged', async () => {
      const reader = await attached()
      await bus.append([{ ...event(1), value: null }])
      await bus.append([event(2)])
      await reader.until(({ got }) => got.length === 2)
      expect(reader.got).toEqual([{ ...event(1), value: null }, event(2)])
    })

    test('keeps the order of one appender across batches of any size', async () => {
      const reader = await attached()
      await bus.append(events(1, 1))
      await bus.append([])
      await bus.append(events(2, 700))
      await bus.append(events(701, 703))
      await reader.until(({ got }) => got.length >= 703)
      expect(reader.numbers).toEqual(numbers(1, 703))
    })

    test('delivers everything to every reader', async () => {
      const all = [await attached(), await attached(), await attached()]
      for (let number = 1; number <= 50; number++) await bus.append([event(number)])
      for (const reader of all) {
        await reader.until(({ got }) => got.length >= 50)
        expect(reader.numbers).toEqual(numbers(1, 50))
      }
    })

    test('delivers nothing old to a reader from LATEST', async () => {
      await bus.append(events(1, 10))
      const reader = await attached()
      await bus.append(events(11, 12))
      await reader.until(({ got }) => got.length >= 2)
      expect(reader.numbers).toEqual([11, 12])
      expect(reader.gaps).toBe(0)
    })

    test('resumes a reader after its cursor', async () => {
      const reader = await attached()
      await bus.append(events(1, 10))
      await reader.until(({ got }) => got.length >= 10)
      await reader.stop()
      await bus.append(events(11, 20))
      const next = read(reader.cursor)
      await next.until(({ got }) => got.length >= 10)
      expect(next.numbers).toEqual(numbers(11, 20))
      expect(next.gaps).toBe(0)
    })

    test('delivers one batch at a time to a slow reader without delaying others', async () => {
      let inside = 0
      let most = 0
      let held: Promise<void> = Promise.resolve()
      let release: () => void = () => undefined
      const slow = await attached(async () => {
        most = Math.max(most, ++inside)
        await held
        inside--
      })
      const quick = await attached()
      held = new Promise(resolve => (release = resolve))
      await bus.append([event(1)])
      await slow.until(({ got }) => got.length === 1)
      for (let number = 2; number <= 40; number++) await bus.append([event(number)])
      await quick.until(({ got }) => got.length >= 40)
      expect(quick.numbers).toEqual(numbers(1, 40))
      expect(slow.numbers).toEqual([1])
      release()
      await slow.until(({ got }) => got.length >= 40)
      expect(slow.numbers).toEqual(numbers(1, 40))
      expect(most).toBe(1)
    })

    test('reports one gap to a reader whose position was trimmed, and continues', async () => {
      const reader = await attached()
      await reader.stop()
      for (let batch = 0; batch < 30; batch++) await bus.append(events(batch * 100 + 1, batch * 100 + 100))
      const late = read(reader.cursor)
      await late.until(({ got }) => got.at(-1)?.revision === 3000)
      expect(late.gaps).toBe(1)
      // The events after the gap are complete.
      expect(late.numbers).toEqual(numbers(late.got[0]?.revision ?? 0, 3000))
      expect(late.got.length).toBeGreaterThanOrEqual(CAPACITY)
    })

    test('finishes the current batch on stop and delivers nothing more', async () => {
      let finish: () => void = () => undefined
      const taken = new Promise<void>(resolve => (finish = resolve))
      let hold = false
      const reader = await attached(() => (hold ? taken : Promise.resolve()))
      const other = await attached()
      hold = true
      await bus.append(events(1, 1))
      await reader.until(({ got }) => got.length === 1)
      let stopped = false
      const stopping = reader.stop().then(() => (stopped = true))
      await bus.append(events(2, 3))
      await other.until(({ numbers: got }) => got.includes(3))
      expect(stopped).toBe(false)
      finish()
      await stopping
      await bus.append([event(4)])
      await other.until(({ numbers: got }) => got.includes(4))
      expect(reader.numbers).toEqual([1])
    })

    test('reports that it can carry events', async () => {
      await expect(bus.check()).resolves.toBeUndefined()
    })
  })
}
