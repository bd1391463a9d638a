import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Environment } from '#platform/env.ts'

/** SESSION_SECRET, or one made at the first start and kept in DATA_DIR, readable by its owner only. */
export async function sessionSecret(env: Environment): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = path.join(path.resolve(env.DATA_DIR), 'session-secret')
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
