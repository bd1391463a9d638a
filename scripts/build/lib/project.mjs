import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, whatever the working directory is. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** A line that tells the person at the terminal what is going on; standard error, so that output stays for results. */
export const say = line => console.error(line)

const NEEDED = [20, 19]

/** Ends this process with one clear message when Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  say(`Bluepencil needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}.`)
  process.exit(1)
}
