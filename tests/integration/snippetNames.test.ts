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
  '50 % \\ _',
]

test('snippets from before the lists are named as those that were made since', async () => {
  const database = await emptyDatabase()
  const pool = createPool(database.url, silent)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  await migrate(
    pool,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0040-snippets'),
    ),
  )
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

  await migrate(pool, migrations)

  const { rows } = await pool.query('SELECT name, terms FROM snippet_entries')
  const names = z.array(z.object({ name: z.string(), terms: z.string() })).parse(rows)
  const expected = TITLES.map(title => ({ name: folded(title), terms: folded(title) }))
  expect(names).toEqual(expect.arrayContaining(expected))
  expect(names).toHaveLength(expected.length)
})
