import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'
import type { SiteMetrics } from '#schema/site/contract.ts'
import { SESSION_COOKIE } from '#platform/sessions.ts'

import { staticPages } from './pages.ts'

let metrics: SiteMetrics = defaultSiteSettings.metrics

const SCRIPT = 'export const answer = 42\n'

let directory: string
let server: Server
let url: string

const asset = (name: string) => path.join(directory, 'assets', name)

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'pages-'))
  mkdirSync(path.join(directory, 'assets'))
  for (const name of ['whole.js', 'plain.js', 'lost.js']) writeFileSync(asset(name), SCRIPT)
  for (const page of ['index.html', 'landing.html'])
    writeFileSync(path.join(directory, page), `<html lang="en">${page}</html>`)
  writeFileSync(asset('whole.js.gz'), gzipSync(SCRIPT))
  writeFileSync(asset('whole.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(asset('lost.js.gz'), gzipSync(SCRIPT))
  server = createServer(express().use(staticPages(directory, { google: true, metrics: async () => metrics })))
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
  const page = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(address, url), { headers })
    return { text: await answer.text(), caching: answer.headers.get('cache-control') }
  }

  test('says that it was requested by a visitor, and that Google can be used', async () => {
    expect(await page('/signin')).toEqual({
      text: '<html data-visitor data-google lang="en">index.html</html>',
      caching: 'no-store',
    })
    const { text } = await page('/signin', { Cookie: `${SESSION_COOKIE}=s%3Aabc` })
    expect(text).toBe('<html data-google lang="en">index.html</html>')
  })

  test('without marks is for the device that keeps it', async () => {
    const { text } = await page('/index.html')
    expect(text).toBe('<html lang="en">index.html</html>')
  })
})
