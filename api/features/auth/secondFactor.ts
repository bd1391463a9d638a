import { randomInt } from 'node:crypto'

import QRCode from 'qrcode'
import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { endCredentials, removeTotp } from '#api/features/auth/credentials.ts'
import { hashSecret } from '#api/features/auth/passwords.ts'
import { newSecret, stepOf, totpContext, uriOf } from '#api/features/auth/totp.ts'
import type { Account } from '#api/features/users/account.ts'
import { changeUser, keepTotpStep } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { logSecurityOf } from '#api/kit/securityLog.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import type { TotpEnrolment } from '#schema/account/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const CODES = 10
/**
 * Crockford's alphabet has no letters that look like digits. Ten characters are 50 bits, and
 * guesses are limited.
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 10

/**
 * Begins an enrollment. The secret is active after its first code. Throws CONFLICT if there is one.
 */
export async function enrol(tx: Transaction, box: SecretBox, user: Account): Promise<TotpEnrolment> {
  const secret = newSecret()
  await changeUser(tx, user.id, found => {
    if (found.totpEnabledAt !== null) throw new AppError('CONFLICT', t('auth.totpOn'))
    found.totpSecret = box.seal(secret, totpContext(found.id))
    found.totpLastStep = null
  })
  const uri = uriOf(secret, user.email)
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * Completes the enrollment with the app's first code. Returns the recovery codes. Throws VALIDATION
 * for a wrong code.
 */
export async function confirmEnrolment(
  tx: Transaction,
  box: SecretBox,
  user: Account,
  code: string,
): Promise<string[]> {
  await changeUser(tx, user.id, found => {
    const secret = secretOf(box, found)
    if (found.totpEnabledAt !== null || secret === null)
      throw new AppError('CONFLICT', t('auth.totpStartAgain'))
    const step = stepOf(secret, code, null)
    if (step === null) throw wrongCode()
    found.totpEnabledAt = new Date()
    found.totpLastStep = step
  })
  await endCredentials(tx, 'authenticator app added', user.id)
  await tell(tx, user, true)
  return replaceRecoveryCodes(tx, user.id)
}

/** Removes the authenticator app and the recovery codes, and notifies the user by email. */
export async function disableTotp(tx: Transaction, user: Account): Promise<void> {
  await endCredentials(tx, 'authenticator app removed', user.id)
  await removeTotp(tx, user.id)
  await tell(tx, user, false)
}

/** Replaces the recovery codes. Returns them once; only argon2id hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  const hashes = await Promise.all(codes.map(code => hashOf(userId, code)))
  await query(tx, z.unknown(), 'DELETE FROM recovery_codes WHERE user_id = $1', [userId])
  await query(
    tx,
    z.unknown(),
    'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])',
    [userId, hashes],
  )
  logSecurityOf(tx, 'recovery-codes-replaced', userId)
  return codes
}

/**
 * Uses up a code of the app, or a recovery code. The user's row is locked. Returns false for a code
 * that is wrong or already used.
 */
export async function takeCode(
  tx: Transaction,
  box: SecretBox,
  user: Account,
  code: string,
): Promise<boolean> {
  if (user.totpSecret === null || user.totpEnabledAt === null) return false
  const secret = secretOf(box, user)
  const step = secret === null ? null : stepOf(secret, code, user.totpLastStep)
  if (step !== null) {
    await keepTotpStep(tx, user.id, step)
    return true
  }
  return takeRecoveryCode(tx, user, code)
}

async function takeRecoveryCode(tx: Transaction, user: Account, code: string): Promise<boolean> {
  const used = await query(
    tx,
    z.unknown(),
    `UPDATE recovery_codes SET used_at = now()
     WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING user_id`,
    [user.id, await hashOf(user.id, code)],
  )
  if (used.length === 0) return false
  const [count] = await query(
    tx,
    z.object({ left: z.number() }),
    'SELECT count(*) AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [user.id],
  )
  const { id: userId, email, firstName } = user
  await queueEmail(tx, { email, userId }, { kind: 'recovery-code-used', firstName, left: count?.left ?? 0 })
  logSecurityOf(tx, 'recovery-code-used', userId)
  return true
}

const newCode = (): string => {
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`
}

/**
 * Returns the hash of a code in any spelling: any case, without its hyphen, o for 0, i or l for 1.
 * The user's id is the salt.
 */
function hashOf(userId: string, code: string): Promise<Buffer> {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return hashSecret(plain, Buffer.from(userId.replaceAll('-', ''), 'hex'))
}

/** Returns the app's secret, or null if it was sealed with another session secret, which is lost. */
function secretOf(box: SecretBox, { id, totpSecret }: Account): string | null {
  if (totpSecret === null) return null
  try {
    return box.open(totpSecret, totpContext(id))
  } catch {
    return null
  }
}

const tell = (tx: Transaction, { id, email, firstName }: Account, on: boolean) =>
  queueEmail(tx, { email, userId: id }, { kind: 'totp-changed', firstName, on })

function wrongCode(): AppError {
  const text = t('auth.newCode')
  return new AppError('VALIDATION', text, { fields: { code: text } })
}
