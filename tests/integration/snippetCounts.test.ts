import { createHash } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { FORGET } from '#api/features/snippets/counts.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { snippetItem } from '#schema/snippets/contract.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { documentUsers, share, type DocumentUsers } from '#tests/support/factories.ts'
import { callDuring } from '#tests/support/locks.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let people: DocumentUsers
let id: string
let code: string

beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1' } })
  people = await documentUsers(product, 'pro')
})
beforeEach(async () => {
  const { client } = people.owner
  ;({ id } = documentSummary.parse((await client.post('/api/snippets', { title: 'Counted' })).json))
  const path = `/api/snippets/${id}/visibility`
  const shown = await client.send('PUT', path, { body: { visibility: 'public' } })
  code = visibilityAnswer.parse(shown.json).shareCode ?? expect.fail()
})

const counts = async () => {
  const { json } = await people.owner.client.get('/api/snippets?q=counted')
  return z
    .array(snippetItem)
    .parse(json)
    .find(item => item.id === id)?.counts
}
const use = (client: Client, act: unknown) => client.post(`/api/snippets/${id}/uses`, { act })
const visit = (client: Client, act: unknown, address = '192.0.2.1', shareCode: unknown = code) =>
  client.post('/api/shared-snippets/uses', { code: shareCode, act }, { 'X-Forwarded-For': address })
const visitor = () => new Client(product.url)

test('a user counts once an hour for each act, wherever', async () => {
  expect(await counts()).toEqual({ views: 0, copies: 0, uses: 0 })
  const { client } = people.stranger
  for (let round = 0; round < 2; round += 1) {
    for (const act of ['copy', 'use']) expect((await use(client, act)).status).toBe(204)
    for (const act of ['view', 'copy']) expect((await visit(client, act)).status).toBe(204)
  }
  expect(await counts()).toEqual({ views: 1, copies: 1, uses: 1 })
  await use(people.owner.client, 'use')
  expect(await counts()).toEqual({ views: 1, copies: 1, uses: 2 })
})

test('an address counts once an hour, and so does its network', async () => {
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'])
    expect((await visit(visitor(), 'view', address)).status).toBe(204)
  expect(await counts()).toEqual({ views: 3, copies: 0, uses: 0 })
})

test('concurrent calls of one person count once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => visit(visitor(), 'copy')))
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 204))
  expect(await counts()).toEqual({ views: 0, copies: 1, uses: 0 })
})

test('people who copy at the same time do not wait for each other, and all are counted', async () => {
  await visit(visitor(), 'copy', '192.0.2.1')
  // The lock of a call that has counted and is not committed yet.
  const held = 'UPDATE snippet_counts SET copies = copies + 1 WHERE document_id = $1'
  const visits = () => Promise.all(['192.0.2.2', '192.0.2.3'].map(from => visit(visitor(), 'copy', from)))
  const meanwhile = await callDuring(product, [held, [id]], visits)
  expect(meanwhile).toMatchObject({ answer: [{ status: 204 }, { status: 204 }] })
  await visit(visitor(), 'copy', '192.0.2.4')
  expect(await counts()).toEqual({ views: 0, copies: 5, uses: 0 })
})

test('many people at the same time are all counted', async () => {
  const addresses = Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`)
  await Promise.all(addresses.map(address => visit(visitor(), 'copy', address)))
  expect(await counts()).toEqual({ views: 0, copies: addresses.length, uses: 0 })
})

test('views of the owner, and codes that open nothing, are not counted', async () => {
  await visit(people.owner.client, 'view')
  const other = await visit(visitor(), 'view', '192.0.2.9', 'AAAAAAAAAA')
  expect(other.status).toBe(204)
  await people.owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility: 'private' } })
  expect((await visit(visitor(), 'view')).status).toBe(204)
  expect(await counts()).toEqual({ views: 0, copies: 0, uses: 0 })
})

test('only those who may read a snippet use it', async () => {
  await people.owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility: 'link' } })
  await share(people.owner, { id: (await ownDocument()).id }, people.viewer, 'viewer')
  expect((await use(people.stranger.client, 'use')).status).toBe(404)
  expect((await use(visitor(), 'use')).status).toBe(401)
  const email = people.viewer.user.email
  await people.owner.client.post(`/api/snippets/${id}/members`, { email, role: 'viewer' })
  expect((await use(people.viewer.client, 'use')).status).toBe(204)
  expect(await counts()).toEqual({ views: 0, copies: 0, uses: 1 })
  for (const act of ['view', 'x', null]) expect((await use(people.owner.client, act)).status).toBe(422)
  for (const act of ['use', 'x']) expect((await visit(visitor(), act)).status).toBe(422)
  for (const wrong of ['x', 'AAAAAAAAA-', 7])
    expect((await visit(visitor(), 'view', '192.0.2.1', wrong)).status).toBe(422)
})

/** A document confirms the viewer's address when it is shared. */
const ownDocument = async () =>
  documentSummary.parse((await people.owner.client.post('/api/documents', {})).json)

test('keeps no address, and forgets who was counted after the hour, when they count again', async () => {
  await visit(visitor(), 'view', '192.0.2.77')
  const kept = await inDatabase(
    product,
    `SELECT encode(who, 'hex') AS who FROM snippet_counted WHERE document_id = $1`,
    [id],
  )
  expect(kept).toEqual([{ who: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  for (const plain of ['192.0.2.77', 'address 192.0.2.77']) {
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(plain).toString('hex'))
    expect(JSON.stringify(kept)).not.toContain(createHash('sha256').update(plain).digest('hex'))
  }
  await inDatabase(product, `UPDATE snippet_count_hours SET hour = hour - interval '1 hour'`)
  await visit(visitor(), 'view', '192.0.2.77')
  expect(await counts()).toMatchObject({ views: 2 })
  await inDatabase(product, FORGET)
  expect(
    await inDatabase(product, `SELECT FROM snippet_count_hours WHERE hour < date_trunc('hour', now())`),
  ).toEqual([])
  const left = await inDatabase(product, 'SELECT who FROM snippet_counted WHERE document_id = $1', [id])
  expect(left).toHaveLength(1)
})
