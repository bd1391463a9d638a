import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { z } from 'zod'

import { DocumentModel } from '#api/features/documents/model.ts'
import { lockUnchecked } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision } from '#api/features/documents/service.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createLogger } from '#platform/logger.ts'
import { SYNC } from '#schema/collab/protocol.ts'
import { documentFacts, documentSummary } from '#schema/documents/contract.ts'
import { restoreAnswer, revision } from '#schema/revisions/contract.ts'
import { createDocument, createShared, documentUsers, type DocumentUsers } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { edit, storedText } from '#tests/support/revisions.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

let product: Product
let database: Pool
let people: DocumentUsers
let snippet: string

beforeAll(async () => {
  product = await startProduct()
  database = new Pool({ connectionString: product.databaseUrl, max: 1 })
  people = await documentUsers(product, 'pro')
  snippet = (await createShared(people)).id
  await database.query(`UPDATE documents SET kind = 'snippet' WHERE id = $1`, [snippet])
})
afterAll(() => database.end())

const collab = () => `${product.url.replace('http', 'ws')}/collab`
const place = (person = people.owner) => ({
  url: collab(),
  document: snippet,
  cookie: person.client.cookie,
})
/** Renames a row of any kind and publishes the change. */
async function renameRow(id: string, title: string): Promise<void> {
  const sequelize = connectSequelize(product.databaseUrl, createLogger('silent'))
  try {
    await sequelize.transaction(async tx => {
      const document = await lockUnchecked(tx, id)
      if (document === null) throw new Error('There is no such row.')
      await DocumentModel.update({ title }, { where: { id }, transaction: tx })
      await announceDocument(tx, await raiseRevision(tx, document))
    })
  } finally {
    await sequelize.close()
  }
}

const listed = async (query = '') => {
  const { json } = await people.owner.client.get(`/api/documents${query}`)
  return z.array(documentSummary).parse(json)
}

