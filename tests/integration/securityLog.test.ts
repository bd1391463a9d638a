import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { createdApiKey } from '#schema/keys/contract.ts'
import { codeOf, enrolApp, expireReauthentication, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle } from '#tests/support/google.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase, tokenFor } from '#tests/support/queuedEmails.ts'

let google: LocalGoogle
let product: Product

beforeAll(async () => {
  ;({ google, product } = await startWithGoogle())
})

const line = z.looseObject({
  time: z.iso.datetime(),
  level: z.literal(30),
  security: z.string(),
  request: z.string(),
  user: z.nullable(z.string()),
})
type Line = z.infer<typeof line>

const visitor = () => new Client(product.url)

/** Marker requests. Their rejections show how far the log has been read. */
const marks = new Set<string>()

/** Returns the security events logged so far. Log lines may arrive later than answers. */
async function events(): Promise<Line[]> {
  const answer = await visitor().get('/api/v1/usage', { Authorization: 'Bearer bp_mark' })
  const mark = answer.headers.get('x-request-id') ?? 'none'
  marks.add(mark)
  // Complete lines only, since one may arrive in two pieces.
  const lines = () => product.logs().split('\n').slice(0, -1)
  await expect.poll(() => lines().some(text => text.includes(mark))).toBe(true)
  return lines()
    .filter(text => text.includes('"security":'))
    .map(text => line.parse(JSON.parse(text)))
    .filter(({ request }) => !marks.has(request))
}

const lastEvent = async () => (await events()).at(-1)

/** Returns the names of the events logged for an account during an action, in order. */
async function logged(user: string | null, work: () => Promise<unknown>): Promise<string[]> {
  const before = (await events()).length
  await work()
  return (await events())
    .slice(before)
    .filter(event => event.user === user)
    .map(({ security, code }) => (security === 'refused' ? String(code) : security))
}

const linkFor = ({ user }: Person, kind: string) => tokenFor(product, user.email, kind)

describe('signing in and out', () => {
  test('logs sign-up, sign-in, sign-out and a wrong password by account', async () => {
    const person = await signUp(product)
    const { id, email } = person.user
    expect(await lastEvent()).toMatchObject({ security: 'signed-up', user: id })
    expect(await logged(id, () => signIn(visitor(), email, 'a wrong one'))).toEqual(['sign-in-failed'])
    expect(await logged(null, () => signIn(visitor(), 'nobody@example.org', 'a wrong one'))).toEqual([
      'sign-in-failed',
    ])
    const answer = await signIn(visitor(), email)
    const last = {
      security: 'signed-in',
      user: id,
      by: 'password',
      request: answer.headers.get('x-request-id'),
    }
    expect(await lastEvent()).toMatchObject(last)
    expect(await logged(id, () => person.client.post('/api/auth/signout'))).toEqual(['signed-out'])
  })

  test('logs each factor of a sign-in, right and wrong', async () => {
    const person = await signUp(product)
    const { id, email } = person.user
    const { secret, codes } = await enrolApp(person)
    const client = visitor()
    const give = (code: string) => client.post('/api/auth/signin/totp', { code })
    expect(await logged(id, () => signIn(client, email))).toEqual(['first-factor-given'])
    expect(await logged(id, () => give('000000'))).toEqual(['code-failed'])
    expect(await logged(id, () => give(codeOf(secret, 1)))).toEqual(['signed-in'])
    await signIn(client, email)
    expect(await logged(id, () => give(codes[0] ?? ''))).toEqual(['recovery-code-used', 'signed-in'])
  })

  test('logs Google sign-in', async () => {
    google.next = { sub: 'g-log', email: 'g.log@example.org', email_verified: true, given_name: 'Grace' }
    const client = visitor()
    await google.visit(client, '/api/auth/google')
    expect(await lastEvent()).toMatchObject({ security: 'signed-in', by: 'google' })
  })

  test('logs a lock-out with its address', async () => {
    const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
    for (let n = 0; n < 6; n++) await signIn(new Client(strict.url), 'nobody@example.org', 'a wrong one')
    await strict.stop()
    await expect
      .poll(() => strict.logs())
      .toMatch(/"security":"refused","code":"RATE_LIMITED".*"path":"\/api\/auth\/signin"/)
  })
})

