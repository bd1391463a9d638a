import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Comment, CommentList, CommentThread } from '#schema/comments/contract.ts'
import type { OwnReactions, ReactionSummary } from '#schema/reactions/contract.ts'

import { withAnswer, withComment, withReactions, withThread } from './patches.ts'

const AT = '2026-11-27T10:00:00.000Z'
const EMPTY: CommentList = { threads: [], comments: [] }

const thread = (revision: number, quote = `${revision}`): CommentThread => ({
  id: 't',
  documentId: 'd',
  quote,
  createdAt: AT,
  resolved: null,
  revision,
})
const comment = (id: string, revision: number): Comment => ({
  id,
  threadId: 't',
  documentId: 'd',
  author: null,
  text: `${revision}`,
  mentions: [],
  createdAt: AT,
  editedAt: null,
  revision,
})
const changed = <R extends { id: string; revision: number }>(value: R) => ({
  key: value.id,
  revision: value.revision,
  value,
})

test('the newest state of a row is shown for any order of its events', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), revisions => {
      const list = revisions.reduce(
        (held, revision) =>
          withComment(withThread(held, changed(thread(revision))), changed(comment('c', revision))),
        EMPTY,
      )
      const newest = Math.max(...revisions)
      expect(list).toEqual({ threads: [thread(newest)], comments: [comment('c', newest)] })
    }),
  )
})

test('a comment may come before its thread', () => {
  const list = withThread(withComment(EMPTY, changed(comment('t', 1))), changed(thread(1)))
  expect(list).toEqual({ threads: [thread(1)], comments: [comment('t', 1)] })
})

test('a thread that is gone takes its comments along, and a reply only itself', () => {
  const full = { threads: [thread(1)], comments: [comment('t', 1), comment('r', 1)] }
  expect(withThread(full, { key: 't', revision: 2, value: null })).toEqual(EMPTY)
  expect(withComment(full, { key: 'r', revision: 2, value: null }).comments).toEqual([comment('t', 1)])
})

test('a list in which nothing changes is the same object', () => {
  const list = { threads: [thread(3)], comments: [comment('c', 3)] }
  expect(withThread(list, changed(thread(2)))).toBe(list)
  expect(withComment(list, changed(comment('c', 3)))).toBe(list)
})

const ada = { userId: 'ada', name: 'Ada' }
const ben = { userId: 'ben', name: 'Ben' }
const summary = (revision: number, people: (typeof ada)[], count = people.length): ReactionSummary => ({
  targetId: 'c',
  documentId: 'd',
  reactions: count === 0 ? [] : [{ reaction: 'heart', count, people }],
  revision,
})

test('an event shows whether a reaction is the reader’s, if all people are named', () => {
  const held: OwnReactions[] = [{ ...summary(1, [ada]), mine: ['heart'] }]
  expect(withReactions(held, summary(2, [ben]), 'ada')[0]?.mine).toEqual([])
  expect(withReactions([], summary(2, [ben, ada]), 'ada')[0]?.mine).toEqual(['heart'])
  // More people than names: it stays what it was.
  expect(withReactions(held, summary(2, [ben], 30), 'ada')[0]?.mine).toEqual(['heart'])
  expect(withReactions(held, summary(2, [], 0), 'ada')[0]?.mine).toEqual([])
})

test('an older event is ignored, and an answer counts more than the event of the same change', () => {
  const held: OwnReactions[] = [{ ...summary(5, [ben], 30), mine: [] }]
  expect(withReactions(held, summary(4, [ada]), 'ada')).toBe(held)
  expect(withAnswer(held, { ...summary(5, [ben], 30), mine: ['heart'] })[0]?.mine).toEqual(['heart'])
  expect(withAnswer(held, { ...summary(4, [ben]), mine: [] })).toBe(held)
})
