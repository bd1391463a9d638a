import { beforeAll, describe, expect, test } from 'vitest'

import { expireReauthentication, signIn } from '#tests/support/accounts.ts'
import { Client, statuses } from '#tests/support/client.ts'
import {
  createDocument,
  grantTo,
  PASSWORD,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase, emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: 'The.Operator@example.org' } })
})

const visitor = () => new Client(product.url)
const me = async ({ client }: Person) => (await client.get('/api/auth/user')).json
const confirm = ({ client }: Person, token: string) =>
  client.post('/api/auth/verification/confirm', { token })
const EXPIRED = { code: 'LINK_EXPIRED', message: expect.stringContaining('Request a new one') }
const NEW_PASSWORD = 'quite another password'

/** Makes a user's links as old as the interval. */
const age = (person: Person, interval: string) =>
  inDatabase(product, 'UPDATE account_tokens SET expires_at = expires_at - $2::interval WHERE user_id = $1', [
    person.user.id,
    interval,
  ])

describe("an account's address", () => {
  test('is confirmed by its user with the link in the sign-up email, also in another browser', async () => {
    const person = await signUp(product)
    expect(person.user).toMatchObject({ emailVerified: false })
    const token = await tokenFor(product, person.user.email, 'verify-email')
    const elsewhere = { ...person, client: visitor() }
    await signIn(elsewhere.client, person.user.email)
    const answer = await confirm(elsewhere, token)
    expect(answer.json).toEqual({ success: true, email: person.user.email })
    expect(await me(person)).toMatchObject({ emailVerified: true })
    expect((await confirm(person, token)).json).toMatchObject(EXPIRED)
  })

  test('is not confirmed by a link that is opened signed out or as another user', async () => {
    const person = await signUp(product)
    const token = await tokenFor(product, person.user.email, 'verify-email')
    expect((await visitor().post('/api/auth/verification/confirm', { token })).status).toBe(401)
    const other = await confirm(await signUp(product), token)
    expect([other.status, other.json]).toMatchObject([403, { code: 'FORBIDDEN' }])
    expect(await me(person)).toMatchObject({ emailVerified: false })
    expect((await confirm(person, token)).status).toBe(200)
  })

  test('has one valid link, which expires after a day or when a new one is sent', async () => {
    const person = await signUp(product)
    const first = await tokenFor(product, person.user.email, 'verify-email')
    expect((await person.client.post('/api/auth/verification')).status).toBe(200)
    const second = await tokenFor(product, person.user.email, 'verify-email')
    expect((await confirm(person, first)).json).toMatchObject(EXPIRED)
    await age(person, '24 hours')
    expect((await confirm(person, second)).json).toMatchObject(EXPIRED)
    expect(await me(person)).toMatchObject({ emailVerified: false })
  })

  test('is sent no further link once it is confirmed, and the answer says why', async () => {
    const person = await signUp(product)
    const { email } = person.user
    const resent = async () => (await person.client.post('/api/auth/verification')).json
    expect(await resent()).toEqual({ success: true, message: `We sent another link to ${email}.` })
    await confirm(person, await tokenFor(product, email, 'verify-email'))
    const sent = await emailsFor(product, email)
    expect(await resent()).toEqual({ success: true, message: `${email} is already confirmed.` })
    expect(await emailsFor(product, email)).toEqual(sent)
  })

  test('is confirmed once by concurrent requests', async () => {
    const person = await signUp(product)
    const token = await tokenFor(product, person.user.email, 'verify-email')
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(person, token)))
    expect(statuses(answers)).toEqual([200, 404, 404, 404, 404, 404])
  })

  test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}'`, null, { $ne: '' }])(
    'is not confirmed by the token %j',
    async token => {
      const { client } = await signUp(product)
      const answer = await client.post('/api/auth/verification/confirm', { token })
      expect([404, 422]).toContain(answer.status)
    },
  )

  test('must be confirmed before sharing, but not before writing', async () => {
    const owner = await signUp(product)
    const guest = await signUp(product)
    await grantTo(product, owner.user.email, 'plan', 'premium')
    const document = await createDocument(owner)
    const path = `/api/documents/${document.id}/members`
    const invitation = { email: guest.user.email, role: 'editor' }
    const refused = await owner.client.post(path, invitation)
    expect(refused.status).toBe(403)
    expect(refused.json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    const code = await owner.client.post(`/api/documents/${document.id}/share-code`)
    expect(code.json).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await confirm(owner, await tokenFor(product, owner.user.email, 'verify-email'))
    await share(owner, document, guest, 'editor')
  })

  test("makes the operator's account an administrator at the first sign-in after its proof", async () => {
    const operator = await signUp(product, { email: 'the.operator@Example.org' })
    await signIn(operator.client, operator.user.email)
    expect(await me(operator)).toMatchObject({ role: 'user' })
    await confirm(operator, await tokenFor(product, operator.user.email, 'verify-email'))
    expect(await me(operator)).toMatchObject({ role: 'user', emailVerified: true })
    await signIn(operator.client, operator.user.email)
    expect(await me(operator)).toMatchObject({ role: 'admin' })
    const { id } = operator.user
    const entries = await inDatabase(
      product,
      'SELECT act, actor_id, before, after FROM audit_entries WHERE subject_id = $1',
      [id],
    )
    expect(entries).toEqual([
      {
        act: 'user.role',
        actor_id: null,
        before: { role: 'user' },
        after: { role: 'admin', by: 'ADMIN_EMAIL' },
      },
    ])
    // Another administrator demotes the operator, who stays so.
    await signUpAs(product, 'admin')
    await grantTo(product, operator.user.email, 'role', 'user')
    await signIn(operator.client, operator.user.email)
    expect(await me(operator)).toMatchObject({ role: 'user' })
  })
})

