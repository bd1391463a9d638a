import { expect, test } from 'vitest'

import type { Comment } from '#schema/comments/contract.ts'

import { editOf, NEW_THREAD, newThread } from './drafts.ts'
import { holdsDraft, lostDrafts } from './unsent.ts'

const comment = (id: string, threadId: string): Comment => ({
  id,
  threadId,
  documentId: 'd',
  author: null,
  text: id,
  mentions: [],
  createdAt: '2026-11-27T10:00:00.000Z',
  editedAt: null,
  revision: 1,
})
const thread = (id: string, ...replies: string[]) => ({
  id,
  first: comment(id, id),
  replies: replies.map(reply => comment(reply, id)),
})
const threads = [thread('a', 'r'), thread('b')]

test('drafts of threads and comments that are gone are lost, others are not', () => {
  const names = new Set([NEW_THREAD, newThread(), 'a', 'gone', editOf('r'), editOf('b'), editOf('x')])
  expect(lostDrafts(names, threads, true)).toEqual(['gone', editOf('x')])
  expect(lostDrafts(names, [], true)).toEqual(['a', 'gone', editOf('r'), editOf('b'), editOf('x')])
})

test('all drafts are lost to someone who may not comment any more', () => {
  expect(lostDrafts(new Set([NEW_THREAD, 'a']), threads, false)).toEqual([NEW_THREAD, 'a'])
})

test('a thread holds the draft of its reply, and those of changes to its comments', () => {
  expect(threads.map(each => holdsDraft(each, new Set(['b'])))).toEqual([false, true])
  expect(threads.map(each => holdsDraft(each, new Set([editOf('r')])))).toEqual([true, false])
  expect(threads.map(each => holdsDraft(each, new Set([NEW_THREAD, editOf('x')])))).toEqual([false, false])
})
