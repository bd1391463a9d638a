import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { User } from '#schema/users/user.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { OpenedMark } from './OpenedMark.tsx'
import { unreadQuery } from './queries.ts'

// The part of a user that is read here.
const ME = { id: '00000000-0000-4000-8000-00000000000a' } as User
const DOCUMENT = '00000000-0000-4000-8000-00000000000d'
const THREAD = '00000000-0000-4000-8000-00000000000e'
const ASKED = `/api/documents/${DOCUMENT}/comments/${THREAD}/notifications/read`

let drawing: Drawing
let calls: string[]
let answers: boolean

beforeEach(() => {
  drawing = startDrawing()
  calls = []
  answers = true
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    if (!answers) return Promise.reject(new TypeError('The server cannot be reached.'))
    return Promise.resolve(new Response(JSON.stringify({ unread: 0, revision: 2 })))
  })
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
})

const count = (unread: number, revision: number) =>
  act(async () => void drawing.client.setQueryData(unreadQuery.queryKey, { unread, revision }))
const draw = (threadId: string | null) =>
  drawing.draw(
    <CurrentUser value={ME}>
      <OpenedMark documentId={DOCUMENT} threadId={threadId} />
    </CurrentUser>,
  )
const asked = () => calls.filter(url => url === ASKED).length
const askedTimes = (times: number) => act(() => vi.waitFor(() => expect(asked()).toBe(times)))

test('a thread that the user sees is marked as read, and what comes meanwhile', async () => {
  await count(1, 1)
  await draw(null)
  expect(asked()).toBe(0)
  await draw(THREAD)
  await askedTimes(1)
  await count(0, 2)
  expect(asked()).toBe(1)
  await count(1, 3)
  await askedTimes(2)
})

test('the server is not asked without unread notifications', async () => {
  await count(0, 1)
  await draw(THREAD)
  expect(calls).toEqual([])
})

test('a mark that failed is made when the notifications are counted again', async () => {
  answers = false
  await count(1, 1)
  await draw(THREAD)
  await askedTimes(1)
  answers = true
  await count(1, 1)
  await askedTimes(2)
})
