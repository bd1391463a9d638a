import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['redis-server', 'valkey-server']
/** Beside PATH: a package manager may put servers where only root looks. */
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
 * The path of a Redis (or Valkey) server: the one that REDIS_SERVER_PATH names, else the system's. Null when there is
 * none. Throws when the environment names one that cannot be run.
 */
export function findRedis(env = process.env) {
  const named = env.REDIS_SERVER_PATH
  if (named && !isProgram(named)) throw new Error(`${named} (REDIS_SERVER_PATH) cannot be run`)
  if (named) return named
  const directories = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...DIRECTORIES]
  return NAMES.flatMap(name => directories.map(directory => join(directory, name))).find(isProgram) ?? null
}
