import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { storedImage } from '#schema/images/contract.ts'
import { storage } from '#schema/storage/contract.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { runSql } from '#tests/support/outbox.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

/** The limit of a user whose email is not confirmed. */
const LIMIT = 20_000_000

let product: Product

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
})

/** An image of some 30 kB that no other one equals. */
const noise = () =>
  sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

const send = async ({ client }: Person, document: { id: string }) =>
  client.sendBytes('POST', `/api/documents/${document.id}/images`, await noise(), 'image/png')
const held = async ({ client }: Person) => storage.parse((await client.get('/api/account/storage')).json)

/** Lowers the limit of a user to that without a confirmed address. */
const limit = ({ user }: Person) =>
  runSql(product.databaseUrl, 'UPDATE users SET email_verified_at = NULL WHERE id = $1', [user.id])

/** Takes all but so many bytes of the user's storage. */
async function leave(person: Person, bytes: number): Promise<{ id: string }> {
  const document = await createDocument(person)
  const { usedBytes, limitBytes } = await held(person)
  await runSql(
    product.databaseUrl,
    `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
    [document.id, Buffer.alloc(limitBytes - usedBytes - bytes)],
  )
  return document
}

test('images count for the owner, and have room again after a deletion', async () => {
  const owner = await signUpOn(product, 'pro')
  const editor = await signUp(product)
  const document = await createDocument(owner)
  await share(owner, document, editor, 'editor')
  const before = await held(owner)
  expect((await send(editor, document)).status).toBe(201)
  const after = await held(owner)
  expect(after.usedBytes - before.usedBytes).toBeGreaterThan(10_000)
  expect((await held(editor)).usedBytes).toBe(0)

  await limit(owner)
  const full = await leave(owner, 5000)
  const refused = await send(editor, document)
  expect([refused.status, refused.json]).toEqual([
    413,
    {
      success: false,
      code: 'STORAGE_FULL',
      message: 'This image doesn’t fit into the storage of the owner. It was not added.',
    },
  ])
  expect((await send(owner, document)).json).toMatchObject({
    message: 'This image doesn’t fit into your 20 MB of storage. It was not added.',
  })
  await owner.client.delete(`/api/documents/${full.id}`)
  await owner.client.delete(`/api/documents/${full.id}/permanently`)
  expect((await send(editor, document)).status).toBe(201)
})

test('uploads at once do not pass the limit together', async () => {
  const owner = await signUp(product)
  const documents = [await createDocument(owner), await createDocument(owner)]
  // Room for one, but not for two.
  await leave(owner, 50_000)
  const sent = documents.flatMap(document => [send(owner, document), send(owner, document)])
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 413, 413, 413])
  const { usedBytes, limitBytes } = await held(owner)
  expect(limitBytes).toBe(LIMIT)
  expect(usedBytes).toBeLessThanOrEqual(LIMIT)
})

test('a copy of a document has its images, and only where they fit', async () => {
  const owner = await signUpOn(product, 'pro')
  const reader = await signUp(product)
  const document = await createDocument(owner)
  await share(owner, document, reader, 'viewer')
  const { id: imageId } = storedImage.parse((await send(owner, document)).json)
  const path = `/api/documents/${document.id}/duplicate`
  const read = ({ client }: Person, id: string) => client.get(`/api/documents/${id}/images/${imageId}`)

  const copy = documentSummary.parse((await reader.client.post(path)).json)
  await owner.client.delete(`/api/documents/${document.id}/members/${reader.user.id}`)
  expect((await read(reader, document.id)).status).toBe(404)
  expect((await read(reader, copy.id)).text).toBe((await read(owner, document.id)).text)
  expect((await read(owner, copy.id)).status).toBe(404)

  // Images that the text no longer shows are not copied.
  await runSql(product.databaseUrl, `UPDATE document_images SET created_at = now() - interval '1 hour'`)
  const second = documentSummary.parse((await owner.client.post(path)).json)
  expect((await read(owner, second.id)).status).toBe(404)
  await runSql(
    product.databaseUrl,
    `INSERT INTO document_projections (document_id, text, words, characters, body) VALUES ($1, '', 0, 0, $2)
     ON CONFLICT (document_id) DO UPDATE SET body = excluded.body`,
    [document.id, { type: 'doc', content: [{ type: 'image', attrs: { id: imageId } }] }],
  )
  await limit(owner)
  await leave(owner, 10_000)
  const refused = await owner.client.post(path)
  expect([refused.status, refused.json]).toMatchObject([
    413,
    { message: 'The copy doesn’t fit into your storage. Nothing was created.' },
  ])
})