describe('a change of address', () => {
  const ask = ({ client }: Person, email: string) => client.post('/api/account/email', { email })
  const follow = ({ client }: Person, token: string) =>
    client.post('/api/auth/email-change/confirm', { token })
  const fresh = (name: string) => `${name}.${Date.now()}@example.org`

  test('takes effect through the link in the new mailbox and notifies the old one', async () => {
    const person = await signUp(product)
    const next = fresh('next')
    expect((await ask(person, ` ${next} `)).json).toMatchObject({
      email: person.user.email,
      pendingEmail: next,
    })
    const token = await tokenFor(product, next, 'change-email')
    expect((await follow(person, token)).json).toEqual({ success: true, email: next })
    expect(await me(person)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null })
    const emails = await emailsFor(product, person.user.email)
    expect(emails.at(-1)).toMatchObject({ kind: 'email-changed' })
    expect(emails.at(-1)?.text_body).toContain(next)
    expect((await signIn(visitor(), next)).status).toBe(200)
    expect((await signIn(visitor(), person.user.email)).status).toBe(401)
  })

  test('invalidates the links sent to the old mailbox', async () => {
    const person = await signUp(product)
    await visitor().post('/api/auth/password-reset', { email: person.user.email })
    const reset = await resetLink(person)
    const next = fresh('moved')
    await ask(person, next)
    await follow(person, await tokenFor(product, next, 'change-email'))
    const answer = await visitor().post('/api/auth/password-reset/confirm', {
      token: reset,
      password: NEW_PASSWORD,
    })
    expect(answer.json).toMatchObject(EXPIRED)
    const verification = await tokenFor(product, person.user.email, 'verify-email')
    expect((await confirm(person, verification)).json).toMatchObject(EXPIRED)
  })

  test('to an address in use looks the same and sends nothing', async () => {
    const person = await signUp(product)
    const other = await signUp(product)
    const known = await ask(person, other.user.email.toUpperCase())
    expect(known.json).toMatchObject({ pendingEmail: other.user.email.toUpperCase() })
    const letters = await emailsFor(product, other.user.email.toUpperCase())
    expect(letters.map(email => email.kind)).not.toContain('change-email')
  })

  test('to an address taken in the meantime is rejected', async () => {
    const person = await signUp(product)
    const next = fresh('wanted')
    await ask(person, next)
    const token = await tokenFor(product, next, 'change-email')
    await signUp(product, { email: next })
    expect((await follow(person, token)).json).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await me(person)).toMatchObject({ email: person.user.email })
  })

  test('takes effect for one of two accounts that confirm the same address at once', async () => {
    const next = fresh('contested')
    const people = await Promise.all([signUp(product), signUp(product)])
    const tokens: string[] = []
    for (const person of people) {
      await ask(person, next)
      tokens.push(await tokenFor(product, next, 'change-email'))
    }
    const answers = await Promise.all(people.map((person, i) => follow(person, tokens[i] ?? '')))
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  test('is not confirmed by a link opened as another user', async () => {
    const person = await signUp(product)
    const next = fresh('mine')
    await ask(person, next)
    const token = await tokenFor(product, next, 'change-email')
    expect((await visitor().post('/api/auth/email-change/confirm', { token })).status).toBe(401)
    expect((await follow(await signUp(product), token)).status).toBe(403)
    expect(await me(person)).toMatchObject({ email: person.user.email, pendingEmail: next })
  })

  test('requires reauthentication and a valid address', async () => {
    const person = await signUp(product)
    const nonsense = await ask(person, 'no address')
    expect(nonsense.json).toMatchObject({ code: 'VALIDATION', fields: { email: expect.any(String) } })
    await expireReauthentication(product, person)
    expect((await ask(person, fresh('later'))).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => visitor().post('/api/auth/password-reset', { email })
  const set = (token: string, password = NEW_PASSWORD) =>
    visitor().post('/api/auth/password-reset/confirm', { token, password })
  const linkTo = async (person: Person, before = 0) => {
    await ask(person.user.email.toUpperCase())
    return resetLink(person, before + 1)
  }

  test('is reset by the emailed link, ends all sessions and confirms the address', async () => {
    const person = await signUp(product)
    const token = await linkTo(person)
    expect((await set(token)).status).toBe(200)
    expect((await person.client.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(visitor(), person.user.email)).status).toBe(401)
    const client = visitor()
    expect((await signIn(client, person.user.email, NEW_PASSWORD)).status).toBe(200)
    expect((await client.get('/api/auth/user')).json).toMatchObject({ emailVerified: true })
    expect((await emailsFor(product, person.user.email)).at(-1)).toMatchObject({ kind: 'password-changed' })
  })

  test('is reset once within half an hour, and a rejected password keeps the link valid', async () => {
    const person = await signUp(product)
    const token = await linkTo(person)
    for (const bad of ['short', 'password123', person.user.email])
      expect((await set(token, bad)).json).toMatchObject({
        code: 'VALIDATION',
        fields: { password: expect.any(String) },
      })
    expect((await set(token)).status).toBe(200)
    expect((await set(token)).json).toMatchObject(EXPIRED)
    const late = await linkTo(person, 1)
    expect(late).not.toBe(token)
    await age(person, '30 minutes')
    expect((await set(late)).json).toMatchObject(EXPIRED)
    expect((await signIn(visitor(), person.user.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('gets the same answer for known and unknown addresses', async () => {
    const person = await signUp(product)
    const known = await ask(person.user.email)
    const unknown = await ask('nobody.at.all@example.org')
    expect(known.status).toBe(202)
    expect(unknown.status).toBe(202)
    expect(unknown.text).toBe(known.text)
    expect(await emailsFor(product, 'nobody.at.all@example.org')).toEqual([])
  })

  test('sends nothing to a suspended account', async () => {
    const person = await signUpOn(product, 'free')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [person.user.id])
    await ask(person.user.email)
    await signUp(product)
    const letters = (await emailsFor(product, person.user.email)).map(email => email.kind)
    expect(letters).not.toContain('reset-password')
  })
})

test("cannot be reset to a common password or the user's address", async () => {
  for (const password of ['password1', 'PASSWORD123', 'qwertyuiop', 'grace.hopper@example.org', PASSWORD]) {
    const fields = { firstName: 'Grace', lastName: 'Hopper', email: 'grace.hopper@example.org' }
    const answer = await visitor().post('/api/auth/signup', { ...fields, password })
    expect(answer.status).toBe(password === PASSWORD ? 201 : 422)
  }
})

/** Returns the token in the newest of the emails, which are queued after the answer. */
async function resetLink({ user: { email } }: Person, letters = 1): Promise<string> {
  const queued = async () =>
    (await emailsFor(product, email)).filter(({ kind }) => kind === 'reset-password').length
  await expect.poll(queued).toBe(letters)
  return tokenFor(product, email, 'reset-password')
}
