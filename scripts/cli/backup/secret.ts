import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'

import { writeDurably } from '#platform/embedded-postgres/files.ts'
import { sessionSecretFile } from '#platform/secret.ts'

/** The session secret that is kept in DATA_DIR, or null. */
export function keptSecret(dataDir: string): string | null {
  const file = sessionSecretFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Puts a session secret into DATA_DIR; another one that was there stays beside it, as `session-secret.before`. */
export function keepSecret(dataDir: string, secret: string): void {
  const before = keptSecret(dataDir)
  if (before === secret) return
  mkdirSync(dataDir, { recursive: true })
  const file = sessionSecretFile(dataDir)
  if (before !== null) renameSync(file, `${file}.before`)
  writeDurably(file, secret, 0o600)
}
