import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { EventInbox } from '#client/shared/live/inbox.ts'
import type { Comment, CommentThread } from '#schema/comments/contract.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'

import { commentEvents, isDeleted } from './events.ts'
import { askedAt, commentCalls, commentsQuery } from './queries.ts'
import { threadsOf } from './threads.ts'

const AT = '2026-11-27T10:00:00.000Z'
const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const [DOCUMENT, THREAD, REPLY] = [idOf('d'), idOf('a'), idOf('b')]
const [OTHER, WAITING, ADA] = [idOf('c'), idOf('e'), idOf('1')]

const thread = (revision: number): CommentThread => ({
  id: THREAD,
  documentId: DOCUMENT,
  quote: 'a word',
  createdAt: AT,
  resolved: null,
  revision,
})
const comment = (id: string, revision: number, threadId = THREAD): Comment => ({
  id,
  threadId,
  documentId: DOCUMENT,
  author: null,
  text: `${revision}`,
  mentions: [],
  createdAt: AT,
  editedAt: null,
  revision,
})

/** The api answers the next call with this. */
const answers: unknown[] = []
/** The users that the calls were meant for. */
const called: unknown[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    called.push(headers[MEANT_FOR])
    return Promise.resolve(Response.json(answers.shift() ?? null))
  })
})
afterEach(() => {
  answers.length = 0
  called.length = 0
  vi.unstubAllGlobals()
})

function openPage() {
  const client = new QueryClient()
  const inbox = new EventInbox(client, commentEvents)
  inbox.open()
  const { queryKey } = commentsQuery(DOCUMENT)
  client.setQueryData(queryKey, { threads: [], comments: [] })
  const calls = commentCalls((event, change) => inbox.tell(event, change), {
    userId: ADA,
    documentId: DOCUMENT,
  })
  const shown = () => threadsOf(client.getQueryData(queryKey) ?? { threads: [], comments: [] })
  return { client, inbox, calls, queryKey, shown }
}
type Page = ReturnType<typeof openPage>

const gone = (name: string, key: string, revision: number) => ({ name, key, revision, value: null })
const eventOf = (row: CommentThread | Comment) => ({
  name: 'text' in row ? 'comments.comment' : 'comments.thread',
  key: row.id,
  revision: row.revision,
  value: row,
})

/** A fact as it may reach a page: by an event, or by the answer to a change of this page. */
type Fact = {
  event: ReturnType<typeof gone> | ReturnType<typeof eventOf>
  ask: (page: Page) => Promise<unknown>
}

const threadAt = (revision: number): Fact => ({
  event: eventOf(thread(revision)),
  ask: ({ calls }) => (answers.push(thread(revision)), calls.resolve(THREAD)),
})
const commentAt = (id: string, revision: number, threadId = THREAD): Fact => ({
  event: eventOf(comment(id, revision, threadId)),
  ask: ({ calls }) => (
    answers.push(comment(id, revision, threadId)),
    calls.edit(id, { text: `${revision}`, mentions: [] })
  ),
})
const goneAt = (name: 'comments.thread' | 'comments.comment', id: string, revision: number): Fact => ({
  event: gone(name, id, revision),
  ask: ({ calls }) => calls.remove({ id, threadId: THREAD }),
})

const BEGUN = [threadAt(1), threadAt(2), commentAt(THREAD, 1), commentAt(REPLY, 1), commentAt(REPLY, 2)]

/** Brings the facts to a page in any order, each by an event, an answer, or both. */
const inAnyOrder = (facts: readonly Fact[], check: (page: Page) => void) =>
  fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...facts], { minLength: facts.length }),
      fc.array(fc.constantFrom('event', 'answer', 'both'), {
        minLength: facts.length,
        maxLength: facts.length,
      }),
      async (order, ways) => {
        const page = openPage()
        for (const [index, { event, ask }] of order.entries()) {
          if (ways[index] !== 'answer') page.inbox.receive([event])
          if (ways[index] !== 'event') await ask(page)
        }
        check(page)
        page.inbox.close()
        page.client.clear()
      },
    ),
    { numRuns: 40 },
  )

