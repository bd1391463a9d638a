import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { processesUsing } from '#platform/database/inUse.ts'
import { Listener } from '#platform/database/listener.ts'
import { migrate } from '#platform/database/migrate.ts'
import { isAuditGuarded, letServersIn } from '#platform/database/rights.ts'
import { SERVERS, serversPassword } from '#platform/embedded-postgres/cluster.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { migrations } from '#schema/database/migrations.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { backUp, restore } from '#tests/support/backup.ts'
import { signUp } from '#tests/support/factories.ts'
import { emptyDatabase, migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { startProduct } from '#tests/support/product.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const cleanUp: (() => Promise<unknown> | void | undefined)[] = []
let database: TemporaryDatabase
/** A connection of the owner, who may do everything. */
let owner: Pool

beforeEach(async () => {
  database = await migratedDatabase()
  owner = poolOf(database.url)
  cleanUp.unshift(database.drop)
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

function poolOf(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 1 })
  // The server may stop before the test ends.
  pool.on('error', () => undefined)
  cleanUp.push(() => (pool.ended ? undefined : pool.end()))
  return pool
}

/** Returns the URL of the database with a role that is dropped with the test, and the role. */
function newRole(): { url: string; role: string } {
  const role = `servers_${randomBytes(8).toString('hex')}`
  const url = new URL(database.url)
  url.username = role
  url.password = encodeURIComponent('with a space, % and more')
  return { url: url.href, role }
}

const dropped = (role: string) => {
  cleanUp.push(() => owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`))
}

const mayChange = async (pool: Pool): Promise<boolean> =>
  (
    await pool.query<{ may: boolean }>(
      `SELECT has_table_privilege('audit_entries', 'UPDATE, DELETE, TRUNCATE, TRIGGER, REFERENCES') AS may`,
    )
  ).rows[0]?.may ?? true

describe('the role of the servers', () => {
  test('is created if it is missing, and may do with rows what the servers do', async () => {
    const { url, role } = newRole()
    await letServersIn(owner, url)
    dropped(role)
    const servers = poolOf(url)
    const { rows } = await servers.query<{ lacks: string | null }>(
      `SELECT string_agg(c.relname, ', ') AS lacks FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v')
         AND c.relname NOT IN ('audit_entries', 'migrations')
         AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
           AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))`,
    )
    expect(rows).toEqual([{ lacks: null }])
    await servers.query('SELECT count(*) FROM migrations')
    await servers.query(
      `INSERT INTO audit_entries (act, subject_kind, subject_id, subject_name) VALUES ('user.role', 'user', 'x', 'x')`,
    )
    expect(await mayChange(servers)).toBe(false)
    expect(await isAuditGuarded(servers)).toBe(true)
    await expect(servers.query('CREATE TABLE own (id int)')).rejects.toMatchObject({ code: '42501' })
  })

  test('gets what a later version adds, and loses what it should not have', async () => {
    const { url, role } = newRole()
    await letServersIn(owner, url)
    dropped(role)
    const servers = poolOf(url)
    await owner.query(
      `CREATE TABLE later (id int GENERATED ALWAYS AS IDENTITY, other serial);
       GRANT UPDATE ON audit_entries TO ${role}; GRANT UPDATE (reason) ON audit_entries TO ${role}`,
    )
    expect(await isAuditGuarded(servers)).toBe(false)
    await owner.query('ALTER TABLE audit_entries ADD COLUMN note text')
    await letServersIn(owner, url)
    expect(await isAuditGuarded(servers)).toBe(true)
    await servers.query(
      `INSERT INTO audit_entries (act, subject_kind, subject_id, subject_name, note) VALUES ('user.role', 'user', 'x', 'x', 'x')`,
    )
    await servers.query('INSERT INTO later DEFAULT VALUES; UPDATE later SET other = 2; DELETE FROM later')
    await servers.query('SELECT position FROM audit_entries')
  })

  test('changes nothing in the catalog if it has its rights already', async () => {
    const before = await owner.query('SELECT xmin::text, oid FROM pg_class ORDER BY oid')
    await letServersIn(owner, database.serversUrl)
    const after = await owner.query('SELECT xmin::text, oid FROM pg_class ORDER BY oid')
    expect(after.rows).toEqual(before.rows)
  })

  test('can be the same for processes that start at the same time', async () => {
    const { url, role } = newRole()
    const owners = [owner, poolOf(database.url), poolOf(database.url)]
    await Promise.all(owners.map(pool => letServersIn(pool, url)))
    dropped(role)
    expect(await isAuditGuarded(poolOf(url))).toBe(true)
  })

  test('that an owner cannot create is named, with what to do', async () => {
    const { url, role } = newRole()
    await letServersIn(owner, url)
    dropped(role)
    const missing = newRole()
    await expect(letServersIn(poolOf(url), missing.url)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(
        new RegExp(`^The database has no role ${missing.role}, .* cannot create it: .*Run CREATE ROLE`),
      ),
    })
  })

  test('does not hide that the product is running', async () => {
    const listener = new Listener(database.serversUrl, silent)
    await listener.start()
    cleanUp.push(() => listener.stop())
    const { url, role } = newRole()
    await letServersIn(owner, url)
    dropped(role)
    // Neither role is a member of the other.
    expect(await processesUsing(poolOf(url))).toBe(1)
  })
})

test('a role that owns the tables is left as it is, and the start says that only triggers guard the audit', async () => {
  await letServersIn(owner, database.url)
  expect(await mayChange(owner)).toBe(true)
  expect(await isAuditGuarded(owner)).toBe(false)
  const product = await startProduct({ env: { DATABASE_URL: database.url } })
  expect(product.logs().match(/only triggers guard the audit/g)).toHaveLength(1)
  await product.dispose()
})

test('the audit is in a backup, and is as safe where it is restored', async () => {
  await owner.query(
    `INSERT INTO audit_entries (act, subject_kind, subject_id, subject_name) VALUES ('user.role', 'user', 'x', 'Kept')`,
  )
  const directory = temporaryDirectory('audit')
  cleanUp.push(directory.remove)
  const file = join(directory.path, 'backup.zip')
  await backUp({ databaseUrl: database.url }, file)
  const other = await emptyDatabase()
  cleanUp.unshift(other.drop)
  await restore({ databaseUrl: other.url }, file)
  const restored = poolOf(other.url)
  expect((await restored.query('SELECT subject_name AS name FROM audit_entries')).rows).toEqual([
    { name: 'Kept' },
  ])
  await restored.query('SET session_replication_role = replica')
  await expect(restored.query('DELETE FROM audit_entries')).rejects.toMatchObject({ code: '42501' })
  expect(await migrate(restored, migrations)).toEqual([])
  await letServersIn(restored, other.serversUrl)
  expect(await isAuditGuarded(poolOf(other.serversUrl))).toBe(true)
})

test('the embedded product works with a role that owns nothing, also on data of an earlier version', async () => {
  const product = await startProduct({ database: 'embedded' })
  cleanUp.push(() => product.dispose())
  const guarded = async () => {
    await signUp(product)
    const admin = poolOf(runningDatabaseUrl(product.dataDir) ?? '')
    const roles = async () =>
      (
        await admin.query(
          `SELECT DISTINCT usename AS role FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        )
      ).rows
    // The owner's connections of the start may still be ending.
    await expect.poll(roles).toEqual([{ role: SERVERS }])
    expect(await isAuditGuarded(poolOf(embeddedServersUrl(product.dataDir)))).toBe(true)
    return admin
  }
  const admin = await guarded()
  expect(product.logs()).not.toContain('only triggers guard the audit')

  // An earlier version knew no such role.
  await admin.query(`DROP OWNED BY ${SERVERS}; DROP ROLE ${SERVERS}`)
  await admin.end()
  await product.restart()
  await guarded()
})

function embeddedServersUrl(dataDir: string): string {
  const url = new URL(runningDatabaseUrl(dataDir) ?? '')
  url.username = SERVERS
  url.password = serversPassword(url.password)
  return url.href
}
