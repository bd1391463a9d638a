import type { Pool } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { positionIn } from '#tests/support/comments.ts'
import { eventually, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { edit } from '#tests/support/revisions.ts'
import { paragraphOf, stockClient } from '#tests/support/yclient.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const THREADS = ['0a', '0b'].map(end => `00000000-0000-4000-8000-0000000000${end}`)
const [THREAD = '', OTHER = ''] = THREADS

/** A document with a text, its owner, and one who has it open. */
async function open() {
  const server = await startRealtimeServer()
  cleanUp.push(() => server.stop())
  const user = await server.world.user()
  const document = await server.world.document(user)
  const place = { url: server.url, document, cookie: user.cookie }
  for (const id of THREADS)
    await server.world.pool.query(
      'INSERT INTO comment_threads (id, document_id, quote) VALUES ($1, $2, $3)',
      [id, document, 'one'],
    )
  await edit(place, text => text.insert(0, 'one two three'))
  const reader = stockClient(server.url, document, user.cookie)
  cleanUp.push(() => reader.destroy())
  await until(() => reader.synced, 'the reader is in')
  return { server, document, user: user.id, cookie: user.cookie, reader, text: paragraphOf(reader.doc) }
}

/** The text, with the threads of each part. */
const shown = (text: Y.XmlText): [string, ...string[]][] =>
  text
    .toDelta()
    .map(({ insert, attributes = {} }: { insert: string; attributes?: Record<string, { id: string }> }) => [
      insert,
      ...Object.values(attributes)
        .map(({ id }) => id)
        .toSorted(),
    ])

type Command = { document: string; user: string; kind: string; payload: object; hours?: number }

/** Sends a command as the api does. Returns how it ended. */
async function ended(pool: Pool, { document, user, kind, payload, hours = 0 }: Command) {
  const made = await pool.query<{ id: string }>(
    `INSERT INTO body_commands (document_id, user_id, kind, payload, created_at)
     VALUES ($1, $2, $3, $4, now() - make_interval(hours => $5)) RETURNING id`,
    [document, user, kind, payload, hours],
  )
  return eventually(async () => {
    const { rows } = await pool.query<{ outcome: string; result: unknown }>(
      'SELECT outcome, result FROM body_commands WHERE id = $1 AND outcome IS NOT NULL',
      [made.rows[0]?.id],
    )
    return rows[0] ?? null
  }, 'the command has ended')
}

const addComment =
  ({
    server,
    document,
    user,
    text,
  }: {
    server: RealtimeServer
    document: string
    user: string
    text: Y.XmlText
  }) =>
  (threadId: string, from: number, to: number, quote: string, who = user) =>
    ended(server.world.pool, {
      document,
      user: who,
      kind: 'anchor-comment',
      payload: { threadId, range: { start: positionIn(text, from), end: positionIn(text, to), quote } },
    })

describe('the anchor of a comment', () => {
  test('M1, M3, M4: reaches who has the document open, is written once, and goes with its thread', async () => {
    const place = await open()
    const { server, document, user, text } = place
    const add = addComment(place)
    expect(await add(THREAD, 4, 7, 'two')).toEqual({ outcome: 'done', result: { anchored: true } })
    await expect.poll(() => shown(text)).toEqual([['one '], ['two', THREAD], [' three']])
    expect(await add(OTHER, 0, 7, 'one two')).toMatchObject({ outcome: 'done' })
    const overlapping = [['one ', OTHER], ['two', THREAD, OTHER], [' three']]
    await expect.poll(() => shown(text)).toEqual(overlapping)
    expect(await add(THREAD, 8, 13, 'three')).toEqual({ outcome: 'unchanged', result: null })
    const remove = { document, user, kind: 'remove-comment', payload: { threadId: THREAD } }
    expect(await ended(server.world.pool, remove)).toEqual({ outcome: 'done', result: { anchored: false } })
    await expect.poll(() => shown(text)).toEqual([['one two', OTHER], [' three']])
    expect(await ended(server.world.pool, remove)).toEqual({ outcome: 'unchanged', result: null })
  })

  test('M5: may be moved and forged by editors, goes with its thread, and is nothing without one', async () => {
    const place = await open()
    const { server, document, user, text } = place
    const add = addComment(place)
    await add(THREAD, 4, 7, 'two')
    await expect.poll(() => shown(text)).toEqual([['one '], ['two', THREAD], [' three']])
    const key = Object.keys(text.toDelta()[1].attributes)[0] ?? expect.fail()
    const unknown = '00000000-0000-4000-8000-0000000000ff'
    text.format(0, 7, { [key]: null })
    text.format(8, 5, { [key]: { id: THREAD } })
    text.format(0, 3, { 'comment--c29tZW9u': { id: unknown } })
    const other = stockClient(server.url, document, place.cookie)
    cleanUp.push(() => other.destroy())
    await until(() => other.synced, 'the other page is in')
    const forged = [['one', unknown], [' two '], ['three', THREAD]]
    await expect.poll(() => shown(paragraphOf(other.doc))).toEqual(forged)
    expect(await add(OTHER, 0, 3, 'one')).toEqual({ outcome: 'done', result: { anchored: true } })
    const remove = { document, user, kind: 'remove-comment', payload: { threadId: THREAD } }
    expect(await ended(server.world.pool, remove)).toMatchObject({ outcome: 'done' })
    await expect.poll(() => shown(text)).toEqual([['one', OTHER, unknown], [' two three']])
  })

  test('M1: makes no one an author of the text', async () => {
    const place = await open()
    await addComment(place)(THREAD, 4, 7, 'two')
    const { rows } = await place.server.world.pool.query<{ user_id: string }>(
      `SELECT DISTINCT user_id FROM document_updates WHERE document_id = $1 AND writer LIKE '%.restore'`,
      [place.document],
    )
    expect(rows.map(row => row.user_id)).toEqual(['00000000-0000-0000-0000-000000000000'])
  })

  test('M2: is refused when the text has changed, or is not known', async () => {
    const place = await open()
    const add = addComment(place)
    const refused = { outcome: 'done', result: { anchored: false } }
    expect(await add(THREAD, 4, 7, 'tow')).toEqual(refused)
    const unsent = new Y.Doc()
    expect(await addComment({ ...place, text: paragraphOf(unsent) })(THREAD, 0, 0, 'one')).toEqual(refused)
    expect(shown(place.text)).toEqual([['one two three']])
  })

  test('M1: of a thread that was deleted meanwhile is not written', async () => {
    const place = await open()
    await place.server.world.pool.query('DELETE FROM comment_threads WHERE id = $1', [THREAD])
    expect(await addComment(place)(THREAD, 4, 7, 'two')).toEqual({ outcome: 'unavailable', result: null })
    expect(shown(place.text)).toEqual([['one two three']])
  })

  test.each([
    ['commenter', 'done'],
    ['viewer', 'unavailable'],
    [null, 'unavailable'],
  ])('M1: of a user with the role %s: %s', async (role, outcome) => {
    const place = await open()
    const { pool } = place.server.world
    const other = await place.server.world.user()
    if (role !== null)
      await pool.query('INSERT INTO document_members (document_id, user_id, role) VALUES ($1, $2, $3)', [
        place.document,
        other.id,
        role,
      ])
    expect(await addComment(place)(THREAD, 4, 7, 'two', other.id)).toMatchObject({ outcome })
  })

  test.each([
    ['is no longer in the document', null, 0],
    ['may only read it by now', 'viewer', 0],
    ['deleted it hours ago', 'commenter', 5],
  ])('M4: goes when the user who deleted the thread %s', async (_, role, hours) => {
    const place = await open()
    const { document, text } = place
    const { pool } = place.server.world
    await addComment(place)(THREAD, 4, 7, 'two')
    const other = await place.server.world.user()
    if (role !== null)
      await pool.query('INSERT INTO document_members (document_id, user_id, role) VALUES ($1, $2, $3)', [
        document,
        other.id,
        role,
      ])
    await pool.query('DELETE FROM comment_threads WHERE id = $1', [THREAD])
    const remove = { document, user: other.id, kind: 'remove-comment', payload: { threadId: THREAD }, hours }
    expect(await ended(pool, remove)).toMatchObject({ outcome: 'done' })
    await expect.poll(() => shown(text)).toEqual([['one two three']])
  })
})
