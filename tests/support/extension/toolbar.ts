import type { Page } from 'playwright'

import { eventually } from '../patience.ts'
import type { ExtensionBrowser } from './browser.ts'

/** Lets Playwright attach to all that the browser makes. */
const ATTACH = 'PW_CHROMIUM_ATTACH_TO_OTHER'

/** Clicks the extension's button in the toolbar, which opens its popup over a page. Returns the popup. */
export async function clickToolbar(browser: ExtensionBrowser, page: Page): Promise<Page> {
  await page.bringToFront()
  const id = await browser.id()
  const session = await browser.context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session.')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url }) => url === page.url())
  if (!tab) throw new Error(`${page.url()} is in no tab.`)
  const address = `chrome-extension://${id}/popup/`
  const find = () => browser.context.pages().find(each => each.url().startsWith(address))
  // A popup becomes a page only a moment after it is made, when Playwright has left it.
  process.env[ATTACH] = '1'
  try {
    await session.send('Extensions.triggerAction', { id, targetId: tab.targetId })
    return await eventually(() => Promise.resolve(find()), 'the popup is open')
  } finally {
    delete process.env[ATTACH]
    await session.detach()
  }
}

/** Lets the extension check the fields of a page that it does not know, by the user's click. */
export async function checkFields(browser: ExtensionBrowser, page: Page): Promise<void> {
  const popup = await clickToolbar(browser, page)
  await popup.getByRole('button', { name: 'Check this page' }).click()
  await popup.getByText('Your writing on this page is checked').waitFor()
  await popup.close()
}

/** Opens the popup's page in a tab, as the browser does for the options of the extension. */
export async function optionsOf(browser: ExtensionBrowser): Promise<Page> {
  return browser.open(`chrome-extension://${await browser.id()}/popup/popup.html`)
}
