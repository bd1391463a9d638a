import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary } from '#schema/documents/contract.ts'

import {
  createDocument,
  createShared,
  documentUsers,
  type Person,
  share,
  signUp,
} from '../support/factories.ts'
import { eventsAbout, runSql } from '../support/outbox.ts'
import { type Product, sharedProduct } from '../support/product.ts'

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

const titles = async (person: Person, query = ''): Promise<string[]> => {
  const { json } = await person.client.get(`/api/documents${query}`)
  return z
    .array(documentSummary)
    .parse(json)
    .map(document => document.title)
}

describe('creating and listing', () => {
  test('creates a document for its owner, with a room', async () => {
    const answer = await stranger.client.post('/api/documents', { title: '  A   letter ' })
    expect(answer.status).toBe(201)
    const created = documentSummary.parse(answer.json)
    expect(created).toMatchObject({
      title: 'A   letter',
      ownerId: stranger.user.id,
      role: 'owner',
      room: `document:${created.id}`,
      words: 0,
      trashedAt: null,
      revision: 1,
    })
    expect(await eventsAbout(product.databaseUrl, created.id)).toMatchObject([
      { name: 'documents.changed', rooms: [`document:${created.id}`, `user:${stranger.user.id}`] },
    ])
  })

  test('uses the title "Untitled document" by default', async () => {
    const { json } = await stranger.client.post('/api/documents', {})
    expect(json).toMatchObject({ title: 'Untitled document' })
  })

  test('lists owned and shared documents, last changed first', async () => {
    const reader = await signUp(product)
    const first = await createDocument(reader, 'First')
    await createDocument(reader, 'Second')
    await share(owner, { id }, reader, 'viewer')
    expect(await titles(reader)).toEqual(['Second', 'First', 'Plan of the year'])
    await reader.client.patch(`/api/documents/${first.id}`, { title: 'First again' })
    expect(await titles(reader)).toEqual(['First again', 'Second', 'Plan of the year'])
    // A body that changed after its row.
    await runSql(
      product.databaseUrl,
      `INSERT INTO document_projections (document_id, text, words, characters, body, at)
       VALUES ($1, 'two words', 2, 9, '{}', now() + interval '1 minute')`,
      [id],
    )
    expect(await titles(reader)).toEqual(['Plan of the year', 'First again', 'Second'])
    const { json } = await reader.client.get(`/api/documents/${id}`)
    expect(json).toMatchObject({ words: 2, role: 'viewer' })
  })

  test('requires a signed-in user', async () => {
    const visitor = await signUp(product)
    await visitor.client.post('/api/auth/signout')
    expect((await visitor.client.get('/api/documents')).status).toBe(401)
    expect((await visitor.client.post('/api/documents', { title: 'x' })).status).toBe(401)
  })
})

describe('permissions', () => {
  type Act = { name: string; method: string; path: string; body?: unknown; after?: 'trash' }
  const acts: (Act & { owner: number; editor: number; viewer: number })[] = [
    { name: 'open', method: 'GET', path: '', owner: 200, editor: 200, viewer: 200 },
    { name: 'see its people', method: 'GET', path: '/members', owner: 200, editor: 200, viewer: 200 },
    {
      name: 'rename',
      method: 'PATCH',
      path: '',
      body: { title: 'New' },
      owner: 200,
      editor: 200,
      viewer: 403,
    },
    { name: 'trash', method: 'DELETE', path: '', owner: 204, editor: 403, viewer: 403 },
    {
      name: 'restore',
      method: 'POST',
      path: '/restore',
      body: {},
      after: 'trash',
      owner: 200,
      editor: 404,
      viewer: 404,
    },
    {
      name: 'delete for good',
      method: 'DELETE',
      path: '/permanently',
      after: 'trash',
      owner: 204,
      editor: 404,
      viewer: 404,
    },
    {
      name: 'delete what is not in the trash',
      method: 'DELETE',
      path: '/permanently',
      owner: 404,
      editor: 404,
      viewer: 404,
    },
  ]

  test.each(acts)('$name', async ({ method, path, body, after, ...expected }) => {
    if (after === 'trash') await owner.client.delete(`/api/documents/${id}`)
    const attempt = (person: Person, documentId = id) =>
      person.client.send(method, `/api/documents/${documentId}${path}`, body === undefined ? {} : { body })
    const unknown = await attempt(stranger, '00000000-0000-4000-8000-000000000000')
    const foreign = await attempt(stranger)
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(unknown.text)
    expect((await attempt(viewer)).status).toBe(expected.viewer)
    expect((await attempt(editor)).status).toBe(expected.editor)
    expect((await attempt(owner)).status).toBe(expected.owner)
  })
})

