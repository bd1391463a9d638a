import { randomBytes } from 'node:crypto'

import { hash, hashRaw, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash to store, in the PHC string format. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | null = null

/**
 * Whether `stored` is the hash of the password. Without a hash (an unknown email), takes the same
 * time and returns false.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await decoy), password)
  return typeof stored === 'string' && fits
}

/**
 * Hashes a secret that is looked up by its hash, at the same cost. `salt` is unique to its owner.
 */
export const hashSecret = (secret: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(secret, { ...COST, salt })
