import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, type ArrivalOptions, type Visitor } from './people.ts'

/** Three pages of them; the first one was changed last. */
const COUNT = 250
/** More rows are never drawn: those in view, those around them and the ends. */
const DRAWN_MAX = 60

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

async function arriveWithMany(options?: ArrivalOptions): Promise<void> {
  ada = await arrive(browser, product, options)
  page = ada.page
  await inDatabase(
    product,
    `INSERT INTO documents (workspace_id, owner_id, title, created_at, updated_at)
     SELECT w.id, w.owner_id, 'Number ' || lpad(n::text, 3, '0'), now() - n * interval '1 hour', now() - n * interval '1 hour'
     FROM workspaces w, generate_series(1, $2::int) n WHERE w.owner_id = $1`,
    [ada.person.user.id, COUNT],
  )
  await page.goto('/')
}

afterEach(() => ada.context.close())

const titled = (n: number): string => `Number ${String(n).padStart(3, '0')}`
const rail = () => page.getByRole('navigation', { name: 'Documents' })
const rows = () => rail().getByRole('link')
const row = (n: number) => rail().getByRole('link', { name: titled(n) })
const field = () => page.getByRole('searchbox', { name: 'Search documents' })
const scrolled = () => rail().evaluate(({ scrollTop }) => scrollTop)

/** Scrolls until the last document is loaded and drawn. */
const scrollToEnd = () =>
  expect(async () => {
    await rail().evaluate(list => list.scrollTo(0, list.scrollHeight))
    await expect(row(COUNT)).toBeInViewport({ timeout: 1000 })
  }).toPass()

async function choose(n: number, item: string): Promise<void> {
  await rail()
    .getByRole('button', { name: `More options for ${isolatedText(titled(n))}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function show(part: string): Promise<void> {
  await page.getByRole('button', { name: /^Show: / }).press('Enter')
  await page.getByRole('menuitemradio', { name: part }).press('Enter')
}

describe('a long list', () => {
  test('draws the rows in view, and one far down is opened and starred', async () => {
    await arriveWithMany()
    await expect(row(1)).toBeVisible()
    await expect(row(1).locator('xpath=ancestor::li')).toHaveAttribute('aria-posinset', '1')
    await expect(row(1).locator('xpath=ancestor::li')).toHaveAttribute('aria-setsize', '-1')
    expect(await rows().count()).toBeLessThanOrEqual(DRAWN_MAX)
    await scrollToEnd()
    expect(await rows().count()).toBeLessThanOrEqual(DRAWN_MAX)
    await expect(row(COUNT).locator('xpath=ancestor::li')).toHaveAttribute('aria-posinset', String(COUNT))
    await expect(row(COUNT).locator('xpath=ancestor::li')).toHaveAttribute('aria-setsize', String(COUNT))
    await expectAccessibleInBothThemes(page)

    await row(COUNT).click()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Title' })).toHaveValue(titled(COUNT))
    await expect(row(COUNT)).toBeInViewport()
    await choose(COUNT, 'Star')
    await expect(row(COUNT).getByRole('img', { name: 'Starred' })).toBeVisible()
    await show('Starred')
    await expect(rows()).toHaveCount(1)
    await show('All documents')
    await page.getByRole('button', { name: 'Sort by' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Date created' }).press('Enter')
    await expect(row(1)).toBeInViewport()
  })

  test('is walked through by the keyboard, from the first row to the last', async () => {
    await arriveWithMany()
    await row(1).focus()
    for (let n = 2; n <= 45; n += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(row(n)).toBeFocused()
    }
    // The focus stays where it is while the list is scrolled.
    await rail().evaluate(list => list.scrollTo(0, 0))
    await expect(row(1)).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(row(46)).toBeFocused()
    await expect(row(46)).toBeInViewport()
    await expect(async () => {
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowUp')
      await expect(row(COUNT)).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('ArrowUp')
    await expect(row(COUNT - 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Title' })).toHaveValue(
      titled(COUNT - 1),
    )
  })

  test('is searched to its end, and one is moved to a folder', async () => {
    await arriveWithMany()
    await expect(row(1)).toBeVisible()
    await field().fill(titled(COUNT).toLowerCase())
    await expect(rows()).toHaveCount(1)
    await page.route('**/api/documents/search*', route =>
      route.fulfill({
        status: 429,
        json: { success: false, code: 'RATE_LIMITED', message: 'Too many searches.' },
      }),
    )
    await field().fill('number 2')
    await expect(page.getByText('We couldn’t search your texts')).toBeVisible()
    await page.unroute('**/api/documents/search*')
    await field().press('Escape')

    await choose(2, 'Move to folder')
    await page.getByRole('dialog', { name: 'Move to folder' }).getByLabel('New folder').fill('Work')
    await page.keyboard.press('Enter')
    await expect(rail().getByRole('list', { name: 'Work' }).getByRole('link')).toHaveText([/Number 002/])
    await expect(rail().getByRole('button', { name: 'Work 1 document', exact: false })).toBeVisible()
    await row(3).dragTo(rail().getByRole('button', { name: /^Work / }))
    await expect(rail().getByRole('list', { name: 'Work' }).getByRole('link')).toHaveCount(2)
    await expect(rail().getByRole('region', { name: 'Mine' }).getByRole('link').first()).toContainText(
      titled(1),
    )
    await scrollToEnd()
    expect(await rows().count()).toBeLessThanOrEqual(DRAWN_MAX)
  })

  test('says that a page of it could not be read', async () => {
    await arriveWithMany()
    await expect(row(1)).toBeVisible()
    await page.route('**/api/documents?*before=*', route => route.fulfill({ status: 500, json: {} }))
    await rail().evaluate(list => list.scrollTo(0, list.scrollHeight))
    await expect(rail().getByText('We couldn’t load more documents.')).toBeVisible()
    await page.unroute('**/api/documents?*before=*')
    await rail().getByRole('button', { name: 'Try again' }).click()
    await scrollToEnd()
  })
})

test('on a phone, the list opens again where it was', async () => {
  await arriveWithMany({ window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })
  await page.getByRole('button', { name: 'Documents' }).tap()
  await expect(row(1)).toBeVisible()
  await rail().evaluate(list => list.scrollTo(0, 3000))
  await expect.poll(scrolled).toBe(3000)
  await page.keyboard.press('Escape')
  await expect(rail()).toBeHidden()
  await page.getByRole('button', { name: 'Documents' }).tap()
  await expect(row(60)).toBeInViewport()
  expect(await scrolled()).toBe(3000)
  expect(await rows().count()).toBeLessThanOrEqual(DRAWN_MAX)
  await expectAccessibleInBothThemes(page)
})
