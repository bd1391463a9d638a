import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn } from './people.ts'
import { editorOf, open, paste, replaceText, saved, writer } from './support.ts'

const TEXT = [
  'The report was written by the new team in March, and it was read very carefully by the board.',
  'This is an open question. We hope that the next one is easier to answer than the last one.',
  'The team works hard. The team meets daily. The team ships often, at the end of the day.',
  'Thank you so much for the great work, and please tell us what you think of the results.',
].join('\n')

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const styleTab = (page: Page) => page.getByRole('tab', { name: 'Style' })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const selected = (page: Page) => () => page.evaluate(() => getSelection()?.toString())

describe('The Style tab of a document', () => {
  test('measures the text as it is, leads to a sentence, and says when one has changed', async () => {
    const visitor = await writer(browser, product)
    const { page, context } = visitor
    await open(visitor)
    await styleTab(page).click()
    await expect(page.getByRole('tabpanel')).toContainText('Write 50 words to see your style.')
    await expect(page.getByRole('tabpanel')).toContainText('no English text here yet')

    await paste(page, TEXT)
    await saved(page)
    const passive = card(page, 'Passive voice')
    await expect(passive).toContainText('% of sentences')
    await passive.getByText('How it’s measured').click()
    await expect(passive).toContainText('divided by all sentences')
    await expectAccessibleInBothThemes(page)

    await passive.getByText(/^\d sentence/).click()
    await expect(passive.locator('mark').first()).toHaveText('was written')
    await passive.getByRole('button', { name: 'Show in the text' }).first().click()
    await expect.poll(selected(page)).toBe(TEXT.split('\n')[0])
    await expect(editorOf(page)).toBeFocused()

    // The sentence is typed over before the next measure: the old list must not lead anywhere else.
    await page.keyboard.type('Gone.')
    await passive
      .getByRole('button', { name: 'Show in the text' })
      .first()
      .evaluate((button: HTMLElement) => button.click())
    await expect(toastOn(page)).toContainText('That sentence has changed')
    await expect(passive).toContainText('0% of sentences')

    await replaceText(page, 'Only a few words are left.')
    await expect(page.getByRole('tabpanel')).toContainText('So far, there are 6 words.')
    await context.close()
  })

  test('is opened by a command, and is left for the text on a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const visitor = await writer(browser, product, { window })
    const { page, context } = visitor
    await open(visitor)
    await paste(page, TEXT)
    await saved(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Show the style')
    await page.getByRole('option', { name: /Show the style of this document/ }).click()
    await expect(styleTab(page)).toHaveAttribute('aria-selected', 'true')
    await expect(card(page, 'Clichés')).toContainText('at the end of the day')
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await card(page, 'Clichés')
      .getByText(/^1 sentence/)
      .tap()
    await card(page, 'Clichés').getByRole('button', { name: 'Show in the text' }).tap()
    await expect(styleTab(page)).toBeHidden()
    await expect.poll(selected(page)).toBe('The team ships often, at the end of the day.')
    await context.close()
  })

  test('says that the measuring code is missing, and tries again', async () => {
    const visitor = await writer(browser, product)
    const { page, context } = visitor
    await open(visitor)
    await paste(page, TEXT)
    await saved(page)
    await context.route('**/style.worker*', route => route.abort('connectionreset'))
    await styleTab(page).click()
    await expect(page.getByRole('tabpanel')).toContainText('We couldn’t measure this text')
    await expectAccessibleInBothThemes(page)
    await context.unroute('**/style.worker*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Reading level')).toContainText('Grade')
    await context.close()
  })
})
