import { beforeAll, describe, expect, test } from 'vitest'

import { signIn } from '#tests/support/accounts.ts'
import { apiRouteList } from '#tests/support/apiServer.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, PASSWORD, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase, emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const visitor = () => new Client(product.url)
const me = async ({ client }: Person) => (await client.get('/api/auth/user')).json

describe('session fixation', () => {
  test('never signs in under a session id that another person chose or knew', async () => {
    const { user } = await signUp(product)
    // A session before sign-in: one that awaits a second-factor code.
    const planted = 'bluepencil.sid=s%3Achosen-by-somebody-else.signature'
    const answer = await visitor().post(
      '/api/auth/signin',
      { email: user.email, password: PASSWORD },
      { Cookie: planted },
    )
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^bluepencil\.sid=s%3A/m)
    expect((await visitor().get('/api/auth/user', { Cookie: planted })).status).toBe(401)
  })

  test('invalidates the cookie on every way of signing out', async () => {
    for (const leave of ['POST /api/auth/signout', 'GET /api/logout']) {
      const { client } = await signUp(product)
      const { cookie } = client
      const [method = '', path = ''] = leave.split(' ')
      await client.send(method, path)
      for (const read of ['/api/auth/user', '/api/documents', '/api/account/sessions'])
        expect((await visitor().get(read, { Cookie: cookie })).status).toBe(401)
    }
  })
})

