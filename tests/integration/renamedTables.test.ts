import { afterEach, expect, test } from 'vitest'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

test('an installation with data keeps its achievements, their events and its outbound emails', async () => {
  const database = await emptyDatabase()
  const pool = createPool(database.url, silent)
  cleanUp.push(database.drop, () => pool.end())
  const rows = async (statement: string, ...values: unknown[]): Promise<unknown[]> =>
    (await pool.query(statement, values)).rows
  const at = migrations.findIndex(({ name }) => name === '0038-achievement-names')
  await migrate(pool, migrations.slice(0, at))
  await seed(pool)
  const [user] = (
    await pool.query<{ id: string }>(
      `INSERT INTO users (email, password_hash, first_name, last_name)
       VALUES ('ann@example.com', '', 'Ann', 'User') RETURNING id`,
    )
  ).rows
  const id = user?.id
  await rows(`INSERT INTO badges (user_id, badge) VALUES ($1, 'first-fix')`, id)
  await rows(
    `INSERT INTO outbox (name, key, revision, value, rooms) VALUES
       ('achievements.awarded', 'a', 1, '{"badge": "first-fix"}', '{}'), ('achievements.awarded', 'b', 2, NULL, '{}')`,
  )
  await rows(
    `INSERT INTO mails (user_id, recipient, letter, subject, text_body, html_body)
     VALUES ($1, 'ann@example.com', 'verify-email', 'Confirm', '', '')`,
    id,
  )

  await migrate(pool, migrations)

  expect(await rows('SELECT user_id, achievement FROM achievements')).toEqual([
    { user_id: id, achievement: 'first-fix' },
  ])
  expect(await rows(`SELECT value FROM outbox WHERE name = 'achievements.awarded' ORDER BY key`)).toEqual([
    { value: { achievement: 'first-fix' } },
    { value: null },
  ])
  expect(await rows('SELECT user_id, kind, status FROM outbound_emails')).toEqual([
    { user_id: id, kind: 'verify-email', status: 'queued' },
  ])
  expect(
    await rows(
      `SELECT relname AS name FROM pg_class WHERE relname ~ '(badge|mails?_|^mails?$)' AND relname !~ 'emails?_'
       UNION ALL SELECT conname FROM pg_constraint WHERE conname ~ 'badge|^mails'
       UNION ALL SELECT tgname FROM pg_trigger WHERE tgname ~ 'badge|^mail'
       UNION ALL SELECT proname FROM pg_proc WHERE prosrc ~ 'badge|\\mmails?\\M'`,
    ),
  ).toEqual([])
})
