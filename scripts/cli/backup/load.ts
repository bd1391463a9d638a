import { pipeline } from 'node:stream/promises'

import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { processesUsing } from '#platform/database/inUse.ts'
import { MIGRATION_LOCK } from '#platform/database/migrate.ts'
import { OperatorError } from '#platform/operatorError.ts'
import type { Migration } from '#schema/database/migration.ts'

import type { Archive } from './archive.ts'
import { alwaysTriggers, listed, readTables, type Table } from './catalog.ts'
import { count, type Manifest } from './manifest.ts'
import { withSession } from './session.ts'
import { createStructure, dropStructure, findBluepencil, ownNames } from './structure.ts'
import { Sum } from './sum.ts'

type Restore = {
  url: string
  archive: Archive
  /** All migrations of this version. */
  migrations: readonly Migration[]
  /** Deletes existing data first. */
  replace: boolean
}

/**
 * Restores the database from the backup, completely or not at all. Returns the tables that were
 * skipped because no migration creates them. Throws {@link OperatorError} if the database must not
 * be changed.
 */
export async function load({ url, archive, migrations, replace }: Restore): Promise<string[]> {
  const { manifest } = archive
  const unknown = manifest.migrations.filter(name => !migrations.some(migration => migration.name === name))
  if (unknown.length > 0)
    throw new OperatorError(
      `The backup was written by a newer Bluepencil (${unknown.join(', ')}). Update this one first.`,
    )
  const ran = migrations.filter(migration => manifest.migrations.includes(migration.name))
  return withSession(url, async client => {
    await refuseWhileInUse(client)
    // A process that starts meanwhile waits here before it reads the tables.
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('BEGIN')
    const found = await findBluepencil(client, migrations)
    if (found && found.accounts > 0 && !replace)
      throw new OperatorError(
        `The database already contains ${count(found.accounts, 'account')} and ${count(found.documents, 'document')}. Restore into an empty one, or add --replace to delete all of them first.`,
      )
    if (found) await dropStructure(client, migrations)
    await createStructure(client, ran)
    const own = new Set(ownNames(ran))
    const tables = (await readTables(client)).filter(({ name, isLogged }) => isLogged && own.has(name))
    for (const { table, from } of matched(tables, manifest)) await fill(client, archive, table, from)
    await setSequences(client, manifest)
    await client.query('COMMIT')
    return manifest.tables.map(table => table.name).filter(name => !own.has(name))
  })
}

/**
 * Rejects a database in use. A running process keeps documents in memory and would overwrite the
 * restored ones.
 */
async function refuseWhileInUse(client: Client): Promise<void> {
  const running = await processesUsing(client)
  if (running > 0)
    throw new OperatorError(
      `Bluepencil is running on this database (${running === 1 ? 'one process' : `${running} processes`}). Stop it first.`,
    )
}

/** Returns each table with its entry in the backup. Throws if their structures differ. */
function matched(tables: readonly Table[], manifest: Manifest) {
  return tables.map(table => {
    const from = manifest.tables.find(candidate => candidate.name === table.name)
    const isSame = from && from.columns.toSorted().join() === table.columns.toSorted().join()
    if (!isSame)
      throw new OperatorError(`The backup does not match: its table ${table.name} has another structure.`)
    return { table, from }
  })
}

/** Loads a table's rows with its triggers disabled, since they would announce old changes. */
async function fill(
  client: Client,
  archive: Archive,
  { name }: Table,
  { columns, rows, sha256 }: Manifest['tables'][number],
): Promise<void> {
  const table = escapeIdentifier(name)
  const sum = new Sum()
  const always = await alwaysTriggers(client, name)
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const target = client.query(copyFrom(`COPY ${table} (${listed(columns)}) FROM STDIN`))
  // The pipeline reports it too, unless it has ended.
  target.on('error', () => undefined)
  await pipeline(await archive.rowsOf(name), chunks => sum.of(chunks), target)
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const trigger of always)
    await client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${escapeIdentifier(trigger)}`)
  if (target.rowCount !== rows || sum.digest() !== sha256)
    throw new Error(`The rows of ${name} have changed since they were checked.`)
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { name, last, called } of sequences) {
    const there = await client.query('SELECT WHERE to_regclass($1) IS NOT NULL', [escapeIdentifier(name)])
    if (there.rowCount === 0) continue
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), last, called])
  }
}
