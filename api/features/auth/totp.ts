import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Accepted time steps before and after the current one, for clocks that differ. */
const WINDOW = 1
const SECRET_BYTES = 20

/** RFC 6238 as every authenticator app supports it: SHA-1, six digits, 30 seconds. */
const totp = (secret: string, account = '') =>
  new TOTP({ issuer: 'Bluepencil', label: account, secret: Secret.fromBase32(secret), period: PERIOD_S })

/** Returns a new secret in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The owner of a sealed secret: copied into another account's row, it does not open there. */
export const totpContext = (userId: string): string => `totp ${userId}`

/** Returns the URI that an app reads from a QR code. */
export const uriOf = (secret: string, account: string): string => totp(secret, account).toString()

/** Returns the time step of a code if it is later than the last accepted one, or null. */
export function stepOf(
  secret: string,
  code: string,
  lastStep: number | null,
  now = Date.now(),
): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totp(secret).validate({ token, timestamp: now, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / PERIOD_S) + delta
  return lastStep !== null && step <= lastStep ? null : step
}
