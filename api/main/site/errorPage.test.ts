import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import express from 'express'
import { pino } from 'pino'
import { ConnectionError } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { errorHandler } from '#api/kit/errors.ts'
import { requestLog } from '#api/kit/request.ts'
import { AppError } from '#schema/shared/errors.ts'

import { errorPages } from './errorPage.ts'

let directory: string
let server: Server
let error: Error

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'error-page-'))
  const logger = pino({ level: 'silent' })
  const app = express()
    .use(requestLog(logger), () => {
      throw error
    })
    .use(errorHandler(logger, errorPages(directory)))
  server = createServer(app).listen(0, 'localhost')
  await once(server, 'listening')
})
afterEach(() => {
  server.close()
  rmSync(directory, { recursive: true })
})

async function ask(address: string, method = 'GET') {
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  const { status, headers, text } = await fetch(`http://localhost:${port}${address}`, { method }).then(
    async answer => ({ status: answer.status, headers: answer.headers, text: await answer.text() }),
  )
  return { status, text, type: headers.get('content-type'), retryAfter: headers.get('retry-after'), headers }
}

test.each([
  '/',
  '/snippet/0123456789',
  '/document/00000000-0000-4000-8000-000000000001',
  '/signin',
  '/settings',
])('says in HTML at %s that the database is away, and when to try again', async address => {
  error = new ConnectionError(new Error('connect ECONNREFUSED'))
  const answer = await ask(address)
  expect(answer).toMatchObject({ status: 503, type: 'text/html; charset=utf-8', retryAfter: '5' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.text).toContain('We can’t show this page</h1>')
  expect(answer.text).toContain('We can’t reach the database. Please try again in a moment.')
  expect(answer.text).toContain('<meta name="robots" content="noindex"/>')
  expect(answer.text).not.toMatch(/ECONNREFUSED|0123456789/)
})

test.each<[string, Error, number]>([
  ['an error of ours', new TypeError('secret'), 500],
  ['too many requests', new AppError('RATE_LIMITED', 'Later.', { details: { retryAfter: 60 } }), 429],
])('says in HTML what happened after %s', async (_, thrown, status) => {
  error = thrown
  const { text, ...answer } = await ask('/snippet/0123456789')
  expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8' })
  expect(text).toContain(status === 429 ? 'Later.' : 'Something went wrong on our side.')
  expect(text).not.toContain('secret')
})

test('says in HTML why a form without JavaScript was not taken', async () => {
  error = new AppError('RATE_LIMITED', 'Later.', { details: { retryAfter: 60 } })
  const answer = await ask('/api/newsletter', 'POST')
  expect(answer).toMatchObject({ status: 429, type: 'text/html; charset=utf-8' })
  expect(answer.text).toContain('Later.')
})

test('has the styles of the build', async () => {
  error = new TypeError('lost')
  mkdirSync(path.join(directory, '.vite'))
  writeFileSync(
    path.join(directory, '.vite/manifest.json'),
    JSON.stringify({ 'siteMain.tsx': { file: 'assets/site.js', css: ['assets/site.css'] } }),
  )
  const { text } = await ask('/')
  expect(text).toContain('href="/assets/site.css"')
  expect(text).not.toContain('site.js')
})

test.each([
  ['GET', '/api/documents'],
  ['GET', '/api/'],
  ['GET', '/v2/check'],
  ['GET', '/nowhere/at/all'],
  ['POST', '/snippet/0123456789'],
])('is no answer to %s %s', async (method, address) => {
  error = new ConnectionError(new Error('connect ECONNREFUSED'))
  const answer = await ask(address, method)
  expect(answer).toMatchObject({ status: 503, type: 'application/json; charset=utf-8', retryAfter: '5' })
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'UNAVAILABLE' })
})
