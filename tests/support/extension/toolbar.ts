import type { Page } from 'playwright'

import { eventually } from '../patience.ts'
import type { ExtensionBrowser } from './browser.ts'

/** Clicks the extension's button in the toolbar, which opens its popup over a page. Returns the popup. */
export async function clickToolbar(browser: ExtensionBrowser, page: Page): Promise<Page> {
  await page.bringToFront()
  const id = await browser.id()
  const session = await browser.context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session.')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url }) => url === page.url())
  if (!tab) throw new Error(`${page.url()} is in no tab.`)
  await session.send('Extensions.triggerAction', { id, targetId: tab.targetId })
  await session.detach()
  const address = `chrome-extension://${id}/popup/`
  return eventually(
    () => Promise.resolve(browser.context.pages().find(each => each.url().startsWith(address))),
    'the popup is open',
  )
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
