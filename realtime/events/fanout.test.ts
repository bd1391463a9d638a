import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { EventEnvelope, StoredEvent } from '#schema/events/define.ts'

import { Fanout } from './fanout.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Emission = { socketIds: string[]; batch: EventEnvelope[] }

/** A fanout to sockets in rooms, and what it has emitted. */
function fanoutTo(rooms: Record<string, string[]>) {
  const emitted: Emission[] = []
  const fanout = new Fanout(
    room => new Set(rooms[room]),
    (socketIds, batch) => emitted.push({ socketIds, batch }),
  )
  return { fanout, emitted }
}

const eventOf = (key: string, revision: number, rooms: string[]): StoredEvent => ({
  id: `${key}@${revision}`,
  name: 'thing.changed',
  key,
  revision,
  value: { key, revision },
  rooms,
})
const seen = (batch: EventEnvelope[]) => batch.map(({ key, revision }) => `${key}@${revision}`)

test('sockets that get the same events get them in one emission', () => {
  const { fanout, emitted } = fanoutTo({ a: ['1', '2', '3'], b: ['3'], 'a/own': ['2'] })
  fanout.take([eventOf('x', 1, ['a']), eventOf('y', 1, ['b']), eventOf('z', 1, ['a', 'a/own'])])
  vi.runAllTimers()
  expect(emitted.map(({ socketIds, batch }) => [socketIds, seen(batch)])).toEqual([
    [
      ['1', '2'],
      ['x@1', 'z@1'],
    ],
    [['3'], ['x@1', 'y@1', 'z@1']],
  ])
})

test('of several revisions in a window only the newest is sent, also if it came first', () => {
  const { fanout, emitted } = fanoutTo({ a: ['1'], b: ['1'] })
  fanout.take([
    eventOf('x', 2, ['a']),
    eventOf('x', 3, ['a']),
    eventOf('y', 5, ['a']),
    eventOf('y', 4, ['a']),
  ])
  vi.runAllTimers()
  expect(emitted.map(({ batch }) => seen(batch))).toEqual([['x@3', 'y@5']])
})

test('a value for other rooms is not replaced by a newer one', () => {
  const { fanout, emitted } = fanoutTo({ a: ['1'], b: ['2'] })
  fanout.take([eventOf('x', 2, ['a']), eventOf('x', 3, ['b'])])
  vi.runAllTimers()
  expect(emitted.map(({ socketIds, batch }) => [socketIds, seen(batch)])).toEqual([
    [['1'], ['x@2']],
    [['2'], ['x@3']],
  ])
})

test('nothing is emitted to a room without sockets', () => {
  const { fanout, emitted } = fanoutTo({})
  fanout.take([eventOf('x', 1, ['a'])])
  vi.runAllTimers()
  expect(emitted).toEqual([])
})
