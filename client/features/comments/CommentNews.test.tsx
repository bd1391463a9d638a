import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { Comment } from '#schema/comments/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import type { User } from '#schema/users/user.ts'

import { CommentNews } from './CommentNews.tsx'
import { commentsQuery } from './queries.ts'

// The part of a user that is read here.
const ME = { id: 'ada', firstName: 'Ada', lastName: 'Writer' } as User

const BEN = isolatedText('Ben')

const comment = (id: string, threadId: string, name: string): Comment => ({
  id,
  threadId,
  documentId: 'd',
  author: { userId: name.toLowerCase(), name },
  text: id,
  mentions: [],
  createdAt: '2026-11-27T10:00:00.000Z',
  editedAt: null,
  revision: 1,
})

let root: Root
let page: HTMLElement
let client: QueryClient
const has = (...comments: Comment[]) =>
  act(() => {
    client.setQueryData(commentsQuery('d').queryKey, { threads: [], comments })
    // The library notifies its observers in a timer.
    vi.advanceTimersByTime(0)
  })
const said = () => page.querySelector('[role=status]')?.textContent
const wait = () => act(() => void vi.runOnlyPendingTimers())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  page = document.createElement('div')
  root = createRoot(page)
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <CurrentUser value={ME}>
          <CommentNews documentId="d" />
        </CurrentUser>
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const first = comment('t', 't', 'Ben')
const reply = comment('r', 't', 'Ben')
const own = comment('o', 't', 'Ada')

test('says nothing about what was there before, and about the reader’s own', () => {
  has(first)
  has(first, own)
  wait()
  expect(said()).toBe('')
})

test('announces a comment, a reply, and several at once', () => {
  has()
  has(first)
  wait()
  expect(said()).toBe(`${BEN} commented`)
  has(first, reply)
  wait()
  expect(said()).toBe(`${BEN} replied to a comment`)
  has(first, reply, comment('s', 't', 'Cara'))
  has(first, reply, comment('s', 't', 'Cara'), comment('u', 'u', 'Ben'), own)
  expect(said()).toBe(`${BEN} replied to a comment`)
  wait()
  expect(said()).toBe('2 new comments')
})

test('an edited comment is no news, and the same sentence is read again', () => {
  has()
  has(first)
  wait()
  const before = page.querySelector('[role=status] span')
  has({ ...first, text: 'Edited', revision: 2 })
  wait()
  expect(page.querySelector('[role=status] span')).toBe(before)
  has({ ...first, text: 'Edited', revision: 2 }, comment('v', 'v', 'Ben'))
  wait()
  expect(said()).toBe(`${BEN} commented`)
  expect(page.querySelector('[role=status] span')).not.toBe(before)
})
