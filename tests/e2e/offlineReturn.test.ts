import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { isKept, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { toastOn } from './people.ts'
import { caretTo, editorOf, openTogether, paste, saved, savedLabel, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

const reportOn = (page: Page) => toastOn(page).filter({ hasText: 'You’re back online' })

/** Lets the page have been connected to its document an hour earlier. */
const leaveEarlier = (page: Page) =>
  page.evaluate(() => {
    const seen = Object.keys(localStorage).filter(key => key.startsWith('bluepencil/seen/'))
    for (const key of seen)
      localStorage.setItem(key, String(Number(localStorage.getItem(key)) - 60 * 60 * 1000))
    return seen.length
  })

describe('a return after an absence', () => {
  test('reports the changes of others by name, and those of this device, and opens the history', async () => {
    const ada = await writer(browser, product)
    const bea = await writer(browser, product, { firstName: 'Bea' })
    // A browser that is set offline keeps its open sockets, which a network does not.
    let lose = (): unknown => undefined
    await ada.page.routeWebSocket(/\/collab\//, socket => {
      socket.connectToServer()
      lose = () => socket.close()
    })
    await openTogether(ada, bea)
    await paste(ada.page, 'One.\nTwo.\nThree.')
    await expect.poll(() => textOn(bea.page)).toContain('Three.')
    await saved(ada.page)
    await ada.context.setOffline(true)
    lose()
    await caretTo(ada.page, 'End', 0)
    await ada.page.keyboard.type(' By Ada.')
    await expect(savedLabel(ada.page)).toHaveText(/Offline, kept on this device/)
    await caretTo(bea.page, 'End', 1)
    await bea.page.keyboard.type(' By Bea.')
    await caretTo(bea.page, 'End', 2)
    await bea.page.keyboard.type(' By Bea.')
    await saved(bea.page)
    await ada.context.setOffline(false)
    await saved(ada.page)
    const report = reportOn(ada.page)
    await expect(report).toContainText('Your changes in 1 paragraph were sent.')
    await expect(report).toContainText(/Bea Writer\W* changed 2 paragraphs while you were away\./)
    await expectAccessible(ada.page)
    await report.getByRole('button', { name: 'Version history' }).click()
    await expect(ada.page.getByRole('dialog', { name: 'Version history' })).toBeVisible()
    await expect.poll(() => textOn(bea.page)).toContain('One. By Ada.')
    await expect(reportOn(bea.page)).toBeHidden()
    for (const { context } of [ada, bea]) await context.close()
  })

  test('after a reload without a connection reports what was written before it', async () => {
    const ada = await writerWithApp(browser, product)
    const bea = await writer(browser, product, { firstName: 'Bea' })
    const { page, context } = ada
    await openTogether(ada, bea)
    await paste(page, 'One.\nTwo.')
    await saved(page)
    await expect.poll(() => textOn(bea.page)).toContain('Two.')
    await isKept(page)
    await context.setOffline(true)
    await caretTo(page, 'End', 0)
    await page.keyboard.type(' In the tunnel.')
    await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
    await page.reload()
    await expect(editorOf(page)).toContainText('In the tunnel.')
    expect(await leaveEarlier(page)).toBe(1)
    await caretTo(bea.page, 'End', 1)
    await bea.page.keyboard.type(' By Bea.')
    await saved(bea.page)
    await page.reload()
    await expect(editorOf(page)).toContainText('In the tunnel.')
    await context.setOffline(false)
    await saved(page)
    const report = reportOn(page)
    await expect(report).toContainText('Your changes in 1 paragraph were sent.')
    await expect(report).toContainText(/Bea Writer\W* changed 1 paragraph while you were away\./)
    await expect.poll(() => textOn(bea.page)).toContain('In the tunnel.')
    // Nothing is left to report.
    await page.reload()
    await saved(page)
    await expect(editorOf(page)).toContainText('By Bea.')
    await expect(report).toBeHidden()
    for (const each of [context, bea.context]) await each.close()
  })
})
