import type { ClientBase, Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createPool } from '#platform/database/pool.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { until } from '#tests/support/patience.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

let database: TemporaryDatabase
let pool: Pool
/** The id of each document by its text, the one that rested longest first. */
let ids: Record<string, string>

const TEXTS = ['bad ponies', 'good ponies', 'few whales']

beforeEach(async () => {
  database = await migratedDatabase()
  pool = createPool(database.url, silent)
  await seed(pool)
  await pool.query(
    `WITH who AS (
       INSERT INTO users (email, password_hash, first_name, last_name)
       VALUES ('ann@example.com', '', 'Ann', 'User') RETURNING id
     ) INSERT INTO workspaces (owner_id, name) SELECT id, 'Mine' FROM who`,
  )
  ids = {}
  for (const [n, text] of TEXTS.entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO documents (workspace_id, owner_id, title)
       SELECT w.id, w.owner_id, 'Plan' FROM workspaces w RETURNING id`,
    )
    ids[text] = rows[0]?.id ?? expect.fail()
    await pool.query(
      `INSERT INTO document_projections (document_id, text, folded, words, characters, body)
       VALUES ($1, $2, $2, 2, 9, '{}')`,
      [ids[text], text],
    )
    await pool.query(
      `UPDATE document_entries SET edited_at = now() - (10 - $2::int) * interval '1 hour' WHERE document_id = $1`,
      [ids[text], n],
    )
  }
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const WRITE = 'SELECT id FROM write_document_terms() id'

async function write(by: Pick<ClientBase, 'query'> = pool): Promise<string | undefined> {
  const { rows } = await by.query<{ id: string }>(WRITE)
  return TEXTS.find(text => ids[text] === rows[0]?.id)
}

/** Returns the texts that have a term, or the one that stands for any. */
async function textsWith(term: string): Promise<(string | undefined)[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT t.document_id AS id FROM document_terms t JOIN document_entries e USING (document_id)
     WHERE e.indexed AND t.terms && owned_terms(e.owner_id, ARRAY[$1, '']) ORDER BY e.edited_at`,
    [term],
  )
  return rows.map(({ id }) => TEXTS.find(text => ids[text] === id))
}

/** Makes the terms of texts fail or wait, as those of a strange text may. */
const whileTerms = (act: string) => `
  ALTER FUNCTION terms_of(text, text) RENAME TO real_terms_of;
  CREATE FUNCTION terms_of(text text, language text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
  BEGIN ${act} RETURN real_terms_of(text, language); END $$`

test('terms are written of the text that has rested longest, and of no text twice', async () => {
  expect([await write(), await write(), await write(), await write()]).toEqual([...TEXTS, undefined])
  expect(await textsWith('po')).toEqual(['bad ponies', 'good ponies'])
  expect(await textsWith('wh')).toEqual(['few whales'])
})

test.each([
  ['fails', `RAISE 'No.'`],
  ['takes too long', 'PERFORM pg_sleep(60)'],
])('a text that %s is read by each search, and no other text waits for it', async (_what, act) => {
  await pool.query(whileTerms(`IF text LIKE '%bad%' THEN ${act}; END IF;`))
  const writer = await pool.connect()
  await writer.query('SET statement_timeout = 500')
  for (const text of [...TEXTS, undefined]) expect(await write(writer)).toBe(text)
  writer.release(true)
  expect(await textsWith('wh')).toEqual(['bad ponies', 'few whales'])
})

test('a change does not wait for the terms of its document, and these are not written then', async () => {
  await pool.query(whileTerms('PERFORM pg_advisory_xact_lock(1);'))
  const [holder, changer] = [await pool.connect(), await pool.connect()]
  try {
    await holder.query('SELECT pg_advisory_lock(1)')
    const written = write()
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await until(async () => (await pool.query(waiting)).rowCount === 1, 'the terms are being computed')
    await changer.query('SET lock_timeout = 2000')
    await changer.query(
      `UPDATE document_projections SET text = 'new text', folded = 'new text' WHERE document_id = $1`,
      [ids['bad ponies']],
    )
    await holder.query('SELECT pg_advisory_unlock(1)')
    expect(await written).toBe('bad ponies')
  } finally {
    holder.release(true)
    changer.release(true)
  }
  expect(await textsWith('po')).toEqual([])
  expect((await pool.query('SELECT FROM document_terms')).rowCount).toBe(0)
})

test('one process writes terms at a time, and others do not look for a text', async () => {
  const { rows } = await pool.query<{ body: string }>(
    `SELECT prosrc AS body FROM pg_proc WHERE proname = 'write_document_terms'`,
  )
  const [{ body }] = [rows[0] ?? expect.fail()]
  const holder = await pool.connect()
  try {
    await holder.query('SELECT pg_advisory_lock(74075)')
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${body}`)
    const lines = plan.rows
      .map(row => row['QUERY PLAN'])
      .filter(line => /Scan.* on document_entries/.test(line))
    expect(lines).not.toEqual([])
    for (const line of lines) expect(line).toContain('(never executed)')
    expect(await write()).toBeUndefined()
    await holder.query('SELECT pg_advisory_unlock(74075)')
    expect(await write()).toBe('bad ponies')
  } finally {
    holder.release(true)
  }
})
