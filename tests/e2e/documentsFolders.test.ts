import type { Browser, Page } from 'playwright'
import { afterEach, beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, type ArrivalOptions, type Visitor } from './people.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

/** A user with two documents. */
async function arriveWithTwo(options?: ArrivalOptions): Promise<void> {
  ada = await arrive(browser, product, options)
  page = ada.page
  for (const title of ['Letter', 'Minutes']) await createDocument(ada.person, title)
  await page.goto('/')
}

afterEach(() => ada.context.close())

const rail = (tab: Page = page) => tab.getByRole('navigation', { name: 'Documents' })
const folder = (name: string, tab: Page = page) =>
  rail(tab).getByRole('button', { name: new RegExp(`^${name} `) })
const inside = (name: string, tab: Page = page) => rail(tab).getByRole('list', { name }).getByRole('link')
const dialog = (name: string) => page.getByRole('dialog', { name })
const link = (title: string) => rail().getByRole('link', { name: title })

/** Chooses an item of a document's menu by the keyboard. */
async function choose(title: string, item: string): Promise<void> {
  await rail()
    .getByRole('button', { name: `More options for ${isolatedText(title)}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

describe('folders', () => {
  test('are made, filled, renamed and deleted by the keyboard, in every tab', async () => {
    await arriveWithTwo()
    const second = await ada.context.newPage()
    await second.goto('/')
    await expect(rail(second).getByRole('link')).toHaveCount(2)
    await page.getByRole('button', { name: 'New folder' }).press('Enter')
    await expect(dialog('New folder').getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Work')
    await page.keyboard.press('Enter')
    for (const tab of [page, second]) await expect(folder('Work', tab)).toBeVisible()
    await expect(page.getByText('Drag documents here')).toBeVisible()

    await page.getByRole('button', { name: 'New folder' }).press('Enter')
    await expect(dialog('New folder').getByLabel('Name')).toBeFocused()
    await page.keyboard.type('WORK')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You already have a folder with this name.')).toBeVisible()
    await page.keyboard.press('Escape')
    // Another folder stays when the first one is deleted.
    await choose('Minutes', 'Move to folder')
    await dialog('Move to folder').getByLabel('New folder').fill('Zoo')
    await page.keyboard.press('Enter')
    for (const tab of [page, second]) await expect(inside('Zoo', tab)).toHaveCount(1)

    await choose('Letter', 'Move to folder')
    await expect(dialog('Move to folder').getByRole('button', { name: 'No folder' })).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    for (const tab of [page, second]) await expect(inside('Work', tab)).toHaveCount(1)
    await expect(link('Letter')).toBeFocused()
    await expect(
      toastOn(page).filter({ hasText: `“${isolatedText('Letter')}” is in ${isolatedText('Work')} now.` }),
    ).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.keyboard.press('ArrowUp')
    await expect(folder('Work')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link('Letter')).toBeHidden()
    await page.reload()
    await expect(folder('Work')).toHaveAttribute('aria-expanded', 'false')
    await folder('Work').press('Enter')

    await rail()
      .getByRole('button', { name: `More options for the folder ${isolatedText('Work')}` })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await dialog('Rename folder').getByLabel('Name').fill('Home')
    await page.keyboard.press('Enter')
    for (const tab of [page, second]) await expect(inside('Home', tab)).toHaveCount(1)

    await rail()
      .getByRole('button', { name: `More options for the folder ${isolatedText('Home')}` })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Delete folder' }).press('Enter')
    await dialog(`Delete “${isolatedText('Home')}”?`)
      .getByRole('button', { name: 'Delete folder' })
      .press('Enter')
    for (const tab of [page, second]) {
      await expect(folder('Home', tab)).toHaveCount(0)
      await expect(inside('Zoo', tab)).toHaveText(/Minutes/)
      await expect(rail(tab).getByRole('region', { name: 'Mine' }).getByRole('link')).toHaveText([/Letter/])
    }
  })

  test('take documents that are dragged to them, and let go of them', async () => {
    await arriveWithTwo()
    await choose('Minutes', 'Move to folder')
    await dialog('Move to folder').getByLabel('New folder').fill('Harbor')
    await page.keyboard.press('Enter')
    await expect(inside('Harbor')).toHaveText(/Minutes/)
    await link('Letter').dragTo(folder('Harbor'))
    await expect(inside('Harbor')).toHaveCount(2)
    await link('Minutes').dragTo(rail().getByRole('heading', { name: 'Folders' }))
    await expect(inside('Harbor')).toHaveCount(2)
    await choose('Minutes', 'Move to folder')
    await dialog('Move to folder').getByRole('button', { name: 'No folder' }).press('Enter')
    await expect(inside('Harbor')).toHaveCount(1)
    await link('Letter').dragTo(rail().getByRole('region', { name: 'Mine' }))
    await expect(inside('Harbor')).toHaveCount(0)
  })

  test('report what fails, and leave the documents where they are', async () => {
    await arriveWithTwo()
    await page.route('**/api/folders', route => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText('We couldn’t load your folders.')).toBeVisible()
    await expect(rail().getByRole('link')).toHaveCount(2)
    await page.unroute('**/api/folders')
    await rail().getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('We couldn’t load your folders.')).toBeHidden()

    await page.getByRole('button', { name: 'New folder' }).click()
    await expect(dialog('New folder').getByLabel('Name')).toBeFocused()
    await ada.context.setOffline(true)
    await page.keyboard.type('Work')
    await page.keyboard.press('Enter')
    await expect(dialog('New folder').getByText('We can’t reach the server.')).toBeVisible()
    await ada.context.setOffline(false)
    await page.keyboard.press('Enter')
    await expect(folder('Work')).toBeVisible()

    await page.route('**/place', route => route.fulfill({ status: 500, json: {} }))
    await choose('Letter', 'Move to folder')
    await dialog('Move to folder').getByRole('button', { name: 'Work' }).press('Enter')
    await expect(toastOn(page)).toContainText('We couldn’t move the document')
    await expect(inside('Work')).toHaveCount(0)
  })
})

test('on a phone, a document is moved by touch', async () => {
  await arriveWithTwo({ window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })
  await page.getByRole('button', { name: 'Documents' }).tap()
  await rail()
    .getByRole('button', { name: `More options for ${isolatedText('Letter')}` })
    .tap()
  await page.getByRole('menuitem', { name: 'Move to folder' }).tap()
  await dialog('Move to folder').getByLabel('New folder').fill('Work')
  await dialog('Move to folder').getByRole('button', { name: 'Create folder' }).tap()
  await expect(inside('Work')).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
})
