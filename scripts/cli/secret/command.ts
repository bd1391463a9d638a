import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { Client } from 'pg'

import { processesUsing } from '#platform/database/inUse.ts'
import { MIGRATION_LOCK, migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { ownMigrations } from '#platform/database/ran.ts'
import { urlsIn } from '#platform/database/urls.ts'
import type { Environment } from '#platform/env.ts'
import { createLogger } from '#platform/logger.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { createSecret, storedSecret } from '#platform/secret.ts'
import { migrations } from '#schema/database/migrations.ts'

import { appsOf, compareSecret, fits, readSealed, sealAgain, storeCheck } from '../../server/lib/sealed.ts'
import type { Sealed } from '../../server/lib/sealed.ts'
import { withRunningDatabase } from '../backup/database.ts'
import { count } from '../backup/manifest.ts'
import { withSession } from '../backup/session.ts'
import type { Command } from '../operator.ts'

const USAGE = `Usage: npm run secret -- check                  (whether the session secret is the right one)
       npm run secret -- change --former FILE   (takes over a new secret; FILE holds the former one)
       npm run secret -- change --lose-apps     (the same without the former secret)
Both use SESSION_SECRET, or the file session-secret in DATA_DIR, as the secret. A change needs the
product stopped. It ends all sessions. With the former secret, authenticator apps go on working.
Without it, they stop: people sign in with a recovery code, or after npm run grant -- EMAIL one-factor.`

const WITHOUT_APP = 'People sign in with a recovery code, or after npm run grant -- EMAIL one-factor.'

const stops = (apps: number): string => `${appsOf(apps)} ${apps === 1 ? 'stops' : 'stop'} working`

type Wanted = { act: 'check' | 'change'; former: string | null; loseApps: boolean }

function readWanted(args: string[]): Wanted {
  const { positionals, values } = readArguments(args)
  const [act, ...rest] = positionals
  const isPlain = values.former === undefined && values['lose-apps'] === undefined
  if ((act !== 'check' && act !== 'change') || rest.length > 0 || (act === 'check' && !isPlain))
    throw new OperatorError(USAGE)
  return { act, former: readFormer(values.former), loseApps: values['lose-apps'] ?? false }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { former: { type: 'string' }, 'lose-apps': { type: 'boolean' } },
    })
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readFormer(file: string | undefined): string | null {
  if (file === undefined) return null
  if (!existsSync(file)) throw new OperatorError(`File not found: ${file}.`)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function check(client: Client, env: Environment): Promise<string> {
  const { state } = await compareSecret(client, env)
  const { apps, sessions } = await readSealed(client)
  const uses = `It signs ${count(sessions, 'session')} and seals the secrets of ${appsOf(apps.length)}.`
  if (state === 'fits') return `The session secret is the right one. ${uses}`
  return state === 'first'
    ? 'The database was not used with a session secret yet. The next start takes this one over.'
    : `The session secret is a new one. The next start takes it over, and ends ${count(sessions, 'session')}.`
}

async function change(client: Client, env: Environment, wanted: Wanted): Promise<string> {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const sealed = await readSealed(client)
  const given = storedSecret(env)
  if (given !== null && sealed.check !== null && fits(given, sealed))
    return 'The session secret is already the right one. Nothing was changed.'
  const former = formerOf(wanted, sealed)
  if (former === null && sealed.apps.length > 0 && !wanted.loseApps)
    throw new OperatorError(
      `Without the former secret, ${stops(sealed.apps.length)}. Nothing was changed. Add --former FILE with the former secret, or --lose-apps.`,
    )
  const secret = given ?? createSecret(env)
  const kept = former === null ? 0 : await sealAgain(client, sealed.apps, [former, secret])
  await client.query('DELETE FROM sessions')
  await storeCheck(client, secret)
  await client.query('COMMIT')
  const lost = sealed.apps.length - kept
  return [
    `The session secret was changed. ${count(sealed.sessions, 'session')} ended.`,
    ...(kept > 0 ? [`${appsOf(kept)} ${kept === 1 ? 'goes' : 'go'} on working.`] : []),
    ...(lost > 0 ? [`${stops(lost)}. ${WITHOUT_APP}`] : []),
  ].join('\n')
}

/** Returns the former secret, with or without the line end that an editor added. */
function formerOf({ former }: Wanted, sealed: Sealed): string | null {
  if (former === null) return null
  const found = [former, former.trim()].find(secret => fits(secret, sealed))
  if (found !== undefined) return found
  throw new OperatorError(
    'The secret in the file is not the one that the database was used with. Nothing was changed.',
  )
}

async function onDatabase(url: string, env: Environment, wanted: Wanted): Promise<string> {
  if (wanted.act === 'change') await migrateStopped(url)
  return withSession(url, async client => {
    await ownMigrations(client, migrations)
    return wanted.act === 'check' ? check(client, env) : change(client, env, wanted)
  })
}

/** Migrates the database, since a start with a wrong secret is refused before it does. */
async function migrateStopped(url: string): Promise<void> {
  await withSession(url, refuseWhileInUse)
  const pool = createPool(url, createLogger('silent'), { size: 1, patient: true })
  try {
    await migrate(pool, migrations)
  } finally {
    await pool.end()
  }
}

async function refuseWhileInUse(client: Client): Promise<void> {
  if ((await processesUsing(client)) > 0)
    throw new OperatorError('Bluepencil is running on this database. Nothing was changed. Stop it first.')
}

/** Checks or changes the session secret. */
export const secret: Command = async (args, env) => {
  const wanted = readWanted(args)
  const urls = urlsIn(env)
  if (urls) return onDatabase(urls.owner, env, wanted)
  return withRunningDatabase(path.resolve(env.DATA_DIR), url => onDatabase(url, env, wanted))
}
