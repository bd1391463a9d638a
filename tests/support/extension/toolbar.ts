import type { Page } from 'playwright'

import { eventually } from '../patience.ts'
import type { ExtensionBrowser } from './browser.ts'
import { sessionOf } from './world.ts'

/** Clicks the extension's button in the toolbar, which opens its popup over a page. Returns the popup. */
export async function clickToolbar(browser: ExtensionBrowser, page: Page): Promise<Page> {
  await page.bringToFront()
  const session = await sessionOf(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const id = await browser.id()
  const whole = await browser.context.browser()?.newBrowserCDPSession()
  await whole?.send('Extensions.triggerAction', { id, targetId: targetInfo.targetId })
  await whole?.detach()
  const address = `chrome-extension://${id}/`
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
