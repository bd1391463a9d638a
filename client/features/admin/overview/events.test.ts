import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { activityHappened, type Overview } from '#schema/activity/contract.ts'

import { activityEvents, OVERVIEW } from './events.ts'
import { joined, type LiveOverview } from './feed.ts'

// One clock for all tests: the module keeps when it last drew and read.
beforeAll(() => void vi.useFakeTimers())
beforeEach(() => void vi.advanceTimersByTime(60_000))
afterAll(() => void vi.useRealTimers())

const PROCESS = '11111111-1111-4111-8111-111111111111'
const EMPTY: Overview = {
  presence: { people: 0, documents: 0 },
  entries: [],
  minutes: [],
  snapshot: { to: 1, open: [] },
  days: null,
  isDemo: true,
}

/** Returns a client with an empty overview, and a function that lets a batch arrive, so many after the last. */
function watching() {
  const client = new QueryClient()
  client.setQueryData<LiveOverview>(OVERVIEW, joined(EMPTY, undefined))
  let revision = 1
  const arrive = (grows: number) => {
    revision += grows
    const value = {
      process: PROCESS,
      at: '2026-12-01T10:00:30.000Z',
      transaction: revision,
      counts: {},
      entries: [],
    }
    for (const { name, apply } of activityEvents)
      if (name === activityHappened.name) apply(client, { name, key: `${revision}`, revision, value })
  }
  return { client, arrive }
}

test('what was missed is read at once, and then every five seconds at most', () => {
  const { client, arrive } = watching()
  let reads = 0
  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'invalidate') reads += 1
  })
  const pass = (grows: number) => {
    arrive(grows)
    vi.advanceTimersByTime(400)
  }
  pass(1)
  expect(reads).toBe(0)
  pass(2)
  expect(reads).toBe(1)
  // Each of these is missed too.
  for (let lost = 0; lost < 10; lost += 1) pass(2)
  expect(reads).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(reads).toBe(2)
  client.clear()
})

test('acts alone are drawn at once, and many together', () => {
  const { client, arrive } = watching()
  let drawn = 0
  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') drawn += 1
  })
  arrive(1)
  vi.advanceTimersByTime(1)
  expect(drawn).toBe(1)
  for (let batch = 0; batch < 20; batch += 1) {
    arrive(1)
    vi.advanceTimersByTime(50)
  }
  // A second has passed.
  expect(drawn).toBe(6)
  vi.advanceTimersByTime(1000)
  arrive(1)
  vi.advanceTimersByTime(1)
  expect(drawn).toBe(7)
  client.clear()
})

test('acts that come during the first read are drawn when it ends', async () => {
  const { client, arrive } = watching()
  client.removeQueries({ queryKey: OVERVIEW })
  const end: (() => void)[] = []
  const reading = client.fetchQuery<LiveOverview>({
    queryKey: OVERVIEW,
    queryFn: () =>
      new Promise(resolve => {
        end.push(() => resolve(joined(EMPTY, undefined)))
      }),
  })
  arrive(1)
  vi.advanceTimersByTime(1000)
  end[0]?.()
  expect((await reading).seen).toEqual({})
  vi.advanceTimersByTime(1000)
  expect(client.getQueryData<LiveOverview>(OVERVIEW)?.seen).toEqual({ [PROCESS]: 2 })
  client.clear()
})
