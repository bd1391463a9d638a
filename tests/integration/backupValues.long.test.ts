import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import * as fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { createLogger } from '#platform/logger.ts'
import { migrations } from '#schema/database/migrations.ts'

import { openArchive } from '../../scripts/cli/backup/archive.ts'
import { inOrder } from '../../scripts/cli/backup/catalog.ts'
import { load } from '../../scripts/cli/backup/load.ts'
import { dropStructure, ownNames } from '../../scripts/cli/backup/structure.ts'
import { writeBackup } from '../../scripts/cli/backup/write.ts'
import { backUp, contentsOf, restore } from '../support/backup.ts'
import { runSql } from '../support/outbox.ts'
import { emptyDatabase, type TemporaryDatabase } from '../support/postgres.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const directory = temporaryDirectory('values')
const file = join(directory.path, 'backup.zip')

let source: TemporaryDatabase
let target: TemporaryDatabase

const migrated = async (url: string, upTo = migrations.length) => {
  const pool = createPool(url, createLogger('silent'), { size: 1, patient: true })
  await migrate(pool, migrations.slice(0, upTo))
  await pool.end()
}

beforeAll(async () => {
  source = await emptyDatabase()
  target = await emptyDatabase()
  await migrated(source.url)
})
afterAll(async () => {
  await source.drop()
  await target.drop()
  directory.remove()
})

/** Backs up and restores in this process. */
async function through(from: string, to: string): Promise<void> {
  await writeBackup({ url: from, file, secret: null })
  const archive = await openArchive(file)
  await load({ url: to, archive, migrations, replace: true })
  archive.close()
}

describe('unusual values', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\\N',
      '\\.',
      '\\',
      '\t',
      '\n',
      '\r\n',
      '\u0001',
      '\u2028',
      '"',
      '{',
      '}',
      ',',
      'NULL',
      ' ',
    ),
    fc.string({ unit: 'binary' }),
  )
  // The only character that PostgreSQL cannot store.
  const text = fc.array(piece).map(pieces => pieces.join('').replaceAll('\0', ''))
  const json = fc.jsonValue().filter(value => !JSON.stringify(value).includes('\\u0000'))
  const microseconds = fc
    .tuple(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-01-01'), noInvalidDate: true }),
      fc.nat(999),
    )
    .map(([date, more]) => `${date.toISOString().slice(0, -1)}${String(more).padStart(3, '0')}Z`)
  const row = fc.record({
    text,
    json,
    texts: fc.array(text),
    bytes: fc.uint8Array().map(bytes => Buffer.from(bytes)),
    at: microseconds,
    number: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
    isMissing: fc.boolean(),
  })

  test('survive a backup, and generated columns are recomputed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async rows => {
        const client = new Client(source.url)
        await client.connect()
        await client.query('TRUNCATE outbox, sessions, account_tokens, users, plans CASCADE')
        await client.query(
          `INSERT INTO plans (id, name, display_name, description, price_inr, monthly_limit, document_people)
           VALUES ('f', 'free', 'F', 'F', 0, 1, 1)`,
        )
        for (const [index, value] of rows.entries()) {
          const orNull = <T>(given: T) => (value.isMissing ? null : given)
          await client.query(
            'INSERT INTO outbox (name, key, revision, value, rooms, created_at, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
            [
              value.text,
              '',
              value.number,
              orNull(JSON.stringify(value.json)),
              value.texts,
              value.at,
              orNull(value.at),
            ],
          )
          await client.query('INSERT INTO sessions VALUES ($1, $2, $3)', [
            `${index}${value.text}`,
            ` ${JSON.stringify(value.json, null, '\t')} `,
            value.at,
          ])
          await client.query(
            `INSERT INTO account_tokens (purpose, token_hash, email, expires_at) VALUES ('first-admin', $1, $2, $3)`,
            [Buffer.concat([value.bytes, Buffer.from([index])]), orNull(value.text), value.at],
          )
          await client.query(
            `WITH who AS (
               INSERT INTO users (email, first_name, last_name) VALUES ($1, $2, '') RETURNING id
             ), place AS (INSERT INTO workspaces (owner_id, name) SELECT id, $2 FROM who RETURNING id, owner_id
             ), document AS (INSERT INTO documents (workspace_id, owner_id, title) SELECT id, owner_id, 'T' FROM place
                             RETURNING id, owner_id)
             INSERT INTO correction_decisions (document_id, user_id, kind, subject, for_all)
             SELECT id, owner_id, 'word', $2, true FROM document`,
            [`${index}`, value.text],
          )
        }
        await client.end()
        await through(source.url, target.url)
        expect(await contentsOf(target.url)).toEqual(await contentsOf(source.url))
      }),
      { numRuns: 15 },
    )
  })
})

test('include sequences that continue and triggers that work again', async () => {
  await through(source.url, target.url)
  // One that keeps the audit log works always, also while a restore silences the others.
  const states =
    'SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname, tgrelid::regclass::text'
  const restored = await runSql(target.url, states)
  expect(restored).toEqual(await runSql(source.url, states))
  expect(new Set(restored.map(row => (row as { tgenabled: string }).tgenabled))).toEqual(new Set(['O', 'A']))
  const add = `INSERT INTO outbox (name, key, revision, rooms) VALUES ('n', 'k', 1, '{}') RETURNING id`
  expect(await runSql(target.url, add)).toEqual(await runSql(source.url, add))
})

