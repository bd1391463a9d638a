import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { cable } from './cable.ts'
import { isKept, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { editorOf, openTogether, paste, saved, savedLabel, selectText, textOn } from './support.ts'

const TEXT = 'Our plan\nThe old oak.'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** Two people with a text. Each of them can leave the connection, and come back. */
async function two() {
  const ada = await writerWithApp(browser, product)
  const bea = await writerWithApp(browser, product, { firstName: 'Bea' })
  const cuts = new Map([
    [ada.page, await cable(ada.page)],
    [bea.page, await cable(bea.page)],
  ])
  await openTogether(ada, bea)
  // Not by Ada: so soon after, a change of the kind would be in one step of the history with it.
  await paste(bea.page, TEXT)
  await expect.poll(() => textOn(ada.page)).toBe(TEXT)
  const leave = async ({ page, context }: typeof ada) => {
    cuts.get(page)?.(true)
    await context.setOffline(true)
    await expect(savedLabel(page)).toHaveText(/Offline/)
  }
  const comeBack = async ({ page, context }: typeof ada) => {
    cuts.get(page)?.(false)
    await context.setOffline(false)
  }
  return { ada, bea, both: [ada, bea], leave, comeBack }
}

async function turn(page: Page, kind: 'Heading 2' | 'Bullet list'): Promise<void> {
  await selectText(page, 'Our plan')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await tools.getByRole('button', { name: kind }).click()
}

/** Opens the page from what the device has kept. */
async function reopen(page: Page): Promise<void> {
  await page.reload()
  await expect(editorOf(page)).toContainText('The old oak.')
  await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
}

const heading = (page: Page) => editorOf(page).getByRole('heading', { level: 2 })

describe('the kind of a block', () => {
  test('that two people change offline is that of the first one who returns, and the block is there once', async () => {
    const { ada, bea, both, leave, comeBack } = await two()
    for (const person of both) await leave(person)
    await turn(ada.page, 'Heading 2')
    await turn(bea.page, 'Bullet list')
    await expect(editorOf(bea.page).getByRole('listitem')).toHaveText('Our plan')
    await comeBack(ada)
    await saved(ada.page)
    await comeBack(bea)
    for (const { page } of both) {
      await expect(heading(page)).toHaveText('Our plan')
      await expect(editorOf(page).getByRole('listitem')).toHaveCount(0)
      await expect.poll(() => textOn(page)).toBe(TEXT)
    }
  })

  test.each([
    ['', async () => undefined],
    [', also after a reload', reopen],
  ])('that someone changes offline leaves the text that others save in it meanwhile%s', async (_, act) => {
    const { ada, bea, both, leave, comeBack } = await two()
    await isKept(ada.page)
    await leave(ada)
    await turn(ada.page, 'Heading 2')
    await expect(heading(ada.page)).toHaveText('Our plan')
    await act(ada.page)
    await expect(heading(ada.page)).toHaveText('Our plan')
    await selectText(bea.page, 'Our plan')
    await bea.page.keyboard.press('ArrowRight')
    await bea.page.keyboard.type(' for spring')
    await saved(bea.page)
    // The page that wrote it does not know it for its own any more.
    await bea.page.reload()
    await saved(bea.page)
    await comeBack(ada)
    for (const { page } of both) await expect(heading(page)).toHaveText('Our plan for spring')
  })

  test('that others change leaves the text that someone has written in it offline, also after a reload', async () => {
    const { ada, bea, both, leave, comeBack } = await two()
    await isKept(bea.page)
    await leave(bea)
    await selectText(bea.page, 'Our plan')
    await bea.page.keyboard.press('ArrowRight')
    await bea.page.keyboard.type(' for spring')
    await expect(savedLabel(bea.page)).toHaveText(/Offline, kept on this device/)
    await reopen(bea.page)
    await turn(ada.page, 'Heading 2')
    await saved(ada.page)
    await comeBack(bea)
    for (const { page } of both) await expect(heading(page)).toHaveText('Our plan for spring')
    await ada.page.keyboard.press('ControlOrMeta+z')
    for (const { page } of both) {
      await expect(heading(page)).toHaveCount(0)
      await expect.poll(() => textOn(page)).toBe('Our plan for spring\nThe old oak.')
    }
  })
})
