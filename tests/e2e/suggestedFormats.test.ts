import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn } from './people.ts'
import { cards, decide, inserted, review, suggest, twoWith } from './suggesting.ts'
import { caretTo, editorOf, paste, saved, selectText, textOn } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

/** The sizes of the letters in the first block of the text, each once. */
const sizesOfFirstBlock = (page: Page) =>
  editorOf(page)
    .locator('p')
    .first()
    .evaluate(block => {
      const sizes = new Set<string>()
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement
        if (around) sizes.add(getComputedStyle(around).fontSize)
      }
      return [...sizes]
    })

describe('suggested formats, headings, lists and links', () => {
  test('of a format are shown as it would be, taken back by its key, and decided', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The old oak.', 'suggester')
    const suggested = (page: Page) => editorOf(page).locator('[data-format]')
    for (const word of ['old', 'oak']) {
      await selectText(bea.page, word)
      await bea.page.keyboard.press('ControlOrMeta+b')
    }
    await expect(suggested(ada.page)).toHaveText(['old', 'oak'])
    await bea.page.keyboard.press('ControlOrMeta+b')
    for (const { page } of both) {
      await expect(suggested(page)).toHaveText(['old'])
      await expect(suggested(page)).toHaveCSS('font-weight', '700')
      await expect(editorOf(page).locator('strong')).toHaveCount(0)
    }
    await expect(cards(ada.page)).toHaveText(/Bea Writer.*Bold:.*old/)
    await expectAccessibleInBothThemes(ada.page)
    await decide(ada.page, 'Accept')
    for (const { page } of both) {
      await expect(editorOf(page).locator('strong')).toHaveText('old')
      await expect(suggested(page)).toHaveCount(0)
    }
    // A format that the text has is suggested to go, and the owner says no.
    await selectText(bea.page, 'old')
    await bea.page.keyboard.press('ControlOrMeta+b')
    await expect(cards(ada.page)).toHaveText(/Not bold:.*old/)
    await decide(ada.page, 'Reject')
    for (const { page } of both) {
      await expect(suggested(page)).toHaveCount(0)
      await expect(editorOf(page).locator('strong')).toHaveText('old')
    }
  })

  test('of a heading are shown as it would be, and decided', async () => {
    const text = 'Our plan\nThe old oak stands here.'
    const { ada, bea, both } = await twoWith(browser, product, text, 'suggester')
    const suggested = (page: Page) => editorOf(page).locator('.suggested-formatting')
    const heading = (page: Page) => editorOf(page).getByRole('heading', { level: 2 })
    // The page names the edit that it refuses, and the person to ask.
    await caretTo(bea.page, 'Home', 1)
    await bea.page.keyboard.press('Backspace')
    await expect(toastOn(bea.page)).toContainText('Joining paragraphs or lines can’t be suggested')
    await expect(toastOn(bea.page)).toContainText('Ask the owner')
    await selectText(bea.page, 'Our plan')
    const tools = bea.page.getByRole('toolbar', { name: 'Formatting' })
    await expect(tools.getByRole('button', { name: 'Quote' })).toHaveCount(0)
    await tools.getByRole('button', { name: 'Heading 2' }).click()
    for (const { page } of both) {
      await expect(suggested(page)).toHaveText('Our plan')
      await expect(suggested(page)).toHaveCSS('font-weight', '600')
      await expect(heading(page)).toHaveCount(0)
    }
    await expectAccessibleInBothThemes(ada.page)
    await expect(cards(ada.page)).toHaveText(/Bea Writer.*Heading 2:.*Our plan/)
    // Text that someone writes in it becomes a part of it, on the card too.
    await caretTo(ada.page, 'End', 0)
    await ada.page.keyboard.type(' now')
    for (const { page } of both) {
      await expect(suggested(page)).toHaveText('Our plan')
      await expect.poll(() => sizesOfFirstBlock(page)).toHaveLength(1)
      await expect(cards(page)).toHaveText(/Heading 2:.*Our plan now/)
    }
    await decide(ada.page, 'Accept')
    for (const { page } of both) {
      await expect(heading(page)).toHaveText('Our plan now')
      await expect(suggested(page)).toHaveCount(0)
    }
    await selectText(bea.page, 'Our plan now')
    await bea.page.keyboard.press('ControlOrMeta+Alt+0')
    await expect(cards(ada.page)).toHaveText(/Paragraph:.*Our plan now/)
    await decide(ada.page, 'Reject')
    for (const { page } of both) {
      await expect(suggested(page)).toHaveCount(0)
      await expect(heading(page)).toHaveText('Our plan now')
    }
  })

  test('of a word in a suggested format or heading is struck through there too', async () => {
    const { ada, bea } = await twoWith(browser, product, 'Our first plan', 'suggester')
    const line = (text: string) =>
      editorOf(ada.page)
        .locator('.suggested-deletion, .suggested-insertion')
        .filter({ hasText: text })
        .evaluate(element => getComputedStyle(element).textDecorationLine)
    await selectText(bea.page, 'first')
    await bea.page.keyboard.press('ControlOrMeta+b')
    await selectText(bea.page, 'Our first plan')
    await bea.page.keyboard.press('ControlOrMeta+Alt+2')
    await suggest(ada.page)
    await selectText(ada.page, 'first')
    await ada.page.keyboard.type('last')
    await selectText(ada.page, 'Our')
    await ada.page.keyboard.press('Delete')
    await expect.poll(() => line('first')).toBe('line-through')
    await expect.poll(() => line('Our')).toBe('line-through')
    await expect.poll(() => line('last')).toBe('underline')
  })

  test('of a heading keep the text that someone writes in it, offline, while it is accepted', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'Our plan\nThe old oak.', 'suggester')
    await selectText(bea.page, 'Our plan')
    const tools = bea.page.getByRole('toolbar', { name: 'Formatting' })
    await tools.getByRole('button', { name: 'Heading 2' }).click()
    await expect(cards(ada.page)).toHaveCount(1)
    await saved(bea.page)
    await bea.context.setOffline(true)
    await selectText(bea.page, 'Our plan')
    await bea.page.keyboard.press('ArrowRight')
    await bea.page.keyboard.type(' for spring')
    await decide(ada.page, 'Accept')
    await expect(editorOf(ada.page).getByRole('heading', { level: 2 })).toHaveText('Our plan')
    await saved(ada.page)
    await bea.context.setOffline(false)
    for (const { page } of both) {
      await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveText('Our plan for spring')
      await expect(inserted(page)).toHaveText(' for spring')
    }
    await saved(bea.page)
  })

  test('of a list are shown as it would be, and decided', async () => {
    const text = 'The old oak\nThe young elm\nThe end.'
    const { ada, bea, both } = await twoWith(browser, product, text, 'suggester')
    const suggested = (page: Page) => editorOf(page).locator('.suggested-item')
    const items = (page: Page) => editorOf(page).locator('ol > li')
    const tools = bea.page.getByRole('toolbar', { name: 'Formatting' })
    const numbered = tools.getByRole('button', { name: 'Numbered list' })
    await selectText(bea.page, 'The old oakThe young elm')
    await numbered.click()
    for (const { page } of both) {
      await expect(suggested(page)).toHaveText(['The old oak', 'The young elm'])
      await expect(items(page)).toHaveCount(0)
      const signs = await suggested(page).evaluateAll(blocks =>
        blocks.map(block => getComputedStyle(block, '::before').content),
      )
      expect(signs).toEqual(['"1."', '"2."'])
    }
    await expectAccessibleInBothThemes(ada.page)
    await expect(cards(ada.page)).toHaveText(/Bea Writer.*Numbered list:.*The old oak · The young elm/)
    await decide(ada.page, 'Accept')
    for (const { page } of both) {
      await expect(items(page)).toHaveText(['The old oak', 'The young elm'])
      await expect(suggested(page)).toHaveCount(0)
    }
    await saved(ada.page)
    // The next one goes on, by its key, which takes it back, too.
    await selectText(bea.page, 'The end.')
    await bea.page.keyboard.press('ControlOrMeta+Shift+7')
    for (const { page } of both) await expect(suggested(page)).toHaveText('The end.')
    await bea.page.keyboard.press('ControlOrMeta+Shift+7')
    for (const { page } of both) await expect(suggested(page)).toHaveCount(0)
    await bea.page.keyboard.press('ControlOrMeta+Shift+9')
    await expect(cards(ada.page)).toHaveText(/Task list:.*The end\./)
    await decide(ada.page, 'Reject')
    for (const { page } of both) {
      await expect(suggested(page)).toHaveCount(0)
      await expect(editorOf(page).locator('> p')).toHaveText('The end.')
    }
  })

  test('of a link are made by its key and a paste, show the addresses, and are decided', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'The old oak.', 'suggester')
    const suggested = (page: Page) => editorOf(page).locator('.suggested-linking')
    const links = (page: Page) => editorOf(page).locator('a')
    const tools = bea.page.getByRole('toolbar', { name: 'Formatting' })
    const dialog = bea.page.getByRole('dialog', { name: 'Link' })
    const decideOn = async (verdict: 'Accept' | 'Reject') => {
      await decide(ada.page, verdict)
      for (const { page } of both) await expect(suggested(page)).toHaveCount(0)
    }

    await selectText(bea.page, 'oak')
    await bea.page.keyboard.press('ControlOrMeta+k')
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toContainText('Enter a web address')
    await dialog.getByLabel('Address').fill('example.org/oak')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    for (const { page } of both) {
      await expect(suggested(page)).toHaveText('oak')
      await expect(links(page)).toHaveCount(0)
    }
    await expect(cards(ada.page)).toHaveText(/Bea Writer.*Link:.*https:\/\/example\.org\/oak.*oak/)
    await cards(ada.page).click()
    await expectAccessibleInBothThemes(ada.page)
    await review(ada.page).getByRole('button', { name: 'Accept', exact: true }).click()
    for (const { page } of both) {
      await expect(links(page)).toHaveText('oak')
      await expect(suggested(page)).toHaveCount(0)
    }

    // Another address, by a paste over the link.
    await selectText(bea.page, 'oak')
    await paste(bea.page, 'https://example.org/tree')
    await expect(cards(ada.page)).toHaveText(/Other address:.*\/oak.*https:\/\/example\.org\/tree/)
    await decideOn('Accept')
    for (const { page } of both) await expect(links(page)).toHaveAttribute('href', 'https://example.org/tree')

    // Its end, by the button, and the owner says no.
    await selectText(bea.page, 'oak')
    await tools.getByRole('button', { name: 'Link' }).click()
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect(cards(ada.page)).toHaveText(/No link:.*https:\/\/example\.org\/tree/)
    await decideOn('Reject')
    for (const { page } of both) await expect(links(page)).toHaveText('oak')
  })

  test('of a heading that two people accept offline make one, and Undo of the later one changes nothing', async () => {
    const { ada, bea, both } = await twoWith(browser, product, 'Our plan')
    await suggest(ada.page)
    await caretTo(ada.page, 'End')
    await ada.page.keyboard.press('ControlOrMeta+Alt+2')
    await saved(ada.page)
    await expect(cards(bea.page)).toHaveText(/Heading 2:.*Our plan/)
    for (const { context } of both) await context.setOffline(true)
    for (const { page } of both) {
      await decide(page, 'Accept')
      await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveText('Our plan')
    }
    for (const { page, context } of both) {
      await context.setOffline(false)
      await saved(page)
    }
    for (const { page } of both) {
      await expect.poll(() => textOn(page)).toBe('Our plan')
      await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    }
    await editorOf(bea.page).press('ControlOrMeta+z')
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' B')
    for (const { page } of both) {
      await expect.poll(() => textOn(page)).toBe('Our plan B')
      await expect(editorOf(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    }
  })
})
