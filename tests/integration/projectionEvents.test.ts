import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import type { Projection } from '#realtime/projection/project.ts'
import { createProjectionStore, type ProjectionStore } from '#realtime/projection/store.ts'
import { documentProjection, documentSummary } from '#schema/documents/contract.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import {
  createDocument,
  createShared,
  documentUsers,
  share,
  signUp,
  type Person,
} from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { eventsAbout, type OutboxRow } from '#tests/support/outbox.ts'
import { until } from '#tests/support/patience.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { SECRET, World, type TestUser } from '#tests/support/realtimeServer.ts'
import { edit } from '#tests/support/revisions.ts'

import { seed } from '../../scripts/server/seed.ts'

const NAME = 'documents.projected'

const projection = (words: number): Projection => ({
  text: 'word '.repeat(words),
  folded: 'word '.repeat(words),
  words,
  characters: 5 * words,
  body: '{"type":"doc","content":[{"type":"paragraph"}]}',
})

describe('a stored projection', () => {
  let database: TemporaryDatabase
  let pool: Pool
  let world: World
  let store: ProjectionStore
  let owner: TestUser

  beforeAll(async () => {
    database = await migratedDatabase()
    pool = createPool(database.url, silent)
    await seed(pool)
    world = new World(pool, SECRET)
    store = createProjectionStore(pool)
    owner = await world.user()
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const published = (document: string): Promise<OutboxRow[]> => eventsAbout(database.url, document)
  const storedWords = async (document: string) => {
    const { rows } = await pool.query<{ words: number }>(
      'SELECT words FROM document_projections WHERE document_id = $1',
      [document],
    )
    return rows[0]?.words
  }

  test('publishes its words, its date and a larger revision, in its transaction', async () => {
    const document = await world.document(owner)
    for (const words of [3, 0, 12]) await store.saveProjection(document, projection(words), { w: words + 20 })
    await store.saveProjection(document, projection(12), { w: 32 })
    const events = await published(document)
    const values = events.map(({ name, revision, value }) => [
      name,
      revision,
      documentProjection.parse(value),
    ])
    expect(values).toMatchObject([
      [NAME, 1, { kind: 'document', words: 3, revision: 1 }],
      [NAME, 2, { kind: 'document', words: 12, revision: 2 }],
      [NAME, 3, { kind: 'document', words: 12, revision: 3 }],
    ])
    const { rows } = await pool.query(
      `SELECT p.at, o.value ->> 'at' AS dated, p.xmin = o.xmin AS together FROM document_projections p
       JOIN outbox o ON o.key = p.document_id::text AND o.revision = p.revision WHERE p.document_id = $1`,
      [document],
    )
    const [row] = rows as { at: Date; dated: string; together: boolean }[]
    expect(row).toMatchObject({ dated: row?.at.toISOString(), together: true })
  })

  test('that lacks what a stored one includes publishes nothing', async () => {
    const document = await world.document(owner)
    await store.saveProjection(document, projection(5), { a: 2, b: 1 })
    await store.saveProjection(document, projection(4), { a: 1, b: 1 })
    expect(await published(document)).toHaveLength(1)
    expect(await storedWords(document)).toBe(5)
  })

  test('of a document that is gone publishes nothing', async () => {
    const document = await world.document(owner)
    await pool.query('DELETE FROM documents WHERE id = $1', [document])
    await store.saveProjection(document, projection(5), { a: 1 })
    expect(await published(document)).toEqual([])
  })

  test('is rolled back with its event, and its event with it', async () => {
    const document = await world.document(owner)
    await store.saveProjection(document, projection(5), { a: 1 })
    await pool.query(`ALTER TABLE outbox ADD CONSTRAINT full_outbox CHECK (name <> '${NAME}') NOT VALID`)
    await expect(store.saveProjection(document, projection(6), { a: 2 })).rejects.toThrow('full_outbox')
    await pool.query('ALTER TABLE outbox DROP CONSTRAINT full_outbox')
    expect(await storedWords(document)).toBe(5)
    await pool.query('ALTER TABLE document_projections ADD CONSTRAINT short CHECK (words < 6) NOT VALID')
    await expect(store.saveProjection(document, projection(7), { a: 3 })).rejects.toThrow('short')
    await pool.query('ALTER TABLE document_projections DROP CONSTRAINT short')
    expect(await published(document)).toHaveLength(1)
  })

  test('publishes an event for each document of a batch, to its own people', async () => {
    const [bea, cyd] = [await world.user(), await world.user()]
    const documents = await Promise.all([owner, bea, bea].map(user => world.document(user)))
    await world.member(documents[1] ?? '', cyd, 'viewer')
    await Promise.all(documents.map((id, at) => store.saveProjection(id, projection(at + 1), { a: 1 })))
    const events = await Promise.all(documents.map(published))
    expect(events.map(([event]) => [documentProjection.parse(event?.value).words, event?.rooms])).toEqual([
      [1, [`user:${owner.id}`, `document:${documents[0]}`]],
      [2, [`user:${bea.id}`, `document:${documents[1]}`, `user:${cyd.id}`]],
      [3, [`user:${bea.id}`, `document:${documents[2]}`]],
    ])
  })

  test('reaches those who may read it: members, but not waiting ones, and in the trash only the owner', async () => {
    const [member, waiting] = [await world.user(), await world.user()]
    const document = await world.document(owner)
    await world.member(document, member, 'viewer')
    await world.member(document, waiting, 'editor')
    await pool.query('UPDATE document_members SET waiting = true WHERE user_id = $1', [waiting.id])
    let version = 0
    const roomsNow = async () => {
      version += 1
      await store.saveProjection(document, projection(version), { a: version })
      return (await published(document)).at(-1)?.rooms
    }
    const [own, room] = [`user:${owner.id}`, `document:${document}`]
    expect(await roomsNow()).toEqual([own, room, `user:${member.id}`])
    await world.removeMember(document, member)
    expect(await roomsNow()).toEqual([own, room])
    await pool.query('UPDATE documents SET trashed_at = now() WHERE id = $1', [document])
    await world.member(document, member, 'viewer')
    expect(await roomsNow()).toEqual([own])
  })

  test('of a snippet says so', async () => {
    const document = await world.document(owner)
    await pool.query(`UPDATE documents SET kind = 'snippet' WHERE id = $1`, [document])
    await store.saveProjection(document, projection(2), { a: 1 })
    expect((await published(document))[0]?.value).toMatchObject({
      kind: 'snippet',
      words: 2,
      start: expect.any(String),
    })
  })
})

test('an edit reaches those who may read it, and no stranger or removed member', async () => {
  const product: Product = await sharedProduct()
  const { owner, editor, viewer, stranger } = await documentUsers(product, 'pro')
  const removed = await signUp(product)
  const document = await createShared({ owner, editor, viewer })
  await share(owner, document, removed, 'viewer')
  const everyone = [owner, editor, viewer, stranger, removed]
  const followers = await Promise.all(everyone.map(person => follow(product, person, document.room)))
  const removal = await owner.client.delete(`/api/documents/${document.id}/members/${removed.user.id}`)
  expect(removal.status).toBe(204)

  const write = (person: Person, id: string, text: string) =>
    edit(
      { url: `${product.url.replace('http', 'ws')}/collab`, document: id, cookie: person.client.cookie },
      paragraph => paragraph.insert(0, text),
    )
  const readers = followers.slice(0, 3)
  const others = followers.slice(3)
  const received = (follower: Follower | undefined, id: string) => follower?.value(NAME, id)
  await write(editor, document.id, 'four words are here')
  await until(
    () => readers.every(one => received(one, document.id) !== undefined),
    'those who may read it receive it',
  )
  const { words, updatedAt, projectionRevision } = documentSummary.parse(
    (await viewer.client.get(`/api/documents/${document.id}`)).json,
  )
  expect(words).toBe(4)
  for (const one of readers)
    expect(received(one, document.id)).toEqual({
      kind: 'document',
      words,
      at: updatedAt,
      revision: projectionRevision,
    })

  // The outbox keeps an order: an event about another document shows that this one did not come.
  for (const [at, person] of [stranger, removed].entries()) {
    const own = await createDocument(person)
    await write(person, own.id, 'mine')
    await until(() => received(others[at], own.id) !== undefined, 'an event about their own document')
    expect(received(others[at], document.id)).toBeUndefined()
  }
  for (const follower of followers) follower.stop()
})

const follow = ({ url }: Product, { client, user }: Person, room: string) =>
  Follower.start({ url, cookie: client.cookie }, [room, `user:${user.id}`])
