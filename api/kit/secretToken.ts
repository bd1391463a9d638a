import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Returns the token's SHA-256 hash, which is sufficient for 32 random bytes. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
