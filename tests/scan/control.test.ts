import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { migratedDatabase } from '#tests/support/postgres.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { ffuf } from './ffuf.ts'
import { sqlmap } from './sqlmap.ts'
import { explanationOf, wapiti } from './wapiti.ts'

// A server with a fault of each kind: a scan that finds nothing here proves nothing elsewhere.

const folder = temporaryDirectory('scan-control')
let server: Server
let url: string
let database: Awaited<ReturnType<typeof migratedDatabase>>

beforeAll(async () => {
  database = await migratedDatabase()
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/.env') return void response.end('PASSWORD=1')
    response.setHeader('Content-Type', 'text/html')
    if (pathname === '/echo') return void response.end(`<p>${searchParams.get('text')}</p>`)
    if (pathname !== '/plan') return void response.writeHead(404).end()
    inDatabase({ databaseUrl: database.url }, `SELECT name FROM plans WHERE id = '${searchParams.get('id')}'`)
      .then(rows => response.end(JSON.stringify(rows)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
  folder.remove()
})

test('ffuf finds a file that is served by mistake', async ({ signal }) => {
  const found = await ffuf(url, ['.env', '.git/config'], folder.path, signal)
  expect(found.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /.env', 'POST /.env'])
})

test('wapiti finds a text that becomes markup', async ({ signal }) => {
  const { findings } = await wapiti(url, [`${url}/echo?text=hello`], folder.path, signal)
  const unexplained = findings.filter(finding => explanationOf(finding) === null)
  expect(unexplained.map(({ kind }) => kind)).toContain('Cross Site Scripting')
})

test('sqlmap finds a query that is made of text', async ({ signal }) => {
  const found = await sqlmap([`${url}/plan?id=free`], folder.path, signal)
  expect(found.join('\n')).toContain('/plan?id=free')
})
