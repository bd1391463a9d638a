import { accessSync, constants } from 'node:fs'

/** The headless shell has the same engine and needs half the CPU time in tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns whether the path is a headless shell. */
export const isHeadlessShell = path => /headless[-_]shell/.test(path)

/** Google's own builds have ignored the switch that loads an extension since version 137. */
const loadsExtensions = path =>
  !isHeadlessShell(path) && !/google-chrome|Google Chrome\.app|Google\\Chrome/.test(path)

/** Returns the path of Playwright's browser. Requires the installed packages. */
async function playwrightPath() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * Returns the path of a Chromium: from CHROMIUM_PATH or PLAYWRIGHT_CHROMIUM, from the system, or
 * Playwright's. Null if there is none. Throws if the configured one cannot run.
 */
export async function findChromium(env = process.env) {
  return (await chromiums(env)).find(isProgram) ?? null
}

/**
 * Returns the path of a Chromium that loads extensions, or null. `npm test` has already found that in
 * EXTENSION_CHROMIUM_PATH, which is empty if there is none.
 */
export async function findFullChromium(env = process.env) {
  if (env.EXTENSION_CHROMIUM_PATH !== undefined) return env.EXTENSION_CHROMIUM_PATH || null
  return (await chromiums(env)).find(path => loadsExtensions(path) && isProgram(path)) ?? null
}

async function chromiums(env) {
  const named = env.CHROMIUM_PATH || env.PLAYWRIGHT_CHROMIUM
  if (named && !isProgram(named)) throw new Error(`${named} (CHROMIUM_PATH) cannot be run`)
  return [named || '', ...SYSTEM_PATHS, await playwrightPath()].filter(path => path !== '')
}
