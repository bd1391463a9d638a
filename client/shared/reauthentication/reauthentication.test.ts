import { afterEach, expect, test, vi } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'

import { problemOf, ProofCancelled, proofStore, proven } from './reauthentication.ts'

const refusal = (code: string) =>
  new HttpError(403, 'Forbidden', JSON.stringify({ success: false, code, message: 'No.' }))

/** A call that is refused until the user has proved their identity. */
const guarded = () =>
  vi.fn().mockRejectedValueOnce(refusal('REAUTHENTICATION_REQUIRED')).mockResolvedValue('done')

const asked = () => vi.waitFor(() => proofStore.get() ?? Promise.reject(new Error('Nothing is asked')))

afterEach(() => proofStore.set(null))

test('does not ask for a call that needs no proof', async () => {
  expect(await proven(() => Promise.resolve(3))).toBe(3)
  expect(proofStore.get()).toBeNull()
})

test('repeats the call after the proof', async () => {
  const call = guarded()
  const result = proven(call)
  ;(await asked()).answer(true)
  expect(await result).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
  expect(proofStore.get()).toBeNull()
})

test('changes and reports nothing when the user cancels', async () => {
  const call = guarded()
  const result = proven(call)
  ;(await asked()).answer(false)
  const error: unknown = await result.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProofCancelled)
  expect(problemOf(error)).toBeNull()
  expect(call).toHaveBeenCalledOnce()
})

test('asks once for concurrent calls', async () => {
  const results = [proven(guarded()), proven(guarded())]
  const question = await asked()
  await Promise.resolve()
  question.answer(true)
  expect(await Promise.all(results)).toEqual(['done', 'done'])
})

test('passes other errors to the caller', async () => {
  const error = refusal('FORBIDDEN')
  await expect(proven(() => Promise.reject(error))).rejects.toBe(error)
  expect(problemOf(error)).toBe('No.')
})
