import { request } from 'node:http'
import { gzipSync } from 'node:zlib'

import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { Client } from '../support/client.ts'
import { type Person, createDocument, signUp } from '../support/factories.ts'
import { type Product, sharedProduct } from '../support/product.ts'

let product: Product
let person: Person

beforeAll(async () => {
  product = await sharedProduct()
  person = await signUp(product)
})

const errorShape = z.looseObject({ success: z.literal(false), message: z.string().min(1), code: z.string() })

async function refusal(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const answer = await person.client.send(method, path, {
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
  const { code, fields } = errorShape.parse(answer.json)
  return { status: answer.status, code, fields }
}

const create = (body: unknown, headers?: Record<string, string>) =>
  refusal('POST', '/api/documents', body, headers)

test.each(['{', '"text"', 'null', '{"title":}', '{"title":"a"}}', '\0'])(
  'rejects the body %j, which is not a JSON object',
  async body => {
    const { status } = await create(body)
    expect([400, 422]).toContain(status)
  },
)

test.each([
  [{ title: 1 }, 'title'],
  [{ title: null }, 'title'],
  [{ title: ['a'] }, 'title'],
  [{ title: { toString: 'x' } }, 'title'],
  [{ title: ' \t ' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ title: 'a\0b' }, 'title'],
  [{ title: 'half \udc00' }, 'title'],
  [{ title: 'a', ownerId: 'me' }, 'body'],
  [[], 'body'],
])('rejects the body %j and names %s', async (body, field) => {
  expect(await create(body)).toEqual({
    status: 422,
    code: 'VALIDATION',
    fields: { [field]: expect.any(String) },
  })
})

test('ignores keys that reach into prototypes', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const { status } = await create(`{"title":"a","${key}":{"title":"b","isAdmin":true}}`)
    expect(status).toBe(422)
  }
  expect(await createDocument(person, '__proto__')).toMatchObject({ title: '__proto__' })
})

test("limits a body's size and depth, also when compressed", async () => {
  const big = JSON.stringify({ title: 'x'.repeat(300_000) })
  expect(await create(big)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
  expect(await packed(gzipSync(big))).toBe(413)
  expect(await packed(Buffer.from('no gzip at all'))).toBe(400)
  expect(await create(`{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toMatchObject({
    status: 422,
  })
})

/** Returns the status of a create call with a body declared as gzip. */
function packed(body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${product.url}/api/documents`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Encoding': 'gzip',
          Cookie: person.client.cookie,
        },
      },
      response => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

test('does not read a body of another content type', async () => {
  const headers = { 'Content-Type': 'text/plain' }
  expect(await create('{"title":"a"}', headers)).toMatchObject({ status: 422, code: 'VALIDATION' })
  const charset = { 'Content-Type': 'application/json; charset=x-unknown' }
  expect(await create('{"title":"a"}', charset)).toMatchObject({ status: 400 })
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/'],
  ['POST', '/api/documents/1/2/3'],
  ['PUT', '/api/documents'],
  ['GET', '/api/../api/auth/secret'],
  ['GET', '/api/documents/not-an-id'],
  ['GET', '/api/documents/00000000-0000-0000-0000-000000000000'],
  ['GET', "/api/documents/'%20OR%201=1"],
  ['GET', '/api/documents/%00'],
  ['DELETE', '/api/documents/00000000-0000-0000-0000-000000000000/permanently'],
])('answers %s %s with 404 in JSON', async (method, path) => {
  expect(await refusal(method, path)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('answers 400 for a path that cannot be decoded', async () => {
  expect(await refusal('GET', '/api/documents/%E0%A4%A')).toMatchObject({ status: 400 })
})

test.each([
  ['POST', '/'],
  ['PUT', '/signin'],
  ['POST', '/api'],
  ['POST', '/healthz'],
  ['GET', '/assets/nothing.js'],
  ['GET', '/assets/..%2f..%2fserver/serve.js'],
  ['DELETE', '/assets/nothing.js'],
])('answers %s %s near the API with 404 in JSON too', async (method, path) => {
  expect(await refusal(method, path)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('answers a missing asset in JSON', async () => {
  const answer = await new Client(product.url).get('/index.html', { Range: 'bytes=99999999-' })
  expect(answer.status).toBe(400)
  expect(errorShape.parse(answer.json)).toMatchObject({ code: 'BAD_REQUEST' })
})

test.each(['/..%2f..%2fpackage.json', '/%2e%2e/server/serve.js', '/..%5c..%5cpackage.json', '/.env'])(
  'shows the not-found page for %s',
  async path => {
    const answer = await new Client(product.url).get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch('text/html')
  },
)

test('serves a page at exactly /api, never JSON', async () => {
  const answer = await new Client(product.url).get('/api')
  expect(answer.text).not.toContain('There is no GET')
})

test('rejects an unknown query value', async () => {
  expect(await refusal('GET', '/api/documents?trash=2')).toMatchObject({ status: 422 })
  expect(await refusal('GET', '/api/documents?trash=1&trash=1')).toMatchObject({ status: 422 })
})

test('keeps serving other clients', async () => {
  const answers = await Promise.all([
    new Client(product.url).get('/readyz'),
    new Client(product.url).get('/api/subscription-plans'),
    new Client(product.url).get('/api/admin/settings'),
    person.client.get('/api/documents'),
  ])
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
})
