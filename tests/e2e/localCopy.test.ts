import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { cable } from './cable.ts'
import { holdStorage, isKept, keptOn, rowsOn, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { caretTo, editorOf, open, paste, saved, savedLabel, textOn } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

/** A user with a saved document, whose connection can be cut, and another tab of the product. */
async function withTwoTabs() {
  const ada = await writerWithApp(browser, product)
  await open(ada)
  const { page, context } = ada
  const cut = await cable(page)
  await page.reload()
  await paste(page, 'Before.')
  await saved(page)
  const other = await context.newPage()
  await other.goto('/settings/profile')
  const goOffline = async (isOffline: boolean) => {
    cut(isOffline)
    await context.setOffline(isOffline)
  }
  return { page, other, goOffline }
}

describe('the copy of a document on the device', () => {
  test('says that text is kept only once the device has stored it', async () => {
    const { page, other, goOffline } = await withTwoTabs()
    await goOffline(true)
    await caretTo(page, 'End')
    await page.keyboard.type(' Stored.')
    await expect(savedLabel(page)).toHaveText('Offline, kept on this device')
    await holdStorage(other)
    await page.keyboard.type(' Not yet.')
    await expect(savedLabel(page)).toHaveText('Offline, saving on this device…')
    await expect(savedLabel(page)).toHaveText('Not saved. Keep this page open')
    await other.close()
    await expect(savedLabel(page)).toHaveText('Offline, kept on this device')
    await goOffline(false)
    await saved(page)
  })

  test('keys that the device has not stored when the page is left come back', async () => {
    const { page, other, goOffline } = await withTwoTabs()
    await isKept(page)
    await goOffline(true)
    await caretTo(page, 'End')
    await holdStorage(other)
    await page.keyboard.type(' In the tunnel.')
    await page.goto('/')
    await other.close()
    await expect(editorOf(page)).toContainText('Before. In the tunnel.')
    await expect(savedLabel(page)).toHaveText('Offline, kept on this device')
    expect((await keptOn(page)).filter(name => name.includes('unstored'))).toEqual([])
    await page.reload()
    await expect(editorOf(page)).toContainText('Before. In the tunnel.')
    await goOffline(false)
    await saved(page)
    expect(await textOn(page)).toBe('Before. In the tunnel.')
  })

  test('merges the many keys that the device has stored, those of another tab too', async () => {
    const ada = await writerWithApp(browser, product)
    const id = await open(ada)
    const { page, context } = ada
    await paste(page, 'Before.')
    await saved(page)
    await isKept(page)
    const other = await context.newPage()
    await other.goto(`/document/${id}`)
    await saved(other)
    await context.setOffline(true)
    await caretTo(other, 'Home')
    await other.keyboard.type('Elsewhere. ')
    await expect(savedLabel(other)).toHaveText('Offline, kept on this device')
    await caretTo(page, 'End')
    await page.keyboard.type('z'.repeat(200))
    await expect.poll(() => rowsOn(page)).toBe(1)
    await other.close()
    await page.reload()
    await expect(editorOf(page)).toHaveText(`Elsewhere. Before.${'z'.repeat(200)}`)
    await context.setOffline(false)
    await saved(page)
  })

  test('asks before it leaves text that the device cannot store', async () => {
    const { page, other, goOffline } = await withTwoTabs()
    // As a sign-out in another tab does.
    await other.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases())
        if (name.includes('/body/')) indexedDB.deleteDatabase(name)
    })
    await goOffline(true)
    await caretTo(page, 'End')
    await page.keyboard.type(' Only here.')
    await expect(savedLabel(page)).toHaveText('Not saved. Keep this page open')
    const asked = page.waitForEvent('dialog')
    void page.reload().catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await goOffline(false)
    await saved(page)
    await page.reload()
    await expect(editorOf(page)).toContainText('Before. Only here.')
  })
})
