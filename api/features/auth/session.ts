import { createHash } from 'node:crypto'

import type { Request } from 'express'
import { z } from 'zod'

import type { Account } from '#api/features/users/account.ts'
import { addressOf } from '#api/kit/limits.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { rolled } from '#platform/sessions.ts'
import { ADMIN_IDLE_MINUTES, REAUTHENTICATION_MINUTES } from '#schema/auth/reauthentication.ts'
import { AppError } from '#schema/shared/errors.ts'

const MINUTE_MS = 60_000
/** Maximum time between the password and the second factor. */
const STEP_MS = 10 * MINUTE_MS
const AGENT_MAX = 400

const device = z.object({ agent: z.string(), address: z.string(), startedAt: z.number() })

/** The contents of a session, besides the user's id. Times are in milliseconds since 1970. */
const sessionData = z.object({
  device: device.optional(),
  /** The time of the last authentication. */
  provedAt: z.number().optional(),
  /** The time of the last use of the admin area, to the minute. */
  administeredAt: z.number().optional(),
  /** When the browser got the cookie. */
  rolledAt: z.number().optional(),
  /** The user who has entered a password and still has to enter a code. `password`: see {@link fingerprintOf}. */
  secondFactor: z.object({ userId: z.string(), at: z.number(), password: z.string() }).optional(),
  /** A Google sign-in in progress. */
  google: z
    .object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      intent: z.enum(['sign-in', 'link', 'proof']),
      returnTo: z.string(),
      at: z.number(),
    })
    .optional(),
})
export type SessionData = z.infer<typeof sessionData>

/** Returns the contents of the session. Empty if another version wrote them. */
export const readSession = (request: Request): SessionData =>
  sessionData.safeParse(request.session).data ?? {}

/** Sets parts of the session's contents. Undefined removes them. */
export function writeSession(request: Request, change: Partial<SessionData>): void {
  Object.assign(request.session, change)
}

/**
 * Starts a session with a new id for a user who has just authenticated. Ends the previous session.
 */
export async function startSession(request: Request, user: Account): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.login(user, (error: unknown) => (error ? reject(asError(error)) : resolve()))
  })
  const agent = (request.get('user-agent') ?? '').slice(0, AGENT_MAX)
  const now = Date.now()
  writeSession(request, {
    device: { agent, address: addressOf(request), startedAt: now },
    provedAt: now,
    ...rolled(now),
  })
  // The next call may come before the answer of this one ends.
  await keepSession(request)
}

/** Replaces the session id of a signed-in user who reauthenticated or whose rights changed. */
export async function renewSession(request: Request, user: Account): Promise<void> {
  const { device: kept } = readSession(request)
  await startSession(request, user)
  if (kept) {
    writeSession(request, { device: kept })
    await keepSession(request)
  }
}

/**
 * Stores the session now instead of at the end of the answer. Browsers follow a redirect earlier.
 */
export const keepSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

/** Ends the session everywhere: deletes its row and closes its live connections. */
export const endSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

/** Remembers for ten minutes, in a session with a new id, which user still has to enter a code. */
export async function awaitSecondFactor(request: Request, user: Account): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })
  request.session.cookie.maxAge = STEP_MS
  const secondFactor = { userId: user.id, at: Date.now(), password: fingerprintOf(user) }
  writeSession(request, { secondFactor })
}

/** Returns the id of the user whose sign-in waits for a code. Throws UNAUTHENTICATED. */
export const userIdAwaitingCode = (request: Request): string => awaited(request).userId

/** Throws UNAUTHENTICATED if the user's password has changed since the first factor. */
export function requireFirstFactor(request: Request, user: Account): void {
  if (awaited(request).password !== fingerprintOf(user))
    throw new AppError('UNAUTHENTICATED', t('auth.signInAgain'))
}

function awaited(request: Request): NonNullable<SessionData['secondFactor']> {
  const { secondFactor } = readSession(request)
  if (!secondFactor || Date.now() - secondFactor.at > STEP_MS)
    throw new AppError('UNAUTHENTICATED', t('auth.tookTooLong'))
  return secondFactor
}

/** Differs for each password that a user sets. The hash itself stays in its row. */
const fingerprintOf = ({ passwordHash }: Account): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')

/** Whether the user has authenticated in the last minutes. */
export function isReauthenticated(request: Request): boolean {
  const { provedAt } = readSession(request)
  return provedAt !== undefined && Date.now() - provedAt < REAUTHENTICATION_MINUTES * MINUTE_MS
}

/**
 * Whether the user has authenticated, or used the admin area, in the last half hour. Then a call that
 * is a use begins another one.
 */
export async function staysAdministrator(request: Request, isUse: boolean): Promise<boolean> {
  const { provedAt = 0, administeredAt = 0 } = readSession(request)
  const now = Date.now()
  if (now - Math.max(provedAt, administeredAt) >= ADMIN_IDLE_MINUTES * MINUTE_MS) return false
  if (!isUse || now - administeredAt < MINUTE_MS) return true
  // Not through the session, whose cookie would then be sent again.
  const extended = await query(
    null,
    z.unknown(),
    `UPDATE sessions SET sess = (sess::jsonb || jsonb_build_object('administeredAt', $2::bigint))::json
     WHERE sid = $1 RETURNING 1`,
    [request.sessionID, now],
  )
  return extended.length > 0
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The session store failed.', { cause: error })
