import { chromium, type Browser, type Page } from 'playwright'

import { atTestEnd } from '../fileEnd.ts'
import { eventually, PATIENCE_MS } from '../patience.ts'
import type { ExtensionBrowser } from './browser.ts'

/** The connections to popups of the running test. */
const connections = new Set<Browser>()
atTestEnd(async () => {
  for (const connection of connections) await connection.close()
  connections.clear()
})

/**
 * Clicks the extension's button in the toolbar, which opens its popup over a page. Returns the popup.
 * It is a page of a second connection: Playwright leaves a popup while that is made, and a browser may
 * crash that it attaches to then.
 */
export async function clickToolbar(browser: ExtensionBrowser, page: Page): Promise<Page> {
  await page.bringToFront()
  const id = await browser.id()
  const session = await browser.context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session.')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const tab = targetInfos.find(({ url }) => url === page.url())
  if (!tab) throw new Error(`${page.url()} is in no tab.`)
  await session.send('Extensions.triggerAction', { id, targetId: tab.targetId })
  const address = `chrome-extension://${id}/popup/`
  const isOpen = async () => {
    const { targetInfos: targets } = await session.send('Target.getTargets')
    return targets.find(({ type, url }) => type === 'page' && url.startsWith(address))
  }
  await eventually(isOpen, 'the popup is open')
  await session.detach()
  const connection = await chromium.connectOverCDP(browser.devTools.address)
  connections.add(connection)
  const pages = connection.contexts().flatMap(context => context.pages())
  const popup = pages.find(each => each.url().startsWith(address))
  if (!popup) throw new Error('The popup has closed.')
  popup.setDefaultTimeout(PATIENCE_MS)
  return popup
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
