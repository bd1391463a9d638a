import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'

import { isNewer, onEvent } from './events.ts'
import { EventInbox } from './inbox.ts'

const counter = z.object({ count: z.number(), revision: z.number() })
type Counter = z.infer<typeof counter>

const counterMoved = defineEvent('test.counter', counter)
const patcher = onEvent(counterMoved, (queryClient, change) => {
  const key = ['counter', change.key]
  if (change.value === null) {
    queryClient.setQueryData(key, null)
    return
  }
  const { value } = change
  queryClient.setQueryData<Counter | null>(key, held => (isNewer(change, held ?? undefined) ? value : held))
})

const moved = (key: string, revision: number, count: number | null = revision) => ({
  name: 'test.counter',
  key,
  revision,
  value: count === null ? null : { count, revision },
})

let queryClient: QueryClient
let inbox: EventInbox

beforeEach(() => {
  queryClient = new QueryClient()
  inbox = new EventInbox(queryClient, [patcher])
  inbox.open()
})

afterEach(() => {
  inbox.close()
  queryClient.clear()
})

const shown = (key = 'a') => queryClient.getQueryData<Counter | null>(['counter', key])

test('shows the newest value of each key for any order and duplication', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), revision: fc.nat(20) }), { minLength: 1 }),
      fc.array(fc.nat(3)),
      (facts, cuts) => {
        const fresh = new QueryClient()
        const box = new EventInbox(fresh, [patcher])
        const rest = facts.map(fact => moved(fact.key, fact.revision))
        for (const cut of cuts) box.receive(rest.splice(0, cut))
        box.receive(rest)
        for (const key of ['a', 'b']) {
          const revisions = facts.filter(fact => fact.key === key).map(fact => fact.revision)
          const expected = revisions.length === 0 ? undefined : Math.max(...revisions)
          expect(fresh.getQueryData<Counter>(['counter', key])?.revision).toBe(expected)
        }
        fresh.clear()
      },
    ),
  )
})

test('removes on a tombstone, and an older value does not restore it', () => {
  inbox.receive([moved('a', 1), moved('a', 3, null), moved('a', 2)])
  expect(shown()).toBeNull()
})

test('accepts a value after a tombstone', () => {
  inbox.receive([moved('a', 3, null), moved('a', 4)])
  expect(shown()).toEqual({ count: 4, revision: 4 })
})

test('ignores an event older than the read value', () => {
  queryClient.setQueryData(['counter', 'a'], { count: 9, revision: 9 })
  inbox.receive([moved('a', 8)])
  expect(shown()).toEqual({ count: 9, revision: 9 })
})

test('reapplies an event that came while an answer was in flight', async () => {
  const answer = deferred<Counter>()
  const read = queryClient.fetchQuery({ queryKey: ['counter', 'a'], queryFn: () => answer.promise })
  inbox.receive([moved('a', 5)])
  answer.resolve({ count: 4, revision: 4 })
  await read
  expect(shown()).toEqual({ count: 5, revision: 5 })
})

test('applies an event to a read of a patcher that came after it', async () => {
  const late = new EventInbox(queryClient, [])
  late.open()
  const answer = deferred<Counter>()
  const read = queryClient.fetchQuery({ queryKey: ['counter', 'a'], queryFn: () => answer.promise })
  late.receive([moved('a', 5)])
  late.add([patcher])
  late.add([patcher])
  answer.resolve({ count: 4, revision: 4 })
  await read
  expect(shown()).toEqual({ count: 5, revision: 5 })
  late.receive([moved('a', 6)])
  expect(shown()).toEqual({ count: 6, revision: 6 })
  late.close()
})

test('does not apply an event from before a read over its answer', async () => {
  inbox.receive([moved('a', 5, null)])
  await queryClient.fetchQuery({ queryKey: ['counter', 'a'], queryFn: () => ({ count: 6, revision: 6 }) })
  expect(shown()).toEqual({ count: 6, revision: 6 })
})

test('drops and logs malformed events', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  inbox.receive('garbage')
  inbox.receive([{ name: 'test.counter' }])
  inbox.receive([{ ...moved('a', 1), value: { count: 'many' } }])
  inbox.receive([{ ...moved('a', 2), name: 'test.unknown' }])
  expect(shown()).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(3)
  log.mockRestore()
})

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => (resolve = settle))
  return { promise, resolve }
}
