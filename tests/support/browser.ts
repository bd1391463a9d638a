import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../scripts/build/lib/chromium.mjs'

import { atFileEnd } from './file-end.ts'

const launched = new Set<Browser>()

atFileEnd(async () => {
  for (const browser of launched) await browser.close()
  launched.clear()
})

/** A headless Chromium that makes no requests of its own; closed when the test file ends. */
export async function launchBrowser(): Promise<Browser> {
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
    ],
  })
  launched.add(browser)
  return browser
}