describe('changes of an account', () => {
  test('are logged once committed, and not when rejected', async () => {
    const person = await signUp(product)
    const { id, email } = person.user
    const { client } = person
    const confirm = async () =>
      client.post('/api/auth/verification/confirm', { token: await linkFor(person, 'verify-email') })
    expect(await logged(id, confirm)).toEqual(['email-confirmed'])
    expect(await logged(id, () => client.post('/api/account/password', { password: 'password1' }))).toEqual(
      [],
    )
    expect(
      await logged(id, () => client.post('/api/account/password', { password: 'quite another one' })),
    ).toEqual(['other-sessions-ended', 'password-changed'])
    expect(await logged(id, () => enrolApp(person))).toEqual([
      'second-factor-changed',
      'recovery-codes-replaced',
    ])
    expect(await logged(id, () => client.post('/api/account/totp/recovery-codes'))).toEqual([
      'recovery-codes-replaced',
    ])
    expect(await logged(id, () => client.delete('/api/account/totp'))).toEqual(['second-factor-changed'])
    expect(await logged(id, () => client.post('/api/account/deletion'))).toEqual(['deletion-changed'])
    expect(await logged(id, () => client.delete('/api/account/deletion'))).toEqual(['deletion-changed'])
    expect(await logged(id, () => client.post('/api/account/email', { email: `new.${email}` }))).toEqual([])
    const change = async () =>
      client.post('/api/auth/email-change/confirm', {
        token: await tokenFor(product, `new.${email}`, 'change-email'),
      })
    expect(await logged(id, change)).toContain('email-changed')
  })

  test('include a password reset', async () => {
    const person = await signUp(product)
    const { id, email } = person.user
    const ask = async () => {
      await visitor().post('/api/auth/password-reset', { email })
      await expect.poll(() => linkFor(person, 'reset-password').catch(() => null)).not.toBeNull()
      await expect.poll(async () => (await lastEvent())?.security).toBe('reset-emailed')
    }
    expect(await logged(id, ask)).toEqual(['reset-emailed'])
    const token = await linkFor(person, 'reset-password')
    const set = () =>
      visitor().post('/api/auth/password-reset/confirm', { token, password: 'quite another one' })
    // The first proof of the email also ends the password that was set before it.
    expect(await logged(id, set)).toEqual([
      'other-sessions-ended',
      'password-changed',
      'email-confirmed',
      'password-changed',
    ])
  })

  test('include keys, sessions and a role', async () => {
    const person = await signUp(product)
    const { id, email } = person.user
    const { client } = person
    const { apiKey } = createdApiKey.parse(
      (await client.post('/api/keys', { name: 'K', scopes: ['usage'] })).json,
    )
    expect(await lastEvent()).toMatchObject({ security: 'key-made', user: id, key: apiKey.id })
    expect(await logged(id, () => client.delete(`/api/keys/${apiKey.id}`))).toEqual(['key-revoked'])
    await signIn(visitor(), email)
    const [other] = z
      .array(z.object({ id: z.string(), current: z.boolean() }))
      .parse((await client.get('/api/account/sessions')).json)
      .filter(session => !session.current)
    expect(await logged(id, () => client.delete(`/api/account/sessions/${other?.id}`))).toEqual([
      'session-ended',
    ])
    expect(await logged(id, () => client.delete('/api/account/sessions'))).toEqual(['other-sessions-ended'])
    expect(await logged(id, () => client.get('/api/account/export'))).toEqual(['data-exported'])
    const operator = await startProduct({ env: { ADMIN_EMAIL: 'op@example.org' } })
    const op = await signUp(operator, { email: 'op@example.org' })
    await op.client.post('/api/auth/verification/confirm', {
      token: await tokenFor(operator, 'op@example.org', 'verify-email'),
    })
    await signIn(op.client, 'op@example.org')
    await operator.stop()
    await expect.poll(() => operator.logs()).toContain(`"security":"role-changed"`)
    await expect.poll(() => operator.logs()).toContain(`"role":"admin"`)
  })
})

describe('refusals', () => {
  test('are logged with user, action and reason', async () => {
    const person = await signUp(product)
    const { id } = person.user
    const { client } = person
    const foreign = () => client.post('/api/documents', {}, { Origin: 'https://evil.example' })
    expect(await logged(null, foreign)).toEqual(['FOREIGN_ORIGIN'])
    expect(await logged(id, () => client.get('/api/admin/outbound-emails'))).toEqual(['FORBIDDEN'])
    expect(await lastEvent()).toMatchObject({ method: 'GET', path: '/api/admin/outbound-emails' })
    const theirs = await createDocument(await signUp(product))
    expect(await logged(id, () => client.get(`/api/documents/${theirs.id}`))).toEqual(['NOT_FOUND'])
    await expireReauthentication(product, person)
    expect(await logged(id, () => client.delete('/api/account/totp'))).toEqual(['REAUTHENTICATION_REQUIRED'])
    const reauthenticate = (password: string) => client.post('/api/auth/reauthentication', { password })
    expect(await logged(id, () => reauthenticate('a wrong one'))).toEqual([
      'identity-not-proved',
      'FORBIDDEN',
    ])
    expect(await logged(id, () => reauthenticate(PASSWORD))).toEqual(['identity-proved'])
    const unknown = { Authorization: 'Bearer bp_nobody' }
    expect(await logged(null, () => visitor().get('/api/v1/usage', unknown))).toEqual(['UNAUTHENTICATED'])
  })

  test('exclude a visitor’s request for the signed-in user', async () => {
    expect(await logged(null, () => visitor().get('/api/auth/user'))).toEqual([])
  })
})

test('the log never has a password, code, key, token, cookie or address', async () => {
  const open = await startProduct({ env: { LOG_LEVEL: 'debug' } })
  const person = await signUp(open)
  const { email } = person.user
  const { secret, codes } = await enrolApp(person)
  const { key } = createdApiKey.parse(
    (await person.client.post('/api/keys', { name: 'K', scopes: ['usage'] })).json,
  )
  await new Client(open.url).get('/api/v1/usage', { Authorization: `Bearer ${key}x` })
  await signIn(new Client(open.url), email, 'a guess at a password')
  const token = await tokenFor(open, email, 'verify-email')
  for (const page of ['verify', 'reset-password', 'first-admin'])
    await new Client(open.url).get(`/${page}/${token}`)
  await person.client.post('/api/auth/verification/confirm', { token })
  const [session] = await inDatabase<{ sid: string }>(open, 'SELECT sid FROM sessions')
  await open.stop()
  // The final line: everything before it has been read.
  await expect.poll(() => open.logs()).toContain('"stopping"')
  const log = open.logs()
  expect(log).toContain('/verify/…')
  const secrets = [PASSWORD, 'a guess at a password', secret, codes[0], key, token, session?.sid, email]
  for (const text of secrets) expect([text, log.includes(text ?? '')]).toEqual([text, false])
})
