import { type Browser, chromium } from 'playwright'

import { findChromium } from '../../scripts/build/lib/chromium.mjs'
import { PATIENCE_MS } from './patience.ts'
import { closeInTime, printIfFailed } from './windows.ts'

let running: Promise<Browser> | null = null

/**
 * A headless Chromium without background requests. All test files of a worker share it. A window is
 * closed with the test that opened it.
 */
export async function launchBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launch()
  return await (running ?? launch())
}

async function launch(): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found. npm test installs one; or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of a window share the code that one of them has compiled.
      '--process-per-site',
    ],
  })
  browser.on('context', context => {
    context.setDefaultTimeout(PATIENCE_MS)
    printIfFailed(context)
    closeInTime(context)
  })
  return browser
}
