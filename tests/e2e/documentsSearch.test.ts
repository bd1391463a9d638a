import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, type ArrivalOptions, type Visitor } from './people.ts'
import { editorOf, selectedOn } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

/** A user with a letter about whales, and minutes of the harbor whose text a search finds. */
async function arriveWithTexts(options?: ArrivalOptions): Promise<void> {
  ada = await arrive(browser, product, options)
  page = ada.page
  await written('Letter about whales', 'Dear Bea, they sing.')
  await written('Minutes', `${'We went on. '.repeat(300)}At the café we saw <b>two</b> whales.`)
  await page.goto('/')
}

afterEach(() => ada.context.close())

async function written(title: string, text: string): Promise<void> {
  const { id } = await createDocument(ada.person, title)
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: id, cookie: ada.person.client.cookie }, body => body.insert(0, text))
}

const field = () => page.getByRole('searchbox', { name: 'Search documents' })
const rail = () => page.getByRole('navigation', { name: 'Documents' })
const inTitles = () => rail().getByRole('region', { name: 'In titles' }).getByRole('link')
const inTexts = () => rail().getByRole('region', { name: 'In texts' }).getByRole('link')

/** Searches again until the server has read the texts. */
const findInTexts = (wanted: string) =>
  expect(async () => {
    await field().fill('')
    await field().fill(wanted)
    await expect(inTexts()).toHaveCount(1, { timeout: 2000 })
  }).toPass()

describe('a search', () => {
  test('is done by the keyboard: titles first, then texts, and the match is selected', async () => {
    await arriveWithTexts()
    await expect(rail().getByRole('link')).toHaveCount(2)
    await field().focus()
    await findInTexts('WHALES')
    await expect(inTitles()).toContainText('Letter about whales')
    await expect(inTexts()).toContainText('At the café we saw <b>two</b> whales.')
    await expect(inTexts().locator('mark')).toHaveText('whales')
    await expectAccessibleInBothThemes(page)

    await field().press('ArrowDown')
    await expect(inTitles()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(inTexts()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field()).toBeFocused()

    await findInTexts('cafe two')
    await expect(inTexts().locator('mark')).toHaveText(['café', 'two'])
    await field().press('Enter')
    await expect(editorOf(page)).toContainText('At the café')
    await expect.poll(() => selectedOn(page)).toBe('café')
    await expect(editorOf(page)).toBeFocused()

    await field().fill('nothing of the kind')
    await expect(page.getByText('No title or text contains “nothing of the kind”.')).toBeVisible()
    await field().press('Escape')
    await expect(field()).toHaveValue('')
    await expect(rail().getByRole('link')).toHaveCount(2)
  })

  test('reports a failure and tries again, and searches titles without a connection', async () => {
    await arriveWithTexts()
    await expect(rail().getByRole('link')).toHaveCount(2)
    await page.route('**/api/documents/search*', route => route.fulfill({ status: 500, json: {} }))
    await field().fill('letter')
    await expect(page.getByText('We couldn’t search your texts')).toBeVisible()
    await expect(inTitles()).toHaveCount(1)
    await page.unroute('**/api/documents/search*')
    await rail().getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('We couldn’t search your texts')).toBeHidden()
    // An answer from before the server has read the texts would stay.
    await findInTexts('cafe')

    await ada.context.setOffline(true)
    await field().fill('minutes')
    await expect(page.getByText('You’re offline. Only titles are searched.')).toBeVisible()
    await expect(inTitles()).toHaveText('Minutes')
    await field().fill('whales two')
    await expect(page.getByText('No title contains “whales two”.')).toBeVisible()
    await expect(page.getByText('You’re offline. Only titles are searched.')).toBeVisible()
    await ada.context.setOffline(false)
    await expect(inTexts()).toHaveCount(1)
  })
})

test('on a phone, a found text opens at its match, and the list closes', async () => {
  await arriveWithTexts({ window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })
  await page.getByRole('button', { name: 'Documents' }).tap()
  await findInTexts('two whales')
  await expectAccessibleInBothThemes(page)
  await inTexts().tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => selectedOn(page)).toBe('two')
})
