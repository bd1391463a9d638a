import { afterEach, expect, test, vi } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'
import { store } from '#client/shared/lib/store.ts'

import {
  problemOf,
  ReauthenticationCanceled,
  openQuestion,
  withReauthentication,
} from './reauthentication.ts'

const refusal = (code: string) =>
  new HttpError(403, 'Forbidden', JSON.stringify({ success: false, code, message: 'No.' }))

/** A call that is rejected until the user has reauthenticated. */
const guarded = () =>
  vi.fn().mockRejectedValueOnce(refusal('REAUTHENTICATION_REQUIRED')).mockResolvedValue('done')

async function shownQuestion() {
  await expect.poll(() => store.get(openQuestion)).not.toBeNull()
  return store.get(openQuestion) ?? expect.fail('The question disappeared.')
}

afterEach(() => store.set(openQuestion, null))

test('does not ask for a call that needs no reauthentication', async () => {
  expect(await withReauthentication(() => Promise.resolve(3))).toBe(3)
  expect(store.get(openQuestion)).toBeNull()
})

test('repeats the call after reauthentication', async () => {
  const call = guarded()
  const result = withReauthentication(call)
  ;(await shownQuestion()).answer(true)
  expect(await result).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
  expect(store.get(openQuestion)).toBeNull()
})

test('changes and reports nothing when the user cancels', async () => {
  const call = guarded()
  const result = withReauthentication(call)
  ;(await shownQuestion()).answer(false)
  const error: unknown = await result.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ReauthenticationCanceled)
  expect(problemOf(error)).toBeNull()
  expect(call).toHaveBeenCalledOnce()
})

test('asks once for concurrent calls', async () => {
  const results = [withReauthentication(guarded()), withReauthentication(guarded())]
  const question = await shownQuestion()
  await Promise.resolve()
  question.answer(true)
  expect(await Promise.all(results)).toEqual(['done', 'done'])
})

test('passes other errors to the caller', async () => {
  const error = refusal('FORBIDDEN')
  await expect(withReauthentication(() => Promise.reject(error))).rejects.toBe(error)
  expect(problemOf(error)).toBe('No.')
})
