import { accessSync, constants } from 'node:fs'

/** Chromium without windows: for tests it is the same engine at half the work. */
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

/** Whether the one at `path` is made for running without windows. */
export const isHeadlessShell = path => /headless[-_]shell/.test(path)

/** Where Playwright would have put its own; needs the installed packages. */
async function playwrightPath() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return ''
  }
}

/**
 * The path of a Chromium: the one that CHROMIUM_PATH or PLAYWRIGHT_CHROMIUM names, the system's or Playwright's own.
 * Null when there is none. Throws when the environment names one that cannot be run.
 */
export async function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH || env.PLAYWRIGHT_CHROMIUM
  if (named && !isProgram(named)) throw new Error(`${named} (CHROMIUM_PATH) cannot be run`)
  return [named || '', ...SYSTEM_PATHS, await playwrightPath()].find(path => path && isProgram(path)) ?? null
}
