import { generateKeyPairSync } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { enrolApp, forgetProof, signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { LocalGoogle, type GooglePerson } from '#tests/support/google.ts'
import { inDatabase, tokenFor } from '#tests/support/queued-mails.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

let google: LocalGoogle
let product: Product

beforeAll(async () => {
  google = await LocalGoogle.start()
  product = await startProduct({ env: google.env })
  google.serve(product.url)
})

afterAll(() => google.stop())

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

/** Confirms the address of an account. */
const confirm = async ({ client, user }: Person) =>
  client.post('/api/auth/verification/confirm', {
    token: await tokenFor(product, user.email, 'verify-email'),
  })

describe('sign-in by Google', () => {
  test('opens an account with a confirmed address and no password, and finds it again', async () => {
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
    // By what Google calls the person, whatever the address is by now.
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

  test('takes the password from whoever opened the account without showing that the address is theirs', async () => {
    const squatter = await signUp(product)
    const client = visitor()
    await arrive(person({ email: squatter.user.email }), client)
    expect(await me(client)).toMatchObject({ id: squatter.user.id, hasPassword: false, emailVerified: true })
    expect((await squatter.client.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(visitor(), squatter.user.email)).status).toBe(401)
  })

  test.each([
    ['an address that Google has not verified', person({ email_verified: false }), 'google-unverified'],
    ['who turns back', null, 'google-cancelled'],
  ])('%s: refused', async (_what, who, problem) => {
    const client = visitor()
    const location = (await arrive(who, client)).headers.get('location') ?? ''
    expect(location).toMatch(SIGN_IN)
    expect(new URLSearchParams(location.slice(location.indexOf('?'))).get('problem')).toBe(problem)
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('an account that has another Google account, or is suspended, is not entered', async () => {
    const grace = person()
    await arrive(grace)
    const other = await arrive(person({ email: grace.email }))
    expect(other.headers.get('location')).toContain('problem=google-taken')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE email = $1', [grace.email])
    const client = visitor()
    await arrive(grace, client)
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('asks for the code of an authenticator app too', async () => {
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
    'never leads to %s',
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

describe('an answer that is not the one asked for', () => {
  const PATH = '/api/auth/google/callback'

  test('without a question, or with another one’s state, signs nobody in', async () => {
    const client = visitor()
    const stray = await client.get(`${PATH}?code=abc&state=def`)
    expect(stray.headers.get('location')).toContain('problem=google-failed')
    await client.get('/api/auth/google')
    const forged = await client.get(`${PATH}?code=abc&state=def`)
    expect(forged.headers.get('location')).toContain('problem=google-failed')
    expect(await me(client)).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('a good answer is of no use in another browser (login CSRF), nor a second time', async () => {
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
      'signed by somebody else',
      token => ({ ...token, key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['for another client', claiming({ aud: 'somebody-else' })],
    ['of another issuer', claiming({ iss: 'https://evil.example' })],
    ['of another question', claiming({ nonce: 'another one' })],
    ['that is over', token => claiming({ exp: seconds() - 60, iat: seconds() - 120 })(token)],
  ])('%s signs nobody in', async (_what, forge) => {
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

  test('that was only signed anew does', async () => {
    google.forge = token => token
    const client = visitor()
    await arrive(person(), client)
    google.forge = null
    expect(await me(client)).toMatchObject({ googleLinked: true })
  })

  test('of an issuer whose metadata names another one is not even asked for', async () => {
    const misled = await startProduct({ env: { ...google.env, GOOGLE_ISSUER: `${google.issuer}/elsewhere` } })
    const answer = await new Client(misled.url).get('/api/auth/google')
    expect(answer.headers.get('location')).toContain('problem=google-failed')
  })
})

describe('linking', () => {
  const LINK = '/api/auth/google?link=1&returnTo=/settings/security'

  test('adds Google to the signed-in account, whatever the address, after a fresh proof', async () => {
    const ada = await signUp(product)
    const grace = person()
    await arrive(grace, ada.client, LINK)
    expect(await me(ada.client)).toMatchObject({ id: ada.user.id, googleLinked: true, email: ada.user.email })
    const client = visitor()
    await arrive(grace, client)
    expect(await me(client)).toMatchObject({ id: ada.user.id })

    const bea = await signUp(product)
    await forgetProof(product, bea)
    const unproven = await bea.client.get(LINK)
    expect(unproven.headers.get('location')).toBe('/settings/security')
    expect((await bea.client.post('/api/account/google')).json).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    })
  })

  test('a Google account belongs to one account', async () => {
    const grace = person()
    await arrive(grace)
    const ada = await signUp(product)
    const answer = await arrive(grace, ada.client, LINK)
    expect(answer.headers.get('location')).toBe('/settings/security?problem=google-taken')
    expect(await me(ada.client)).toMatchObject({ googleLinked: false })
  })

  test('is undone unless it is the only way in', async () => {
    const ada = await signUp(product)
    await arrive(person(), ada.client, LINK)
    expect((await ada.client.delete('/api/account/google')).json).toMatchObject({ googleLinked: false })
    const client = visitor()
    await arrive(person(), client)
    expect((await client.delete('/api/account/google')).json).toMatchObject({ code: 'CONFLICT' })
  })

  test('proves who it is where there is no password', async () => {
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
    // From now on the password is asked for.
    await inDatabase(product, `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{provedAt}', '0')::json`)
    const straightBack = await client.get('/api/auth/google?proof=1&returnTo=/settings/security')
    expect(straightBack.headers.get('location')).toBe('/settings/security')
    expect((await change()).json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  })
})

test('a server that is not set up for Google says so', async () => {
  const plain = await startProduct()
  const answer = await new Client(plain.url).get('/api/auth/google?returnTo=/pricing')
  expect(answer.headers.get('location')).toBe('/signin?problem=google-not-configured&returnTo=%2Fpricing')
})
