import { beforeAll, describe, expect, test } from 'vitest'

import { createdApiKey, KEYS_MAX, type ApiScope } from '#schema/keys/contract.ts'
import { expireReauthentication } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase, emailsFor } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

async function newKey({ client }: Person, scopes: ApiScope[] = ['usage']) {
  const answer = await client.post('/api/keys', { name: 'My script', scopes })
  expect(answer.status).toBe(201)
  return createdApiKey.parse(answer.json)
}

const call = (key: string, headers: Record<string, string> = {}) =>
  new Client(product.url).get('/api/v1/usage', { Authorization: `Bearer ${key}`, ...headers })

describe('an API key', () => {
  test('is shown once, stored as a hash, and announced by email', async () => {
    const person = await signUp(product)
    const { key, apiKey } = await newKey(person)
    expect(key).toMatch(/^bp_[A-Za-z0-9_-]{43}$/)
    expect(apiKey).toMatchObject({ name: 'My script', scopes: ['usage'], lastUsedAt: null })
    expect(key.startsWith(apiKey.prefix)).toBe(true)
    expect((await person.client.get('/api/keys')).text).not.toContain(key)
    const rows = await inDatabase(product, `SELECT *, encode(key_hash, 'escape') AS text FROM api_keys`)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect((await emailsFor(product, person.user.email)).at(-1)).toMatchObject({ kind: 'api-key-created' })
  })

  test('authenticates its user from any site and records its last use', async () => {
    const person = await signUp(product)
    const { key } = await newKey(person)
    const answer = await call(key, { Origin: 'https://elsewhere.example' })
    expect(answer.json).toEqual({ used: 0, limit: 100, bonusRemaining: 0, resetsAt: expect.any(String) })
    expect(answer.headers.get('set-cookie')).toBeNull()
    const listed = await person.client.get('/api/keys')
    expect(listed.json).toMatchObject([{ lastUsedAt: expect.any(String) }])
  })

  test('is limited to its scopes, and a session cannot replace it', async () => {
    const person = await signUp(product)
    const { key } = await newKey(person, ['check'])
    const answer = await call(key)
    expect(answer.status).toBe(403)
    expect(answer.json).toMatchObject({ code: 'FORBIDDEN', scope: 'usage' })
    expect((await person.client.get('/api/v1/usage')).status).toBe(401)
    const elsewhere = new Client(product.url)
    expect((await elsewhere.get('/api/documents', { Authorization: `Bearer ${key}` })).status).toBe(401)
  })

  test('ends when its user revokes it or is suspended', async () => {
    const [person, stranger] = [await signUp(product), await signUp(product)]
    const { key, apiKey } = await newKey(person)
    const other = await newKey(person)
    expect((await stranger.client.delete(`/api/keys/${apiKey.id}`)).status).toBe(404)
    expect((await call(key)).status).toBe(200)
    expect((await person.client.delete(`/api/keys/${apiKey.id}`)).status).toBe(204)
    expect((await call(key)).status).toBe(401)
    expect((await person.client.get('/api/keys')).json).toMatchObject([{ id: other.apiKey.id }])
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [person.user.id])
    expect((await call(other.key)).status).toBe(401)
  })

  test.each(['', 'bp_', `bp_${'x'.repeat(43)}`, "bp_' OR 1=1 --"])('is never %j', async key => {
    expect((await call(key)).status).toBe(401)
  })

  test('requires reauthentication, a name and a valid scope', async () => {
    const person = await signUp(product)
    for (const body of [
      { name: '', scopes: ['usage'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['everything'] },
      { name: 'x'.repeat(61), scopes: ['usage'] },
      { name: 'x', scopes: ['usage'], userId: person.user.id },
    ])
      expect((await person.client.post('/api/keys', body)).status).toBe(422)
    await expireReauthentication(product, person)
    const late = await person.client.post('/api/keys', { name: 'x', scopes: ['usage'] })
    expect(late.json).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  })

  test(`is limited to ${KEYS_MAX} per user, also with concurrent requests`, async () => {
    const person = await signUp(product)
    const body = { name: 'One of many', scopes: ['usage'] }
    await Promise.all(Array.from({ length: KEYS_MAX + 5 }, () => person.client.post('/api/keys', body)))
    expect((await person.client.get('/api/keys')).json).toHaveLength(KEYS_MAX)
  })
})
