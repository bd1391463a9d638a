import { randomBytes } from 'node:crypto'

import { Client, type Pool } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { folded, sortedTitle } from '#schema/documents/folded.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { named } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

const TITLES = [
  'Москва',
  'ЁЛКА',
  'ÉCLAIR e\u0301',
  'İstanbul IĞDIR',
  'ΟΔΟΣ ΣΟΦΙΑΣ',
  'ὈΔΌΣ, «ΟΔΟΣ»',
  'Σ',
  'ΑΣ’Α ΑΣ’ ’Σ Α\u0301Σ\u0301 Σ\u0345Α',
  'ΑΣ1 ΑΣa aΣ 1Σ',
  'ǅ ẞ Ω K Å',
  '𐐀 Ꭰ Ა',
  '“It’s”\u00a0C',
  'Chapter 10',
  'chapter 0012345678901',
]

/** A database whose locale has no small letters but those of ASCII. */
async function inPlainLocale(): Promise<Pool> {
  const server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  const name = `test_${randomBytes(8).toString('hex')}`
  await server.query(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`,
  )
  const pool = createPool(named(inject('postgresUrl'), name), silent)
  onTestFinished(async () => {
    await pool.end()
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.end()
  })
  return pool
}

const MADE = `
  INSERT INTO documents (workspace_id, owner_id, title)
  SELECT w.id, w.owner_id, title FROM workspaces w, unnest($1::text[]) AS title`

const entry = z.object({ title: z.string(), name: z.string(), sort_name: z.string() })

async function expectEntries(pool: Pool, titles: readonly string[]): Promise<void> {
  const { rows } = await pool.query(
    `SELECT d.title, e.name, e.sort_name FROM document_entries e JOIN documents d ON d.id = e.document_id`,
  )
  const entries = z.array(entry).parse(rows)
  expect(entries).toHaveLength(titles.length)
  expect(entries).toEqual(
    entries.map(({ title }) => ({ title, name: folded(title), sort_name: sortedTitle(title) })),
  )
}

test('titles are folded as on a device, whatever the locale, also those from before', async () => {
  const pool = await inPlainLocale()
  const at = migrations.findIndex(({ name }) => name === '0076-document-index')
  await migrate(pool, migrations.slice(0, at))
  await seed(pool)
  await pool.query(
    `WITH who AS (
       INSERT INTO users (email, password_hash, first_name, last_name)
       VALUES ('ann@example.com', '', 'Ann', 'User') RETURNING id
     ) INSERT INTO workspaces (owner_id, name) SELECT id, 'Mine' FROM who`,
  )
  await pool.query(MADE, [TITLES])
  await migrate(pool, migrations)
  await expectEntries(pool, TITLES)
  await pool.query(MADE, [TITLES])
  await expectEntries(pool, [...TITLES, ...TITLES])

  const letters = Array.from({ length: 0x1_f000 }, (_, code) => String.fromCodePoint(code)).filter(
    letter =>
      /^\p{L}$/u.test(letter) && (letter !== letter.toLowerCase() || letter !== letter.normalize('NFD')),
  )
  const { rows } = await pool.query<{ name: string }>(
    'SELECT folded_title(letter) AS name FROM unnest($1::text[]) WITH ORDINALITY AS l (letter, at) ORDER BY at',
    [letters],
  )
  expect(letters.length).toBeGreaterThan(10_000)
  expect(rows.map(({ name }) => name)).toEqual(letters.map(folded))
})
