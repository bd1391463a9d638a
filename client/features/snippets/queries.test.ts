// @vitest-environment happy-dom
import { focusManager, InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createQueryClient } from '#client/shared/api/queryClient.ts'

import { snippetsQuery, type Wanted } from './queries.ts'

const row = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: 'Greeting',
  tags: [],
  createdAt: '2026-08-01T10:00:00.000Z',
  updatedAt: '2026-08-02T10:00:00.000Z',
  words: 1,
  language: 'en',
  start: 'Hello',
  visibility: 'public',
  shareCode: 'abcDEF0123',
  counts: { views: 0, copies: 0, uses: 0 },
  author: 'Ada',
  role: 'viewer',
  isMember: false,
})

/** The calls, in order. The test answers each. */
let asked: { path: string; answer: () => void }[]
let queryClient: QueryClient

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    const rows = [row(path.length)]
    return new Promise<Response>(resolve =>
      asked.push({ path, answer: () => resolve(new Response(JSON.stringify(rows))) }),
    )
  })
  queryClient = createQueryClient(() => undefined)
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
})

const wanted = (change: Partial<Wanted>): Wanted => ({
  part: 'mine',
  order: 'edited',
  q: '',
  tag: null,
  ...change,
})

async function follow(first: Wanted) {
  const observer = new InfiniteQueryObserver(queryClient, snippetsQuery(first))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer()
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  const shownAfter = (next: Wanted) => {
    observer.setOptions(snippetsQuery(next))
    return observer.getCurrentResult().data
  }
  return { stop, shownAfter, shown: observer.getCurrentResult().data }
}

test.each<Partial<Wanted>>([{ q: 'dear' }, { order: 'title' }, { tag: 'mail' }])(
  'a list shows what it had until %j is read',
  async change => {
    const { stop, shown, shownAfter } = await follow(wanted({}))
    expect(shownAfter(wanted(change))).toEqual(shown)
    stop()
  },
)

test.each<Partial<Wanted>>([{ part: 'shared' }, { part: 'public' }, { part: 'trash', q: 'dear' }])(
  'a list never shows the snippets of another part: %j',
  async change => {
    const { stop, shownAfter } = await follow(wanted({}))
    expect(shownAfter(wanted(change))).toBeUndefined()
    stop()
  },
)

test.each<[Wanted['part'], number]>([
  ['public', 2],
  ['mine', 1],
  ['shared', 1],
])('the list %s is read %i times when its window gets the focus back', async (part, reads) => {
  const { stop } = await follow(wanted({ part }))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(asked).toHaveLength(reads))
  stop()
})

test('the public list is read again while it is open', () => {
  expect(snippetsQuery(wanted({ part: 'public' })).refetchInterval).toBeGreaterThan(0)
  expect(snippetsQuery(wanted({ part: 'mine' })).refetchInterval).toBeUndefined()
})
