import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['redis-server', 'valkey-server']
/**
 * Searched in addition to PATH, since package managers may install servers where only root looks.
 */
const DIRECTORIES = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin']

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of a Redis (or Valkey) server: from REDIS_SERVER_PATH or the system. Null if
 * there is none. Throws if the configured one cannot run.
 */
export function findRedis(env = process.env) {
  const named = env.REDIS_SERVER_PATH
  if (named && !isProgram(named)) throw new Error(`${named} (REDIS_SERVER_PATH) cannot be run`)
  if (named) return named
  const directories = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...DIRECTORIES]
  return NAMES.flatMap(name => directories.map(directory => join(directory, name))).find(isProgram) ?? null
}
