import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CurrentUser } from '#client/shared/api/currentUser.ts'
import type { DecisionSubject } from '#schema/corrections/decision.ts'
import type { User } from '#schema/users/user.ts'
import { startDrawing, type Drawing } from '#tests/support/drawing.tsx'

import { useDecide, useSendWaiting } from './useDecisions.ts'
import { waitingAt } from './waiting.ts'

const userId = '00000000-0000-4000-8000-00000000000a'
const documentId = '00000000-0000-4000-8000-00000000000b'
const subject: DecisionSubject = { kind: 'word', word: 'Bluepencil' }
const sent = { id: userId, documentId, subject, userId, forAll: true, revision: 1 }
const MINUTE_MS = 60_000

let drawing: Drawing

beforeEach(() => {
  vi.useFakeTimers()
  drawing = startDrawing()
})
afterEach(async () => {
  await drawing.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a decision that a busy server refused is sent later, without a new connection', async () => {
  let isBusy = true
  vi.stubGlobal('fetch', () =>
    Promise.resolve(isBusy ? new Response('', { status: 503 }) : new Response(JSON.stringify(sent))),
  )
  let decide = (_made: DecisionSubject): unknown => expect.fail()
  function Page() {
    const { mutateAsync } = useDecide(documentId)
    useSendWaiting(documentId)
    useEffect(() => {
      decide = mutateAsync
    })
    return null
  }
  await drawing.draw(
    <CurrentUser value={{ id: userId } as User}>
      <Page />
    </CurrentUser>,
  )
  const place = { userId, documentId }
  await act(async () => decide(subject))
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(waitingAt(place)).toMatchObject([{ subject }])
  isBusy = false
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(waitingAt(place)).toEqual([])
})
