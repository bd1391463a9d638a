import { Client } from '#tests/support/client.ts'
import { PASSWORD, signUp, type Target } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import type { Metric } from '../metric.ts'
import { measure, report, type Call, type Timings } from '../refusals.ts'
import { withDatabase, withProduct } from '../withProduct.ts'

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
async function measureLocked(target: Target): Promise<Timings> {
  const { user } = await signUp(target)
  const emails: [string, string][] = [
    ['unknown', `no.${Date.now()}@example.org`],
    ['confirmed', user.email],
  ]
  const perAddress = Math.floor(CALLS_PER_ADDRESS / emails.length) - LOCKED_AFTER
  const addressOf = (round: number) => `192.0.2.${1 + Math.floor(round / perAddress)}`
  for (let at = 0; at < ROUNDS; at += perAddress)
    for (const [, email] of emails)
      for (let n = 0; n < LOCKED_AFTER; n += 1) await signIn(target.url, addressOf)(email, at)
  return measure('Sign-in, locked', emails, signIn(target.url, addressOf), ROUNDS)
}

/** Measures refusals of sign-in and of reset requests, and sign-up. */
async function measureUnlocked(target: Target): Promise<Timings[]> {
  const emails = await emailsOn(target)
  const enter = signIn(target.url)
  for (const [, email] of emails) await enter(email, 0)
  const reset: Call = email => post(target.url, '/api/auth/password-reset', { email })
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
  return [
    await measure('Sign-in', emails, enter, ROUNDS),
    await measure('Reset request', emails, reset, ROUNDS),
    await measure('Sign-up', joining, join, ROUNDS),
  ]
}

/**
 * Measures whether the time of an answer tells that an account exists: sign-in and reset requests,
 * 100 of each kind in turns. Also sign-up, whose answer tells it on purpose.
 */
export const runSignIn = (): Promise<Metric[]> =>
  withDatabase(async on => {
    const tables = await withProduct(on, measureUnlocked)
    const limited = { ...on, env: { ...on.env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } }
    tables.push(await withProduct(limited, measureLocked))
    return tables.flatMap(report)
  })
