import { randomBytes } from 'node:crypto'

import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { emptyDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'

const role = `limited_${randomBytes(8).toString('hex')}`

let database: TemporaryDatabase
let admin: Pool
/** Connections of a user who may create tables, but owns nothing. */
let user: Pool
beforeEach(async () => {
  database = await emptyDatabase()
  admin = createPool(database.url, silent, { size: 1 })
  await admin.query(`CREATE ROLE ${role}; GRANT ALL ON SCHEMA public TO ${role}`)
  const url = new URL(database.url)
  url.searchParams.set('options', `-c role=${role}`)
  user = createPool(url.href, silent, { size: 1, patient: true })
})
afterEach(async () => {
  await user.end()
  await admin.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await admin.end()
  await database.drop()
})

const tables = async () =>
  (
    await admin.query(
      `SELECT 1 FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    )
  ).rowCount

test('a user who may not add the extension learns what to do, and then starts', async () => {
  await expect(migrate(user, migrations)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(
      /^The database needs the extension pg_trgm, which its user cannot add: permission denied .*Nothing was changed\..*CREATE EXTENSION pg_trgm/,
    ),
  })
  expect(await tables()).toBe(0)
  await admin.query('CREATE EXTENSION pg_trgm')
  expect(await migrate(user, migrations)).toHaveLength(migrations.length)
})

test('an extension where the user does not look is named, and can be moved', async () => {
  await admin.query('CREATE SCHEMA apart; CREATE EXTENSION pg_trgm SCHEMA apart')
  await expect(migrate(user, migrations)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(
      /^The database has the extension pg_trgm in a schema that is not in the search path.*Nothing was changed\..*SET SCHEMA public/,
    ),
  })
  expect(await tables()).toBe(0)
  await admin.query('ALTER EXTENSION pg_trgm SET SCHEMA public')
  expect(await migrate(user, migrations)).toHaveLength(migrations.length)
})

test('a user who may add it needs no administrator', async () => {
  await admin.query(`GRANT CREATE ON DATABASE ${new URL(database.url).pathname.slice(1)} TO ${role}`)
  expect(await migrate(user, migrations)).toHaveLength(migrations.length)
})