test('shows the newest rows for any order of events and answers', () =>
  inAnyOrder(BEGUN, ({ shown }) => {
    const [only, ...others] = shown()
    expect(others).toEqual([])
    expect(only).toMatchObject({ revision: 2, first: { revision: 1 }, replies: [{ id: REPLY, revision: 2 }] })
  }))

test('a deleted reply does not come back by an older event or answer', () =>
  inAnyOrder([...BEGUN, goneAt('comments.comment', REPLY, 3)], ({ shown }) =>
    expect(shown()).toMatchObject([{ revision: 2, replies: [] }]),
  ))

test('a deleted thread does not come back by an older event or answer', () =>
  inAnyOrder([...BEGUN, goneAt('comments.thread', THREAD, 3)], ({ shown }) => expect(shown()).toEqual([])))

test('a deleted thread takes along the comments that arrive later, and none of another', () =>
  inAnyOrder(
    [
      ...BEGUN,
      goneAt('comments.thread', THREAD, 3),
      commentAt(OTHER, 1, OTHER),
      commentAt(WAITING, 1, OTHER),
    ],
    ({ client, queryKey }) => {
      const held = client.getQueryData(queryKey)
      expect(held?.threads).toEqual([])
      // These wait for their thread.
      expect(held?.comments.map(({ id }) => id).toSorted()).toEqual([OTHER, WAITING].toSorted())
    },
  ))

test('a list that was read before a deletion does not bring its rows back', async () => {
  const { client, calls, queryKey, shown } = openPage()
  const before = { threads: [thread(1)], comments: [comment(THREAD, 1), comment(REPLY, 1)] }
  let answer = (_list: typeof before) => {}
  const read = client.fetchQuery({
    queryKey,
    queryFn: () => new Promise<typeof before>(resolve => (answer = resolve)),
  })
  await calls.remove({ id: REPLY, threadId: THREAD })
  answer(before)
  await read
  expect(shown()).toMatchObject([{ replies: [] }])
})

test('a list says since when it lacks what is not in it, only if it is the newest one', async () => {
  const { client, inbox, queryKey } = openPage()
  const told = () => askedAt(client, DOCUMENT, client.getQueryData(queryKey) ?? expect.fail())
  const other = idOf('f')
  expect(askedAt(client, other, { threads: [], comments: [] })).toBe(0)
  const before = Date.now()
  answers.push({ threads: [], comments: [] })
  await client.fetchQuery({ ...commentsQuery(DOCUMENT), staleTime: 0 })
  const read = client.getQueryData(queryKey) ?? expect.fail()
  expect(told()).toBeGreaterThanOrEqual(before)
  inbox.receive([eventOf(thread(1))])
  expect(told()).toBeGreaterThanOrEqual(before)
  expect(askedAt(client, DOCUMENT, read)).toBe(0)
  const again = client.fetchQuery({ ...commentsQuery(DOCUMENT), staleTime: 0 })
  expect(told()).toBe(0)
  await again.catch(() => undefined)
})

test('a page knows the threads that were deleted', async () => {
  const { client, inbox, calls } = openPage()
  inbox.receive([eventOf(thread(1))])
  expect(isDeleted(client, THREAD)).toBe(false)
  await calls.remove({ id: THREAD, threadId: THREAD })
  expect(isDeleted(client, THREAD)).toBe(true)
})

test('each change is sent for its user, so that another account cannot sign it', async () => {
  const { calls } = openPage()
  const words = { id: REPLY, text: '1', mentions: [] }
  answers.push({ thread: thread(1), comment: comment(THREAD, 1) }, comment(REPLY, 1), comment(REPLY, 2))
  answers.push(thread(2), thread(3))
  await calls.begin({ ...words, range: { start: '', end: '', quote: 'a word' } })
  await calls.reply(THREAD, words)
  await calls.edit(REPLY, words)
  await calls.resolve(THREAD)
  await calls.reopen(THREAD)
  await calls.remove({ id: REPLY, threadId: THREAD })
  expect(called).toEqual(Array(6).fill(ADA))
})
