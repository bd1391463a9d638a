import { mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'

import { OperatorError } from '#platform/operatorError.ts'

/**
 * Returns DATA_DIR as an absolute path without links, and creates it if needed. Throws
 * {@link OperatorError}.
 */
export const prepareDataDir = (dataDir: string): string =>
  inDataDir(dataDir, path => {
    mkdirSync(path, { recursive: true })
    return realpathSync(path)
  })

/** Returns the result of an act in DATA_DIR. A failure says which variable is wrong, and how to mend it. */
export function inDataDir<T>(dataDir: string, act: (path: string) => T): T {
  const path = resolve(dataDir)
  try {
    return act(path)
  } catch (error) {
    throw new OperatorError(`DATA_DIR (${path}) cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file is in its place. Set DATA_DIR to a folder, or move the file away.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'this user may not write there. Set DATA_DIR to another folder, or let the user write to it.'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
