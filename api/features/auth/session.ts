import type { Request } from 'express'
import { z } from 'zod'

import type { Account } from '#api/features/users/account.ts'
import { addressOf } from '#api/kit/limits.ts'
import { PROOF_MINUTES } from '#schema/auth/reauthentication.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const MINUTE_MS = 60_000
/** How long a sign-in may wait for its second step. */
const STEP_MS = 10 * MINUTE_MS
const AGENT_MAX = 400

const device = z.object({ agent: z.string(), address: z.string(), startedAt: z.number() })

/** What a session holds beside the user's id. Moments are in milliseconds since 1970. */
const sessionData = z.object({
  device: device.optional(),
  /** When its person last proved who they are. */
  provedAt: z.number().optional(),
  /** Who has given a password and owes a code. */
  secondFactor: z.object({ userId: z.string(), at: z.number() }).optional(),
  /** A sign-in by Google that is under way. */
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

/** What the session holds; nothing when it is another version's. */
export const readSession = (request: Request): SessionData =>
  sessionData.safeParse(request.session).data ?? {}

/** Sets or (undefined) forgets parts of what the session holds. */
export function writeSession(request: Request, change: Partial<SessionData>): void {
  Object.assign(request.session, change)
}

/** Starts a session of a new id for the user, who has just proved who they are; one that was there ends. */
export async function startSession(request: Request, user: Account): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.login(user, (error: unknown) => (error ? reject(asError(error)) : resolve()))
  })
  const agent = (request.get('user-agent') ?? '').slice(0, AGENT_MAX)
  const now = Date.now()
  writeSession(request, { device: { agent, address: addressOf(request), startedAt: now }, provedAt: now })
}

/** Gives the session of a signed-in user a new id, after a proof of identity or a change of what it may do. */
export async function renewSession(request: Request, user: Account): Promise<void> {
  const { device: kept } = readSession(request)
  await startSession(request, user)
  if (kept) writeSession(request, { device: kept })
}

/** Writes the session down now: a browser follows a redirect before the end of the answer, when it is written otherwise. */
export const keepSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

/** Ends the session everywhere: its row goes, and with it its live connections. */
export const endSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })

/** Remembers, in a session of a new id and for ten minutes, who owes a code. */
export async function awaitSecondFactor(request: Request, user: Account): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(asError(error)) : resolve()))
  })
  request.session.cookie.maxAge = STEP_MS
  writeSession(request, { secondFactor: { userId: user.id, at: Date.now() } })
}

/** Whose sign-in waits for a code. Throws UNAUTHENTICATED when nobody's does any more. */
export function owesSecondFactor(request: Request): string {
  const { secondFactor } = readSession(request)
  if (!secondFactor || Date.now() - secondFactor.at > STEP_MS)
    throw new AppError('UNAUTHENTICATED', t('auth.tookTooLong'))
  return secondFactor.userId
}

/** Whether the person behind the session has proved who they are in the last minutes. */
export function hasFreshProof(request: Request): boolean {
  const { provedAt } = readSession(request)
  return provedAt !== undefined && Date.now() - provedAt < PROOF_MINUTES * MINUTE_MS
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The session store failed.', { cause: error })
