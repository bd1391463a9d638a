import { createHash } from 'node:crypto'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { MIGRATION_LOCK } from '#platform/database/migrate.ts'
import { syncDirectory } from '#platform/embedded-postgres/files.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { writeZip, type ZipEntry } from '#platform/zip.ts'

import { listed, readSequences, readTables, type Table } from './catalog.ts'
import { entryOf, FORMAT, MANIFEST_ENTRY, SECRET_ENTRY, type Manifest } from './manifest.ts'
import { withSession } from './session.ts'
import { Sum } from './sum.ts'

type Backup = {
  url: string
  file: string
  /** The session secret, if a file next to the database holds it. */
  secret: string | null
}

/**
 * Writes a consistent snapshot of the database into a file readable only by its owner. Users may
 * keep writing. The file appears only after it is complete and fsynced.
 */
export async function writeBackup({ url, file, secret }: Backup): Promise<Manifest> {
  const partial = `${file}.part`
  return withSession(url, async client => {
    const begun = await beginBackup(client)
    try {
      rmSync(partial, { force: true })
      const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
      const written: Manifest[] = []
      await writeZip(
        target,
        entries(client, { ...begun, secret }, made => written.push(made)),
      )
      renameSync(partial, file)
      syncDirectory(path.dirname(path.resolve(file)))
      const [made] = written
      if (!made) throw new Error('The backup has no manifest.')
      return made
    } catch (error) {
      rmSync(partial, { force: true })
      throw isOfFile(error) ? new OperatorError(`${file} cannot be written: ${error.message}`) : error
    }
  })
}

const isOfFile = (error: unknown): error is Error =>
  error instanceof Error &&
  'syscall' in error &&
  /^(open|write|fsync|rename|close)$/.test(String(error.syscall))

type Snapshot = { tables: Table[]; postgres: number; migrations: string[]; createdAt: string }

/** Begins a snapshot transaction and locks the structure of all tables. */
async function beginBackup(client: Client): Promise<Snapshot> {
  // No migration runs between reading the catalog and locking the tables. Later ones cannot change
  // a locked table.
  await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  const tables = (await readTables(client)).filter(({ isLogged }) => isLogged)
  if (!tables.some(table => table.name === 'migrations'))
    throw new OperatorError('The database does not contain Bluepencil. There is nothing to back up.')
  await client.query(`LOCK TABLE ${listed(tables.map(table => table.name))} IN ACCESS SHARE MODE`)
  await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name')
  const moment = await client.query<{ at: Date; version: string }>(
    `SELECT now() AS at, current_setting('server_version_num') AS version`,
  )
  const [now] = moment.rows
  return {
    tables,
    migrations: migrations.rows.map(row => row.name),
    postgres: Math.floor(Number(now?.version) / 10_000),
    createdAt: (now?.at ?? new Date()).toISOString(),
  }
}

/**
 * Yields the files of the backup. `onManifest` receives the manifest, which comes last because it
 * contains the hashes of all others.
 */
async function* entries(
  client: Client,
  { tables, secret, ...head }: Snapshot & { secret: string | null },
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<ZipEntry> {
  const at = new Date(head.createdAt)
  const summed: Manifest['tables'] = []
  for (const { name, columns } of tables) {
    const sum = new Sum()
    const rows = client.query(copyTo(`COPY ${escapeIdentifier(name)} (${listed(columns)}) TO STDOUT`))
    // The reader of the stream reports it too, as long as there is one.
    rows.on('error', () => undefined)
    yield { name: entryOf(name), content: sum.of(rows), at }
    summed.push({ name, columns, rows: sum.rows, sha256: sum.digest() })
  }
  if (secret !== null) yield { name: SECRET_ENTRY, content: [secret], at }
  const made: Manifest = {
    product: 'bluepencil',
    format: FORMAT,
    ...head,
    tables: summed,
    sequences: await readSequences(client),
    secret: secret === null ? null : { sha256: createHash('sha256').update(secret).digest('hex') },
  }
  yield { name: MANIFEST_ENTRY, content: [JSON.stringify(made, null, 2)], at }
  onManifest(made)
}
