import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { currentToast, dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'

import { commentsQuery } from './queries.ts'
import { offerReopening } from './useResolve.ts'

const AT = '2026-11-27T10:00:00.000Z'
const RESOLVED = {
  id: 't',
  documentId: 'd',
  quote: 'one',
  createdAt: AT,
  resolved: { at: AT, by: { userId: 'me', name: 'Ada Writer' } },
  revision: 2,
}

let client: QueryClient
const reopen = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  has(RESOLVED)
  reopen.mockClear()
  offerReopening(client, RESOLVED, 'me', reopen)
})
afterEach(() => {
  vi.useRealTimers()
  client.clear()
})

const has = (...threads: (typeof RESOLVED)[]) => {
  client.setQueryData(commentsQuery('d').queryKey, { threads, comments: [] })
  // The library notifies its observers in a timer.
  vi.advanceTimersByTime(0)
}
const shown = () => {
  const current = store.get(currentToast)
  return current?.open ? current : null
}

test('offers to reopen a thread that was resolved', () => {
  expect(shown()).toMatchObject({ title: 'Comment resolved', action: { label: 'Undo' } })
  has({ ...RESOLVED }, { ...RESOLVED, id: 'other', revision: 9 })
  shown()?.action?.run()
  expect(reopen).toHaveBeenCalledOnce()
})

test('offers nothing when someone else has resolved it first', () => {
  for (const by of [{ userId: 'eve', name: 'Eve' }, null]) {
    dismissToast()
    offerReopening(client, { ...RESOLVED, resolved: { at: AT, by } }, 'me', reopen)
    expect(shown()).toBeNull()
  }
})

test('withdraws the offer when the thread changes, on whichever page', () => {
  has({ ...RESOLVED, revision: 3 })
  expect(shown()).toBeNull()
})

test('withdraws the offer when the thread is deleted', () => {
  has()
  expect(shown()).toBeNull()
})

test('leaves the toast that came after the offer', () => {
  dismissToast()
  toast({ title: 'Another' })
  has()
  expect(shown()?.title).toBe('Another')
})
