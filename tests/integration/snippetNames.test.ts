import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { folded } from '#schema/documents/folded.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

const TITLES = [
  'Réponse',
  'E\u0301te\u0301',
  'ÜNTER “wegs”',
  'l’Été ‘x’',
  'a\u00a0b',
  'Ångström',
  '한국어',
  'שָׁלוֹם',
  'مَرْحَبًا',
  `it's "plain"`,
  'ไทย',
  'İstanbul',
  'plain',
  '50 % \\ _',
]

const before = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex(each => each.name === name),
  )

/** A database with snippets from before the lists, migrated to before the names of all were alike. */
async function withSnippets(): Promise<Pool> {
  const database = await emptyDatabase()
  const pool = createPool(database.url, silent)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await migrate(pool, before('0040-snippets'))
  await seed(pool)
  await pool.query(
    `WITH who AS (
       INSERT INTO users (email, password_hash, first_name, last_name)
       VALUES ('ann@example.com', '', 'Ann', 'User') RETURNING id
     ), place AS (INSERT INTO workspaces (owner_id, name) SELECT id, 'Mine' FROM who RETURNING id, owner_id)
     INSERT INTO documents (workspace_id, owner_id, kind, title)
     SELECT place.id, owner_id, 'snippet', title FROM place, unnest($1::text[]) AS title`,
    [TITLES],
  )
  await migrate(pool, before('0048-snippet-names'))
  return pool
}

const entry = z.object({ title: z.string(), name: z.string(), terms: z.string() })

async function entriesIn(pool: Pool) {
  const { rows } = await pool.query(
    'SELECT d.title, e.name, e.terms FROM snippet_entries e JOIN documents d ON d.id = e.document_id ORDER BY d.title',
  )
  return z.array(entry).parse(rows)
}

test('snippets from before the lists are named as those that were made since', async () => {
  const pool = await withSnippets()
  await migrate(pool, migrations)
  const entries = await entriesIn(pool)
  expect(entries).toHaveLength(TITLES.length)
  expect(entries).toEqual(entries.map(({ title }) => ({ title, name: folded(title), terms: folded(title) })))
})

test('entries that were written since stay as they are, also when their names are mended again', async () => {
  const pool = await withSnippets()
  // As after a change of the tags.
  await pool.query(
    `UPDATE snippet_entries e SET name = 'reponse', terms = E'reponse\\nmail', tags = '{mail}'
     FROM documents d WHERE d.id = e.document_id AND d.title = 'Réponse'`,
  )
  await migrate(pool, migrations)
  const entries = await entriesIn(pool)
  expect(entries).toContainEqual({ title: 'Réponse', name: 'reponse', terms: 'reponse\nmail' })
  await pool.query(migrations.find(({ name }) => name === '0048-snippet-names')?.up ?? '')
  expect(await entriesIn(pool)).toEqual(entries)
})
