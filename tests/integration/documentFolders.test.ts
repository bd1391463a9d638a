import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary } from '#schema/documents/contract.ts'
import { folder, FOLDERS_MAX } from '#schema/documents/folders.ts'
import { createDocument, createShared, documentUsers, type Person } from '#tests/support/factories.ts'
import { eventsAbout, runSql } from '#tests/support/outbox.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person

beforeAll(async () => {
  product = await sharedProduct()
})

beforeEach(async () => {
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'pro'))
})

const make = (person: Person, name: unknown) => person.client.post('/api/folders', { name })
const made = async (person: Person, name: string) => z.parse(folder, (await make(person, name)).json).id
const names = async (person: Person) =>
  z.parse(z.array(folder), (await person.client.get('/api/folders')).json).map(({ name }) => name)
const move = (person: Person, id: string, folderId: string | null) =>
  person.client.patch(`/api/documents/${id}/place`, { folderId })
const placeOf = async (person: Person, id: string) =>
  z.parse(documentSummary, (await person.client.get(`/api/documents/${id}`)).json).place

describe('a folder', () => {
  test('belongs to one user, with a unique name', async () => {
    const id = await made(owner, '  Work ')
    await made(owner, 'letters')
    expect(await names(owner)).toEqual(['letters', 'Work'])
    expect(await names(editor)).toEqual([])
    expect((await make(owner, 'WORK')).status).toBe(409)
    expect((await make(editor, 'Work')).status).toBe(201)
    for (const name of ['', '  ', 'x'.repeat(81), 4, null]) expect((await make(owner, name)).status).toBe(422)

    const rename = (person: Person, name: string) => person.client.patch(`/api/folders/${id}`, { name })
    expect((await rename(owner, 'Letters')).status).toBe(409)
    expect((await rename(owner, 'work')).json).toEqual({ id, name: 'work', revision: 2 })
    for (const answer of [await rename(stranger, 'Mine'), await stranger.client.delete(`/api/folders/${id}`)])
      expect(answer.status).toBe(404)
    expect(
      (await eventsAbout(product.databaseUrl, id)).map(({ revision, rooms }) => [revision, rooms]),
    ).toEqual([1, 2].map(revision => [revision, [`user:${owner.user.id}`]]))
  })

  test('holds a document of another person for its user alone, whatever the role', async () => {
    const shared = await createShared({ owner, editor, viewer })
    const mine = await made(viewer, 'To read')
    await viewer.client.patch(`/api/documents/${shared.id}/place`, { starred: true })
    expect((await move(viewer, shared.id, mine)).json).toEqual({ starred: true, folderId: mine, revision: 2 })
    expect(await placeOf(owner, shared.id)).toMatchObject({ folderId: null })
    expect((await eventsAbout(product.databaseUrl, shared.id)).at(-1)).toMatchObject({
      name: 'documents.placed',
      rooms: [`user:${viewer.user.id}`],
    })
    expect((await move(viewer, shared.id, null)).json).toMatchObject({ starred: true, folderId: null })

    await owner.client.delete(`/api/documents/${shared.id}/members/${viewer.user.id}`)
    expect((await move(viewer, shared.id, mine)).status).toBe(404)
    expect((await move(stranger, shared.id, await made(stranger, 'Mine'))).status).toBe(404)
  })

  test('takes nothing into a folder of another user, or into one that is gone', async () => {
    const { id } = await createDocument(owner)
    const foreign = await made(stranger, 'Mine')
    const gone = await made(owner, 'Old')
    await owner.client.delete(`/api/folders/${gone}`)
    for (const folderId of [foreign, gone]) expect((await move(owner, id, folderId)).status).toBe(404)
    expect((await owner.client.patch(`/api/documents/${id}/place`, { folderId: 'x' })).status).toBe(422)
    expect(await placeOf(owner, id)).toMatchObject({ folderId: null })
  })

  test('leaves its documents when it is deleted, and announces that', async () => {
    const { id } = await createDocument(owner)
    const old = await made(owner, 'Old')
    await move(owner, id, old)
    expect((await owner.client.delete(`/api/folders/${old}`)).status).toBe(204)
    expect(await placeOf(owner, id)).toMatchObject({ folderId: null })
    expect((await eventsAbout(product.databaseUrl, old)).at(-1)).toMatchObject({ revision: 2, value: null })
    expect((await owner.client.delete(`/api/folders/${old}`)).status).toBe(404)
  })

  test('survives the trash with its document in it', async () => {
    const { id } = await createDocument(owner)
    const work = await made(owner, 'Work')
    await move(owner, id, work)
    await owner.client.delete(`/api/documents/${id}`)
    await owner.client.post(`/api/documents/${id}/restore`)
    expect(await placeOf(owner, id)).toMatchObject({ folderId: work })
  })
})

describe('calls at once', () => {
  test('make one folder of a name, and no more than the most', async () => {
    const same = await Promise.all(Array.from({ length: 8 }, () => make(owner, 'Same')))
    expect(same.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(same.filter(({ status }) => status === 409)).toHaveLength(7)
    await runSql(
      product.databaseUrl,
      `INSERT INTO document_folders (user_id, name) SELECT $1, 'Folder ' || n FROM generate_series(2, $2::int) n`,
      [owner.user.id, FOLDERS_MAX - 1],
    )
    const last = await Promise.all(Array.from({ length: 6 }, (_, n) => make(owner, `Last ${n}`)))
    expect(last.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(last.find(({ status }) => status === 409)?.text).toContain('limit of 200 folders')
    expect(await names(owner)).toHaveLength(FOLDERS_MAX)
  })

  test('delete a folder and move documents into it without an error of the server', async () => {
    const documents = await Promise.all(Array.from({ length: 6 }, () => createDocument(owner)))
    for (let round = 0; round < 5; round += 1) {
      const id = await made(owner, `Round ${round}`)
      const moves = documents.map(document => move(owner, document.id, id))
      const [gone, ...moved] = await Promise.all([owner.client.delete(`/api/folders/${id}`), ...moves])
      expect(gone.status).toBe(204)
      for (const { status } of moved) expect([200, 404]).toContain(status)
      for (const document of documents)
        expect(await placeOf(owner, document.id)).toMatchObject({ folderId: null })
    }
  })
})

test('folders leave with their user', async () => {
  const id = await made(owner, 'Work')
  await runSql(product.databaseUrl, 'DELETE FROM users WHERE id = $1', [owner.user.id])
  expect(await runSql(product.databaseUrl, 'SELECT FROM document_folders WHERE id = $1', [id])).toEqual([])
})
