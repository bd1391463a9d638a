import { randomBytes } from 'node:crypto'

import { hash, hashRaw, verify } from '@node-rs/argon2'

import { boundedWork } from '#api/kit/boundedWork.ts'
import { t } from '#api/kit/messages.ts'
import { normalizedPassword } from '#schema/auth/signUp.ts'

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two of libuv's four threads: files, addresses and compression need the others. */
const AT_ONCE = 2
/** Hashes that may wait, a few seconds of work. */
const MAX_QUEUED = 100

const bounded = boundedWork({ atOnce: AT_ONCE, waiting: MAX_QUEUED, busy: t('auth.busy'), retryAfter: 5 })

/**
 * Returns the hash to store, in the PHC string format, of the normalized password. Throws
 * UNAVAILABLE if too many hashes wait, as all functions here do.
 */
export const hashPassword = (password: string): Promise<string> =>
  bounded(() => hash(normalizedPassword(password), COST))

// Not bounded: it is made once, and must not fail.
const decoy = hash(randomBytes(16).toString('hex'), COST)

/** `outdated`: the hash is of a spelling that was not normalized, and should be renewed. */
export type PasswordFit = 'fits' | 'outdated' | 'wrong'

/**
 * Whether `stored` is the hash of the password, in any spelling of its characters. Without a hash
 * (an unknown email), takes the same time and returns `wrong`.
 */
export async function passwordFits(
  stored: string | null | undefined,
  password: string,
): Promise<PasswordFit> {
  const against = stored ?? (await decoy)
  const [normalized, ...older] = spellingsOf(password)
  if (await bounded(() => verify(against, normalized))) return typeof stored === 'string' ? 'fits' : 'wrong'
  for (const spelling of older)
    if (await bounded(() => verify(against, spelling)))
      return typeof stored === 'string' ? 'outdated' : 'wrong'
  return 'wrong'
}

/** The normalized spelling, then those that hashes from before the normalization may be of. */
function spellingsOf(password: string): [string, ...string[]] {
  const normalized = normalizedPassword(password)
  const older = new Set([password, password.normalize('NFD')])
  older.delete(normalized)
  return [normalized, ...older]
}

/**
 * Hashes a secret that is looked up by its hash, at the same cost. `salt` is unique to its owner.
 */
export const hashSecret = (secret: string, salt: Buffer): Promise<Buffer> =>
  bounded(() => hashRaw(secret, { ...COST, salt }))
