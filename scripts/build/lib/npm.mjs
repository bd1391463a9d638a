import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The places of npm's script, relative to the folder of a program `node` or `npm`. */
const PLACES = ['node_modules/npm/bin/npm-cli.js', '../lib/node_modules/npm/bin/npm-cli.js']

const isScript = path => path.endsWith('npm-cli.js') && existsSync(path)

/** Follows the link that npm is on most systems. */
function target(link) {
  try {
    return realpathSync(link)
  } catch {
    return ''
  }
}

/**
 * Returns the path of npm's script, to be run by Node.js: the npm that runs this process, else the
 * first on the PATH, else the one next to Node.js. On Windows, the command `npm` would need a
 * shell. Throws if there is none.
 */
export function npmScript(env = process.env, node = process.execPath) {
  const own = env.npm_execpath ?? ''
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), dirname(node)]
  const found = [
    own,
    ...folders.flatMap(folder => [target(join(folder, 'npm')), ...PLACES.map(place => join(folder, place))]),
  ].find(isScript)
  if (found === undefined) throw new Error('npm was not found on the PATH or next to Node.js.')
  return found
}
