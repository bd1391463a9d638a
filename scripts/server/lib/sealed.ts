import type { ClientBase } from 'pg'

import { totpContext } from '#api/features/auth/totp.ts'
import { processesUsing } from '#platform/database/inUse.ts'
import type { Environment } from '#platform/env.ts'
import { OperatorError } from '#platform/operatorError.ts'
import { sessionSecretFile, storedSecret } from '#platform/secret.ts'
import { createSecretBox, type SecretBox } from '#platform/secretBox.ts'

type Database = Pick<ClientBase, 'query'>

/** An authenticator app: its user and its secret, sealed. */
type App = { id: string; secret: Buffer }

/** Everything in a database that depends on the session secret. */
export type Sealed = {
  /** The check value; null in a database that was never used with one. */
  check: Buffer | null
  apps: App[]
  /** The number of sessions, whose cookies the secret signs. */
  sessions: number
}

const CHECK = { text: 'bluepencil', context: 'session secret check' }

/** Returns the sealed values. Tables that are not there yet have none. */
export async function readSealed(database: Database): Promise<Sealed> {
  const there = await database.query<{ check: boolean; apps: boolean; sessions: boolean }>(
    `SELECT to_regclass('session_secret_check') IS NOT NULL AS check,
            to_regclass('sessions') IS NOT NULL AS sessions,
            EXISTS (SELECT FROM pg_attribute
                    WHERE attrelid = to_regclass('users') AND attname = 'totp_secret') AS apps`,
  )
  const [has] = there.rows
  const check = has?.check
    ? await database.query<{ sealed: Buffer }>('SELECT sealed FROM session_secret_check')
    : null
  const apps = has?.apps
    ? await database.query<App>(
        'SELECT id, totp_secret AS secret FROM users WHERE totp_secret IS NOT NULL ORDER BY id',
      )
    : null
  const sessions = has?.sessions
    ? await database.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM sessions WHERE expire > now()',
      )
    : null
  return {
    check: check?.rows[0]?.sealed ?? null,
    apps: apps?.rows ?? [],
    sessions: sessions?.rows[0]?.count ?? 0,
  }
}

function opened(box: SecretBox, sealed: Buffer, context: string): string | null {
  try {
    return box.open(sealed, context)
  } catch {
    return null
  }
}

/** Whether the secret is the one that the database was used with. */
export function fits(secret: string, { check, apps }: Sealed): boolean {
  const box = createSecretBox(secret)
  if (check !== null) return opened(box, check, CHECK.context) === CHECK.text
  return apps.length === 0 || apps.some(app => opened(box, app.secret, totpContext(app.id)) !== null)
}

/** Stores the check value of a secret. */
export async function storeCheck(database: Database, secret: string): Promise<void> {
  await database.query(
    `INSERT INTO session_secret_check (sealed) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET sealed = excluded.sealed`,
    [createSecretBox(secret).seal(CHECK.text, CHECK.context)],
  )
}

/** Seals the apps that `former` opens with `secret`. Returns how many those are. */
export async function sealAgain(
  database: Database,
  apps: readonly App[],
  [former, secret]: [string, string],
): Promise<number> {
  const [before, after] = [createSecretBox(former), createSecretBox(secret)]
  let count = 0
  for (const app of apps) {
    const plain = opened(before, app.secret, totpContext(app.id))
    if (plain === null) continue
    const sealed = after.seal(plain, totpContext(app.id))
    await database.query('UPDATE users SET totp_secret = $2 WHERE id = $1', [app.id, sealed])
    count++
  }
  return count
}

/** Returns a number of authenticator apps in words. */
export const appsOf = (count: number): string => `${count} authenticator ${count === 1 ? 'app' : 'apps'}`

const WAY_OUT = 'Nothing was changed. Start with the former secret. To change it, see npm run secret.'

/** How a secret relates to the database: the right one, the first one, or one to take over. */
export type Fit = { secret: string | null; state: 'fits' | 'first' | 'taken over' }

/**
 * Compares the session secret with the database. `secret` is null if there is none yet. Throws
 * {@link OperatorError} if the product would lose sealed values with it.
 */
export async function compareSecret(database: Database, env: Environment): Promise<Fit> {
  const sealed = await readSealed(database)
  const secret = storedSecret(env)
  const isUsed = sealed.check !== null || sealed.apps.length > 0
  if (secret === null) {
    if (isUsed && sealed.apps.length + sealed.sessions > 0) throw missing(env, sealed)
    return { secret, state: 'first' }
  }
  if (fits(secret, sealed)) return { secret, state: sealed.check === null ? 'first' : 'fits' }
  if (sealed.apps.length > 0)
    throw other(env, `It does not open the secrets of ${appsOf(sealed.apps.length)}.`)
  if ((await processesUsing(database)) > 0) throw other(env, 'A running process uses another one.')
  return { secret, state: 'taken over' }
}

function missing(env: Environment, { apps }: Sealed): OperatorError {
  const file = sessionSecretFile(env.DATA_DIR)
  const opens = apps.length > 0 ? ` and seals the secrets of ${appsOf(apps.length)}` : ''
  return new OperatorError(
    `The session secret is missing: there is no SESSION_SECRET and no file ${file}. The database was used with one, which signs its sessions${opens}. ${WAY_OUT}`,
  )
}

const other = (env: Environment, reason: string): OperatorError =>
  new OperatorError(
    `${env.SESSION_SECRET ? 'SESSION_SECRET' : `The secret in ${sessionSecretFile(env.DATA_DIR)}`} is not the one that the database was used with. ${reason} ${WAY_OUT}`,
  )