describe('calls from another site', () => {
  /**
   * Calls that read no session, so that another site can do no more with a visitor than with its own program:
   * the payment service proves each by a signature, and those about emails need the token of one.
   */
  const WITHOUT_SESSION = [
    'POST /payment/cashfree/webhook',
    'POST /newsletter',
    'POST /newsletter/confirm',
    'POST /newsletter/unsubscribe',
    'POST /notification-emails/off/:token',
    'POST /notification-emails/off',
  ]
  const changing = apiRouteList().filter(
    route => !route.startsWith('GET') && !route.includes(' /v1/') && !WITHOUT_SESSION.includes(route),
  )

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('are rejected on every changing route: %j', async headers => {
    const { client } = await signUp(product)
    for (const route of changing) {
      const [method = '', path = ''] = route.split(' ')
      const answer = await client.send(method, `/api${path}`, { body: {}, headers })
      expect([route, answer.json]).toEqual([route, expect.objectContaining({ code: 'FOREIGN_ORIGIN' })])
    }
  })

  test('get no CORS permission on any reading route', async () => {
    const { client } = await signUp(product)
    const answer = await client.get('/api/auth/user', { Origin: 'https://evil.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('mass assignment', () => {
  const WANTED = {
    role: 'admin',
    planName: 'pro',
    subscriptionPlan: 'pro',
    bonusCredits: 9,
    emailVerified: true,
  }

  test('grants no role, plan, bonus or confirmed address', async () => {
    const person = await signUp(product)
    const before = await me(person)
    for (const [key, value] of Object.entries(WANTED)) {
      const fields = { firstName: 'Ada', [key]: value }
      for (const call of [
        person.client.patch('/api/account/profile', fields),
        person.client.post('/api/documents', { title: 'A letter', [key]: value }),
        visitor().post('/api/auth/signup', {
          ...fields,
          lastName: 'L',
          email: 'm@example.org',
          password: PASSWORD,
        }),
      ])
        expect((await call).status).toBe(422)
    }
    expect(await me(person)).toEqual(before)
  })

  test('reaches no prototype', async () => {
    const person = await signUp(product)
    const bodies = [
      '{"__proto__":{"role":"admin"},"firstName":"Ada"}',
      '{"constructor":{"prototype":{"role":"admin"}},"firstName":"Ada"}',
    ]
    for (const body of bodies)
      expect((await person.client.send('PATCH', '/api/account/profile', { body })).status).toBeLessThan(500)
    expect(
      (await person.client.get('/api/auth/user?__proto__[role]=admin&constructor[prototype][role]=admin'))
        .status,
    ).toBe(200)
    expect(await me(person)).toMatchObject({ role: 'user' })
    expect(await me(await signUp(product))).toMatchObject({ role: 'user' })
  })
})

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Valid bodies for the routes of a document, so that only the user is wrong. */
const BODIES: Record<string, object> = {
  'PATCH /documents/:id': { title: 'Taken over' },
  'POST /documents/:id/members': { email: 'me@example.org', role: 'editor' },
  'PATCH /documents/:id/members/:userId': { role: 'editor' },
  'PUT /documents/:id/offer': { userId: UNKNOWN },
  'PATCH /documents/:id/invitations/:invitationId': { role: 'editor' },
  'POST /documents/:id/decisions': { kind: 'word', word: 'zorbular' },
  'POST /documents/:id/revisions': { name: 'Mine now' },
  'POST /documents/:id/images/copies': { documentId: UNKNOWN, imageId: UNKNOWN },
  'POST /documents/:id/comments': {
    id: UNKNOWN,
    range: { start: 'AAAA', end: 'AAAA', quote: 'letter' },
    text: 'Mine now',
  },
  'POST /documents/:id/comments/:threadId/replies': { id: UNKNOWN, text: 'Mine now' },
  'PATCH /documents/:id/comments/:commentId': { text: 'Mine now' },
}

/** Queries of the routes that need one. */
const QUERIES: Record<string, string> = { 'GET /documents/:id/contributors': '?seconds=60' }

describe('ids of another user', () => {
  test('get the same answer as unknown ids on every route that takes one', async () => {
    const owner = await signUpOn(product, 'premium')
    const stranger = await signUpOn(product, 'premium')
    const document = await createDocument(owner)
    for (const route of apiRouteList().filter(found => found.includes('/documents/:id'))) {
      const [method = '', path = ''] = route.split(' ')
      const ask = (id: string) => {
        const target = path
          .replace(':id', id)
          .replace(':reaction', 'heart')
          .replaceAll(/:\w+/g, owner.user.id)
        return stranger.client.send(
          method,
          `/api${target}${QUERIES[route] ?? ''}`,
          method === 'GET' ? {} : { body: BODIES[route] ?? {} },
        )
      }
      const [theirs, nobodys] = [await ask(document.id), await ask(UNKNOWN)]
      expect([route, theirs.status, theirs.text]).toEqual([route, nobodys.status, nobodys.text])
      expect([route, theirs.status]).toEqual([route, 404])
    }
    expect((await owner.client.get('/api/documents')).json).toMatchObject([
      { id: document.id, title: 'A letter' },
    ])
  })
})

const SQL = [
  `' OR '1'='1`,
  `'; DROP TABLE users; --`,
  `" OR ""="`,
  // A call of nextval remains even when its transaction is undone.
  `\\'; SELECT nextval('injected'); --`,
  `'; SELECT nextval('injected'); --`,
  `' || nextval('injected') || '`,
  `$1`,
  `%`,
  `_%`,
]

describe('SQL', () => {
  beforeAll(async () => {
    await inDatabase(product, 'CREATE SEQUENCE IF NOT EXISTS injected')
  })
  const isCalled = async () =>
    (await inDatabase<{ is_called: boolean }>(product, 'SELECT is_called FROM injected'))[0]?.is_called

  test.each(SQL)('%j is treated as text everywhere', async text => {
    const person = await signUp(product)
    const attempts = [
      signIn(visitor(), `a${text}@example.org`, text),
      visitor().post('/api/auth/password-reset', { email: `a${text}@example.org` }),
      visitor().post('/api/auth/verification/confirm', { token: text }),
      person.client.patch('/api/account/profile', { firstName: text }),
      person.client.post('/api/keys', { name: text, scopes: ['usage'] }),
      person.client.post('/api/documents', { title: text }),
      person.client.delete(`/api/account/sessions/${encodeURIComponent(text)}`),
      person.client.get(`/api/documents/${encodeURIComponent(text)}`),
      person.client.get(`/api/pictures/${encodeURIComponent(text)}`),
    ]
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBeLessThan(500)
    expect(await isCalled()).toBe(false)
    expect(await me(person)).toMatchObject({ firstName: text })
    expect((await person.client.get('/api/documents')).json).toMatchObject([{ title: text }])
  })

  test('a wildcard matches no email', async () => {
    await signUp(product)
    for (const email of ['%@example.org', '_%@example.org', 'ada%'])
      expect((await signIn(visitor(), email)).status).toBe(401)
  })
})

describe('emails', () => {
  test('keep names out of headers and tags', async () => {
    const firstName = 'Eve\r\nBcc: victim@example.org\r\n\r\n<img src=x onerror=alert(1)>'
    const { user } = await signUp(product, { firstName })
    const [sent] = await inDatabase<{ subject: string; html_body: string }>(
      product,
      'SELECT subject, html_body FROM outbound_emails WHERE user_id = $1',
      [user.id],
    )
    expect(sent?.subject).not.toMatch(/[\r\n]/)
    expect(sent?.html_body).not.toContain('<img')
  })

  test.each(['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'a@example.org>'])(
    'are not sent to %j',
    async email => {
      const fields = { firstName: 'Eve', lastName: 'E', email, password: PASSWORD }
      const answer = await visitor().post('/api/auth/signup', fields)
      expect(answer.status).toBe(422)
    },
  )

  test('link to this site whatever the Host header says', async () => {
    const { user } = await signUp(product)
    const forged = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    }
    await visitor().post('/api/auth/password-reset', { email: user.email }, forged)
    await expect.poll(() => tokenFor(product, user.email, 'reset-password').catch(() => null)).not.toBeNull()
    const texts = (await emailsFor(product, user.email)).map(email => email.text_body).join('\n')
    expect(texts).not.toContain('evil')
    expect(texts).toContain(product.url)
  })
})

describe('account enumeration', () => {
  /** States of an account that could take another way. */
  const STATES = [
    'email_verified_at = now()',
    'email_verified_at = NULL',
    'password_hash = NULL, google_subject = id::text',
    'suspended_at = now()',
  ]

  // accountEnumeration.test.ts proves that all do the same work, and `npm run bench -- sign-in`
  // measures their times.
  test('is prevented by equal answers of sign-in and reset', async () => {
    const ways: ((email: string) => ReturnType<Client['post']>)[] = [
      email => signIn(visitor(), email, 'not the password'),
      email => visitor().post('/api/auth/password-reset', { email }),
    ]
    for (const state of STATES) {
      const { user } = await signUp(product)
      await inDatabase(product, `UPDATE users SET ${state} WHERE id = $1`, [user.id])
      for (const way of ways) {
        const [known, unknown] = [await way(user.email), await way('nobody@example.org')]
        expect([state, unknown.status, unknown.text]).toEqual([state, known.status, known.text])
      }
    }
  })
})

test('a path does not escape the folder of pages', async () => {
  for (const path of [
    '../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    const answer = await visitor().get(path)
    expect(answer.text).not.toContain('"dependencies"')
    expect(answer.text).not.toContain('root:')
  }
})
