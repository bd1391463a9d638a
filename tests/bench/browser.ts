import { chromium, type Browser } from 'playwright'

import { findChromium } from '../../scripts/build/lib/chromium.mjs'

/** Starts a Chromium for measurements. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Run npm test once, or set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      ...more,
    ],
  })
}
