// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { HttpError } from '#client/shared/api/httpError.ts'
import { store } from '#client/shared/lib/store.ts'
import { currentToast } from '#client/shared/ui/feedback/toast.ts'

import { draftStore, newDraft, type DraftStore } from './drafts.ts'
import { cancelSend, forgetProblems, newSends, NotSent, sendDraft, Unreachable, type Sends } from './sends.ts'

const NAME = 'a thread'

let drafts: DraftStore
let sends: Sends
beforeEach(() => {
  drafts = draftStore('ada', crypto.randomUUID())
  sends = newSends()
  store.set(currentToast, null)
})

const refusal = (status: number, code: string, message: string) =>
  new HttpError(status, '', JSON.stringify({ success: false, code, message }))

/** The answer of a server that takes no call now, and has done nothing. */
function retryLater() {
  const body = { success: false, code: 'UNAVAILABLE', message: 'Busy.', retryAfter: 1 }
  return new HttpError(503, '', JSON.stringify(body))
}

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
  expect(await sent).toBe('sent')
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
  expect(await sent).toBe('unsent')
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
    expect(await sent).toBe('unsent')
    expect(drafts.read(NAME)?.text).toBe('Why?')
    expect(drafts.read(NAME)?.id).not.toBe(draft.id)
  },
)

test('a draft that another tab took for sent is not written again when it was', async () => {
  const { sent, answer } = begin('Why?')
  drafts.write(NAME, null)
  answer()
  expect(await sent).toBe('sent')
  expect(drafts.read(NAME)).toBeUndefined()
})

test.each(['answered', 'refused', 'lost'])('the next draft stays when a cancelled call is %s', async end => {
  const first = begin('First')
  cancelSend(sends, NAME)
  const second = begin('Second')
  if (end === 'answered') first.answer()
  else first.fail(end === 'refused' ? refusal(409, 'CONFLICT', 'No.') : new TypeError('offline'))
  expect(await first.sent).toBe('unsent')
  expect(drafts.read(NAME)).toEqual(second.draft)
  expect(store.get(sends).get(NAME)).toMatchObject({ problem: null })
  expect(first.takeBack).toHaveBeenCalledTimes(end === 'refused' ? 0 : 1)
  second.answer()
  expect(await second.sent).toBe('sent')
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
  expect(await sendDraft({ sends, drafts, name: NAME, make, takeBack: () => Promise.resolve() })).toBe(
    'unsent',
  )
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
  expect(await sent).toBe('unsent')
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
  ['a lost connection', new TypeError('offline')],
  ['a text that is not saved', new Unreachable()],
  ['a proxy without its server', new HttpError(502, '', 'Bad Gateway')],
  ['a busy server', retryLater()],
])('a draft waits after %s, as it is, and is sent later', async (_, error) => {
  const { draft, sent, fail } = begin('Why?')
  fail(error)
  expect(await sent).toBe('waits')
  expect(problem()).toBeUndefined()
  expect(drafts.read(NAME)).toEqual({ ...draft, waits: true })
  expect(drafts.waiting()).toEqual([NAME])
  const make = vi.fn(() => Promise.resolve())
  expect(await sendDraft({ sends, drafts, name: NAME, make, takeBack: make })).toBe('sent')
  expect(make.mock.calls).toEqual([[{ ...draft, waits: true }, expect.anything()]])
  expect(drafts.waiting()).toEqual([])
})

test.each([
  ['a text that has changed', new NotSent('The text has changed.')],
  ['a refusal', refusal(429, 'RATE_LIMITED', 'Too many requests.')],
  ['an answer of another shape', new z.core.$ZodError([])],
  ['a fault of the page', new RangeError('fault')],
])('a draft does not wait after %s', async (_, error) => {
  const { draft, sent, fail } = begin('Why?')
  fail(error)
  expect(await sent).toBe('unsent')
  expect(problem()).toBeTruthy()
  expect(drafts.read(NAME)).toEqual(draft)
})

test.each([
  [401, 'UNAUTHENTICATED', true],
  [429, 'RATE_LIMITED', true],
  [403, 'FORBIDDEN', false],
  [500, 'INTERNAL', false],
])('a draft that waits goes on waiting after %d %s: %s', async (status, code, isPassing) => {
  const first = begin('Why?')
  first.fail(new TypeError('offline'))
  await first.sent
  const make = () => Promise.reject(refusal(status, code, 'No.'))
  await sendDraft({ sends, drafts, name: NAME, make, takeBack: make })
  expect(drafts.waiting()).toEqual(isPassing ? [NAME] : [])
  expect(problem()).toBe(isPassing ? undefined : 'No.')
  expect(drafts.read(NAME)).toMatchObject(first.draft)
})

test('a draft that was changed while it was sent does not wait', async () => {
  const { draft, sent, fail } = begin('Why?')
  drafts.write(NAME, { ...draft, text: 'Why this?' })
  fail(new TypeError('offline'))
  await sent
  expect(drafts.waiting()).toEqual([])
})

test('a draft that waits is recalled as it was', async () => {
  const { draft, sent, fail } = begin('Why?')
  fail(new TypeError('offline'))
  await sent
  drafts.recall(NAME)
  expect(drafts.read(NAME)).toEqual(draft)
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
  fail(new NotSent('Not saved.'))
  await sent
  forgetProblems(sends, () => true)
  expect(problem()).toBeTruthy()
  forgetProblems(sends, () => false)
  expect(store.get(sends).size).toBe(0)
})
