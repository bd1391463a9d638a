import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, independent of the working directory. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Prints a progress line to standard error, so that standard output contains only results. */
export const say = line => console.error(line)

const NEEDED = [20, 19]

/** Exits with a clear message if Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  say(`Bluepencil needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}.`)
  process.exit(1)
}
