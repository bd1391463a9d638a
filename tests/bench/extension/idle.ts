import { IDLE, IDLE_BUSY } from '#tests/support/extension-pages/pages.ts'
import type { ExtensionBrowser } from '#tests/support/extension/browser.ts'

import { milliseconds, record } from './trace.ts'

const MINUTE_MS = 60_000

/** The work of scripts within a minute on a page of the sites without a field, in milliseconds. */
export type Idle = { still: number; busy: number }

/** Measures a page that does nothing, and one that changes itself all the time. */
export async function idleFor(browser: ExtensionBrowser): Promise<Idle> {
  const scriptOn = async (address: string): Promise<number> => {
    const page = await browser.open(address)
    const recorded = await record(page, () => page.waitForTimeout(MINUTE_MS))
    await page.close()
    return milliseconds(recorded.scripts)
  }
  return { still: await scriptOn(IDLE), busy: await scriptOn(IDLE_BUSY) }
}
