import path from 'node:path'
import { parseArgs } from 'node:util'

import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { urlsIn } from '#platform/database/urls.ts'
import type { Environment } from '#platform/env.ts'
import { createLogger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { migrations } from '#schema/database/migrations.ts'

import { openArchive, type Archive } from '../backup/archive.ts'
import { withOwnDatabase } from '../backup/database.ts'
import { load } from '../backup/load.ts'
import { summaryOf } from '../backup/manifest.ts'
import { keepSecret } from '../backup/secret.ts'
import type { Command } from '../operator.ts'

const USAGE = 'Usage: npm run restore -- FILE [--replace]'

type Wanted = { file: string; replace: boolean }

function readWanted(args: string[]): Wanted {
  const { positionals, values } = readArguments(args)
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new OperatorError(USAGE)
  return { file, replace: values.replace ?? false }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean' } } })
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Loads the backup and migrates the database to this version. Returns notes for the operator. */
async function restoreInto(url: string, archive: Archive, replace: boolean): Promise<string[]> {
  const leftOut = await load({ url, archive, migrations, replace })
  const pool = createPool(url, createLogger('silent'), { size: 1, patient: true })
  try {
    const ran = await migrate(pool, migrations)
    await pool.query('ANALYZE')
    return [
      ...(ran.length > 0 ? [`Migrated the database to this version of Bluepencil: ${ran.join(', ')}.`] : []),
      ...(leftOut.length > 0 ? [`Skipped tables that are not Bluepencil's: ${leftOut.join(', ')}.`] : []),
    ]
  } finally {
    await pool.end()
  }
}

const NO_SECRET =
  'The backup contains no session secret. Start with its original SESSION_SECRET, or its secrets cannot be read.'

async function restoreFrom({ file, replace }: Wanted, env: Environment): Promise<string> {
  const archive = await openArchive(file)
  const { manifest, secret } = archive
  const done = `Restored ${summaryOf(manifest)}, as they were at ${manifest.createdAt}.`
  try {
    const urls = urlsIn(env)
    if (urls) {
      const notes = await restoreInto(urls.owner, archive, replace)
      const hint = `The session secret is in ${file}, as session-secret. Start with SESSION_SECRET set to it.`
      return [done, ...notes, secret === null ? NO_SECRET : hint].join('\n')
    }
    const dataDir = path.resolve(env.DATA_DIR)
    const notes = await withOwnDatabase(dataDir, async url => {
      const restored = await restoreInto(url, archive, replace)
      if (secret !== null) keepSecret(dataDir, secret)
      return restored
    })
    const isOther = secret !== null && env.SESSION_SECRET !== undefined && env.SESSION_SECRET !== secret
    const other = 'SESSION_SECRET differs from the one in the backup. Unset it to use the restored one.'
    return [done, ...notes, ...(secret === null ? [NO_SECRET] : isOther ? [other] : [])].join('\n')
  } finally {
    archive.close()
  }
}

/** Loads a backup into the database. */
export const restore: Command = async (args, env) => restoreFrom(readWanted(args), env)
