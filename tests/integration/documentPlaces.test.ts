import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary } from '#schema/documents/contract.ts'
import { createShared, documentUsers, share, type Person } from '#tests/support/factories.ts'
import { eventsAbout, runSql } from '#tests/support/outbox.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

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

const place = (person: Person, change: unknown, documentId = id) =>
  person.client.patch(`/api/documents/${documentId}/place`, change)

const starredBy = async (person: Person): Promise<boolean | undefined> => {
  const { json } = await person.client.get('/api/documents')
  return z.parse(z.array(documentSummary), json).find(document => document.id === id)?.place.starred
}

describe('a star', () => {
  test('belongs to one person, whatever their role', async () => {
    expect((await place(viewer, { starred: true })).json).toEqual({
      starred: true,
      folderId: null,
      revision: 1,
    })
    expect(await starredBy(viewer)).toBe(true)
    expect(await starredBy(owner)).toBe(false)
    await place(owner, { starred: true })
    expect((await place(viewer, { starred: false })).json).toEqual({
      starred: false,
      folderId: null,
      revision: 2,
    })
    expect(await starredBy(viewer)).toBe(false)
    expect(await starredBy(owner)).toBe(true)
  })

  test('is announced to that person alone, and does not touch the document', async () => {
    const before = (await owner.client.get(`/api/documents/${id}`)).json
    await place(editor, { starred: true })
    expect((await eventsAbout(product.databaseUrl, id)).at(-1)).toMatchObject({
      name: 'documents.placed',
      rooms: [`user:${editor.user.id}`],
      value: { starred: true, folderId: null, revision: 1 },
    })
    expect((await owner.client.get(`/api/documents/${id}`)).json).toEqual(before)
  })

  test('stays when a member is downgraded', async () => {
    await place(editor, { starred: true })
    await share(owner, { id }, editor, 'viewer')
    expect(await starredBy(editor)).toBe(true)
    expect((await place(editor, { starred: false })).status).toBe(200)
  })

  test('is refused without access, as for a document that does not exist', async () => {
    const unknown = await place(stranger, { starred: true }, '00000000-0000-4000-8000-000000000000')
    const foreign = await place(stranger, { starred: true })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.text).toBe(unknown.text)
    await owner.client.delete(`/api/documents/${id}/members/${viewer.user.id}`)
    expect((await place(viewer, { starred: true })).status).toBe(404)
    await owner.client.delete(`/api/documents/${id}`)
    expect((await place(owner, { starred: true })).status).toBe(404)
  })

  test('rejects anything but a change of a place', async () => {
    for (const change of [{ starred: 'yes' }, { starred: true, role: 'owner' }, []])
      expect((await place(owner, change)).status).toBe(422)
  })

  test('counts each of two changes at once, and leaves with the document', async () => {
    const answers = await Promise.all([place(owner, { starred: true }), place(owner, { starred: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await place(owner, {})).json).toEqual({ starred: true, folderId: null, revision: 3 })
    await owner.client.delete(`/api/documents/${id}`)
    await owner.client.delete(`/api/documents/${id}/permanently`)
    const rows = await runSql(product.databaseUrl, 'SELECT FROM document_places WHERE document_id = $1', [id])
    expect(rows).toEqual([])
  })
})
