import { Agent, get, type IncomingMessage } from 'node:http'

import { beforeAll, describe, expect, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { enrolApp, signIn } from '#tests/support/accounts.ts'
import { Client, statuses } from '#tests/support/client.ts'
import { PASSWORD, signUp } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

let strict: Product
/** Behind one proxy, which names the caller's address. */
let proxied: Product

beforeAll(async () => {
  strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  proxied = await startProduct({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } })
})

test('locks an account after five wrong authenticator codes from any address', async () => {
  const person = await signUp(strict)
  const { codes } = await enrolApp(person)
  const door = async () => {
    const client = new Client(strict.url)
    await signIn(client, person.user.email)
    return client
  }
  const doors: Client[] = []
  for (let n = 0; n < 8; n++) doors.push(await door())
  const guesses = doors.map(client => client.post('/api/auth/signin/totp', { code: '000000' }))
  expect(statuses(await Promise.all(guesses))).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const right = await (await door()).post('/api/auth/signin/totp', { code: codes[0] })
  expect(right.status).toBe(429)
})

test('locks an account after five failed reauthentications, also for the right password', async () => {
  const { client } = await signUp(strict)
  const reauthenticate = (password: string) => client.post('/api/auth/reauthentication', { password })
  for (let n = 0; n < 5; n++) expect((await reauthenticate('a wrong one')).status).toBe(403)
  expect((await reauthenticate(PASSWORD)).status).toBe(429)
})

test('sends three password resets to a mailbox, and silently drops more', async () => {
  const { user } = await signUp(strict)
  for (const email of [user.email, 'nobody@example.org']) {
    const answers = []
    for (const spelling of [email, email.toUpperCase(), ` ${email} `, email])
      answers.push(await new Client(strict.url).post('/api/auth/password-reset', { email: spelling }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  }
  const resets = async () =>
    (await emailsFor(strict, user.email)).filter(({ kind }) => kind === 'reset-password').length
  await expect.poll(resets).toBe(3)
  // The newest link stays valid: a stranger's requests do not lock the owner out.
  const token = await tokenFor(strict, user.email, 'reset-password')
  const set = { token, password: 'quite another password' }
  expect((await new Client(strict.url).post('/api/auth/password-reset/confirm', set)).status).toBe(200)
  expect(await resets()).toBe(3)
})

describe('wrong passwords', () => {
  const from = (address: string, client = new Client(proxied.url)) => ({
    client,
    signIn: (email: string, password: string) =>
      client.post('/api/auth/signin', { email, password }, { 'X-Forwarded-For': address }),
  })

  test('count for a whole /64 network, and for an IPv4 address in either spelling', async () => {
    const { user } = await signUp(proxied)
    const guess = (address: string) => from(address).signIn(user.email, 'a wrong one')
    const networks = Array.from({ length: 8 }, (_, n) => `2001:db8:1:2:${n}::${n + 1}`)
    expect(statuses(await Promise.all(networks.map(guess)))).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const spellings = [
      '192.0.2.7',
      '::ffff:192.0.2.7',
      '192.0.2.7',
      '::ffff:c000:207',
      '192.0.2.7',
      '192.0.2.7',
    ]
    expect(statuses(await Promise.all(spellings.map(guess)))).toEqual([401, 401, 401, 401, 401, 429])
    expect((await guess('2001:db8:1:3::1')).status).toBe(401)
  })

  test('count for an address whatever port the proxy adds, and once for all that is no address', async () => {
    const guesses = async (...addresses: string[]) => {
      const { user } = await signUp(proxied)
      const answers = addresses.map(address => from(address).signIn(user.email, 'a wrong one'))
      return statuses(await Promise.all(answers)).filter(status => status === 401).length
    }
    const ports = [51234, 51235, 80, 443, 8080, 1, 65535]
    expect(await guesses(...ports.map(port => `203.0.113.7:${port}`))).toBe(5)
    expect(await guesses(...ports.map(port => `[2001:db8:7::1]:${port}`))).toBe(5)
    expect(await guesses(...ports.map(port => `a-guest-${port}`))).toBe(5)
    expect(await guesses('unknown', '_x', '1', '1.2.3', '300.1.1.1', '203.0.113.9:port', '::zz')).toBe(5)
    expect(await guesses(...ports.map((port, n) => `203.0.113.${n}:${port}`))).toBe(7)
  })

  test('from many networks slow down strangers, but not a browser that has signed in', async () => {
    const person = await signUp(proxied)
    const { email } = person.user
    const guesses = Array.from({ length: 110 }, (_, n) =>
      from(`198.51.100.${n}`).signIn(email, 'a wrong one'),
    )
    const answered = statuses(await Promise.all(guesses))
    expect(answered.filter(status => status === 401)).toHaveLength(100)
    expect((await from('203.0.113.1').signIn(email, PASSWORD)).status).toBe(429)
    expect((await from('203.0.113.2', person.client).signIn(email, PASSWORD)).status).toBe(200)
  })
})

test('limits the documents that an account makes in an hour, by whatever call', async () => {
  const { client } = await signUp(strict)
  const first = await client.post('/api/documents', { title: 'The first' })
  const { id } = documentSummary.parse(first.json)
  // Invalid calls count too, and are faster.
  const rest = Array.from({ length: 302 }, (_, n) =>
    n < 5 ? client.post(`/api/documents/${id}/duplicate`) : client.post('/api/documents', { title: n }),
  )
  const answered = statuses(await Promise.all(rest))
  expect(answered.filter(status => status === 429)).toHaveLength(3)
  const other = await signUp(strict)
  expect((await other.client.post('/api/documents', {})).status).toBe(201)
})

test('limits guesses of API keys', async () => {
  const guess = (n: number) =>
    new Client(strict.url).get('/api/v1/usage', { Authorization: `Bearer bp_${String(n).padStart(43, 'x')}` })
  const answers = await Promise.all(Array.from({ length: 33 }, (_, n) => guess(n)))
  expect(statuses(answers).filter(status => status === 429)).toHaveLength(3)
})

test('500 sign-ins at once do not hold up health checks', async () => {
  const { user } = await signUp(proxied)
  let running = true
  const signIns = Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      new Client(proxied.url).post(
        '/api/auth/signin',
        { email: n % 2 ? user.email : `nobody.${n}@example.org`, password: 'a wrong one' },
        { 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` },
      ),
    ),
  ).finally(() => {
    running = false
  })
  const health: number[] = []
  while (running) health.push((await new Client(proxied.url).get('/healthz')).status)
  const answers = await signIns
  for (const status of statuses(answers)) expect([401, 429, 503]).toContain(status)
  const shed = answers.filter(({ status }) => status === 503)
  expect(shed.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true)
  expect(health.length).toBeGreaterThan(10)
  expect(new Set(health)).toEqual(new Set([200]))
})

test('keeps idle connections longer than a proxy reuses them, but only behind a trusted one', async () => {
  const idleOf = async ({ url }: Product) => {
    const agent = new Agent({ keepAlive: true })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(new URL('/healthz', url), { agent }, resolve).on('error', reject)
    })
    agent.destroy()
    return response.headers['keep-alive']
  }
  expect(await idleOf(proxied)).toBe('timeout=65')
  expect(await idleOf(strict)).toBe('timeout=5')
})
