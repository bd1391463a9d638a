import { randomUUID } from 'node:crypto'

import { Client } from 'pg'
import type { Sequelize } from 'sequelize'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { withdrawUnmarked } from '#api/features/comments/withdrawal.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'
import { commentList } from '#schema/comments/contract.ts'
import { rangeOf } from '#tests/support/comments.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { until } from '#tests/support/patience.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let sequelize: Sequelize
let owner: Person
let other: Person
let documentId: string

beforeAll(async () => {
  product = await sharedProduct()
  sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
  owner = await signUpOn(product, 'pro')
  other = await signUp(product)
})
afterAll(() => sequelize.close())

const write = (change: Parameters<typeof edit>[1]) =>
  edit(
    {
      url: `${product.url.replace('http', 'ws')}/collab`,
      document: documentId,
      cookie: owner.client.cookie,
    },
    change,
  )

beforeEach(async () => {
  const document = await createDocument(owner)
  documentId = document.id
  await share(owner, document, other, 'commenter')
  await write(text => text.insert(0, 'one two three'))
})

const at = (...rest: string[]) => ['/api/documents', documentId, 'comments', ...rest].join('/')
const list = async () => commentList.parse((await owner.client.get(at())).json)
const reply = (person: Person, threadId: string) =>
  person.client.post(at(threadId, 'replies'), { id: randomUUID(), text: 'Because.' })
const gone = async (id: string) =>
  (await eventsAbout(product.databaseUrl, id)).filter(({ value }) => value === null)

/** A comment on a text that has changed. */
async function stale() {
  const range = await rangeOf(owner, documentId, 'two')
  await write(text => text.insert(5, 'x'))
  return { id: randomUUID(), text: 'Why?', range }
}

/** Keeps the marks of the document from being written until the action has ended. */
async function whileUnmarked(action: () => Promise<void>): Promise<void> {
  const database = new Client(product.databaseUrl)
  await database.connect()
  try {
    await database.query(`SELECT pg_advisory_lock(hashtextextended('revisions:' || $1, 0))`, [documentId])
    await action()
  } finally {
    await database.end()
  }
}

const untilListed = (id: string) =>
  until(async () => (await list()).threads.some(thread => thread.id === id), 'the thread is there')

test('a repeated comment is not added when its text has changed', async () => {
  const body = await stale()
  let answers: Promise<{ status: number }[]> | undefined
  await whileUnmarked(async () => {
    const first = owner.client.post(at(), body)
    await untilListed(body.id)
    answers = Promise.all([first, ...[1, 2, 3].map(() => owner.client.post(at(), body))])
    for (let read = 0; read < 3; read++) await list()
  })
  expect((await answers)?.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect(await list()).toEqual({ threads: [], comments: [] })
  expect(await gone(body.id)).toHaveLength(1)
})

test('a comment whose text has changed stays when others have replied', async () => {
  const body = await stale()
  let answer: Promise<{ status: number }> | undefined
  await whileUnmarked(async () => {
    answer = owner.client.post(at(), body)
    await untilListed(body.id)
    expect((await reply(other, body.id)).status).toBe(201)
  })
  expect((await answer)?.status).toBe(201)
  const { threads, comments } = await list()
  expect(threads).toMatchObject([{ id: body.id, quote: 'two' }])
  expect(comments).toHaveLength(2)
  await other.client.delete(at(comments[1]?.id ?? ''))
  await withdrawUnmarked(sequelize)
  expect((await owner.client.post(at(), body)).status).toBe(201)
  expect((await list()).threads).toEqual(threads)
})

/** A thread of the owner, and how the request to mark its text ended. */
async function ended(outcome: string | null, result: object | null) {
  const id = randomUUID()
  await inDatabase(product, `INSERT INTO comment_threads (id, document_id, quote) VALUES ($1, $2, 'one')`, [
    id,
    documentId,
  ])
  await inDatabase(
    product,
    `INSERT INTO comments (id, thread_id, document_id, author_id, text) VALUES ($1, $1, $2, $3, 'x')`,
    [id, documentId, owner.user.id],
  )
  await inDatabase(
    product,
    `INSERT INTO body_commands (document_id, user_id, kind, payload, outcome, result)
     VALUES ($1, $2, 'anchor-comment', $3, $4, $5)`,
    [
      documentId,
      owner.user.id,
      { threadId: id, range: await rangeOf(owner, documentId, 'one') },
      outcome,
      result,
    ],
  )
  return id
}

describe('after its call was answered, a thread', () => {
  test.each([
    ['done', { anchored: false }],
    ['full', null],
    ['late', null],
    ['failed', null],
    ['unavailable', null],
    ['unreadable', null],
  ])('is withdrawn when its mark is %s %o', async (outcome, result) => {
    const id = await ended(outcome, result)
    expect((await reply(owner, id)).status).toBe(201)
    await withdrawUnmarked(sequelize)
    expect(await list()).toEqual({ threads: [], comments: [] })
    expect(await gone(id)).toMatchObject([{ name: 'comments.thread', revision: 2 }])
  })

  test.each([
    ['done', { anchored: true }],
    ['unchanged', null],
    [null, null],
  ])('stays when its mark is %s %o', async (outcome, result) => {
    const id = await ended(outcome, result)
    await withdrawUnmarked(sequelize)
    expect((await list()).threads).toMatchObject([{ id }])
  })

  test('stays when others have replied', async () => {
    const id = await ended(null, null)
    await reply(other, id)
    await inDatabase(
      product,
      `UPDATE body_commands SET outcome = 'full', result = NULL WHERE payload ->> 'threadId' = $1`,
      [id],
    )
    await withdrawUnmarked(sequelize)
    const { threads, comments } = await list()
    expect([threads.length, comments.length]).toEqual([1, 2])
  })
})
