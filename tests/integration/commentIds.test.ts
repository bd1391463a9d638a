import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'

import { cleanUpDeletedIds } from '#api/features/comments/ids.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'
import { commentList } from '#schema/comments/contract.ts'
import { commentOn, rangeOf } from '#tests/support/comments.ts'
import { createDocument, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
/** Two documents, each with a thread. */
let here: { id: string; thread: string }
let there: { id: string; thread: string }

beforeAll(async () => {
  product = await sharedProduct()
  owner = await signUpOn(product, 'pro')
})

async function documentWithThread() {
  const { id } = await createDocument(owner)
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: id, cookie: owner.client.cookie }, text => text.insert(0, 'one two three'))
  return { id, thread: (await commentOn(owner, id, 'two')).thread.id }
}

beforeEach(async () => {
  here = await documentWithThread()
  there = await documentWithThread()
})

const at = (document: string, ...rest: string[]) =>
  ['/api/documents', document, 'comments', ...rest].join('/')
const reply = ({ id: document, thread }: typeof here, id: string) =>
  owner.client.post(at(document, thread, 'replies'), { id, text: 'Because.' })
const begin = async ({ id: document }: typeof here, id: string) =>
  owner.client.post(at(document), { id, text: 'Why?', range: await rangeOf(owner, document, 'three') })
const remove = ({ id: document }: typeof here, id: string) => owner.client.delete(at(document, id))
const idsIn = async ({ id: document }: typeof here) =>
  commentList.parse((await owner.client.get(at(document))).json).comments.map(({ id }) => id)

/** Deletes a comment in each way. Returns its id. */
const DELETED: Record<string, () => Promise<string>> = {
  async 'a reply'() {
    const id = randomUUID()
    await reply(here, id)
    await owner.client.patch(at(here.id, id), { text: 'Edited.' })
    await remove(here, id)
    return id
  },
  async 'a thread'() {
    const id = randomUUID()
    await begin(here, id)
    await remove(here, id)
    return id
  },
  async 'a reply with its thread'() {
    const [thread, id] = [randomUUID(), randomUUID()]
    await begin(here, thread)
    await reply({ ...here, thread }, id)
    await remove(here, thread)
    return id
  },
}

test.each(Object.entries(DELETED))('the id of %s is not given again', async (_, deleted) => {
  const id = await deleted()
  const events = await eventsAbout(product.databaseUrl, id)
  for (const place of [here, there]) {
    expect((await reply(place, id)).json).toMatchObject({ code: 'CONFLICT' })
    expect((await begin(place, id)).json).toMatchObject({ code: 'CONFLICT' })
    expect(await idsIn(place)).toEqual([place.thread])
  }
  expect(await eventsAbout(product.databaseUrl, id)).toEqual(events)
})

test('an id that two documents want at once is given to one of them', async () => {
  for (const want of [reply, begin, reply, begin, reply]) {
    const id = randomUUID()
    const answers = await Promise.all([want(here, id), want(there, id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'CONFLICT' })
    expect([...(await idsIn(here)), ...(await idsIn(there))].filter(found => found === id)).toHaveLength(1)
  }
})

test('a reply is none with the id of its thread', async () => {
  expect((await reply(here, here.thread)).json).toMatchObject({ code: 'CONFLICT' })
})

test('ids are kept for 30 days', async () => {
  const [old, recent] = [randomUUID(), randomUUID()]
  await inDatabase(
    product,
    `INSERT INTO deleted_comments (id, deleted_at)
     VALUES ($1, now() - interval '31 days'), ($2, now() - interval '29 days')`,
    [old, recent],
  )
  const sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
  await cleanUpDeletedIds()
  await sequelize.close()
  const kept = await inDatabase(product, 'SELECT id FROM deleted_comments WHERE id = ANY ($1)', [
    [old, recent],
  ])
  expect(kept).toEqual([{ id: recent }])
})
