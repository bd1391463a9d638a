import { beforeAll, describe, expect, test } from 'vitest'

import { signedInSessions } from '#schema/account/contract.ts'
import { expireReauthentication, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase, emailsFor } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs the user in again, with that browser. */
async function elsewhere({ user }: Person, agent = FIREFOX): Promise<Client> {
  const client = new Client(product.url)
  await client.post('/api/auth/signin', { email: user.email, password: PASSWORD }, { 'User-Agent': agent })
  return client
}

const sessionsOf = async (client: Client) =>
  signedInSessions.parse((await client.get('/api/account/sessions')).json)
const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200

describe('sessions', () => {
  test('are listed with their device but without credentials', async () => {
    // The store rounds times to seconds.
    const began = Math.floor(Date.now() / 1000) * 1000
    const person = await signUp(product)
    const other = await elsewhere(person)
    const sessions = await sessionsOf(person.client)
    expect(sessions.map(({ device, current }) => ({ device, current }))).toContainEqual({
      device: 'Firefox on Windows',
      current: false,
    })
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    for (const { startedAt, seenAt } of sessions)
      for (const at of [startedAt, seenAt]) {
        expect(Date.parse(at)).toBeGreaterThanOrEqual(began)
        expect(Date.parse(at)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) * 1000)
      }
    const id = decodeURIComponent(other.cookie).replace(/^.*=s:([^.]+)\..*$/, '$1')
    expect(JSON.stringify(sessions)).not.toContain(id)
  })

  test('are ended only by their user', async () => {
    const [person, stranger] = [await signUp(product), await signUp(product)]
    const other = await elsewhere(person)
    const ended = (await sessionsOf(person.client)).find(({ current }) => !current)
    const path = `/api/account/sessions/${ended?.id}`
    expect((await stranger.client.delete(path)).status).toBe(404)
    expect(await isIn(other)).toBe(true)
    expect((await person.client.delete(path)).status).toBe(204)
    expect(await isIn(other)).toBe(false)
    expect((await person.client.delete(path)).status).toBe(404)
    expect((await person.client.delete('/api/account/sessions/garbage')).status).toBe(404)
  })

  test('are all ended except the current one', async () => {
    const person = await signUp(product)
    const others = [await elsewhere(person), await elsewhere(person)]
    expect((await person.client.delete('/api/account/sessions')).status).toBe(204)
    expect(await Promise.all([person.client, ...others].map(isIn))).toEqual([true, false, false])
  })

  test.each(['', '<script>alert(1)</script>', 'x'.repeat(10_000)])(
    'are listed for a browser named %j',
    async agent => {
      const person = await signUp(product)
      const other = await elsewhere(person, agent.slice(0, 8000))
      expect(await sessionsOf(other)).toHaveLength(2)
    },
  )

  test('expire after ninety days of continuous use', async () => {
    const [old, young] = [await signUp(product), await signUp(product)]
    const began = async ({ user }: Person, days: number) =>
      inDatabase(
        product,
        `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{device,startedAt}', to_jsonb($2::bigint))::json
         WHERE sess -> 'passport' ->> 'user' = $1`,
        [user.id, Date.now() - days * 86_400_000],
      )
    await began(old, 91)
    await began(young, 89)
    // The hourly job also runs at the start.
    await product.restart()
    await expect.poll(async () => (await old.client.get('/api/auth/user')).status).toBe(401)
    expect((await young.client.get('/api/auth/user')).status).toBe(200)
  })

  test('get a new id with each reauthentication, and the old id becomes invalid', async () => {
    const { client } = await signUp(product)
    const before = client.cookie
    expect((await client.post('/api/auth/reauthentication', { password: PASSWORD })).status).toBe(200)
    expect(client.cookie).not.toBe(before)
    expect((await client.get('/api/auth/user')).status).toBe(200)
    expect((await new Client(product.url).get('/api/auth/user', { Cookie: before })).status).toBe(401)
  })
})

describe('a new password', () => {
  const change = (person: Person, password: string) =>
    person.client.post('/api/account/password', { password })

  test('ends all other sessions, changes the id of this one, and sends an email', async () => {
    const person = await signUp(product)
    const other = await elsewhere(person)
    const before = person.client.cookie
    expect((await change(person, 'another good password')).json).toMatchObject({ hasPassword: true })
    expect(person.client.cookie).not.toBe(before)
    expect(await isIn(person.client)).toBe(true)
    expect(await isIn(other)).toBe(false)
    const old = new Client(product.url)
    expect((await old.get('/api/auth/user', { Cookie: before })).status).toBe(401)
    expect((await signIn(new Client(product.url), person.user.email)).status).toBe(401)
    expect((await signIn(new Client(product.url), person.user.email, 'another good password')).status).toBe(
      200,
    )
    expect((await emailsFor(product, person.user.email)).at(-1)).toMatchObject({ kind: 'password-changed' })
  })

  test('requires reauthentication', async () => {
    const person = await signUp(product)
    await expireReauthentication(product, person)
    expect((await change(person, 'another good password')).json).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
    const reauthenticate = (password: string) =>
      person.client.post('/api/auth/reauthentication', { password })
    expect((await reauthenticate('not the password')).status).toBe(403)
    expect((await change(person, 'another good password')).status).toBe(403)
    expect((await reauthenticate(PASSWORD)).status).toBe(200)
    expect((await change(person, 'another good password')).status).toBe(200)
  })

  test('must be strong', async () => {
    const person = await signUp(product)
    for (const password of ['', 'short', 'x'.repeat(129), 'iloveyou1', person.user.email])
      expect((await change(person, password)).json).toMatchObject({
        fields: { password: expect.any(String) },
      })
  })
})

describe('deletion of an account', () => {
  test('takes effect after fourteen days and can be canceled until then', async () => {
    const person = await signUp(product)
    const answer = await person.client.post('/api/account/deletion')
    const { deleteAt } = answer.json as { deleteAt: string }
    const days = (Date.parse(deleteAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThanOrEqual(14)
    expect((await person.client.post('/api/account/deletion')).json).toMatchObject({ deleteAt })
    const sent = (await emailsFor(product, person.user.email)).at(-1)
    expect(sent).toMatchObject({
      kind: 'deletion-requested',
      text_body: expect.stringContaining('/settings/privacy'),
    })
    expect((await person.client.delete('/api/account/deletion')).json).toMatchObject({ deleteAt: null })
  })

  test('requires reauthentication, but canceling does not', async () => {
    const person = await signUp(product)
    await person.client.post('/api/account/deletion')
    await expireReauthentication(product, person)
    expect((await person.client.delete('/api/account/deletion')).status).toBe(200)
    expect((await person.client.post('/api/account/deletion')).json).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
  })
})
