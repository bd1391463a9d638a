import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'

import { comment, MENTIONS_MAX } from '#schema/comments/contract.ts'
import { commentOn } from '#tests/support/comments.ts'
import { createDocument, share, signUpOn, type Person } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
let named: Person
let other: Person
/** The name of the one whom a comment mentions. */
let name: string
let change: (words: { text: string; mentions: string[] }) => ReturnType<Person['client']['patch']>
let id: string

beforeAll(async () => {
  product = await sharedProduct()
  owner = await signUpOn(product, 'pro')
  named = await signUpOn(product, 'free')
  other = await signUpOn(product, 'free')
  name = `${named.user.firstName} ${named.user.lastName}`
})
beforeEach(async () => {
  const document = await createDocument(owner)
  for (const person of [named, other])
    await share(owner, { id: document.id, kind: 'document' }, person, 'viewer')
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: document.id, cookie: owner.client.cookie }, text => text.insert(0, 'one two'))
  const said = { text: `So, @${name}?`, mentions: [named.user.id] }
  ;({ id } = (await commentOn(owner, document.id, 'two', said)).comment)
  change = words => owner.client.patch(`/api/documents/${document.id}/comments/${id}`, words)
})

test('a comment no longer mentions whom it names only as the beginning of another name', async () => {
  await inDatabase(product, 'INSERT INTO user_names (user_id, name, first_name) VALUES ($1, $2, $3)', [
    other.user.id,
    `${name}son`,
    other.user.firstName,
  ])
  const changed = await change({ text: `So, @${name}son?`, mentions: [other.user.id] })
  const { mentions } = comment.parse(changed.json)
  expect(new Set(mentions.map(({ userId }) => userId))).toEqual(new Set([other.user.id]))
})

test('a comment mentions no more people than it can, counting those whom it still names', async () => {
  const gone = Array.from({ length: MENTIONS_MAX - 1 }, () => randomUUID())
  await inDatabase(product, 'UPDATE comments SET mentions = mentions || $2::uuid[] WHERE id = $1', [id, gone])
  const mentions = [...gone, other.user.id]
  const refused = await change({ text: `So, @${name}!`, mentions })
  expect(refused.status).toBe(422)
  expect(refused.json).toMatchObject({ fields: { mentions: expect.stringContaining('20') } })
  expect((await change({ text: 'So?', mentions })).status).toBe(200)
})
