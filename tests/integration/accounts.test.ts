import { Client as Database } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'

import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'

import { Client, statuses } from '../support/client.ts'
import { PASSWORD, signUp, type Person } from '../support/factories.ts'
import { type Product, sharedProduct } from '../support/product.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const form = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email: `grace.${Math.random().toString(36).slice(2)}@example.org`,
  password: PASSWORD,
  subscribeNewsletter: true,
  ...fields,
})

const refused = { success: false, code: 'VALIDATION' }

describe('sign-up', () => {
  // Each row fixes the first problem of the previous one and keeps the rest. The first problem is
  // reported.
  test.each([
    [{ firstName: ' ' }, 'firstName', 'First name required', 'Please enter your first name.'],
    [{ firstName: 'G', lastName: '' }, 'lastName', 'Last name required', 'Please enter your last name.'],
    [{ email: '  ' }, 'email', 'Email required', 'Please enter your email address.'],
    [{ email: 'no address' }, 'email', 'Invalid email', 'Please enter a valid email address.'],
    [{ email: 'a@b.c' }, 'password', 'Password too short', 'Password must be at least 8 characters long.'],
    [
      { email: 'a@b.c', password: 'x'.repeat(129) },
      'password',
      'Password too long',
      'Password must be at most 128 characters long.',
    ],
  ])('validates %j in order', async (fields, field, title, message) => {
    const faulty = field === 'firstName' ? { lastName: '', email: '', password: '' } : {}
    const body = form({ email: '', password: 'short', ...faulty, ...fields })
    const answer = await new Client(product.url).post('/api/auth/signup', body)
    expect(answer.status).toBe(422)
    expect(answer.json).toEqual({ ...refused, message, title, fields: { [field]: message } })
  })

  test('creates an account with every field of a user and signs in', async () => {
    const client = new Client(product.url)
    const email = ` Grace.${Date.now()}@Example.org `
    const answer = await client.post('/api/auth/signup', form({ email, firstName: ' Grace ' }))
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({ success: true, message: expect.any(String) })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)

    const { json } = await client.get('/api/auth/user')
    expect(json).toEqual({
      id: expect.any(String),
      firstName: 'Grace',
      lastName: 'Hopper',
      email: email.trim(),
      profileImageUrl: null,
      role: 'user',
      subscriptionPlan: 'free',
      monthlyUsage: 0,
      monthlyLimit: 100,
      bonusCredits: 0,
      bonusCreditsUsed: 0,
      voiceCommandsAllowed: false,
      voiceCommandsEnabled: false,
      voiceLanguage: 'en-US',
      currency: 'INR',
      dialect: 'US',
      subscribeNewsletter: true,
      emailVerified: false,
      pendingEmail: null,
      hasPassword: true,
      googleLinked: false,
      totpEnabled: false,
      deleteAt: null,
      createdAt: expect.any(String),
      revision: 1,
    })
  })

  test('creates one account per email, in any spelling and with concurrent requests', async () => {
    const email = `twice.${Date.now()}@example.org`
    const spellings = [email, email.toUpperCase(), ` ${email} `, email, email]
    const answers = await Promise.all(
      spellings.map(spelling => new Client(product.url).post('/api/auth/signup', form({ email: spelling }))),
    )
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(answer => answer.status === 409)?.json).toEqual({
      success: false,
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists.',
    })
  })

  test.each(['a\0b', 'a\ud800b'])('rejects a name with %j', async firstName => {
    const answer = await new Client(product.url).post('/api/auth/signup', form({ firstName }))
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ ...refused, fields: { firstName: expect.any(String) } })
  })

  test('keeps unusual names', async () => {
    const lastName = `O'Brien-'); DROP TABLE users;-- <b>🙂</b> 王 ñ`
    const { user } = await signUp(product, { lastName })
    expect(user.lastName).toBe(lastName)
  })

  test('rejects fields that the form never sends, such as a role', async () => {
    const answer = await new Client(product.url).post('/api/auth/signup', form({ role: 'admin' }))
    expect(answer.status).toBe(422)
  })
})

