import type { Pool } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { migrations } from '#schema/database/migrations.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'
import { SECRET, startRealtimeServer, World, type RealtimeServer } from '#tests/support/realtimeServer.ts'
import { answered, ask, outcomeOf } from '#tests/support/revisions.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function serverWithDocument(): Promise<{ server: RealtimeServer; document: string; user: string }> {
  const server = await startRealtimeServer()
  cleanUp.push(() => server.stop())
  const user = await server.world.user()
  return { server, document: await server.world.document(user), user: user.id }
}

const send = async (
  pool: Pool,
  values: { document: string; user: string; kind: string; payload: object },
) => {
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO body_commands (document_id, user_id, kind, payload) VALUES ($1, $2, $3, $4) RETURNING id',
    [values.document, values.user, values.kind, values.payload],
  )
  return rows[0]?.id ?? expect.fail()
}

describe('a body command', () => {
  test('with a malformed payload fails after three attempts and blocks no other', async () => {
    const { server, document, user } = await serverWithDocument()
    const { pool } = server.world
    const kind = 'restore-revision'
    const malformed = await send(pool, { document, user, kind, payload: { revisionId: 7 } })
    const missing = '00000000-0000-4000-8000-000000000000'
    const other = await ask(pool, { document, user, restore: missing })
    expect(await answered(pool, other)).toEqual({ outcome: 'unavailable', made: null })
    expect(await outcomeOf(pool, malformed)).toBeNull()
    expect(await answered(pool, malformed)).toEqual({ outcome: 'failed', made: null })
    const { rows } = await pool.query('SELECT attempts FROM body_commands WHERE id = $1', [malformed])
    expect(rows).toEqual([{ attempts: 3 }])
  })

  test('with a text that is given up keeps no copy of it', async () => {
    const { server, document, user } = await serverWithDocument()
    const { pool } = server.world
    const payload = { body: 7, kept: 'A text' }
    const given = await send(pool, { document, user, kind: 'fill-body', payload })
    expect(await answered(pool, given)).toEqual({ outcome: 'failed', made: null })
    const { rows } = await pool.query('SELECT payload FROM body_commands WHERE id = $1', [given])
    expect(rows).toEqual([{ payload: {} }])
  })

  test('of an unknown kind is left to a newer process and blocks no other', async () => {
    const { server, document, user } = await serverWithDocument()
    const { pool } = server.world
    const unknown = await send(pool, { document, user, kind: 'translate', payload: {} })
    const other = await ask(pool, { document, user, name: 'Mine' })
    await answered(pool, other)
    const { rows } = await pool.query('SELECT outcome, attempts FROM body_commands WHERE id = $1', [unknown])
    expect(rows).toEqual([{ outcome: null, attempts: 0 }])
  })
})

test('migrates requests of the earlier structure to commands, and carries out the open ones', async () => {
  const database = await emptyDatabase()
  const pool = createPool(database.url, createLogger('silent'))
  cleanUp.push(database.drop, () => pool.end())
  const before = migrations.findIndex(({ name }) => name === '0020-body-commands')
  await migrate(pool, migrations.slice(0, before))
  // The seed has columns that came later.
  await pool.query(
    `INSERT INTO plans (id, name, display_name, description, price_inr, monthly_limit, document_people)
     VALUES ('free', 'free', 'Free', '', 0, 100, 1)`,
  )
  const world = new World(pool, SECRET)
  const user = await world.user()
  const document = await world.document(user)
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO document_revisions (document_id, kind, name, body, words, characters, covers, authors)
     VALUES ($1, 'named', 'Old', '{"type": "doc", "content": [{"type": "paragraph"}]}', 0, 0, '{}', '{}') RETURNING id`,
    [document],
  )
  const revisionId = rows[0]?.id
  await pool.query(
    `INSERT INTO document_projections (document_id, text, words, characters, body)
     VALUES ($1, 'a', 1, 1, '{"type": "doc", "content": [{"type": "paragraph"}]}')`,
    [document],
  )
  await pool.query(
    `INSERT INTO revision_requests (document_id, user_id, kind, name, revision_id, attempts, outcome, made)
     VALUES ($1, $2, 'name', 'Open', NULL, 2, NULL, NULL),
            ($1, $2, 'restore', NULL, $3, 0, 'done', $3),
            ($1, $2, 'restore', NULL, $3, 3, 'failed', NULL)`,
    [document, user.id, revisionId],
  )
  const requests = await pool.query('SELECT id, created_at FROM revision_requests ORDER BY attempts')
  await migrate(pool, migrations)

  const commands = await pool.query('SELECT id, created_at FROM body_commands ORDER BY attempts')
  expect(commands.rows).toEqual(requests.rows)
  const kept = await pool.query(
    `SELECT kind, payload, attempts, outcome, result FROM body_commands
     WHERE document_id = $1 AND user_id = $2 ORDER BY attempts`,
    [document, user.id],
  )
  expect(kept.rows).toEqual([
    {
      kind: 'restore-revision',
      payload: { revisionId },
      attempts: 0,
      outcome: 'done',
      result: { revisionId },
    },
    { kind: 'name-revision', payload: { name: 'Open' }, attempts: 2, outcome: null, result: null },
    { kind: 'restore-revision', payload: { revisionId }, attempts: 3, outcome: 'failed', result: null },
  ])

  const server = await startRealtimeServer({ databaseUrl: database.url })
  cleanUp.push(() => server.stop({ keepDatabase: true }))
  const [, open] = (commands.rows as { id: string }[]).map(({ id }) => id)
  expect(await answered(pool, open ?? '')).toMatchObject({ outcome: 'done' })
  const named = await pool.query(`SELECT FROM document_revisions WHERE document_id = $1 AND name = 'Open'`, [
    document,
  ])
  expect(named.rowCount).toBe(1)
})
