import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { createDocument, createShared, documentUsers, signUp, type Person } from '#tests/support/factories.ts'
import { callDuring } from '#tests/support/locks.ts'
import { runSql } from '#tests/support/outbox.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { edit, storedText } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let id: string

beforeAll(async () => {
  product = await sharedProduct()
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
})

beforeEach(async () => {
  ;({ id } = await createShared({ owner, editor, viewer }, 'Plan of the year'))
})

const place = ({ client }: Person, document: string) => ({
  url: `${product.url.replace('http', 'ws')}/collab`,
  document,
  cookie: client.cookie,
})
const write = (person: Person, text: string, document = id) =>
  edit(place(person, document), body => body.insert(0, text))
const ask = (person: Person, document = id) => person.client.post(`/api/documents/${document}/duplicate`)
const copyOf = async (person: Person, document = id): Promise<DocumentSummary> => {
  const { status, json } = await ask(person, document)
  expect(status).toBe(201)
  return z.parse(documentSummary, json)
}
const ownDocuments = async ({ client }: Person): Promise<number> => {
  const { json } = await client.get('/api/documents')
  return z.parse(z.array(documentSummary), json).filter(({ role }) => role === 'owner').length
}

describe('a copy', () => {
  test('has the text, the check settings and a title of its origin, and none of its people', async () => {
    await write(editor, 'Plans are good.')
    await owner.client.patch(`/api/documents/${id}/writing`, { dialect: 'UK' })
    await editor.client.post(`/api/documents/${id}/decisions`, { kind: 'word', word: 'Zorblat' })
    const copy = await copyOf(owner)
    expect(copy).toMatchObject({
      title: 'Copy of Plan of the year',
      role: 'owner',
      ownerId: owner.user.id,
      writing: { dialect: 'UK' },
    })
    expect(await storedText(place(owner, copy.id))).toBe('Plans are good.')
    expect((await editor.client.get(`/api/documents/${copy.id}`)).status).toBe(404)
    expect((await owner.client.get(`/api/documents/${copy.id}/decisions`)).json).toMatchObject({
      decisions: [],
    })
    // The origin is as it was, and lives apart.
    await write(owner, 'More. ', copy.id)
    expect(await storedText(place(owner, id))).toBe('Plans are good.')
  })

  test('of a shared document belongs to the reader who made it', async () => {
    await write(owner, 'For all to read.')
    for (const reader of [viewer, editor]) {
      const copy = await copyOf(reader)
      expect(copy).toMatchObject({ role: 'owner', ownerId: reader.user.id })
      expect(await storedText(place(reader, copy.id))).toBe('For all to read.')
      expect((await owner.client.get(`/api/documents/${copy.id}`)).status).toBe(404)
    }
  })

  test('of an empty document is empty', async () => {
    const copy = await copyOf(owner)
    expect(await storedText(place(owner, copy.id))).toBe('')
  })

  test('has a title of at most 200 characters, cut between two of them', async () => {
    const { id: long } = await createDocument(owner, `${'a'.repeat(191)}🖋🖋`)
    expect((await copyOf(owner, long)).title).toBe(`Copy of ${'a'.repeat(191)}`)
  })

  test('counts no words as written', async () => {
    const reader = await signUp(product)
    const { id: own } = await createDocument(reader)
    await write(reader, 'three new words', own)
    const days = () =>
      runSql(product.databaseUrl, 'SELECT words FROM writing_days WHERE user_id = $1 AND words > 0', [
        reader.user.id,
      ])
    await expect.poll(days).toEqual([{ words: 3 }])
    const copy = await copyOf(reader, own)
    await expect
      .poll(async () => (await reader.client.get(`/api/documents/${copy.id}`)).json)
      .toMatchObject({ words: 3 })
    expect(await days()).toEqual([{ words: 3 }])
  })

  test('is made twice by two requests at once, each with the whole text', async () => {
    await write(owner, 'Twice.')
    const copies = await Promise.all([copyOf(editor), copyOf(editor)])
    expect(new Set(copies.map(copy => copy.id)).size).toBe(2)
    for (const copy of copies) expect(await storedText(place(editor, copy.id))).toBe('Twice.')
  })

  test('does not wait for another copy, or for a change of the title', async () => {
    const held = 'SELECT FROM documents WHERE id = $1 FOR NO KEY UPDATE'
    const meanwhile = await callDuring(product, [held, [id]], () => ask(viewer))
    expect(meanwhile).toMatchObject({ answer: { status: 201 } })
  })
})

describe('no copy is made', () => {
  test('without access, as of a document that does not exist', async () => {
    const unknown = await ask(stranger, '00000000-0000-4000-8000-000000000000')
    const foreign = await ask(stranger)
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.text).toBe(unknown.text)
    expect(await ownDocuments(stranger)).toBe(0)
  })

  test('after access was lost, and of a document in the trash', async () => {
    await owner.client.delete(`/api/documents/${id}/members/${viewer.user.id}`)
    expect((await ask(viewer)).status).toBe(404)
    await owner.client.delete(`/api/documents/${id}`)
    for (const person of [owner, editor]) expect((await ask(person)).status).toBe(404)
  })

  test('of a body that cannot be read, and nothing is left of it', async () => {
    const reader = await signUp(product)
    const { id: own } = await createDocument(reader)
    await runSql(
      product.databaseUrl,
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, '\\x010203', '{}')`,
      [own],
    )
    const { status, json } = await ask(reader, own)
    expect(status).toBe(409)
    expect(json).toMatchObject({ message: expect.stringContaining('wasn’t copied') })
    expect(await ownDocuments(reader)).toBe(1)
  })
})
