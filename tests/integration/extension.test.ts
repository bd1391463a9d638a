import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'

import { serverInManifest } from '#schema/extension/contract.ts'
import { EXTENSION_FILE } from '#schema/extension/file.ts'
import { createdApiKey, type ApiScope } from '#schema/keys/contract.ts'
import { snippetsOfKey } from '#schema/keys/publicApi.ts'
import { Client } from '#tests/support/client.ts'
import { confirmAddress, documentUsers, type DocumentUsers, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let people: DocumentUsers

beforeAll(async () => {
  product = await startProduct()
  people = await documentUsers(product, 'pro')
  for (const person of [people.editor, people.viewer, people.stranger]) await confirmAddress(person)
})

async function keyOf({ client }: Person, scopes: ApiScope[] = ['snippets']): Promise<string> {
  return createdApiKey.parse((await client.post('/api/keys', { name: 'Extension', scopes })).json).key
}

const read = (key: string, search = '') =>
  new Client(product.url).get(`/api/v1/snippets?search=${encodeURIComponent(search)}`, {
    Authorization: `Bearer ${key}`,
  })

const snippetsFor = async (key: string, search = '') =>
  snippetsOfKey.parse((await read(key, search)).json).snippets

async function write({ client }: Person, title: string, text: string): Promise<string> {
  const { id } = (await client.post('/api/snippets', { title })).json as { id: string }
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: id, cookie: client.cookie }, body => body.insert(0, text))
  return id
}

test('the extension is a file whose manifest names this server alone', async () => {
  const response = await fetch(product.url + EXTENSION_FILE)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const manifest = serverInManifest.parse(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())))
  expect(manifest.optional_host_permissions).toEqual([`${product.url}/*`])
  expect(manifest.content_security_policy.extension_pages).toContain(`connect-src 'self' ${product.url};`)
  const page = (await new Client(product.url).get('/extensions')).text
  expect(page).toContain(`href="${EXTENSION_FILE}"`)
})

describe('the snippets of a key', () => {
  test('are those that its user owns or that others share, with their newest texts', async () => {
    const { owner, editor, stranger } = people
    const [mine, others] = [await keyOf(owner), await keyOf(editor)]
    const greeting = await write(owner, 'Greeting', 'Hello {first name}, thank you.')
    const given = { email: editor.user.email, role: 'viewer' }
    expect((await owner.client.post(`/api/snippets/${greeting}/members`, given)).status).toBe(200)
    // The projection of a text counts as a change of its row.
    await expect
      .poll(async () => (await snippetsFor(others)).map(({ text }) => text))
      .toEqual(['Hello {first name}, thank you.'])
    const own = await write(editor, 'Farewell', 'See you soon.')
    await expect
      .poll(async () => (await snippetsFor(others)).map(({ id, text }) => [id, text]))
      .toEqual([
        [own, 'See you soon.'],
        [greeting, 'Hello {first name}, thank you.'],
      ])
    expect((await snippetsFor(mine)).map(({ title }) => title)).toEqual(['Greeting'])
    expect(await snippetsFor(await keyOf(stranger))).toEqual([])
    expect((await snippetsFor(others, 'thank hello')).map(({ id }) => id)).toEqual([greeting])
    expect(await snippetsFor(others, 'thank soon')).toEqual([])
    const path = `/api/snippets/${greeting}/members/${editor.user.id}`
    expect((await owner.client.delete(path)).status).toBe(204)
    expect((await snippetsFor(others)).map(({ id }) => id)).toEqual([own])
  })

  test('need a key with that scope, and a search of a usual length', async () => {
    const other = await read(await keyOf(people.owner, ['usage', 'check']))
    expect([other.status, other.json]).toMatchObject([403, { code: 'FORBIDDEN', scope: 'snippets' }])
    expect((await people.owner.client.get('/api/v1/snippets')).status).toBe(401)
    const long = await read(await keyOf(people.owner), 'x'.repeat(201))
    expect([long.status, long.json]).toMatchObject([422, { code: 'VALIDATION' }])
  })
})
