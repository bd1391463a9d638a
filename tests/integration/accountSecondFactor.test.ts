import { beforeAll, describe, expect, test } from 'vitest'

import { totpEnrolment } from '#schema/account/contract.ts'
import { codeOf, enrolApp, expireReauthentication, signIn } from '#tests/support/accounts.ts'
import { Client, statuses } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase, emailsFor } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const visitor = () => new Client(product.url)
const second = (client: Client, code: string) => client.post('/api/auth/signin/totp', { code })

/** Signs in by password and returns the client that still needs a code. */
async function passFirstFactor({ user }: Person): Promise<Client> {
  const client = visitor()
  const answer = await signIn(client, user.email)
  expect(answer.json).toMatchObject({ success: true, next: 'totp' })
  return client
}

const isIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200

/** Forgets the last used code, as if 30 seconds had passed. */
const waitForNextCode = ({ user }: Person) =>
  inDatabase(product, 'UPDATE users SET totp_last_step = 0 WHERE id = $1', [user.id])

describe('an authenticator app', () => {
  test('is set up with its first code and returns ten recovery codes', async () => {
    const person = await signUp(product)
    const begun = await person.client.post('/api/account/totp')
    expect(begun.json).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\//),
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    })
    // The setup is not complete yet.
    expect((await signIn(visitor(), person.user.email)).json).toMatchObject({ next: 'done' })
    const wrong = await person.client.post('/api/account/totp/confirm', { code: '000000' })
    expect(wrong.json).toMatchObject({ code: 'VALIDATION', fields: { code: expect.any(String) } })
    const { codes } = await enrolApp(person)
    expect(new Set(codes).size).toBe(10)
    expect((await person.client.get('/api/auth/user')).json).toMatchObject({ totpEnabled: true })
    expect((await person.client.post('/api/account/totp')).json).toMatchObject({ code: 'CONFLICT' })
    expect((await emailsFor(product, person.user.email)).at(-1)).toMatchObject({ kind: 'totp-changed' })
  })

  test('is required after the password, before anything else opens', async () => {
    const person = await signUp(product)
    const { secret } = await enrolApp(person)
    await waitForNextCode(person)
    const client = await passFirstFactor(person)
    expect(await isIn(client)).toBe(false)
    expect((await client.get('/api/documents')).status).toBe(401)
    expect((await second(client, '000000')).status).toBe(401)
    const before = client.cookie
    expect((await second(client, ` ${codeOf(secret)} `)).json).toMatchObject({ success: true, next: 'done' })
    expect(await isIn(client)).toBe(true)
    expect(client.cookie).not.toBe(before)
  })

  test('rejects a reused code, also when sent concurrently', async () => {
    const person = await signUp(product)
    const { secret } = totpEnrolment.parse((await person.client.post('/api/account/totp')).json)
    // All codes of one moment: after 30 seconds, the next code would be valid.
    const first = codeOf(secret)
    expect((await person.client.post('/api/account/totp/confirm', { code: first })).status).toBe(200)
    expect((await second(await passFirstFactor(person), first)).status).toBe(401)
    await waitForNextCode(person)
    const clients = await Promise.all(Array.from({ length: 5 }, () => passFirstFactor(person)))
    const code = codeOf(secret)
    const answers = await Promise.all(clients.map(client => second(client, code)))
    expect(statuses(answers)).toEqual([200, 401, 401, 401, 401])
  })

  test('rejects a second step without a recent first one', async () => {
    const person = await signUp(product)
    const { secret } = await enrolApp(person)
    await waitForNextCode(person)
    expect((await second(visitor(), codeOf(secret))).status).toBe(401)
    const client = await passFirstFactor(person)
    await inDatabase(
      product,
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{secondFactor,at}', '0')::json
       WHERE sess -> 'secondFactor' ->> 'userId' = $1`,
      [person.user.id],
    )
    expect((await second(client, codeOf(secret))).status).toBe(401)
  })

  test('rejects a second step once the password of the first one has changed', async () => {
    const person = await signUp(product)
    const { secret } = await enrolApp(person)
    await waitForNextCode(person)
    const client = await passFirstFactor(person)
    const password = 'another long enough password'
    expect((await person.client.post('/api/account/password', { password })).status).toBe(200)
    expect((await second(client, codeOf(secret))).status).toBe(401)
    expect(await isIn(client)).toBe(false)
  })

  test('has an encrypted secret that is bound to its account', async () => {
    const [one, two] = [await signUp(product), await signUp(product)]
    const { secret } = await enrolApp(one)
    await enrolApp(two)
    const [row] = await inDatabase<{ sealed: Buffer }>(
      product,
      'SELECT totp_secret AS sealed FROM users WHERE id = $1',
      [one.user.id],
    )
    expect(row?.sealed.includes(secret)).toBe(false)
    await inDatabase(product, 'UPDATE users SET totp_last_step = 0, totp_secret = $2 WHERE id = $1', [
      two.user.id,
      row?.sealed,
    ])
    expect((await second(await passFirstFactor(two), codeOf(secret))).status).toBe(401)
  })

  test('is turned off by its user after reauthentication with a code', async () => {
    const person = await signUp(product)
    const { secret } = await enrolApp(person)
    await waitForNextCode(person)
    await expireReauthentication(product, person)
    expect((await person.client.delete('/api/account/totp')).json).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
    const reauthenticate = (fields: object) => person.client.post('/api/auth/reauthentication', fields)
    expect((await reauthenticate({ password: 'a wrong one' })).json).toMatchObject({
      fields: { password: expect.any(String) },
    })
    expect((await reauthenticate({ password: PASSWORD })).json).toMatchObject({
      fields: { code: expect.any(String) },
    })
    expect((await reauthenticate({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200)
    expect((await person.client.delete('/api/account/totp')).json).toMatchObject({ totpEnabled: false })
    expect((await signIn(visitor(), person.user.email)).json).toMatchObject({ next: 'done' })
  })
})

describe('recovery codes', () => {
  test('sign in once each in any spelling, and an email reports it', async () => {
    const person = await signUp(product)
    const { codes } = await enrolApp(person)
    const [code = ''] = codes
    const client = await passFirstFactor(person)
    expect((await second(client, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect(await isIn(client)).toBe(true)
    expect((await second(await passFirstFactor(person), code)).status).toBe(401)
    const sent = (await emailsFor(product, person.user.email)).at(-1)
    expect(sent).toMatchObject({ kind: 'recovery-code-used', text_body: expect.stringContaining('9') })
  })

  test('are replaced by new ones and stored only as hashes', async () => {
    const person = await signUp(product)
    const { codes } = await enrolApp(person)
    const answer = await person.client.post('/api/account/totp/recovery-codes')
    expect(answer.json).toMatchObject({ recoveryCodes: { length: 10 } })
    expect((await second(await passFirstFactor(person), codes[0] ?? '')).status).toBe(401)
    const rows = await inDatabase(product, 'SELECT * FROM recovery_codes WHERE user_id = $1', [
      person.user.id,
    ])
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain((codes[0] ?? '').replace('-', ''))
  })

  test('open only their own account', async () => {
    const [one, two] = [await signUp(product), await signUp(product)]
    const { codes } = await enrolApp(one)
    await enrolApp(two)
    expect((await second(await passFirstFactor(two), codes[0] ?? '')).status).toBe(401)
  })
})
