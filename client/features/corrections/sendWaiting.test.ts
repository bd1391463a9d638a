import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepNoMore } from '#client/shared/lib/signOut.ts'
import type { Decision, DecisionSubject } from '#schema/corrections/decision.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'

import { sendWaiting } from './sendWaiting.ts'
import { forget, unsentAt, unwait, wait, waitingAt } from './waiting.ts'

const userId = '00000000-0000-4000-8000-00000000000a'
const documentId = '00000000-0000-4000-8000-00000000000b'
const place = { userId, documentId }
const subject: DecisionSubject = { kind: 'word', word: 'Bluepencil' }
const other: DecisionSubject = { kind: 'word', word: 'Redpencil' }
const sent: Decision = { ...place, id: documentId, subject, forAll: true, revision: 1 }

/** The calls of a test, and the server's answer to each. */
let calls: string[]
let answer: (call: string) => Response | Promise<Response>

const decided = () => new Response(JSON.stringify(sent))
const failing = (status: number) => () => new Response('', { status })

beforeEach(() => {
  for (const made of unsentAt(place)) forget(made)
  calls = []
  answer = decided
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    const call = `${method} ${url} for ${new Headers(headers).get(MEANT_FOR)}`
    calls.push(call)
    return Promise.resolve(answer(call))
  })
})
afterEach(() => vi.unstubAllGlobals())
// A page that has signed out keeps nothing any more. Other files begin with a new one.
afterAll(() => vi.resetModules())

async function send(): Promise<Decision[]> {
  const made: Decision[] = []
  await sendWaiting(place, one => made.push(one))
  return made
}

const POST = `POST /api/documents/${documentId}/decisions for ${userId}`
const DELETE = `DELETE /api/documents/${documentId}/decisions/${sent.id} for ${userId}`

test('a decision is sent for its user', async () => {
  wait(place, subject)
  expect(await send()).toEqual([sent])
  expect(calls).toEqual([POST])
  expect(unsentAt(place)).toEqual([])
})

test.each([500, 503, 429, 401])('a decision stays after %i, and is sent later', async status => {
  answer = failing(status)
  wait(place, subject)
  await send()
  expect(waitingAt(place)).toMatchObject([{ subject }])
  answer = decided
  expect(await send()).toEqual([sent])
  expect(unsentAt(place)).toEqual([])
})

test.each([403, 404, 409, 422])('a decision that is refused with %i is dropped', async status => {
  answer = failing(status)
  wait(place, subject)
  expect(await send()).toEqual([])
  expect(unsentAt(place)).toEqual([])
})

test('a decision that the server cannot keep does not hold up the next one', async () => {
  wait(place, subject)
  wait(place, other)
  answer = () => (calls.length === 1 ? new Response('', { status: 500 }) : decided())
  expect(await send()).toEqual([sent])
  expect(waitingAt(place)).toMatchObject([{ subject }])
})

test('a decision that is undone before it was sent is not sent', async () => {
  unwait(wait(place, subject))
  await send()
  expect(calls).toEqual([])
})

test('a decision that is undone while it is being sent is undone on the server', async () => {
  const made = wait(place, subject)
  let respond = (_response: Response): void => expect.fail()
  answer = call => (call === POST ? new Promise(resolve => (respond = resolve)) : new Response(''))
  const sending = send()
  await expect.poll(() => calls).toEqual([POST])
  unwait(made)
  expect(waitingAt(place)).toEqual([])
  respond(decided())
  expect(await sending).toEqual([])
  expect(calls).toEqual([POST, DELETE])
  expect(unsentAt(place)).toEqual([])
})

test('an Undo that does not reach the server is sent later', async () => {
  const made = wait(place, subject)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await send()
  unwait(made)
  expect(waitingAt(place)).toEqual([])
  await send()
  expect(unsentAt(place)).toHaveLength(1)
  answer = call => (call === POST ? decided() : new Response(''))
  expect(await send()).toEqual([])
  expect(calls.slice(-2)).toEqual([POST, DELETE])
  expect(unsentAt(place)).toEqual([])
})

test('a decision that was made again after its Undo stands', async () => {
  answer = failing(500)
  const made = wait(place, subject)
  await send()
  unwait(made)
  wait(place, subject)
  answer = decided
  expect(await send()).toEqual([sent])
  expect(calls).not.toContain(DELETE)
})

test('the decision of another user is not undone', async () => {
  const made = wait(place, subject)
  answer = failing(500)
  await send()
  unwait(made)
  answer = () => new Response(JSON.stringify({ ...sent, userId: documentId }))
  await send()
  expect(calls).not.toContain(DELETE)
  expect(unsentAt(place)).toEqual([])
})

test('nothing is kept after a sign-out in another tab', () => {
  keepNoMore()
  expect(wait(place, subject)).toMatchObject({ subject })
  expect(unsentAt(place)).toEqual([])
  expect(localStorage.getItem('waiting-decisions')).not.toContain('Bluepencil')
})
