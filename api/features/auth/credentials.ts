import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { revokeLinksOf } from '#api/features/auth/tokens.ts'
import { revokeKeysOf } from '#api/features/keys/service.ts'
import { changeUser } from '#api/features/users/service.ts'
import { query } from '#api/kit/query.ts'

/** A way into an account that an event ends. `links`: the ones in emails that were not used yet. */
type Credential = 'links' | 'other sessions' | 'password' | 'Google' | 'authenticator app' | 'API keys'

/**
 * The credentials that each event ends. Before the first proof of an email, another person may have signed up with
 * it, so the proof ends everything that was set up until then. `docs/security.md` has this table.
 */
export const ENDED_BY = {
  'first proof of the email': [
    'links',
    'other sessions',
    'password',
    'Google',
    'authenticator app',
    'API keys',
  ],
  'password changed': ['links', 'other sessions'],
  'password reset': ['links', 'other sessions'],
  'email changed': ['links'],
  'Google linked': ['links'],
  'Google unlinked': ['links'],
  'authenticator app added': ['links'],
  'authenticator app removed': ['links'],
  'signed out everywhere else': ['links', 'other sessions'],
} as const satisfies Record<string, readonly Credential[]>
export type CredentialEvent = keyof typeof ENDED_BY

/** Ends what the event ends. `session`: the session that stays. */
export async function endCredentials(
  tx: Transaction,
  event: CredentialEvent,
  userId: string,
  session: string | null = null,
): Promise<void> {
  for (const credential of ENDED_BY[event]) await END[credential](tx, userId, session)
}

const END: Record<Credential, (tx: Transaction, userId: string, session: string | null) => Promise<unknown>> =
  {
    links: revokeLinksOf,
    'other sessions': endSessionsOf,
    password: (tx, userId) =>
      changeUser(tx, userId, user => {
        user.passwordHash = null
      }),
    Google: (tx, userId) =>
      changeUser(tx, userId, user => {
        user.googleSubject = null
      }),
    'authenticator app': removeTotp,
    'API keys': revokeKeysOf,
  }

/** Removes the authenticator app and the recovery codes. */
export async function removeTotp(tx: Transaction, userId: string): Promise<void> {
  await changeUser(tx, userId, user => {
    user.totpSecret = null
    user.totpEnabledAt = null
    user.totpLastStep = null
  })
  await query(tx, z.unknown(), 'DELETE FROM recovery_codes WHERE user_id = $1', [userId])
}