test('from an older structure are migrated to the newest, over any existing data', async () => {
  const older = await emptyDatabase()
  await migrated(older.url, 10)
  await runSql(older.url, `INSERT INTO outbox (name, key, revision, rooms) VALUES ('old', 'k', 1, '{}')`)
  await runSql(
    older.url,
    `INSERT INTO plans (id, name, display_name, description, price_inr, monthly_limit, document_people,
       font_pairing, priority_support)
     VALUES ('free', 'free', 'Free', '', 0, 100, 1, false, false), ('pro', 'pro', 'Pro', '', 1, 100, 1, true, true)`,
  )
  await backUp({ databaseUrl: older.url }, file)
  for (const upTo of [0, 5, 10, migrations.length]) {
    const database = await emptyDatabase()
    await migrated(database.url, upTo)
    const said = await restore({ databaseUrl: database.url }, file)
    expect(said).toMatch(/\nMigrated the database to this version of Bluepencil: 0011-[^\n]*0012-/)
    expect(await runSql(database.url, 'SELECT name FROM outbox')).toEqual([{ name: 'old' }])
    expect(await runSql(database.url, 'SELECT name, flags FROM plans ORDER BY name')).toEqual([
      { name: 'free', flags: [] },
      { name: 'pro', flags: ['fontPairing', 'prioritySupport'] },
    ])
    const names = migrations.map(migration => ({ name: migration.name }))
    expect(await runSql(database.url, 'SELECT name FROM migrations ORDER BY name')).toEqual(names)
    await database.drop()
  }
  await older.drop()
})

test('migrations create only known objects, which can be removed', async () => {
  const isOfExtension = (catalog: string) =>
    `EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${catalog}.oid AND deptype = 'e')`
  const everything = `
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('i', 'S')
    UNION SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT ${isOfExtension('pg_proc')}`
  const types = `SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype <> 'c'
    AND typelem = 0 AND NOT ${isOfExtension('pg_type')}`
  const database = await emptyDatabase()
  await migrated(database.url)
  const found = (await runSql(database.url, everything)).map(row => (row as { name: string }).name)
  expect(found).toContain('documents')
  const known = ownNames(migrations)
  expect(found.filter(name => !known.includes(name))).toEqual([])
  expect(await runSql(database.url, types)).toEqual([])
  const client = new Client(database.url)
  await client.connect()
  await dropStructure(client, migrations)
  await client.end()
  expect(await runSql(database.url, everything)).toEqual([])
  await database.drop()
})

test('tables are loaded after the tables they reference', () => {
  const table = (name: string, ...references: string[]) => ({ name, columns: [], references, isLogged: true })
  const order = inOrder([table('a', 'b', 'c'), table('b', 'd'), table('c', 'elsewhere'), table('d')])
  expect(order.map(({ name }) => name)).toEqual(['c', 'd', 'b', 'a'])
  expect(() => inOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('in a circle: a, b')
})

/** Inserts rows of the given size in megabytes. */
async function fillWith(rows: number, megabytes: number): Promise<void> {
  await runSql(source.url, 'TRUNCATE outbox, sessions')
  await runSql(
    source.url,
    `INSERT INTO outbox (name, key, revision, rooms)
     SELECT n, repeat(md5(n::text), $2::int * 31250), 1, '{}' FROM generate_series(1, $1::int) n`,
    [rows, megabytes],
  )
}

test('reports a connection loss and leaves no partial backup', async () => {
  await fillWith(10, 20)
  const lost = join(directory.path, 'lost.zip')
  const failed = expect(backUp({ databaseUrl: source.url }, lost)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/terminat/),
  })
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY "outbox"%'`
  await expect.poll(() => runSql(source.url, cut), { interval: 5 }).not.toEqual([])
  await failed
  expect(readdirSync(directory.path).filter(name => name.startsWith('lost'))).toEqual([])
})

test('streams rows of several megabytes in little memory', async () => {
  const [rows, megabytes] = [8, 40]
  await fillWith(rows, megabytes)
  const run = async (name: string, url: string) => {
    // Prints its peak memory in kilobytes on the last line.
    const watch = 'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS))'
    const script = join(import.meta.dirname, `../../dist/server/${name}.js`)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', watch, script, file, ...(name === 'restore' ? ['--replace'] : [])],
      { env: { ...process.env, DATABASE_URL: url } },
    )
    return Number(stdout.trim().split('\n').at(-1)) / 1000
  }
  const memory = [await run('backup', source.url), await run('restore', target.url)]
  expect(Math.max(...memory)).toBeLessThan(rows * megabytes)
  const sums = 'SELECT name, md5(key), length(key) FROM outbox ORDER BY name'
  expect(await runSql(target.url, sums)).toEqual(await runSql(source.url, sums))
  expect(readFileSync(file).length).toBeLessThan(10_000_000)
})
