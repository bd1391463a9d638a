import { once } from 'node:events'
import { connect } from 'node:net'

import { beforeAll, describe, expect, test } from 'vitest'

import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

/**
 * One of each kind: a page, a file, accepted and rejected calls, health, Socket.IO, and unknown
 * paths.
 */
const PATHS = [
  '/',
  '/signin',
  '/nothing',
  '/assets/nothing.js',
  '/robots.txt',
  '/api/admin/settings',
  '/api/auth/user',
  '/api/nothing',
  '/healthz',
  '/socket.io/?EIO=4&transport=polling',
]
/** The headers of a proxy that serves https. */
const OVER_HTTPS = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' }

const hardened = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
}

let plain: Product
let secure: Product

beforeAll(async () => {
  plain = await startProduct()
  const port = await freePort()
  secure = await startProduct({ port, env: { PUBLIC_URL: `https://write.example.org:${port}` } })
})

const headersOf = async (url: string, path: string) =>
  Object.fromEntries((await new Client(url).get(path, OVER_HTTPS)).headers)

describe('every answer', () => {
  test.each(PATHS)('of %s prevents framing, sniffing and referrers', async path => {
    expect(await headersOf(plain.url, path)).toMatchObject(hardened)
    expect((await headersOf(plain.url, path))['x-powered-by']).toBeUndefined()
  })

  test.each(PATHS)('of %s sends HSTS over https only', async path => {
    expect((await headersOf(secure.url, path))['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
    expect((await headersOf(plain.url, path))['strict-transport-security']).toBeUndefined()
  })

  test('with a page allows scripts from this origin only', async () => {
    const policy = (await headersOf(plain.url, '/'))['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("object-src 'none'")
  })

  test('with a page allows pictures of this origin and data URLs only', async () => {
    const policy = (await headersOf(plain.url, '/'))['content-security-policy'] ?? ''
    expect(policy.split(';').find(directive => directive.startsWith('img-src'))).toBe("img-src 'self' data:")
  })

  test.each(['/', '/signin', '/nothing', '/api/auth/user', '/api/admin/settings', '/healthz'])(
    'of %s is not cached by browsers or proxies',
    async path => {
      expect((await headersOf(plain.url, path))['cache-control']).toBe('no-store')
    },
  )

  test.each(PATHS)('of %s declares its type and charset', async path => {
    expect((await headersOf(plain.url, path))['content-type']).toMatch(/; ?charset=utf-8$/i)
  })
})

describe('the session’s cookie', () => {
  const cookieOf = async (url: string) => {
    const fields = { firstName: 'Ada', lastName: 'L', email: `ada.${Date.now()}@example.org` }
    const client = new Client(url)
    const answer = await client.post('/api/auth/signup', { ...fields, password: PASSWORD }, OVER_HTTPS)
    const lines = answer.headers.getSetCookie()
    return { client, line: lines.find(line => line.includes('bluepencil.sid')) ?? '', lines }
  }

  test('behind https is host-only, secure and hidden from scripts', async () => {
    const { client, line, lines } = await cookieOf(secure.url)
    // The cookie of known devices as well.
    expect(lines).toHaveLength(2)
    for (const any of lines) expect(any).toMatch(/^__Host-.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
    expect(line).toMatch(/^__Host-bluepencil\.sid=s%3A/)
    expect(
      line
        .split('; ')
        .slice(1)
        .map(part => part.replace(/=.*GMT$/, '')),
    ).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
    expect(line).not.toContain('Domain')
    expect((await client.get('/api/auth/user', OVER_HTTPS)).status).toBe(200)
    // Signed-in users get the workspace instead of the landing page.
    expect((await client.get('/')).text).toBe((await client.get('/signin')).text)
    const out = await client.post('/api/auth/signout', {}, OVER_HTTPS)
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-bluepencil\.sid=;.*Path=\/;.*Secure/)
    expect(client.cookie).not.toContain('bluepencil.sid')
  })

  test('without https has neither the prefix nor Secure, which browsers would reject', async () => {
    const { line } = await cookieOf(plain.url)
    expect(line).toMatch(/^bluepencil\.sid=s%3A/)
    expect(line).not.toContain('Secure')
  })
})

test('does not list a folder', async () => {
  for (const path of ['/assets', '/assets/', '/fonts/', '/images/'])
    expect((await new Client(plain.url).get(path)).status).toBe(404)
})

test('redirects an extra slash to the page, and never off the site', async () => {
  const client = new Client(plain.url)
  const slashed = await client.get('/signin/?returnTo=%2Fsettings')
  expect([slashed.status, slashed.headers.get('location')]).toEqual([308, '/signin?returnTo=%2Fsettings'])
  // A browser would otherwise cache a permanent redirect forever.
  expect(slashed.headers.get('cache-control')).toBe('no-store')
  for (const path of ['//example.org/', '/%2Fexample.org/', '//example.org/signin/', '/nothing/'])
    expect((await client.send('GET', `${plain.url}${path}`)).status).toBe(404)
  expect((await client.get('/')).status).toBe(200)
})

test('clears the browser’s storage and cache on sign-out', async () => {
  const { client } = await signUp(plain)
  expect((await client.get('/api/logout')).headers.get('clear-site-data')).toBe('"cache", "storage"')
})

describe('HTTP', () => {
  const raw = async (text: string): Promise<string> => {
    const socket = connect(plain.port, 'localhost')
    socket.end(text)
    let answer = ''
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    await once(socket, 'close')
    return answer
  }

  test('TRACE echoes nothing', async () => {
    const answer = await raw(
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Secret: 1\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('X-Secret')
  })

  test.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['an encoding that is none', 'Transfer-Encoding: xchunked'],
  ])('rejects a request with %s', async (_what, headers) => {
    const answer = await raw(
      `POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n0\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})
