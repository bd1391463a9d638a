import { randomBytes } from 'node:crypto'

import { hash, hashRaw, verify } from '@node-rs/argon2'

import { boundedWork } from '#api/kit/boundedWork.ts'
import { t } from '#api/kit/messages.ts'

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Two of libuv's four threads: files, addresses and compression need the others. */
const AT_ONCE = 2
/** Hashes that may wait, a few seconds of work. */
const MAX_QUEUED = 100

const bounded = boundedWork({ atOnce: AT_ONCE, waiting: MAX_QUEUED, busy: t('auth.busy'), retryAfter: 5 })

/**
 * Returns the hash to store, in the PHC string format. Throws UNAVAILABLE if too many hashes wait,
 * as all functions here do.
 */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, COST))

// Not bounded: it is made once, and must not fail.
const decoy = hash(randomBytes(16).toString('hex'), COST)

/**
 * Whether `stored` is the hash of the password. Without a hash (an unknown email), takes the same
 * time and returns false.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoy)
  const fits = await bounded(() => verify(against, password))
  return typeof stored === 'string' && fits
}

/**
 * Hashes a secret that is looked up by its hash, at the same cost. `salt` is unique to its owner.
 */
export const hashSecret = (secret: string, salt: Buffer): Promise<Buffer> =>
  bounded(() => hashRaw(secret, { ...COST, salt }))
