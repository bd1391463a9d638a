import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { urlsIn } from '#platform/database/urls.ts'
import type { Environment } from '#platform/env.ts'
import { OperatorError } from '#platform/operatorError.ts'

import type { Command } from '../operator.ts'
import { withRunningDatabase } from './database.ts'
import { count, summaryOf, type Manifest } from './manifest.ts'
import { keptSecret } from './secret.ts'
import { writeBackup } from './write.ts'

const USAGE = 'Usage: npm run backup -- FILE'

function readFile(args: string[]): string {
  let positionals: string[]
  try {
    ;({ positionals } = parseArgs({ args, allowPositionals: true }))
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
  const [file, ...rest] = positionals
  if (!file || rest.length > 0) throw new OperatorError(USAGE)
  return file
}

const report = (made: Manifest, file: string, secret: string): string => {
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  const size = kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`
  const what = `${summaryOf(made)} (${count(made.tables.length, 'table')}, ${count(rows, 'row')})`
  return `Backed up ${what} to ${file}, ${size}.\n${secret}`
}

async function backUp(file: string, env: Environment): Promise<string> {
  const urls = urlsIn(env)
  if (urls) {
    const made = await writeBackup({ url: urls.owner, file, secret: null })
    return report(
      made,
      file,
      'It does not contain the session secret. Keep SESSION_SECRET (or the file session-secret in DATA_DIR of the server) too.',
    )
  }
  const dataDir = path.resolve(env.DATA_DIR)
  const secret = env.SESSION_SECRET ? null : keptSecret(dataDir)
  const made = await withRunningDatabase(dataDir, url => writeBackup({ url, file, secret }))
  return report(
    made,
    file,
    secret === null
      ? 'It does not contain the session secret. Keep SESSION_SECRET too.'
      : 'It contains the session secret. Keep it where only you can read it.',
  )
}

/** Writes a backup of the database into a file. */
export const backup: Command = async (args, env) => backUp(readFile(args), env)
