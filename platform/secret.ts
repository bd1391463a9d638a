import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { writeDurably } from '#platform/embedded-postgres/files.ts'
import type { Environment } from '#platform/env.ts'

/** Path of the secret that is created at the first start. */
export const sessionSecretFile = (dataDir: string): string => path.join(dataDir, 'session-secret')

/**
 * Returns SESSION_SECRET, or a secret made at the first start and stored in DATA_DIR, readable by
 * its owner only. Throws when it cannot be stored.
 */
export function sessionSecret(env: Environment): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const directory = path.resolve(env.DATA_DIR)
  const file = sessionSecretFile(directory)
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true })
    writeDurably(file, randomBytes(32).toString('hex'), 0o600)
  }
  return readFileSync(file, 'utf8')
}
