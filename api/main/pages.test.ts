import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import express from 'express'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { SESSION_COOKIE } from '#platform/sessions.ts'
import { userRole } from '#schema/users/user.ts'

import { pages } from './pages.ts'
import type { RenderSite } from './site/render.ts'

const SCRIPT = 'export const answer = 42\n'
const SHELL = '<html lang="en"><head></head>index.html</html>'

let directory: string
let server: Server
let url: string
/** Whether the pages of the site have no content. */
let isGone = false
/** Whether the pages of the site say that there is no content. */
let isMissing = false
/** Whether the pages of the site may be shown later. */
let isLasting = true

const asset = (name: string) => path.join(directory, 'assets', name)

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(directory, 'assets'))
  for (const name of ['whole.js', 'plain.js', 'lost.js']) writeFileSync(asset(name), SCRIPT)
  writeFileSync(path.join(directory, 'index.html'), SHELL)
  mkdirSync(path.join(directory, '.vite'))
  writeFileSync(
    path.join(directory, '.vite/manifest.json'),
    JSON.stringify({ 'siteMain.tsx': { file: 'assets/site.js' } }),
  )
  writeFileSync(asset('whole.js.gz'), gzipSync(SCRIPT))
  writeFileSync(asset('whole.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(asset('lost.js.gz'), gzipSync(SCRIPT))
  const renderSite: RenderSite = async ({ route, facts, files }) =>
    isGone
      ? null
      : {
          html: JSON.stringify([route.screen, facts, files('landing').script]),
          isFound: !isMissing,
          isLasting,
        }
  server = createServer(
    express().use(
      pages({
        directory,
        google: true,
        isDemo: true,
        renderSite,
        roleOf: request => Promise.resolve(userRole.safeParse(request.headers['test-role']).data ?? null),
      }),
    ),
  )
  rmSync(asset('lost.js.gz'))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A TCP server's address is an object.
  url = `http://localhost:${(server.address() as AddressInfo).port}/assets`
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

async function get(name: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/${name}`, { headers: { 'Accept-Encoding': 'gzip', ...headers } })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}

describe('a built file with a compressed copy', () => {
  test('is sent compressed, with its own type, and cached forever', async () => {
    expect(await get('whole.js')).toMatchObject({
      status: 200,
      text: SCRIPT,
      headers: {
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      },
    })
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('is sent to a client that accepts “%s” as %s', async (accepted, encoding) => {
    const answer = await get('whole.js', { 'Accept-Encoding': accepted })
    expect(answer).toMatchObject({ text: SCRIPT, headers: { 'content-encoding': encoding } })
  })

  test.each([
    ['to a client that does not accept gzip', { 'Accept-Encoding': 'identity' }, 200, SCRIPT],
    ['when a part is requested', { Range: 'bytes=0-5' }, 206, SCRIPT.slice(0, 6)],
  ])('is sent as it is %s', async (_when, headers, status, text) => {
    const answer = await get('whole.js', headers)
    expect(answer).toMatchObject({ status, text, headers: { vary: 'Accept-Encoding' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not sent to a %s', async method => {
    const answer = await fetch(`${url}/whole.js`, { method, headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.ok).toBe(false)
    expect(await answer.text()).not.toContain(SCRIPT)
  })
})

test.each(['plain.js', 'lost.js'])('sends %s, which has no compressed copy, as it is', async name => {
  const answer = await get(name)
  expect(answer).toMatchObject({ status: 200, text: SCRIPT })
  expect(answer.headers['content-encoding']).toBeUndefined()
})

describe('a page', () => {
  const SIGNED_IN = { Cookie: `${SESSION_COOKIE}=s%3Aabc` }
  const shellWith = (facts: string) =>
    SHELL.replace('</head>', `<script type="application/json" id="page-facts">${facts}</script></head>`)
  const page = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(address, url), { headers })
    return {
      status: answer.status,
      text: await answer.text(),
      caching: answer.headers.get('cache-control'),
    }
  }

  test('says that it was requested by a visitor, and that Google can be used', async () => {
    expect(await page('/signin')).toEqual({
      status: 200,
      text: shellWith('{"visitor":true,"google":true}'),
      caching: 'no-store',
    })
    const { text } = await page('/signin', SIGNED_IN)
    expect(text).toBe(shellWith('{"visitor":false,"google":true}'))
  })

  test('without facts is for the device that keeps it', async () => {
    const { text } = await page('/index.html')
    expect(text).toBe(SHELL)
  })

  test.each(['/', '/dashboard', '/email-generator'])(
    'is rendered for a visitor at %s, and the client’s own for a user',
    async address => {
      expect(await page(address)).toEqual({
        status: 200,
        text: '["landing",{"visitor":true,"google":true},"/assets/site.js"]',
        caching: 'no-store',
      })
      const { text } = await page(address, SIGNED_IN)
      expect(text).toBe(shellWith('{"visitor":false,"google":true}'))
    },
  )

  test('is not found where the site itself says that it has no content', async () => {
    isMissing = true
    onTestFinished(() => void (isMissing = false))
    expect(await page('/')).toMatchObject({
      status: 404,
      text: expect.stringMatching('"landing"'),
      caching: 'no-store',
    })
  })

  test('is kept by the browser of a visitor if it is public and may be shown later', async () => {
    expect(await page('/pricing')).toMatchObject({ status: 200, caching: 'private, no-cache' })
    expect(await page('/pricing', SIGNED_IN)).toMatchObject({ status: 200, caching: 'no-store' })
    isLasting = false
    onTestFinished(() => void (isLasting = true))
    expect(await page('/pricing')).toMatchObject({ status: 200, caching: 'no-store' })
  })

  test('is not found where the site has no content, nor where the route table has no page', async () => {
    isGone = true
    onTestFinished(() => void (isGone = false))
    for (const address of ['/', '/nowhere', '/document/mine'])
      expect(await page(address)).toMatchObject({
        status: 404,
        text: shellWith('{"visitor":true,"google":true}'),
      })
  })
})
