import type { Browser, Page } from 'playwright'
import { beforeAll, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, share } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { type Visitor } from './people.ts'
import { checked, open, paste, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let bob: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, {
    firstName: 'Ada',
    plan: 'pro',
    window: { locale: 'en-GB' },
    checks: true,
  })
  bob = await writer(browser, product, { firstName: 'Bob', checks: true })
})

/** Allows for loading the checker and its dictionaries. */
const marks = (page: Page) => page.locator('.issue[data-issue]')
const goals = (page: Page) => page.getByRole('button', { name: /^Goals/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Goals' })

async function openGoals(page: Page) {
  await goals(page).click()
  await expect(panel(page)).toBeVisible()
  return panel(page)
}

test("starts a document in its owner's English, and a change counts for everyone in it at once", async () => {
  await ada.page.goto('/settings/writing')
  const other = await ada.page.context().newPage()
  await other.goto('/settings/writing')
  await ada.page.getByLabel('Dialect').selectOption('British English')
  await expect(other.getByLabel('Dialect')).toHaveValue('UK')
  await other.close()

  const document = await createDocument(ada.person)
  await share(ada.person, document, bob.person, 'editor')
  await Promise.all([open(ada, document.id), open(bob, document.id)])
  await paste(ada.page, 'The color of the sea.\nThe colour of the sky.')
  for (const { page } of [ada, bob]) {
    await expect(marks(page)).toHaveText(['color'])
    await expect(goals(page)).toContainText('British English')
  }

  const settings = await openGoals(bob.page)
  await settings.getByLabel('Dialect').selectOption('American English')
  for (const { page } of [ada, bob]) {
    await expect(marks(page)).toHaveText(['colour'])
    await expect(goals(page)).toContainText('American English')
  }
  await settings.getByText('Experts').click()
  await expect(settings.getByRole('radio', { name: 'Experts' })).toBeChecked()
  await settings.getByLabel('Document type').selectOption('Business')
  await expect(goals(ada.page)).toContainText('business · experts')
  await expectAccessible(bob.page)
  await bob.page.keyboard.press('Escape')
  await expect(goals(bob.page)).toBeFocused()
})

test('shows the goals to a reader, who cannot change them', async () => {
  const document = await createDocument(ada.person)
  await share(ada.person, document, bob.person, 'viewer')
  await open(bob, document.id)
  const settings = await openGoals(bob.page)
  await expect(settings.getByLabel('Language')).toBeDisabled()
  await expect(settings.getByRole('radio', { name: 'Formal', exact: true })).toBeDisabled()
  await expect(settings.getByText('Only editors can change them.')).toBeVisible()
})

test('shows the goals by its command also while the review shows another tab', async () => {
  const { page } = ada
  await open(ada)
  await page.getByRole('tab', { name: 'Comments' }).click()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('goals')
  await page.getByRole('option', { name: /^Set goals and language/ }).click()
  await expect(panel(page)).toBeVisible()
})

test('reports a list of languages that does not load, and offers a retry', async () => {
  const { page } = ada
  await page.route('**/api/languages', route => route.abort())
  await open(ada)
  const settings = await openGoals(page)
  const problem = settings.getByText(/We couldn’t load the other languages/)
  await expect(problem).toBeVisible()
  await page.unroute('**/api/languages')
  await settings.getByRole('button', { name: 'Done' }).click()
  await openGoals(page)
  await expect(settings.getByRole('option', { name: 'Swedish' })).toBeAttached()
  await expect(problem).toBeHidden()
})

test('underlines French mistakes in a French text, short lines included, and no English ones', async () => {
  const { page } = ada
  await open(ada)
  await paste(
    page,
    'Les vacances\nNous avons parlé de tout cela avec nos amis pandant les vacances.\nUnd das weiß ich leider auch nicht, aber ich frage nach.',
  )
  await checked(page)
  await expect(marks(page)).toHaveText(['pandant'])
  await marks(page).click()
  await page.getByRole('main').getByRole('button', { name: 'Accept: pendant' }).click()
  await expect.poll(() => textOn(page)).toContain('nos amis pendant les vacances')

  const settings = await openGoals(page)
  await expect(settings.getByText('Detected: French.')).toBeVisible()
  await expect(settings.getByText(/Text in German isn’t checked/)).toBeVisible()
  await expect(page.getByText('Some of this can’t be checked')).toBeVisible()
  await settings.getByLabel('Language').selectOption('English')
  await expect(marks(page)).toHaveText(['vacances'])
})

test('are read and changed on a phone, where the panel fits', async () => {
  const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const cleo = await writer(browser, product, { firstName: 'Cleo', window })
  await open(cleo)
  const { page } = cleo
  await page.getByRole('button', { name: /^Show review/ }).tap()
  await goals(page).tap()
  await expect(panel(page)).toBeVisible()
  const box = await panel(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  await panel(page).getByText('Formal', { exact: true }).tap()
  await expect(panel(page).getByRole('radio', { name: 'Formal', exact: true })).toBeChecked()
  await expect(goals(page)).toContainText('formal')
  await expectAccessible(page)
  await cleo.context.close()
})
