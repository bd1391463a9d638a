import { randomBytes } from 'node:crypto'

import { hash, hashRaw, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to store, in the PHC string format. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | null = null

/** Whether it is the password behind `stored`. Without a hash (an unknown email) it takes as long and says no. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const fits = await verify(stored ?? (await decoy), password)
  return typeof stored === 'string' && fits
}

/** The same work for a secret that is looked up by its hash; `salt` is bytes that belong to its owner alone. */
export const hashSecret = (secret: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(secret, { ...COST, salt })
