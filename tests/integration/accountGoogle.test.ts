import { generateKeyPairSync } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { enrolApp, expireReauthentication, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle, type GooglePerson } from '#tests/support/google.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase, tokenFor } from '#tests/support/queuedEmails.ts'

let google: LocalGoogle
let product: Product

beforeAll(async () => {
  ;({ google, product } = await startWithGoogle())
})

let people = 0
const person = (fields: Partial<GooglePerson> = {}): GooglePerson => {
  const number = `${Date.now()}.${++people}`
  const names = { given_name: 'Grace', family_name: 'Hopper' }
  return {
    sub: `g-${number}`,
    email: `grace.${number}@example.org`,
    email_verified: true,
    ...names,
    ...fields,
  }
}

const visitor = () => new Client(product.url)
const arrive = (as: GooglePerson | null, client = visitor(), path = '/api/auth/google') => {
  google.next = as
  return google.visit(client, path)
}
const me = async (client: Client) => (await client.get('/api/auth/user')).json
const SIGN_IN = /^\/signin\?/

/** Confirms an account's email address. */
const confirm = async ({ client, user }: Person) =>
  client.post('/api/auth/verification/confirm', {
    token: await tokenFor(product, user.email, 'verify-email'),
  })

describe('sign-in by Google', () => {
  test('creates an account with a confirmed address, and finds it again', async () => {
    const grace = person()
    const client = visitor()
    const answer = await arrive(grace, client, '/api/auth/google?returnTo=/pricing')
    expect(answer.headers.get('location')).toBe('/pricing')
    const user = await me(client)
    expect(user).toMatchObject({
      email: grace.email,
      firstName: 'Grace',
      lastName: 'Hopper',
      emailVerified: true,
      hasPassword: false,
      googleLinked: true,
    })
    const again = visitor()
    // Identified by Google's subject id, even if the email address changes.
    await arrive({ ...grace, email: `other.${grace.email}` }, again)
    expect(await me(again)).toMatchObject({ email: grace.email })
    expect((await signIn(visitor(), grace.email, 'any password')).status).toBe(401)
  })

  test('links itself to the account with that address', async () => {
    const ada = await signUp(product)
    await confirm(ada)
    const client = visitor()
    await arrive(person({ email: ada.user.email.toUpperCase() }), client)
    expect(await me(client)).toMatchObject({ id: ada.user.id, googleLinked: true, hasPassword: true })
    expect((await ada.client.get('/api/auth/user')).status).toBe(200)
  })

  test('removes the password of an account whose address was never confirmed', async () => {
    const squatter = await signUp(product)
    const client = visitor()
    await arrive(person({ email: squatter.user.email }), client)
    expect(await me(client)).toMatchObject({ id: squatter.user.id, hasPassword: false, emailVerified: true })
    expect((await squatter.client.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(visitor(), squatter.user.email)).status).toBe(401)
  })

  test.each([
    ['an address that Google has not verified', person({ email_verified: false }), 'google-unverified'],
    ['a canceled sign-in', null, 'google-cancelled'],
  ])('rejects %s', async (_what, who, problem) => {
    const client = visitor()
    const location = (await arrive(who, client)).headers.get('location') ?? ''
    expect(location).toMatch(SIGN_IN)
    expect(new URLSearchParams(location.slice(location.indexOf('?'))).get('problem')).toBe(problem)
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('does not open an account that is suspended or has another Google account', async () => {
    const grace = person()
    await arrive(grace)
    const other = await arrive(person({ email: grace.email }))
    expect(other.headers.get('location')).toContain('problem=google-taken')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE email = $1', [grace.email])
    const client = visitor()
    await arrive(grace, client)
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('asks for the code from an authenticator app too', async () => {
    const ada = await signUp(product)
    await confirm(ada)
    await enrolApp(ada)
    const client = visitor()
    const answer = await arrive(
      person({ email: ada.user.email }),
      client,
      '/api/auth/google?returnTo=/pricing',
    )
    expect(answer.headers.get('location')).toBe('/signin?next=totp&returnTo=%2Fpricing')
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never redirects to %s',
    async target => {
      const answer = await arrive(
        person(),
        visitor(),
        `/api/auth/google?returnTo=${encodeURIComponent(target)}`,
      )
      expect(answer.headers.get('location')).toBe('/')
    },
  )
})

describe('an unsolicited answer', () => {
  const PATH = '/api/auth/google/callback'

  test('signs no one in without a request or with the state of another one', async () => {
    const client = visitor()
    const stray = await client.get(`${PATH}?code=abc&state=def`)
    expect(stray.headers.get('location')).toContain('problem=google-failed')
    await client.get('/api/auth/google')
    const forged = await client.get(`${PATH}?code=abc&state=def`)
    expect(forged.headers.get('location')).toContain('problem=google-failed')
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('is rejected in another browser (login CSRF) and on a second use', async () => {
    google.next = person()
    const attacker = visitor()
    const callback = await google.callbackOf(attacker, '/api/auth/google')
    const victim = visitor()
    await victim.get(callback)
    expect(await me(victim)).toMatchObject({ code: 'UNAUTHENTICATED' })
    await victim.get('/api/auth/google')
    await victim.get(callback)
    expect(await me(victim)).toMatchObject({ code: 'UNAUTHENTICATED' })
    await attacker.get(callback)
    expect(await me(attacker)).toMatchObject({ googleLinked: true })
    const again = await attacker.get(callback)
    expect(again.headers.get('location')).toContain('problem=google-failed')
  })
})

describe('an ID token', () => {
  type Forge = NonNullable<LocalGoogle['forge']>
  const claiming =
    (claims: Record<string, unknown>): Forge =>
    token => ({ ...token, claims: { ...token.claims, ...claims } })
  const seconds = () => Math.floor(Date.now() / 1000)

  test.each<[string, Forge]>([
    ['without a signature', token => ({ ...token, key: null })],
    [
      'signed with another key',
      token => ({ ...token, key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['for another client', claiming({ aud: 'somebody-else' })],
    ['of another issuer', claiming({ iss: 'https://evil.example' })],
    ['with another nonce', claiming({ nonce: 'another one' })],
    ['that has expired', token => claiming({ exp: seconds() - 60, iat: seconds() - 120 })(token)],
  ])('%s signs no one in', async (_what, forge) => {
    google.forge = forge
    const client = visitor()
    try {
      const answer = await arrive(person(), client)
      expect(answer.headers.get('location')).toContain('problem=google-failed')
      expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
    } finally {
      google.forge = null
    }
  })

  test('that is valid signs in', async () => {
    google.forge = token => token
    const client = visitor()
    await arrive(person(), client)
    google.forge = null
    expect(await me(client)).toMatchObject({ googleLinked: true })
  })

  test('is not requested from an issuer whose metadata names another one', async () => {
    const misled = await startProduct({ env: { ...google.env, GOOGLE_ISSUER: `${google.issuer}/elsewhere` } })
    const answer = await new Client(misled.url).get('/api/auth/google')
    expect(answer.headers.get('location')).toContain('problem=google-failed')
  })
})

describe('linking', () => {
  const LINK = '/api/auth/google?link=1&returnTo=/settings/security'

  test('adds Google to the signed-in account with any address, after reauthentication', async () => {
    const ada = await signUp(product)
    const grace = person()
    await arrive(grace, ada.client, LINK)
    expect(await me(ada.client)).toMatchObject({ id: ada.user.id, googleLinked: true, email: ada.user.email })
    const client = visitor()
    await arrive(grace, client)
    expect(await me(client)).toMatchObject({ id: ada.user.id })

    const bea = await signUp(product)
    await expireReauthentication(product, bea)
    const unproven = await bea.client.get(LINK)
    expect(unproven.headers.get('location')).toBe('/settings/security')
    expect((await bea.client.post('/api/account/google')).json).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
  })

  test('rejects a Google account that is linked to another account', async () => {
    const grace = person()
    await arrive(grace)
    const ada = await signUp(product)
    const answer = await arrive(grace, ada.client, LINK)
    expect(answer.headers.get('location')).toBe('/settings/security?problem=google-taken')
    expect(await me(ada.client)).toMatchObject({ googleLinked: false })
  })

  test('can be undone unless it is the only way to sign in', async () => {
    const ada = await signUp(product)
    await arrive(person(), ada.client, LINK)
    expect((await ada.client.delete('/api/account/google')).json).toMatchObject({ googleLinked: false })
    const client = visitor()
    await arrive(person(), client)
    expect((await client.delete('/api/account/google')).json).toMatchObject({ code: 'CONFLICT' })
  })

  test('reauthenticates a user without a password', async () => {
    const grace = person()
    const client = visitor()
    await arrive(grace, client)
    await inDatabase(product, `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{provedAt}', '0')::json`)
    const change = () => client.post('/api/account/password', { password: 'a password of her own' })
    expect((await change()).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    await arrive(person(), client, '/api/auth/google?proof=1&returnTo=/settings/security')
    expect((await change()).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
    const before = client.cookie
    await arrive(grace, client, '/api/auth/google?proof=1&returnTo=/settings/security')
    expect(client.cookie).not.toBe(before)
    expect((await change()).json).toMatchObject({ hasPassword: true })
    // From now on, the password is required.
    await inDatabase(product, `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{provedAt}', '0')::json`)
    const straightBack = await client.get('/api/auth/google?proof=1&returnTo=/settings/security')
    expect(straightBack.headers.get('location')).toBe('/settings/security')
    expect((await change()).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  })
})

test('reports that Google is not configured', async () => {
  const plain = await startProduct()
  const answer = await new Client(plain.url).get('/api/auth/google?returnTo=/pricing')
  expect(answer.headers.get('location')).toBe('/signin?problem=google-not-configured&returnTo=%2Fpricing')
})
