import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'

import { writeDurably } from '#platform/embedded-postgres/files.ts'
import { sessionSecretFile } from '#platform/secret.ts'

/** Returns the session secret stored in DATA_DIR, or null. */
export function keptSecret(dataDir: string): string | null {
  const file = sessionSecretFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Stores a session secret in DATA_DIR. A different existing one is kept as `session-secret.before`.
 */
export function keepSecret(dataDir: string, secret: string): void {
  const before = keptSecret(dataDir)
  if (before === secret) return
  mkdirSync(dataDir, { recursive: true })
  const file = sessionSecretFile(dataDir)
  if (before !== null) renameSync(file, `${file}.before`)
  writeDurably(file, secret, 0o600)
}
