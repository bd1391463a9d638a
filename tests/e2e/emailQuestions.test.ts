import type { Browser, Page } from 'playwright'
import { beforeAll, expect as expectValue, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, type Visitor } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  await engineLoaded(product)
})

const draft = (page: Page) => page.getByRole('region', { name: 'Draft' })
const bodyOn = (page: Page) => draft(page).getByLabel('Email', { exact: true })
const question = (page: Page) => draft(page).getByRole('form', { name: 'A question about this email' })
const answers = (page: Page) => page.getByRole('region', { name: 'Your answers' })

/** Opens the generator and writes an email from notes. */
async function written(notes: string, options: Parameters<typeof arrive>[2] = {}): Promise<Visitor> {
  const visitor = await arrive(browser, product, options)
  const { page } = visitor
  await page.goto('/email-generator')
  await page.getByLabel('What is it about?').fill(notes)
  await page.getByRole('button', { name: 'Write email' }).click()
  return visitor
}

test('an email asks what only its writer knows, and is written again with the answer', async () => {
  const { page } = await written('the heater broke please send someone dont want to be rude')
  await expect(bodyOn(page)).toHaveValue(/Please send someone\./)
  expectValue(await bodyOn(page).inputValue()).not.toContain('rude')
  const answer = question(page).getByLabel('When did it happen?')
  await question(page).getByRole('button', { name: 'Answer and write again' }).click()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await expect(question(page)).toContainText('Write your answer first.')
  await expectAccessibleInBothThemes(page)

  await answer.fill('monday')
  await page.reload()
  await expect(answer).toHaveValue('monday')
  await answer.press('Enter')
  await expect(bodyOn(page)).toHaveValue(/The heater broke on Monday\. Please send someone\./)
  await expect(question(page)).toBeHidden()
  await expect(draft(page)).toContainText('so this was not counted')
  await expect(page.getByLabel('Key points')).toHaveValue('')
  await expect(answers(page)).toContainText('monday')
  await expectAccessibleInBothThemes(page)
})

test('an answer is about one email: it can be removed, and goes with another request', async () => {
  const { page } = await written('the heater broke please send someone')
  const asked = question(page).getByLabel('When did it happen?')
  await asked.fill('monday')
  await asked.press('Enter')
  await expect(bodyOn(page)).toHaveValue(/broke on Monday/)

  await answers(page).getByRole('button', { name: 'Remove the answer “monday”' }).click()
  await expect(answers(page)).toBeHidden()
  await page.getByRole('button', { name: 'Write email' }).click()
  await asked.fill('tuesday')
  await asked.press('Enter')
  await expect(bodyOn(page)).toHaveValue(/broke on Tuesday/)

  await page.getByLabel('What is it about?').fill('invite Ana to our party')
  await expect(answers(page)).toBeHidden()
  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(bodyOn(page)).toHaveValue(/\[date\]/)
  expectValue(await bodyOn(page).inputValue()).not.toContain('Tuesday')
  const date = question(page).getByLabel('Which words should replace [date]?')
  await date.fill('friday at 6pm')
  await date.press('Enter')
  await expect(bodyOn(page)).toHaveValue(/ on Friday at 6pm in \[place\]\./)
  await expect(question(page)).toContainText('Which words should replace [place]?')
})

test('an answer on a phone survives a lost connection, and short notes are refused', async () => {
  const { page, context } = await written('the heater broke please send someone', {
    window: { viewport: { width: 390, height: 844 } },
  })
  await question(page).getByLabel('When did it happen?').fill('It broke on Monday.')
  await expectAccessible(page)
  await context.setOffline(true)
  await question(page).getByRole('button', { name: 'Answer and write again' }).click()
  await expect(page.getByRole('alert').first()).toContainText('We can’t reach the server')
  await expect(answers(page)).toContainText('It broke on Monday.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(bodyOn(page)).toHaveValue(/It broke on Monday\./)
  await expect(draft(page)).toContainText('so this was not counted')

  await page.getByLabel('What is it about?').fill('complaint letter')
  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(page.getByText('These notes are too short for an email.')).toBeVisible()
})
