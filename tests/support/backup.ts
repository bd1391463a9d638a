import { createWriteStream, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

import { Client, escapeIdentifier } from 'pg'
import { fromBufferPromise } from 'yauzl'

import { writeZip, type ZipEntry } from '#platform/zip.ts'

import { backup as backupCommand } from '../../scripts/cli/backup/command.ts'
import { restore as restoreCommand } from '../../scripts/cli/restore/command.ts'
import { outputOf } from './commands.ts'

/** The location of the rows: `databaseUrl`, or the embedded database of `dataDir`. */
type InstallationPaths = { databaseUrl?: string; dataDir?: string }

const environmentOf = ({ databaseUrl = '', dataDir }: InstallationPaths) => ({
  SESSION_SECRET: '',
  DATABASE_URL: databaseUrl,
  DATABASE_ADMIN_URL: '',
  ...(dataDir !== undefined && { DATA_DIR: dataDir }),
})

/** Runs the command `backup`. Returns its output, or rejects with its error output. */
export const backUp = (place: InstallationPaths, ...words: string[]): Promise<string> =>
  outputOf(backupCommand, words, environmentOf(place))

/** Runs the command `restore`. Returns its output, or rejects with its error output. */
export const restore = (place: InstallationPaths, ...words: string[]): Promise<string> =>
  outputOf(restoreCommand, words, environmentOf(place))

/** Returns every row of every table as text, and the state of all sequences. */
export async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const client = new Client(url)
  await client.connect()
  try {
    const relations = await client.query<{ name: string; kind: string }>(
      `SELECT relname AS name, relkind AS kind FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S')
         AND relpersistence <> 'u' ORDER BY relname`,
    )
    const contents: Record<string, string[]> = {}
    for (const { name, kind } of relations.rows) {
      const row = kind === 'S' ? 'last_value || is_called::text' : 't::text'
      const text = `SELECT ${row} AS row FROM ${escapeIdentifier(name)} t ORDER BY 1`
      contents[name] = (await client.query<{ row: string }>(text)).rows.map(found => found.row)
    }
    return contents
  } finally {
    await client.end()
  }
}

/** Returns the files in a zip. */
export async function filesIn(zipped: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(zipped)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

/** Rewrites a backup after applying `change` to its files. */
export async function tamper(
  from: string,
  to: string,
  change: (files: Map<string, Buffer>) => void,
): Promise<void> {
  const files = await filesIn(readFileSync(from))
  change(files)
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, content] of files) yield { name, content: [content] }
  }
  await writeZip(createWriteStream(to), entries())
}
