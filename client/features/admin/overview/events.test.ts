import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { activityHappened, type Overview } from '#schema/activity/contract.ts'

import { activityEvents, OVERVIEW } from './events.ts'
import { joined, type LiveOverview } from './feed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was missed is read at once, and then every five seconds at most', () => {
  const client = new QueryClient()
  const empty: Overview = {
    presence: { people: 0, documents: 0 },
    entries: [],
    minutes: [],
    days: null,
    isDemo: true,
  }
  client.setQueryData<LiveOverview>(OVERVIEW, joined(empty, undefined))
  let reads = 0
  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'invalidate') reads += 1
  })
  let revision = 1
  const arrive = (grows: number) => {
    revision += grows
    const value = {
      process: '11111111-1111-4111-8111-111111111111',
      at: '2026-12-01T10:00:30.000Z',
      counts: {},
      entries: [],
    }
    for (const { name, apply } of activityEvents)
      if (name === activityHappened.name) apply(client, { name, key: `${revision}`, revision, value })
    vi.advanceTimersByTime(400)
  }
  arrive(1)
  expect(reads).toBe(0)
  arrive(2)
  expect(reads).toBe(1)
  // Each of these is missed too.
  for (let lost = 0; lost < 10; lost += 1) arrive(2)
  expect(reads).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(reads).toBe(2)
  client.clear()
})
