// @vitest-environment happy-dom
import { atom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { SavedState } from '#client/editor/collab/savedState.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { store } from '#client/shared/lib/store.ts'
import { currentToast } from '#client/shared/ui/feedback/toast.ts'

import { draftStore, newDraft, type DraftStore } from './drafts.ts'
import {
  cancelSend,
  followEnds,
  forgetProblems,
  newSends,
  NotSent,
  sendDraft,
  Unreachable,
  type Sends,
} from './sends.ts'

const NAME = 'a thread'

let drafts: DraftStore
let sends: Sends
const saved = atom<SavedState>({ kind: 'saved' })
beforeEach(() => {
  store.set(saved, { kind: 'saved' })
  drafts = draftStore('ada', crypto.randomUUID())
  sends = newSends()
  store.set(currentToast, null)
})

const refusal = (status: number, code: string, message: string) =>
  new HttpError(status, '', JSON.stringify({ success: false, code, message }))

/** Sends the draft of a text by a call that the test ends. */
function begin(text: string) {
  const draft = newDraft(text)
  drafts.write(NAME, draft)
  const { promise, resolve, reject } = deferred()
  const make = vi.fn(() => promise)
  const takeBack = vi.fn(() => Promise.resolve())
  const sent = sendDraft({ sends, drafts, name: NAME, make, takeBack })
  return { draft, make, takeBack, sent, answer: resolve, fail: reject }
}
const problem = () => store.get(sends).get(NAME)?.problem

test('a draft that was sent is removed', async () => {
  const { sent, answer, takeBack } = begin('Why?')
  answer()
  expect(await sent).toBe(true)
  expect(drafts.read(NAME)).toBeUndefined()
  expect(store.get(sends).size).toBe(0)
  expect(takeBack).not.toHaveBeenCalled()
})

test('a cancelled draft stays under a new id, and what it made is taken back', async () => {
  const { draft, sent, answer, takeBack } = begin('Why?')
  cancelSend(sends, NAME)
  expect(store.get(sends).size).toBe(0)
  expect(drafts.read(NAME)).toMatchObject({ text: 'Why?' })
  expect(drafts.read(NAME)?.id).not.toBe(draft.id)
  answer()
  expect(await sent).toBe(false)
  expect(takeBack).toHaveBeenCalledWith(draft)
  expect(drafts.read(NAME)?.text).toBe('Why?')
})

test.each(['cancelled', 'refused'])(
  'a draft that another tab took for sent comes back when it is %s',
  async end => {
    const { draft, sent, answer, fail } = begin('Why?')
    drafts.write(NAME, null)
    if (end === 'refused') fail(refusal(503, 'UNAVAILABLE', 'The text could not be marked.'))
    else {
      cancelSend(sends, NAME)
      answer()
    }
    expect(await sent).toBe(false)
    expect(drafts.read(NAME)?.text).toBe('Why?')
    expect(drafts.read(NAME)?.id).not.toBe(draft.id)
  },
)

test('a draft that another tab took for sent is not written again when it was', async () => {
  const { sent, answer } = begin('Why?')
  drafts.write(NAME, null)
  answer()
  expect(await sent).toBe(true)
  expect(drafts.read(NAME)).toBeUndefined()
})

test.each(['answered', 'refused', 'lost'])('the next draft stays when a cancelled call is %s', async end => {
  const first = begin('First')
  cancelSend(sends, NAME)
  const second = begin('Second')
  if (end === 'answered') first.answer()
  else first.fail(end === 'refused' ? refusal(409, 'CONFLICT', 'No.') : new TypeError('offline'))
  expect(await first.sent).toBe(false)
  expect(drafts.read(NAME)).toEqual(second.draft)
  expect(store.get(sends).get(NAME)).toMatchObject({ problem: null })
  expect(first.takeBack).toHaveBeenCalledTimes(end === 'refused' ? 0 : 1)
  second.answer()
  expect(await second.sent).toBe(true)
  expect(drafts.read(NAME)).toBeUndefined()
})

test('what was written while it was sent stays, under a new id', async () => {
  const { draft, sent, answer } = begin('Why?')
  drafts.write(NAME, { ...draft, text: 'Why this?' })
  answer()
  await sent
  expect(drafts.read(NAME)?.text).toBe('Why this?')
  expect(drafts.read(NAME)?.id).not.toBe(draft.id)
})

test('a draft is sent once at a time', async () => {
  const { sent, make, answer } = begin('Why?')
  expect(await sendDraft({ sends, drafts, name: NAME, make, takeBack: () => Promise.resolve() })).toBe(false)
  answer()
  await sent
  expect(make).toHaveBeenCalledOnce()
})

test.each([
  [409, 'CONFLICT', 'This text already has 2,000 comments.', true],
  [409, 'CONFLICT', 'This comment couldn’t be added. Please write it again.', true],
  [413, 'TOO_LARGE', 'There is no more room here.', true],
  [429, 'RATE_LIMITED', 'Too many requests.', false],
  [500, 'INTERNAL', 'Something went wrong.', false],
])('a refusal %d %s is shown in its own words: %s', async (status, code, message, isUsedUp) => {
  const { draft, sent, fail } = begin('Why?')
  fail(refusal(status, code, message))
  expect(await sent).toBe(false)
  expect(problem()).toBe(message)
  expect(drafts.read(NAME)?.text).toBe('Why?')
  expect(drafts.read(NAME)?.id === draft.id).toBe(!isUsedUp)
})

test('a reason of the page is shown, and forgotten when the field is closed', async () => {
  const { sent, fail, takeBack } = begin('Why?')
  fail(new NotSent('Not saved.'))
  await sent
  expect(problem()).toBe('Not saved.')
  cancelSend(sends, NAME)
  expect(problem()).toBeUndefined()
  expect(takeBack).not.toHaveBeenCalled()
})

test.each([
  ['a lost connection', new TypeError('offline'), false, true],
  ['a text that is not saved', new Unreachable('Not saved.'), true, true],
  ['a text that has changed', new NotSent('The text has changed.'), false, false],
  ['a refusal', refusal(429, 'RATE_LIMITED', 'Too many requests.'), false, false],
  ['an answer of another shape', new z.core.$ZodError([]), false, false],
  ['a fault of the page', new RangeError('fault'), false, false],
])('%s is a problem until it ends', async (_, error, endsWhenSaved, endsWithConnection) => {
  const stop = followEnds(sends, saved)
  for (const [away, ends] of [
    ['saving', endsWhenSaved],
    ['reconnecting', endsWithConnection],
  ] as const) {
    const { sent, fail } = begin('Why?')
    fail(error)
    await sent
    expect(problem()).toBeTruthy()
    store.set(saved, { kind: away })
    store.set(saved, { kind: 'saving' })
    expect(problem()).toBeTruthy()
    store.set(saved, { kind: 'saved' })
    expect(problem() === undefined).toBe(ends)
  }
  stop()
})

test('what is being sent when the connection returns goes on', async () => {
  const { sent, answer } = begin('Why?')
  const stop = followEnds(sends, saved)
  store.set(saved, { kind: 'reconnecting' })
  store.set(saved, { kind: 'saved' })
  stop()
  expect(store.get(sends).get(NAME)?.stop).not.toBeNull()
  answer()
  expect(await sent).toBe(true)
})

test('says when a comment could not be taken back, and nothing about one that is not there', async () => {
  for (const [error, isTold] of [
    [refusal(404, 'NOT_FOUND', 'Gone.'), false],
    [new TypeError('offline'), true],
  ] as const) {
    store.set(currentToast, null)
    const { sent, answer, takeBack } = begin('Why?')
    takeBack.mockRejectedValueOnce(error)
    cancelSend(sends, NAME)
    answer()
    await sent
    expect(store.get(currentToast)?.title).toBe(isTold ? 'Your comment may have been sent' : undefined)
  }
})

function deferred() {
  let [resolve, reject] = [() => {}, (_reason: Error) => {}]
  const promise = new Promise<void>((settle, refuse) => ([resolve, reject] = [settle, refuse]))
  return { promise, resolve, reject }
}

test('the problem of a draft that is gone is forgotten, and one that is being sent goes on', async () => {
  const { sent, fail } = begin('Why?')
  forgetProblems(sends, () => false)
  expect(store.get(sends).get(NAME)?.stop).toBeTruthy()
  fail(new TypeError('offline'))
  await sent
  forgetProblems(sends, () => true)
  expect(problem()).toBeTruthy()
  forgetProblems(sends, () => false)
  expect(store.get(sends).size).toBe(0)
})
