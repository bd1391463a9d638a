import { beforeEach, expect, test } from 'vitest'

import { Client, statuses } from '../support/client.ts'
import { PASSWORD, signUp } from '../support/factories.ts'
import { type Product, startProduct } from '../support/product.ts'

let strict: Product

const form = (number: number) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: `grace.${number}@example.org`,
  password: PASSWORD,
})

beforeEach(async () => {
  strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
})

test('locks an account after five failures, also for the right password', async () => {
  const { user } = await signUp(strict, { email: `ivi.${Date.now()}@example.org` })
  const other = await signUp(strict)
  const attempt = (email: string, password: string) =>
    new Client(strict.url).post('/api/auth/signin', { email, password })
  for (let n = 0; n < 7; n++) expect((await attempt(user.email, PASSWORD)).status).toBe(200)
  const burst = await Promise.all(Array.from({ length: 8 }, () => attempt(user.email, 'a wrong one')))
  expect(statuses(burst)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const locked = await attempt(user.email.toUpperCase(), PASSWORD)
  expect(locked.status).toBe(429)
  expect(locked.json).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('15 minutes'),
  })
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(880)
  // Another spelling of the same email, and forged address headers, do not help.
  expect((await attempt(user.email.replace('i', 'İ'), PASSWORD)).status).toBe(429)
  const elsewhere = {
    'X-Forwarded-For': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
    'X-Real-IP': '203.0.113.7',
  }
  const disguised = await new Client(strict.url).post(
    '/api/auth/signin',
    { email: user.email, password: PASSWORD },
    elsewhere,
  )
  expect(disguised.status).toBe(429)
  expect((await attempt(other.user.email, PASSWORD)).status).toBe(200)
})

test('allows ten sign-ups per hour and address', async () => {
  const answered: number[] = []
  for (let n = 0; n < 12; n++)
    answered.push((await new Client(strict.url).post('/api/auth/signup', form(n))).status)
  expect(answered).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
})
