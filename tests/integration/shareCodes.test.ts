import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { CLOSE } from '#schema/collab/protocol.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { createDocument, documentUsers, type Person, share } from '#tests/support/factories.ts'
import { NEVER_MS } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { RawClient } from '#tests/support/yclient.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await startProduct({
    env: { LOG_LEVEL: 'debug', ACCESS_RECHECK_SECONDS: String(NEVER_MS / 1000) },
  })
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'premium'))
})
beforeEach(async () => {
  document = await createDocument(owner)
})

const address = () => `/api/documents/${document.id}/share-code`
const collab = () => `${product.url.replace('http', 'ws')}/collab`
const create = async (): Promise<string> => {
  const { shareCode } = shareCodeAnswer.parse((await owner.client.post(address())).json)
  if (shareCode === null) throw new Error('There is no code.')
  return shareCode.code
}
const live = async () =>
  shareCodeAnswer.parse((await owner.client.get(address())).json).shareCode?.code ?? null

describe('the owner', () => {
  test('creates a code of 10 base62 characters, gets the same one again, and a new one after revoking it', async () => {
    expect(await live()).toBeNull()
    const first = await create()
    expect(first).toMatch(/^[0-9A-Za-z]{10}$/)
    expect([await create(), await live()]).toEqual([first, first])
    const revoked = await owner.client.delete(address())
    expect([revoked.status, revoked.json]).toEqual([200, { shareCode: null }])
    expect(await live()).toBeNull()
    expect((await owner.client.delete(address())).status).toBe(200)
    expect(await create()).not.toBe(first)
  })

  test('gets the same code for concurrent calls', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, create))
    expect(new Set(codes).size).toBe(1)
  })

  test('cannot share a trashed document, whose code works again after it is restored', async () => {
    const code = await create()
    await owner.client.delete(`/api/documents/${document.id}`)
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await owner.client.send(method, address())).status).toBe(404)
    expect(await RawClient.withCode(collab(), document.id, code).closed()).toBe(CLOSE.notFound)
    await owner.client.post(`/api/documents/${document.id}/restore`)
    expect(await live()).toBe(code)
    const visitor = await RawClient.withCode(collab(), document.id, code).synced()
    expect(visitor.closeCode).toBeNull()
    visitor.end()
  })
})

test.each(['GET', 'POST', 'DELETE'])(
  '%s: only the owner may; editors and viewers are rejected, and strangers get 404',
  async method => {
    const code = await create()
    await share(owner, document, editor, 'editor')
    await share(owner, document, viewer, 'viewer')
    for (const person of [editor, viewer]) {
      const answer = await person.client.send(method, address())
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain(code)
    }
    expect((await stranger.client.send(method, address())).status).toBe(404)
    expect(await live()).toBe(code)
  },
)

test('A2: revoking disconnects visitors by the notification alone', async () => {
  const code = await create()
  const visitor = await RawClient.withCode(collab(), document.id, code).synced()
  await owner.client.delete(address())
  expect(await visitor.closed()).toBe(CLOSE.accessLost)
  expect(await RawClient.withCode(collab(), document.id, code).closed()).toBe(CLOSE.notFound)
})

test('C9: no log contains a code, whether the visitor is admitted or not', async () => {
  const code = await create()
  const visitor = await RawClient.withCode(collab(), document.id, code).synced()
  visitor.send(Uint8Array.of(0xff, 0xff))
  expect(await visitor.closed()).toBe(CLOSE.malformed)
  const wrong = 'zzzzzzzzzz'
  expect(await RawClient.withCode(collab(), document.id, wrong).closed()).toBe(CLOSE.notFound)
  await owner.client.delete(address())
  // At the finest log level, the call and the rejection are logged.
  const call = (method: string) =>
    new RegExp(`"${method}",[^}]*"path":"[^"]*/documents/${document.id}/share-code"`)
  await expect.poll(() => product.logs()).toMatch(call('DELETE'))
  expect(product.logs()).toMatch(call('POST'))
  expect(product.logs()).toContain('a connection was refused')
  for (const secret of [code, wrong]) expect(product.logs()).not.toContain(secret)
})
