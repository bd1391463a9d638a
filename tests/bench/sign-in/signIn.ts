import path from 'node:path'

import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Target } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import type { Metric } from '../metric.ts'
import { median } from '../sync/samples.ts'
import { startServer } from '../sync/servers/product.ts'

const ROUNDS = 100
const WRONG = 'not the password'

/** The state of an account as a change of its row. Null: there is no such account. */
const KINDS: Record<string, string | null> = {
  unknown: null,
  'unknown, again': null,
  confirmed: 'email_verified_at = now()',
  unverified: 'email_verified_at = NULL',
  'Google only': `email_verified_at = now(), password_hash = NULL, google_subject = id::text`,
  'authenticator app': `email_verified_at = now(), totp_secret = 'x', totp_enabled_at = now()`,
  suspended: 'email_verified_at = now(), suspended_at = now()',
}

/** Returns an email of each kind. */
async function emailsOn(target: Target): Promise<[kind: string, email: string][]> {
  const emails: [string, string][] = []
  for (const [kind, change] of Object.entries(KINDS)) {
    if (change === null) {
      emails.push([kind, `no.${emails.length}.${Date.now()}@example.org`])
      continue
    }
    const { user } = await signUp(target)
    await inDatabase(target, `UPDATE users SET ${change} WHERE id = $1`, [user.id])
    emails.push([kind, user.email])
  }
  return emails
}

type Call = (email: string, round: number) => Promise<number>
type Table = { what: string; times: Map<string, number[]> }

function shuffled<T>(items: readonly T[]): T[] {
  const keyed = items.map(item => ({ item, key: Math.random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Calls for each kind in turns, in a random order each round. `call` returns the status. */
async function measure(
  what: string,
  emails: readonly [string, string][],
  call: Call,
  rounds = ROUNDS,
): Promise<Table> {
  const times = new Map(emails.map(([kind]) => [kind, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, email] of shuffled(emails)) {
      const started = performance.now()
      await call(email, round)
      times.get(kind)?.push(performance.now() - started)
    }
  }
  return { what, times }
}

/** Returns the standard error of the median of these values. */
function errorOf(values: number[]): number {
  const center = median(values)
  const spread = 1.4826 * median(values.map(value => Math.abs(value - center)))
  return (1.2533 * spread) / Math.sqrt(values.length)
}

/** Load on the machine moves all calls of a round, so the differences are within each round. */
function report({ what, times }: Table): Metric[] {
  const unknown = times.get('unknown') ?? []
  console.log(`\n${what}: median ms, median difference from an unknown email, and twice its standard error`)
  return [...times].map(([kind, values]) => {
    const differences = values.map((value, round) => value - (unknown[round] ?? Number.NaN))
    const columns = [
      kind.padEnd(20),
      median(values).toFixed(2).padStart(8),
      median(differences).toFixed(2).padStart(7),
      `±${(2 * errorOf(differences)).toFixed(2)}`,
    ]
    console.log(`  ${columns.join(' ')}`)
    return { name: `${what}, ${kind}`, value: Number(median(values).toFixed(2)), unit: 'ms' }
  })
}

const post = async (url: string, route: string, body: object, address?: string): Promise<number> => {
  const headers = address === undefined ? {} : { 'X-Forwarded-For': address }
  return (await new Client(url).post(route, body, headers)).status
}
const signIn =
  (url: string, address?: (round: number) => string): Call =>
  (email, round) =>
    post(url, '/api/auth/signin', { email, password: WRONG }, address?.(round))

/** Failures of an account at an address before it is locked, and calls of an address in 15 minutes. */
const LOCKED_AFTER = 5
const CALLS_PER_ADDRESS = 100

/** Measures the refusal of a locked account: known or unknown, it has failed too often here. */
async function measureLocked(env: Record<string, string>): Promise<Table> {
  const child = await startServer({ ...env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' })
  const target = { url: `http://127.0.0.1:${child.port}`, databaseUrl: env['DATABASE_URL'] ?? '' }
  const { user } = await signUp(target)
  const emails: [string, string][] = [
    ['unknown', `no.${Date.now()}@example.org`],
    ['confirmed', user.email],
  ]
  const perAddress = Math.floor(CALLS_PER_ADDRESS / emails.length) - LOCKED_AFTER
  const addressOf = (round: number) => `192.0.2.${1 + Math.floor(round / perAddress)}`
  try {
    for (let at = 0; at < ROUNDS; at += perAddress)
      for (const [, email] of emails)
        for (let n = 0; n < LOCKED_AFTER; n += 1) await signIn(target.url, addressOf)(email, at)
    return await measure('Sign-in, locked', emails, signIn(target.url, addressOf))
  } finally {
    await child.end('SIGTERM')
  }
}

/**
 * Measures whether the time of an answer tells that an account exists: sign-in and reset requests,
 * 100 of each kind in turns. Also sign-up, whose answer tells it on purpose.
 */
export async function runSignIn(): Promise<Metric[]> {
  const data = temporaryDirectory('bench')
  const database = await startEmbeddedPostgres({ dataDir: data.path, log: () => undefined })
  const env = {
    DATA_DIR: path.join(data.path, 'files'),
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret for measurements only',
  }
  try {
    const child = await startServer(env)
    const target = { url: `http://127.0.0.1:${child.port}`, databaseUrl: database.url }
    const emails = await emailsOn(target)
    const tables: Table[] = []
    try {
      const enter = signIn(target.url)
      for (const [, email] of emails) await enter(email, 0)
      tables.push(await measure('Sign-in', emails, enter))
      const reset: Call = email => post(target.url, '/api/auth/password-reset', { email })
      tables.push(await measure('Reset request', emails, reset))
      const names = { firstName: 'Ada', lastName: 'King', password: PASSWORD, subscribeNewsletter: false }
      const taken = emails.find(([kind]) => kind === 'confirmed')?.[1] ?? ''
      const join: Call = (email, round) => {
        const free = email === taken ? taken : `${round}.${email}`
        return post(target.url, '/api/auth/signup', { ...names, email: free })
      }
      const joining: [string, string][] = [
        ['unknown', `new.${Date.now()}@example.org`],
        ['taken', taken],
      ]
      tables.push(await measure('Sign-up', joining, join))
    } finally {
      await child.end('SIGTERM')
    }
    tables.push(await measureLocked(env))
    return tables.flatMap(report)
  } finally {
    await database.stop()
    data.remove()
  }
}
