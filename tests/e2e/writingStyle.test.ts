import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { inDatabase, open, paste, saved, writer } from './support.ts'

let product: Product
let browser: Browser

const TEXT = [
  'The report was written by the new team in March, and it was read very carefully by the board.',
  'This is a error. That was a honest mistake. We hope that the next one is bettr than this.',
  'The team works hard. The team meets daily. The team ships often, at the end of the day.',
  'Thank you so much for the great work, and please tell us what you think of the results.',
].join('\n')

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  await engineLoaded(product)
})

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Writes a document, and waits until the server has read its text. */
async function write(visitor: Visitor): Promise<void> {
  await open(visitor, (await createDocument(visitor.person, 'Spring report')).id)
  await paste(visitor.page, TEXT)
  await saved(visitor.page)
  const words = async () => (await visitor.person.client.get('/api/writing-style')).json
  await expect.poll(words).toMatchObject({ words: 74 })
}

describe('The writing style screen', () => {
  test('measures what a user wrote, shows the sentences, and practices their mistakes', async () => {
    const visitor = await writer(browser, product)
    const { page, context } = visitor
    await page.goto('/writing-style')
    await expect(page.getByRole('main')).toContainText('Write 50 words to see your style.')

    await write(visitor)
    await page.goto('/writing-style')
    await expect(page.getByRole('link', { name: 'Writing style' })).toHaveAttribute('aria-current', 'page')
    await expect(card(page, 'Passive voice')).toContainText('of sentences')
    await card(page, 'Passive voice')
      .getByText(/^\d sentence/)
      .click()
    await expect(card(page, 'Passive voice').locator('mark').first()).toHaveText('was written')
    await card(page, 'Passive voice').getByText('How it’s measured').click()
    await expect(card(page, 'Passive voice')).toContainText('divided by all sentences')
    await expect(card(page, 'Clichés').getByRole('row', { name: /at the end of the day/ })).toBeVisible()
    await expect(card(page, 'Sentence starts')).toContainText('1 run of the same start')
    await expect(card(page, 'Your commonest mistakes').getByRole('listitem').first()).toContainText('2 times')
    await expect(card(page, 'Your commonest mistakes')).toContainText('“bettr”')
    await expectAccessible(page)

    await button(page, 'Practice').first().click()
    const sentence = page.getByRole('textbox', { name: /Fix this sentence/ })
    await expect(sentence).toBeFocused()
    await expect(sentence).toHaveValue('This is a error.')
    await sentence.press('Enter')
    await expect(page.getByText('The mistake is still there.')).toBeVisible()
    await sentence.fill('It is an error.')
    await button(page, 'Check').click()
    await expect(page.getByText('you changed more than that')).toBeVisible()
    await sentence.fill('This is an error.')
    await sentence.press('Enter')
    await expect(page.getByText('Right. The mistake is gone')).toBeVisible()
    await expectAccessible(page)
    await expect(button(page, 'Next sentence')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sentence).toHaveValue('That was a honest mistake.')

    await page.getByLabel('Documents', { exact: true }).selectOption('Spring report')
    await expect(page.getByRole('radio', { name: '7 days' })).toBeDisabled()
    await card(page, 'Passive voice')
      .getByRole('link', { name: `Open “${isolatedText('Spring report')}”` })
      .first()
      .click()
    await page.waitForURL(/\/document\//)
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('was written')
    await context.close()
  })

  test('follows the period, fits a phone, and offers to try again', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const visitor = await writer(browser, product, { window })
    const { page, context, person } = visitor
    await write(visitor)
    await inDatabase(
      product,
      `UPDATE document_projections SET at = now() - interval '20 days'
       WHERE document_id IN (SELECT id FROM documents WHERE owner_id = $1)`,
      [person.user.id],
    )
    await page.goto('/writing-style')
    await expect(card(page, 'Reading level')).toContainText('Flesch–Kincaid')
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByText('7 days').tap()
    await expect(page.getByRole('main')).toContainText('Write 50 words to see your style.')

    await page.route('**/api/writing-style?**', route => route.abort('connectionreset'), { times: 4 })
    await page.getByText('90 days').tap()
    await expect(page.getByRole('main')).toContainText('We couldn’t measure your documents')
    await page.unroute('**/api/writing-style?**')
    await button(page, 'Try again').tap()
    await expect(card(page, 'Reading level')).toContainText('Grade')
    await context.close()
  })
})
