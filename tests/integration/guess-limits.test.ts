import { beforeAll, expect, test } from 'vitest'

import { enrolApp, signIn } from '#tests/support/accounts.ts'
import { Client, statuses } from '#tests/support/client.ts'
import { PASSWORD, signUp } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

let strict: Product

beforeAll(async () => {
  strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
})

test('locks an account after five wrong authenticator codes from any address', async () => {
  const person = await signUp(strict)
  const { codes } = await enrolApp(person)
  const door = async () => {
    const client = new Client(strict.url)
    await signIn(client, person.user.email)
    return client
  }
  const doors: Client[] = []
  for (let n = 0; n < 8; n++) doors.push(await door())
  const guesses = doors.map(client => client.post('/api/auth/signin/totp', { code: '000000' }))
  expect(statuses(await Promise.all(guesses))).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const right = await (await door()).post('/api/auth/signin/totp', { code: codes[0] })
  expect(right.status).toBe(429)
})

test('locks an account after five failed reauthentications, also for the right password', async () => {
  const { client } = await signUp(strict)
  const reauthenticate = (password: string) => client.post('/api/auth/reauthentication', { password })
  for (let n = 0; n < 5; n++) expect((await reauthenticate('a wrong one')).status).toBe(403)
  expect((await reauthenticate(PASSWORD)).status).toBe(429)
})

test('limits password resets per mailbox without revealing accounts', async () => {
  const { user } = await signUp(strict)
  for (const email of [user.email, 'nobody@example.org']) {
    const answered: number[] = []
    for (const spelling of [email, email.toUpperCase(), ` ${email} `, email])
      answered.push(
        (await new Client(strict.url).post('/api/auth/password-reset', { email: spelling })).status,
      )
    expect(answered).toEqual([202, 202, 202, 429])
  }
})

test('limits guesses of API keys', async () => {
  const guess = (n: number) =>
    new Client(strict.url).get('/api/v1/usage', { Authorization: `Bearer bp_${String(n).padStart(43, 'x')}` })
  const answers = await Promise.all(Array.from({ length: 33 }, (_, n) => guess(n)))
  expect(statuses(answers).filter(status => status === 429)).toHaveLength(3)
})
