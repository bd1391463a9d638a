import { expect, test } from 'vitest'

import type { Comment, CommentThread } from '#schema/comments/contract.ts'

import { deletedAt, inTextOrder, threadsOf } from './threads.ts'

const at = (second: number) => `2026-11-27T10:00:${String(second).padStart(2, '0')}.000Z`

const threadOf = (id: string, second: number): CommentThread => ({
  id,
  documentId: 'd',
  quote: id,
  createdAt: at(second),
  resolved: null,
  revision: 1,
})

const commentOf = (id: string, threadId: string, second: number): Comment => ({
  id,
  threadId,
  documentId: 'd',
  author: null,
  text: id,
  mentions: [],
  createdAt: at(second),
  editedAt: null,
  revision: 1,
})

test('puts replies under the first comment, oldest first, in any order of arrival', () => {
  const comments = [commentOf('c', 'a', 9), commentOf('b', 'a', 5), commentOf('a', 'a', 1)]
  const [thread] = threadsOf({ threads: [threadOf('a', 1)], comments })
  expect(thread?.first.id).toBe('a')
  expect(thread?.replies.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('keeps a comment without its thread, and a thread without its comment, off the screen', () => {
  const threads = [threadOf('a', 1)]
  expect(threadsOf({ threads, comments: [commentOf('x', 'other', 1), commentOf('b', 'a', 2)] })).toEqual([])
})

test('sorts by the text; threads without a mark follow, oldest first', () => {
  const threads = [threadOf('a', 4), threadOf('b', 3), threadOf('c', 2), threadOf('d', 1)]
  const comments = threads.map(({ id }, index) => commentOf(id, id, index))
  const ordered = inTextOrder(threadsOf({ threads, comments }), ['unknown', 'b', 'a'])
  expect(ordered.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c'])
})

test('waits for the mark of a new thread, and not for that of an old one', () => {
  const created = Date.parse(at(0))
  expect(deletedAt({ createdAt: at(0) }, created + 500)).toBe(created + 10_500)
  expect(deletedAt({ createdAt: at(0) }, created + 3_600_000)).toBe(created + 60_000)
  // It had a mark, which has gone.
  expect(deletedAt({ createdAt: at(0) }, 0)).toBeLessThan(created)
})
