import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { npmScript } from './npm.mjs'
import { ROOT, say } from './project.mjs'
import { run } from './run.mjs'

const MODULES = join(ROOT, 'node_modules')
const MARKER = join(MODULES, '.bluepencil-installed')

const read = path => readFileSync(path, 'utf8')

function wantedHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(read(join(ROOT, file)))
  return hash.digest('hex')
}

/** Returns the versions in a package.json or its copy in the lock file, as text for comparison. */
const asksFor = ({ dependencies, devDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .map(entry => entry.join(' '))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('\n')

/**
 * Returns whether the installed packages match the lock file. npm lists them after a complete
 * install.
 */
function matchesLock() {
  const list = join(MODULES, '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(read(list)).packages
  const wanted = JSON.parse(read(join(ROOT, 'package-lock.json'))).packages
  const direct = JSON.parse(read(join(ROOT, 'package.json')))
  const isInstalled = ([path, { version, optional, peer }]) =>
    path === '' || (installed[path] ? installed[path].version === version : optional || peer)
  return asksFor(wanted['']) === asksFor(direct) && Object.entries(wanted).every(isInstalled)
}

/**
 * Installs the packages of the lock file if they are missing. Returns false if npm failed; npm has
 * then printed the reason.
 */
export async function install() {
  const hash = wantedHash()
  if (existsSync(MARKER) && read(MARKER) === hash) return true
  if (!matchesLock()) {
    say('Installing packages (the first time this takes about a minute) …')
    const flags = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund']
    // Without a network, npm would try for almost two minutes.
    flags.push('--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000')
    const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
    const { code, output } = await runNpm([...flags, '--loglevel=error'], env)
    if (code !== 0) {
      say(`${output.trim()}\nThe packages could not be installed (npm ci). Correct this, and start again.`)
      return false
    }
  }
  writeFileSync(MARKER, hash)
  return true
}

/** Runs npm. Without one, the reason is its output. */
async function runNpm(args, env) {
  try {
    return await run(process.execPath, [npmScript(), ...args], { env, quiet: true })
  } catch (error) {
    return { code: 1, output: error.message }
  }
}
