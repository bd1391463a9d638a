import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { ENDED_BY } from '#api/features/auth/credentials.ts'
import { createdApiKey } from '#schema/keys/contract.ts'
import { enrolApp, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle } from '#tests/support/google.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase, emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

let google: LocalGoogle
let product: Product

beforeAll(async () => {
  ;({ google, product } = await startWithGoogle())
})
const NEW_PASSWORD = 'quite another password'
const visitor = () => new Client(product.url)
const me = async ({ client }: { client: Client }) => (await client.get('/api/auth/user')).json

let subjects = 0
/** Follows Google's pages as a new Google user with this email. */
const byGoogle = (client: Client, email: string, path = '/api/auth/google', sub = `t-${++subjects}`) => {
  google.next = { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
  return google.visit(client, path)
}

/** An account with every credential, as a person sets it up before the email is proved. */
async function furnished() {
  const person = await signUp(product)
  const { client, user } = person
  const subject = `linked-${user.id}`
  await byGoogle(client, `other.${user.email}`, '/api/auth/google?link=1&returnTo=/', subject)
  await enrolApp(person)
  const { key } = createdApiKey.parse((await client.post('/api/keys', { name: 'K', scopes: ['usage'] })).json)
  await client.post('/api/account/email', { email: `thief.${user.email}` })
  return { ...person, subject, key, change: await tokenFor(product, `thief.${user.email}`, 'change-email') }
}
type Furnished = Awaited<ReturnType<typeof furnished>>

/** Returns what still opens the account. */
async function open({ client, user, subject, key, change }: Furnished) {
  const google = visitor()
  const arrived = await byGoogle(google, `other.${user.email}`, '/api/auth/google', subject)
  const [row] = await inDatabase<{ app: boolean; codes: number; links: number }>(
    product,
    `SELECT totp_enabled_at IS NOT NULL AS app,
       (SELECT count(*)::int FROM recovery_codes WHERE user_id = users.id) AS codes,
       (SELECT count(*)::int FROM account_tokens WHERE user_id = users.id AND used_at IS NULL) AS links
     FROM users WHERE id = $1`,
    [user.id],
  )
  const password = await signIn(visitor(), user.email)
  const changed = await client.post('/api/auth/email-change/confirm', { token: change })
  return {
    session: (await client.get('/api/auth/user')).status === 200,
    password: password.status === 200,
    google: arrived.headers.get('location')?.includes('totp') || (await knows(google, user.id)),
    app: row?.app === true || (row?.codes ?? 0) > 0,
    key: (await visitor().get('/api/v1/usage', { Authorization: `Bearer ${key}` })).status === 200,
    links: (row?.links ?? 0) > 0 || changed.status === 200,
  }
}
const knows = async (client: Client, id: string) =>
  JSON.stringify(await me({ client })).includes(`"id":"${id}"`)

const ALL = { session: true, password: true, google: true, app: true, key: true, links: true }
const NOTHING = { session: false, password: false, google: false, app: false, key: false, links: false }

async function reset({ user }: Pick<Person, 'user'>): Promise<void> {
  await visitor().post('/api/auth/password-reset', { email: user.email })
  const kinds = async () => (await emailsFor(product, user.email)).map(({ kind }) => kind)
  await expect.poll(kinds).toContain('reset-password')
  const token = await tokenFor(product, user.email, 'reset-password')
  const answer = await visitor().post('/api/auth/password-reset/confirm', { token, password: NEW_PASSWORD })
  expect(answer.status).toBe(200)
}

describe("a person who signed up with another person's email", () => {
  test('has every way in until the owner proves the email', async () => {
    const squatter = await furnished()
    expect(await open({ ...squatter, change: 'x'.repeat(43) })).toEqual(ALL)
  })

  test("has none after the owner's password reset", async () => {
    const squatter = await furnished()
    await reset(squatter)
    expect(await open(squatter)).toEqual(NOTHING)
    const owner = visitor()
    await signIn(owner, squatter.user.email, NEW_PASSWORD)
    expect(await me({ client: owner })).toMatchObject({ emailVerified: true, pendingEmail: null })
  })

  test("has none after the owner's sign-in by Google", async () => {
    const squatter = await furnished()
    const owner = visitor()
    await byGoogle(owner, squatter.user.email)
    expect(await me({ client: owner })).toMatchObject({ id: squatter.user.id, hasPassword: false })
    expect(await open(squatter)).toEqual(NOTHING)
  })
})

describe('a confirmed account keeps its credentials', () => {
  const confirmed = async () => {
    const person = await furnished()
    await inDatabase(product, 'UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id])
    return person
  }

  test('after a password reset, without sessions and links', async () => {
    const person = await confirmed()
    await reset(person)
    expect(await open(person)).toEqual({ ...ALL, session: false, password: false, links: false })
  })
})

/** Changes after which no link from before works. */
const CHANGES: Record<string, (person: Person) => Promise<unknown>> = {
  'password changed': ({ client }) => client.post('/api/account/password', { password: NEW_PASSWORD }),
  'Google linked': ({ client, user }) =>
    byGoogle(client, `g.${user.email}`, '/api/auth/google?link=1&returnTo=/'),
  'authenticator app added': person => enrolApp(person),
  'signed out everywhere else': ({ client }) => client.delete('/api/account/sessions'),
}

describe('links', () => {
  const pending = async (person: Person, email: string) => {
    await person.client.post('/api/account/email', { email })
    return tokenFor(product, email, 'change-email')
  }

  test.each(Object.entries(CHANGES))('end with: %s', async (_event, change) => {
    const person = await signUp(product)
    const other = visitor()
    await signIn(other, person.user.email)
    const token = await pending(person, `thief.${person.user.email}`)
    await change(person)
    const answer = await person.client.post('/api/auth/email-change/confirm', { token })
    expect(answer.json).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await me(person)).toMatchObject({ email: person.user.email, pendingEmail: null })
  })

  test('end with: authenticator app removed, Google unlinked', async () => {
    const person = await signUp(product)
    await enrolApp(person)
    const before = await pending(person, `one.${person.user.email}`)
    await person.client.delete('/api/account/totp')
    await byGoogle(person.client, `g.${person.user.email}`, '/api/auth/google?link=1&returnTo=/')
    const later = await pending(person, `two.${person.user.email}`)
    await person.client.delete('/api/account/google')
    for (const token of [before, later]) {
      const answer = await person.client.post('/api/auth/email-change/confirm', { token })
      expect(answer.json).toMatchObject({ code: 'LINK_EXPIRED' })
    }
  })

  test('end with: email changed', async () => {
    const person = await signUp(product)
    const verification = await tokenFor(product, person.user.email, 'verify-email')
    const token = await pending(person, `next.${person.user.email}`)
    expect((await person.client.post('/api/auth/email-change/confirm', { token })).status).toBe(200)
    const late = await person.client.post('/api/auth/verification/confirm', { token: verification })
    expect(late.json).toMatchObject({ code: 'LINK_EXPIRED' })
  })
})

test('a new password ends the other sessions, but not the own', async () => {
  const person = await signUp(product)
  const other = visitor()
  await signIn(other, person.user.email, PASSWORD)
  await person.client.post('/api/account/password', { password: NEW_PASSWORD })
  expect((await other.get('/api/auth/user')).status).toBe(401)
  expect((await person.client.get('/api/auth/user')).status).toBe(200)
})

test('the table of docs/security.md names what each event ends', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
  const rows = new Map(
    [...text.matchAll(/^\| (?<event>[^|]+?) +\| (?<ended>[^|]+?) +\|$/gm)].map(({ groups = {} }) => [
      groups['event'],
      groups['ended'],
    ]),
  )
  for (const [event, ended] of Object.entries(ENDED_BY))
    expect([event, rows.get(event)]).toEqual([event, ended.join(', ')])
})

test('two pictures sent at once leave one of them', async () => {
  const { client } = await signUp(product)
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const upload = () =>
    client.sendBytes('PUT', '/api/account/picture', Buffer.from(pixel, 'base64'), 'image/png')
  const answers = await Promise.all(Array.from({ length: 5 }, upload))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
