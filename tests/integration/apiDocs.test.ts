import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'

import { EXAMPLES } from '#api/features/api-docs/examples.ts'
import { allEndpoints } from '#schema/endpoints/all.ts'
import { apiScope, createdApiKey } from '#schema/keys/contract.ts'
import { snippetsOfKey } from '#schema/keys/publicApi.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, signUpOn } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

let product: Product
let key: string

async function newKey(): Promise<string> {
  // The plan with every call.
  const { client } = await signUpOn(product, 'pro')
  const { json } = await client.post('/api/keys', { name: 'Examples', scopes: apiScope.options })
  await client.post('/api/snippets', { title: 'Thanks for the proof', body: bodyOf(SNIPPET_LINES) })
  return createdApiKey.parse(json).key
}

const SNIPPET_LINES = ['Hi {first name},', 'Thank you for the proof.']
const bodyOf = (lines: readonly string[]) => ({
  type: 'doc',
  content: lines.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

beforeAll(async () => {
  product = await sharedProduct()
  key = await newKey()
  // Its text is there as soon as it is projected.
  const headers = { Authorization: `Bearer ${key}` }
  const read = () => new Client(product.url).get('/api/v1/snippets', headers)
  await until(
    async () => snippetsOfKey.parse((await read()).json).snippets.length === 1,
    'the snippet of the example',
  )
})

const get = (path: string) => new Client(product.url).get(path)
const examples = Object.entries(EXAMPLES)

/** Makes the call of an example. */
function call(name: string, body: Readonly<Record<string, unknown>> | null) {
  const { endpoint } = allEndpoints.find(found => found.name === name) ?? expect.fail(name)
  const [method = '', path = ''] = endpoint.route.split(' ')
  const isForm = endpoint.form !== undefined
  return fetch(product.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && {
      body: isForm
        ? new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]))
        : JSON.stringify(body),
    }),
  })
}

/** Members that differ from call to call, from one plan or installation to another, and in an email's words. */
const VARIES: Readonly<Record<string, true>> = {
  usage: true,
  resetsAt: true,
  used: true,
  limit: true,
  buildDate: true,
  body: true,
  subjects: true,
  words: true,
  updatedAt: true,
}
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const steady = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      VARIES[name] || (typeof value === 'string' && UUID.test(value)) ? 'varies' : value,
    ),
  )

describe('the page of the API', () => {
  test.each(['/api', '/api-docs', '/docs'])('is readable without JavaScript at %s', async path => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text.match(/<h1/g)).toHaveLength(1)
    for (const name of ['/api/v1/check', '/api/v1/rewrite', '/api/v1/email', '/api/v1/sentiment'])
      expect(text).toContain(name)
    expect(text).toContain('Authorization: Bearer YOUR_API_KEY')
  })

  test('describes every call of a key in full', () => {
    const calls = allEndpoints.filter(({ endpoint }) => endpoint.route.includes('/api/v1/'))
    expect(calls.map(({ name }) => name).filter(name => !EXAMPLES[name])).toEqual([])
  })

  test.each(examples)('has an example of %s that works, with its answer', async (name, { body, answer }) => {
    const response = await call(name, body)
    expect(response.status).toBe(200)
    expect(steady(await response.json())).toEqual(steady(answer))
  })
})

test('the document is valid OpenAPI, and has the calls of keys alone', async () => {
  const { json, headers } = await get('/openapi.json')
  expect(headers.get('content-type')).toContain('application/json')
  const document = z.looseObject({ paths: z.record(z.string(), z.unknown()) }).parse(json)
  expect((await new Validator().validate(document)).valid).toBe(true)
  expect(Object.keys(document.paths).filter(path => !/^\/(?:api\/v1|v2)\//.test(path))).toEqual([])
  expect(document['servers']).toEqual([{ url: product.url }])
})

describe('an answer to a key', () => {
  test('says how many calls are left', async () => {
    const ownKey = await newKey()
    const limits = async () => {
      const { status, headers } = await fetch(`${product.url}/api/v1/usage`, {
        headers: { Authorization: `Bearer ${ownKey}` },
      })
      const left = /^"v1";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '')
      const policy = /^"v1";q=(\d+);w=60$/.exec(headers.get('ratelimit-policy') ?? '')
      return { status, left: Number(left?.[1]), seconds: Number(left?.[2]), calls: Number(policy?.[1]) }
    }
    const first = await limits()
    expect(first).toMatchObject({ status: 200, left: first.calls - 1 })
    expect(first.seconds).toBeLessThanOrEqual(60)
    expect((await limits()).left).toBe(first.calls - 2)
  })

  test('of a session has no such headers', async () => {
    const { client } = await signUp(product)
    expect((await client.get('/api/usage')).headers.get('ratelimit')).toBeNull()
  })
})
