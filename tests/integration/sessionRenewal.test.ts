import { Client as Database } from 'pg'
import { beforeAll, expect, test } from 'vitest'

import { Client, type Answer } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { WAITING_FOR_LOCKS } from '#tests/support/locks.ts'
import { until } from '#tests/support/patience.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
beforeAll(async () => {
  product = await sharedProduct()
})

/** Sends a change of the profile, which waits for the user's row while `meanwhile` happens. */
const duringSlowCall = ({ client, user }: Person, meanwhile: () => Promise<void>): Promise<Answer> =>
  whileLocked(
    `SELECT FROM users WHERE id = '${user.id}' FOR UPDATE`,
    () => client.patch('/api/account/profile', { firstName: 'Slow' }),
    meanwhile,
  )

/** Sends a call, which waits for what a statement locks while `meanwhile` happens. */
async function whileLocked(
  statement: string,
  call: () => Promise<Answer>,
  meanwhile: () => Promise<void>,
): Promise<Answer> {
  const database = new Database(product.databaseUrl)
  await database.connect()
  try {
    await database.query('BEGIN')
    await database.query(statement)
    const slow = call()
    await until(async () => (await inDatabase(product, WAITING_FOR_LOCKS)).length > 0, 'the call to wait')
    await meanwhile()
    await database.query('COMMIT')
    return await slow
  } finally {
    await database.end()
  }
}

const sessionsOf = ({ user }: Person) =>
  inDatabase(product, `SELECT sid FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [user.id])

test('the answer of a call that began before a proof does not put the old cookie back', async () => {
  const person = await signUp(product)
  const fresh = new Client(product.url, person.client.cookie)
  const answer = await duringSlowCall(person, async () => {
    expect((await fresh.post('/api/auth/reauthentication', { password: PASSWORD })).status).toBe(200)
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await fresh.get('/api/auth/user')).status).toBe(200)
})

test('a call that changes its session does not bring it back after its end', async () => {
  const person = await signUp(product)
  // So old that its cookie is sent again, which changes the session.
  await inDatabase(
    product,
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{rolledAt}', '0')::json
     WHERE sess -> 'passport' ->> 'user' = $1`,
    [person.user.id],
  )
  const end = async () => {
    await inDatabase(product, `DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [
      person.user.id,
    ])
  }
  const read = () => person.client.get('/api/auth/user')
  const answer = await whileLocked('LOCK TABLE users IN ACCESS EXCLUSIVE MODE', read, end)
  expect(answer.status).toBe(200)
  expect(await sessionsOf(person)).toEqual([])
  expect((await person.client.get('/api/auth/user')).status).toBe(401)
})

test('the cookie is sent again once a day', async () => {
  const person = await signUp(product)
  const cookies = async () => (await person.client.get('/api/auth/user')).headers.getSetCookie()
  expect(await cookies()).toEqual([])
  await inDatabase(
    product,
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{rolledAt}', $2::text::jsonb)::json
     WHERE sess -> 'passport' ->> 'user' = $1`,
    [person.user.id, String(Date.now() - 25 * 60 * 60 * 1000)],
  )
  expect(await cookies()).toHaveLength(1)
  expect(await cookies()).toEqual([])
})

test('a sign-in with a password that is changed meanwhile signs in no one', async () => {
  const person = await signUp(product)
  const { id, email } = person.user
  const before = await sessionsOf(person)
  const other = new Client(product.url)
  const answer = await whileLocked(
    `UPDATE users SET password_hash = 'changed' WHERE id = '${id}'`,
    () => other.post('/api/auth/signin', { email, password: PASSWORD }),
    async () => {},
  )
  expect(answer.status).toBe(401)
  expect((await other.get('/api/auth/user')).status).toBe(401)
  expect(await sessionsOf(person)).toEqual(before)
})
