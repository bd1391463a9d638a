import { Secret, TOTP } from 'otpauth'

import { recoveryCodes, totpEnrolment } from '#schema/account/contract.ts'
import { REAUTHENTICATION_MINUTES } from '#schema/auth/reauthentication.ts'

import type { Answer, Client } from './client.ts'
import { PASSWORD, type Person, type Target } from './factories.ts'
import { inDatabase } from './queuedEmails.ts'

export const signIn = (client: Client, email: string, password = PASSWORD): Promise<Answer> =>
  client.post('/api/auth/signin', { email, password })

/** Makes the last authentication of a user's sessions too old for dangerous calls. */
export const expireReauthentication = (target: Target, person: Pick<Person, 'user'>): Promise<unknown> =>
  authenticatedBefore(target, person, REAUTHENTICATION_MINUTES)

/**
 * Sets the last authentication of a user's sessions, and their last use of the admin area, to so many
 * minutes ago.
 */
export const authenticatedBefore = (
  target: Target,
  { user }: Pick<Person, 'user'>,
  minutes: number,
): Promise<unknown> =>
  inDatabase(
    target,
    `UPDATE sessions SET sess =
       (sess::jsonb || jsonb_build_object('provedAt', $2::bigint, 'administeredAt', $2::bigint))::json
     WHERE sess -> 'passport' ->> 'user' = $1`,
    [user.id, Date.now() - minutes * 60_000],
  )

/** Returns the TOTP code of a secret, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up an authenticator app, which uses up its current code. */
export async function enrolApp({ client }: Person): Promise<{ secret: string; codes: string[] }> {
  const begun = totpEnrolment.parse((await client.post('/api/account/totp')).json)
  const confirmed = await client.post('/api/account/totp/confirm', { code: codeOf(begun.secret) })
  return { secret: begun.secret, codes: recoveryCodes.parse(confirmed.json).recoveryCodes }
}
