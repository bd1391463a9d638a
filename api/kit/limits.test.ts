import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { limitFailures } from '#api/kit/limits.ts'
import { AppError } from '#schema/shared/errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limit = { name: 'test', failures: 5, seconds: 900, counts: 'UNAUTHENTICATED' } as const
const succeed = () => Promise.resolve('in')
const fail = () => Promise.reject(new AppError('UNAUTHENTICATED', 'No.'))

const outcome = (run: Promise<unknown>): Promise<string> =>
  run.then(String, (error: unknown) => (error instanceof AppError ? error.code : 'other'))

test('blocks the sixth attempt after five failures for the whole window', async () => {
  const attempts = limitFailures(limit, { factor: 1 })
  for (let n = 0; n < 5; n++) expect(await outcome(attempts('a', fail))).toBe('UNAUTHENTICATED')
  await vi.advanceTimersByTimeAsync(880_000)
  expect(await outcome(attempts('a', succeed))).toBe('RATE_LIMITED')
  expect(await outcome(attempts('b', succeed))).toBe('in')
  await vi.advanceTimersByTimeAsync(890_000)
  expect(await outcome(attempts('a', succeed))).toBe('RATE_LIMITED')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome(attempts('a', succeed))).toBe('in')
})

test('does not count successes and other errors', async () => {
  const attempts = limitFailures(limit, { factor: 1 })
  const broken = () => Promise.reject(new Error('database'))
  for (let n = 0; n < 20; n++) {
    expect(await outcome(attempts('a', succeed))).toBe('in')
    expect(await outcome(attempts('a', broken))).toBe('other')
  }
})

test('allows five of a hundred concurrent guesses', async () => {
  const attempts = limitFailures(limit, { factor: 1 })
  const codes = await Promise.all(Array.from({ length: 100 }, () => outcome(attempts('a', fail))))
  expect(codes.filter(code => code === 'UNAUTHENTICATED')).toHaveLength(5)
})

test('multiplies the limit by RATE_LIMIT_FACTOR', async () => {
  const attempts = limitFailures(limit, { factor: 2 })
  for (let n = 0; n < 10; n++) expect(await outcome(attempts('a', fail))).toBe('UNAUTHENTICATED')
  expect(await outcome(attempts('a', fail))).toBe('RATE_LIMITED')
})
