import { beforeAll, beforeEach, expect, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { documentUsers, share, type DocumentUsers, type Person } from '#tests/support/factories.ts'
import { callDuring } from '#tests/support/locks.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

let product: Product
let people: DocumentUsers
let path: string
let id: string

beforeAll(async () => {
  product = await sharedProduct()
  people = await documentUsers(product, 'pro')
})
beforeEach(async () => {
  const { owner, editor, viewer } = people
  const answer = await owner.client.post('/api/snippets', { title: 'Tagged', tags: ['kept', 'old'] })
  ;({ id } = documentSummary.parse(answer.json))
  path = `/api/snippets/${id}`
  await share(owner, { id, kind: 'snippet' }, editor, 'editor')
  await share(owner, { id, kind: 'snippet' }, viewer, 'viewer')
})

const change = ({ client }: Person, body: object) => client.patch(path, body)
const tags = async () => documentSummary.parse((await people.owner.client.get(path)).json).tags
/** Sends a change of the owner and one of an editor at once. Returns their statuses, in order. */
async function atOnce(own: object, other: object): Promise<number[]> {
  const answers = await Promise.all([change(people.owner, own), change(people.editor, other)])
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

test('two people who change the tags at once keep the tags of each other', async () => {
  const own = { addTags: ['One', 'both'], removeTags: ['OLD'] }
  expect(await atOnce(own, { addTags: ['two', 'BOTH'] })).toEqual([200, 200])
  const all = await tags()
  expect(all.map(tag => tag.toLowerCase()).toSorted()).toEqual(['both', 'kept', 'one', 'two'])
  expect(all[0]).toBe('kept')
})

test('a change waits for one that is not committed yet, and keeps its tags', async () => {
  const theirs = `UPDATE documents SET tags = '{kept,theirs}' WHERE id = $1`
  const call = () => change(people.owner, { addTags: ['mine'], removeTags: ['old'] })
  expect(await callDuring(product, [theirs, [id]], call)).toBe('waits')
  expect(await tags()).toEqual(['kept', 'theirs', 'mine'])
})

test('of two people who add the tenth tag at once, one is refused', async () => {
  const addTags = Array.from({ length: 7 }, (_, n) => `tag ${n}`)
  expect((await change(people.owner, { addTags })).status).toBe(200)
  expect(await atOnce({ addTags: ['mine'] }, { addTags: ['yours'] })).toEqual([200, 422])
  expect(await tags()).toHaveLength(10)
  const more = await change(people.editor, { addTags: ['one more'] })
  const message = 'A snippet has at most 10 tags. Remove one first.'
  expect(more.json).toMatchObject({ code: 'VALIDATION', message, fields: { addTags: message } })
  // A removal in the same change makes room.
  expect((await change(people.editor, { addTags: ['one more'], removeTags: ['kept'] })).status).toBe(200)
  expect(await tags()).toContain('one more')
})

test('the whole list is no change, and neither is one by a reader or a stranger', async () => {
  expect((await change(people.owner, { tags: ['mine'] })).status).toBe(422)
  expect((await change(people.viewer, { addTags: ['mine'] })).status).toBe(403)
  expect((await change(people.stranger, { removeTags: ['kept'] })).status).toBe(404)
  expect(await tags()).toEqual(['kept', 'old'])
})
