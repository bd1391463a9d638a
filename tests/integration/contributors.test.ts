import { beforeAll, expect, test } from 'vitest'

import { contributors } from '#schema/revisions/contract.ts'
import { createShared, documentUsers, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let id: string

beforeAll(async () => {
  product = await sharedProduct()
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
  ;({ id } = await createShared({ owner, editor, viewer }))
  const url = `${product.url.replace('http', 'ws')}/collab`
  for (const { client } of [owner, editor])
    await edit({ url, document: id, cookie: client.cookie }, text => text.insert(0, 'Written. '))
})

const path = (seconds: number | string) => `/api/documents/${id}/contributors?seconds=${seconds}`
const seenBy = async (person: Person, seconds = 60) => {
  const { status, json } = await person.client.get(path(seconds))
  expect(status).toBe(200)
  return contributors.parse(json).contributors.map(({ userId }) => userId)
}
/** Lets what is stored so far have been written an hour earlier. */
const age = async () => {
  for (const table of ['document_updates', 'document_contributions'])
    await inDatabase(product, `UPDATE ${table} SET at = at - interval '1 hour' WHERE document_id = $1`, [id])
}
/** Takes the updates out of the log, as a new snapshot does. */
const compact = () => inDatabase(product, 'DELETE FROM document_updates WHERE document_id = $1', [id])

test('contributors are the others who wrote within the time, also after their updates are in a snapshot', async () => {
  expect(await seenBy(owner)).toEqual([editor.user.id])
  expect(await seenBy(editor)).toEqual([owner.user.id])
  expect((await seenBy(viewer)).toSorted()).toEqual([editor.user.id, owner.user.id].toSorted())
  await age()
  expect(await seenBy(owner)).toEqual([])
  expect(await seenBy(owner, 3700)).toEqual([editor.user.id])
  await compact()
  expect(await seenBy(owner)).toEqual([])
  expect(await seenBy(owner, 3700)).toEqual([editor.user.id])
  // An earlier time does not replace a later one.
  await inDatabase(
    product,
    `INSERT INTO document_updates (document_id, writer, n, user_id, bytes, at)
     SELECT $1, 'test', n, $2, '', now() - n * interval '1 min' FROM generate_series(1, 90) n`,
    [id, editor.user.id],
  )
  await inDatabase(product, `DELETE FROM document_updates WHERE document_id = $1 AND n = 1`, [id])
  await compact()
  expect(await seenBy(owner, 120)).toEqual([editor.user.id])
  expect(await seenBy(owner, 30)).toEqual([])
})

test('contributors are for those who can read the document', async () => {
  const { status, json } = await stranger.client.get(path(60))
  expect(status).toBe(404)
  expect(json).toEqual((await stranger.client.get(`/api/documents/${id}/revisions`)).json)
  for (const seconds of ['0', '-1', '1.5', 'x', String(31 * 86_400)])
    expect((await owner.client.get(path(seconds))).status).toBe(422)
})