describe('sessions', () => {
  const signIn = (client: Client, email: string, password = PASSWORD) =>
    client.post('/api/auth/signin', { email, password })

  test('treat a visitor as signed out', async () => {
    const answer = await new Client(product.url).get('/api/auth/user')
    expect(answer.status).toBe(401)
    expect(answer.json).toMatchObject({ success: false, code: 'UNAUTHENTICATED' })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('start by email in any case, each time with a new session id', async () => {
    const { client, user } = await signUp(product)
    const before = client.cookie
    expect((await signIn(client, user.email.toUpperCase())).status).toBe(200)
    expect(client.cookie).not.toBe(before)
    expect((await client.get('/api/auth/user')).json).toMatchObject({ id: user.id })
    const old = await new Client(product.url).get('/api/auth/user', { Cookie: before })
    expect(old.status).toBe(401)
  })

  test('fail with the same answer for a wrong password and an unknown email', async () => {
    const { user } = await signUp(product)
    const wrong = await signIn(new Client(product.url), user.email, 'not the password')
    const unknown = await signIn(new Client(product.url), 'nobody@example.org')
    expect(wrong.status).toBe(401)
    expect(wrong.json).toMatchObject({ message: 'Incorrect email or password.' })
    expect(unknown.status).toBe(401)
    expect(unknown.json).toEqual(wrong.json)
  })

  test.each([
    ['POST', '/api/auth/signout', 200],
    ['GET', '/api/logout', 302],
  ])('end for good by %s %s', async (method, path, status) => {
    const { client } = await signUp(product)
    const cookie = client.cookie
    const answer = await client.send(method, path)
    expect(answer.status).toBe(status)
    if (status === 302) expect(answer.headers.get('location')).toBe('/')
    // The browser stays known to the account, but it has no session.
    expect(client.cookie).not.toContain('bluepencil.sid')
    const again = await new Client(product.url).get('/api/auth/user', { Cookie: cookie })
    expect(again.status).toBe(401)
  })

  test('are not ended by a page of another account', async () => {
    const own = await signUp(product)
    const other = await signUp(product)
    const { client, user } = own
    const signOut = (by: Client, of: Person) =>
      by.send('POST', '/api/auth/signout', { headers: { [MEANT_FOR]: of.user.id } })
    expect((await signOut(client, other)).status).toBe(401)
    expect((await client.get('/api/auth/user')).json).toMatchObject({ id: user.id })
    // Without a session, the call has nothing to end.
    expect((await signOut(new Client(product.url), other)).status).toBe(200)
    expect((await signOut(client, own)).status).toBe(200)
    expect((await client.get('/api/auth/user')).status).toBe(401)
  })

  test('cannot be started, ended or used by another site', async () => {
    const { client, user } = await signUp(product)
    const link = await client.get('/api/logout', { 'Sec-Fetch-Site': 'cross-site' })
    expect(link.status).toBe(302)
    const origins = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of origins) {
      const answer = await client.post('/api/documents', { title: 'Forged' }, headers)
      expect(answer.status).toBe(403)
      expect(answer.json).toMatchObject({ code: 'FOREIGN_ORIGIN' })
    }
    expect((await client.get('/api/auth/user')).json).toMatchObject({ id: user.id })
    expect((await client.get('/api/documents')).json).toEqual([])
    const own = await client.post('/api/documents', { title: 'Own' }, { Origin: product.url })
    expect(own.status).toBe(201)
  })

  test('do not accept a forged or foreign cookie', async () => {
    const { client } = await signUp(product)
    const [name = '', value = ''] = client.cookie.split('=')
    const forged = [`${name}=${value.slice(0, -1)}x`, `${name}=s%3Aguess.signature`, `${name}=%`, `${name}=`]
    for (const cookie of forged) {
      const answer = await new Client(product.url).get('/api/auth/user', { Cookie: cookie })
      expect(answer.status).toBe(401)
    }
  })

  test('end when the user is suspended, who cannot sign in again', async () => {
    const { client, user } = await signUp(product)
    const database = new Database(product.databaseUrl)
    await database.connect()
    await database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [user.id])
    await database.end()
    expect((await client.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(new Client(product.url), user.email)).status).toBe(401)
  })

  test.each([
    ['/api/login', '/signin'],
    ['/api/login?returnTo=/document/1%3Fa=b', '/signin?returnTo=%2Fdocument%2F1%3Fa%3Db'],
    ['/api/login?returnTo=//evil.example', '/signin'],
    ['/api/login?returnTo=https://evil.example', '/signin'],
    ['/api/login?returnTo=/%5Cevil.example', '/signin'],
    ['/api/login?returnTo=/%09/evil.example', '/signin'],
    ['/api/login?returnTo[]=/a&returnTo[]=/b', '/signin'],
  ])('send %s to %s', async (path, location) => {
    const answer = await new Client(product.url).get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(location)
  })
})
