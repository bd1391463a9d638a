import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { inDataDir, prepareDataDir } from '#platform/dataDir.ts'
import { writeDurably } from '#platform/embedded-postgres/files.ts'
import type { Environment } from '#platform/env.ts'
import { OperatorError } from '#platform/operatorError.ts'

const MIN_LENGTH = 16

type SecretSource = Pick<Environment, 'DATA_DIR' | 'SESSION_SECRET'>

/** Path of the secret that is created at the first start. */
export const sessionSecretFile = (dataDir: string): string => path.join(dataDir, 'session-secret')

/**
 * Returns SESSION_SECRET or the secret stored in DATA_DIR, or null if there is neither. Throws
 * {@link OperatorError} if the stored one cannot be used.
 */
export function storedSecret(env: SecretSource): string | null {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = sessionSecretFile(path.resolve(env.DATA_DIR))
  const secret = inDataDir(env.DATA_DIR, () => (existsSync(file) ? readFileSync(file, 'utf8') : null))
  if (secret !== null && secret.trim().length < MIN_LENGTH)
    throw new OperatorError(
      `The session secret in ${file} is damaged. Nothing was changed. Put the file back from a copy of DATA_DIR.`,
    )
  return secret
}

/** Makes a secret and stores it in DATA_DIR, readable by its owner only. */
export function createSecret(env: SecretSource): string {
  const secret = randomBytes(32).toString('hex')
  const directory = prepareDataDir(env.DATA_DIR)
  inDataDir(directory, () => writeDurably(sessionSecretFile(directory), secret, 0o600))
  return secret
}
