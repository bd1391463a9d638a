import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium, findFullChromium, isHeadlessShell } from './chromium.mjs'
import { ROOT, say } from './project.mjs'
import { run } from './run.mjs'

const CDN = 'https://cdn.playwright.dev/'
const DOWNLOAD_TIMEOUT_MS = 300_000
const APT_TIMEOUT_MS = 120_000

async function answers(url) {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    return true
  } catch {
    return false
  }
}

/**
 * Returns a Chromium that starts. A downloaded one may lack system libraries and fail even to print
 * its version.
 */
async function workingChromium(find = findChromium) {
  const path = await find()
  if (!path) return null
  const { code } = await run(path, ['--version', '--no-sandbox'], { quiet: true, timeout: 30_000 })
  return code === 0 ? path : null
}

async function downloadWithPlaywright() {
  if (!(await answers(CDN))) return
  say('Installing a browser for the tests (playwright install chromium) …')
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js')
  await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true, timeout: DOWNLOAD_TIMEOUT_MS })
}

async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  say(`Installing a browser for the tests (apt-get install ${name}) …`)
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: APT_TIMEOUT_MS }
  await run('apt-get', ['update'], options)
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
}

const ATTEMPTS = [
  () => installWithApt('chromium-headless-shell'),
  downloadWithPlaywright,
  () => installWithApt('chromium'),
]

/**
 * Returns the path of a working Chromium: the configured or an installed headless shell, else a
 * newly installed one, else any. Throws if none can be installed.
 */
export async function ensureChromium() {
  const found = await workingChromium()
  const named = process.env.CHROMIUM_PATH || process.env.PLAYWRIGHT_CHROMIUM
  if (found && (named || isHeadlessShell(found))) return found
  for (const attempt of found ? ATTEMPTS.slice(0, 1) : ATTEMPTS) {
    await attempt()
    const path = await workingChromium()
    if (path) return path
  }
  throw new Error('The end to end tests need a Chromium: install one, or set CHROMIUM_PATH to its program.')
}

const FULL_ATTEMPTS = [() => null, () => installWithApt('chromium'), downloadWithPlaywright]

/**
 * Returns the path of a working Chromium that loads extensions, which a headless shell does not:
 * an installed one, else a newly installed one. Empty if there is none.
 */
export async function ensureFullChromium() {
  for (const attempt of FULL_ATTEMPTS) {
    await attempt()
    const path = await workingChromium(findFullChromium)
    if (path) return path
  }
  say('There is no Chromium that loads extensions, and the tests of the extension are skipped.')
  return ''
}