describe('changes', () => {
  test('sends a new title to the document and each member, with a larger revision', async () => {
    const before = documentSummary.parse((await owner.client.get(`/api/documents/${id}`)).json)
    const { json } = await editor.client.patch(`/api/documents/${id}`, { title: 'Plan B' })
    const renamed = documentSummary.parse(json)
    expect(renamed).toMatchObject({ title: 'Plan B', role: 'editor', revision: before.revision + 1 })
    const last = (await eventsAbout(product.databaseUrl, id)).at(-1)
    expect(last).toMatchObject({ name: 'documents.changed', revision: renamed.revision })
    expect(last?.rooms.toSorted()).toEqual(
      [`document:${id}`, ...[owner, editor, viewer].map(person => `user:${person.user.id}`)].toSorted(),
    )
    // Roles differ between readers, so an event has none.
    expect(last?.value).not.toHaveProperty('role')
    expect(last?.value).toMatchObject({ title: 'Plan B', updatedAt: renamed.updatedAt })
  })

  test('assigns a different revision to each concurrent rename', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        (n % 2 ? owner : editor).client.patch(`/api/documents/${id}`, { title: `Title ${n}` }),
      ),
    )
    const revisions = (await eventsAbout(product.databaseUrl, id))
      .filter(event => event.name === 'documents.changed')
      .map(event => event.revision)
    expect(new Set(revisions).size).toBe(revisions.length)
    const current = documentSummary.parse((await owner.client.get(`/api/documents/${id}`)).json)
    expect(current.revision).toBe(Math.max(...revisions))
  })
})

describe('the trash', () => {
  test('hides a document from everyone, keeps it for its owner, and restores it unchanged', async () => {
    const before = documentSummary.parse((await editor.client.get(`/api/documents/${id}`)).json)
    await owner.client.delete(`/api/documents/${id}`)
    for (const person of [owner, editor, viewer]) {
      expect((await person.client.get(`/api/documents/${id}`)).status).toBe(404)
      const { json } = await person.client.get('/api/documents')
      expect(json).not.toContainEqual(expect.objectContaining({ id }))
    }
    expect((await owner.client.get('/api/documents?trash=1')).json).toContainEqual(
      expect.objectContaining({ id, trashedAt: expect.any(String), role: 'owner' }),
    )
    expect((await editor.client.get('/api/documents?trash=1')).json).toEqual([])

    await owner.client.post(`/api/documents/${id}/restore`)
    const after = (await editor.client.get(`/api/documents/${id}`)).json
    expect(after).toEqual({ ...before, revision: before.revision + 2 })
  })

  test('deletes permanently and publishes an empty value', async () => {
    const { client } = owner
    await client.delete(`/api/documents/${id}`)
    const trashed = (await eventsAbout(product.databaseUrl, id)).at(-1)
    await client.delete(`/api/documents/${id}/permanently`)
    expect((await client.get('/api/documents?trash=1')).json).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    expect(
      await runSql(product.databaseUrl, 'SELECT FROM document_members WHERE document_id = $1', [id]),
    ).toEqual([])
    const last = (await eventsAbout(product.databaseUrl, id)).at(-1)
    expect(last).toMatchObject({ name: 'documents.changed', value: null })
    expect(last?.revision).toBeGreaterThan(trashed?.revision ?? Infinity)
    expect(last?.rooms).toContain(`user:${viewer.user.id}`)
  })
})