describe('a row of kind snippet', () => {
  test('stores what its editors write and sends it to its readers', async () => {
    const reader = stockClient(collab(), snippet, people.viewer.client.cookie)
    await until(() => reader.synced, 'the reader is in')
    await edit(place(people.editor), text => text.insert(0, 'kept'))
    await until(() => paragraphOf(reader.doc).toString() === 'kept', 'the reader sees it')
    reader.destroy()
    expect(await storedText(place())).toBe('kept')
    const { rows } = await database.query(
      'SELECT DISTINCT user_id AS id FROM document_updates WHERE document_id = $1',
      [snippet],
    )
    expect(rows).toEqual([{ id: people.editor.user.id }])
  })

  test('is closed to strangers and to writes of viewers', async () => {
    const stranger = RawClient.on(collab(), snippet, people.stranger.client.cookie)
    await until(() => stranger.closeCode !== null, 'the stranger is turned away')
    expect(stranger.closeCode).toBe(4404)
    const path = `/api/documents/${snippet}/revisions`
    expect((await people.stranger.client.get(path)).status).toBe(404)
    expect((await people.viewer.client.post(path, { name: 'Mine' })).status).toBe(403)
    const viewer = await RawClient.on(collab(), snippet, people.viewer.client.cookie).synced()
    const before = Y.encodeStateVector(viewer.doc())
    paragraphOf(viewer.doc()).insert(0, 'no')
    viewer.sync(SYNC.update, Y.encodeStateAsUpdate(viewer.doc(), before))
    await until(() => viewer.closeCode !== null, 'the viewer is refused')
    expect(viewer.closeCode).toBe(4403)
  })

  test('has a room whose followers receive its events with its kind', async () => {
    const room = `document:${snippet}`
    const follower = await Follower.start({ url: product.url, cookie: people.viewer.client.cookie }, [room])
    await renameRow(snippet, 'Greeting')
    await expect
      .poll(() => follower.value('documents.changed', snippet))
      .toMatchObject({ title: 'Greeting', kind: 'snippet' })
    follower.stop()
  })

  test('keeps revisions and is restored from them', async () => {
    const path = `/api/documents/${snippet}/revisions`
    await edit(place(), text => {
      text.delete(0, text.length)
      text.insert(0, 'good')
    })
    const named = revision.parse((await people.editor.client.post(path, { name: 'Good' })).json)
    await edit(place(), text => text.insert(4, ' and bad'))
    const answer = await people.editor.client.post(`${path}/${named.id}/restore`)
    expect(answer.status).toBe(200)
    expect(restoreAnswer.parse(answer.json).revision).toMatchObject({
      documentId: snippet,
      restoredFrom: named.id,
    })
    expect(await storedText(place())).toBe('good')
  })

  test('is not found by the calls of documents and of sharing, not even for its owner', async () => {
    const { editor, owner, viewer } = people
    const stored = () => database.query('SELECT * FROM documents WHERE id = $1', [snippet])
    const members = () => database.query('SELECT * FROM document_members WHERE document_id = $1', [snippet])
    const refused: [method: string, path: string, body?: unknown][] = [
      ['GET', ''],
      ['PATCH', '', { title: 'A document' }],
      ['PATCH', '/writing', { dialect: 'UK' }],
      ['DELETE', ''],
      ['GET', '/members'],
      ['POST', '/members', { email: people.stranger.user.email, role: 'editor' }],
      ['DELETE', `/members/${viewer.user.id}`],
      ['GET', '/share-code'],
      ['POST', '/share-code'],
      ['DELETE', '/share-code'],
    ]
    const [row, rows] = [(await stored()).rows, (await members()).rows]
    for (const { client } of [owner, editor, viewer])
      for (const [method, path, body] of refused) {
        const answer = await client.send(method, `/api/documents/${snippet}${path}`, { body })
        expect([method, path, answer.status]).toEqual([method, path, 404])
        expect(answer.json).toMatchObject({ code: 'NOT_FOUND' })
      }
    expect((await stored()).rows).toEqual(row)
    expect((await members()).rows).toEqual(rows)
    expect((await database.query('SELECT FROM share_codes WHERE document_id = $1', [snippet])).rows).toEqual(
      [],
    )
  })

  test('stays in the trash when its owner restores or deletes it as a document', async () => {
    await database.query('UPDATE documents SET trashed_at = now() WHERE id = $1', [snippet])
    const { client } = people.owner
    expect((await client.post(`/api/documents/${snippet}/restore`)).status).toBe(404)
    expect((await client.delete(`/api/documents/${snippet}/permanently`)).status).toBe(404)
    const { rows } = await database.query('SELECT trashed_at FROM documents WHERE id = $1', [snippet])
    expect(rows).toEqual([{ trashed_at: expect.any(Date) }])
    await database.query('UPDATE documents SET trashed_at = NULL WHERE id = $1', [snippet])
  })

  test('appears neither in the list of documents nor in the trash', async () => {
    const document = await createDocument(people.owner)
    expect(document.kind).toBe('document')
    expect((await listed()).map(({ id }) => id)).toEqual([document.id])
    const trashed = new Date()
    for (const id of [snippet, document.id])
      await database.query('UPDATE documents SET trashed_at = $2 WHERE id = $1', [id, trashed])
    expect((await listed('?trash=1')).map(({ id }) => id)).toEqual([document.id])
    expect(await listed()).toEqual([])
  })
})

test('the database rejects a row of another kind', async () => {
  const { id } = await createDocument(people.owner)
  const change = database.query(`UPDATE documents SET kind = 'note' WHERE id = $1`, [id])
  await expect(change).rejects.toThrow('documents_kind_check')
})

test('facts from an event of an earlier version are of a document', () => {
  const facts = {
    id: snippet,
    title: 'Old',
    ownerId: people.owner.user.id,
    createdAt: '2026-08-01T10:00:00.000Z',
    updatedAt: '2026-08-01T10:00:00.000Z',
    trashedAt: null,
    writing: {},
    revision: 1,
  }
  expect(documentFacts.parse(facts)).toMatchObject({ kind: 'document', showsComments: false })
})
