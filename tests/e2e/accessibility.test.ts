import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { ROUTES } from '#schema/site/routes.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { arrive } from './people.ts'
import { open, writer } from './support.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const WINDOWS = [
  ['wide', {}],
  ['narrow', PHONE],
] as const
/** A token that matches no link. */
const TOKEN = 'a'.repeat(43)

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

describe('every screen of the route table', () => {
  test.each(WINDOWS)('passes axe and has all of it in landmarks, %s', async (_, window) => {
    const { page: own, person } = await arrive(browser, product, { window })
    const { id } = await createDocument(person)
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', ...window })
    const visiting = await context.newPage()
    await own.goto('/settings/profile')
    await visiting.goto('/signin')
    for (const { path, access } of ROUTES) {
      const page = access === 'public' ? visiting : own
      for (const address of new Set([path.replace('/:token?', ''), path.replace(':token?', TOKEN)]))
        await at(page, address.replace(':documentId', id))
    }
    for (const address of ['/signin?next=totp', '/nowhere']) await at(visiting, address)
    for (const address of [`/first-admin/${TOKEN}`, '/document/00000000-0000-4000-8000-000000000000'])
      await at(own, address)
  })

  async function at(page: Page, address: string): Promise<void> {
    // Navigating inside the open page is faster than reloading it.
    await page.evaluate(to => window.history.pushState(null, '', to), address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    if (address === '/settings/security') await expect(page.getByText('This device')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})

test.each(WINDOWS)(
  'menus, dialogs and tooltips pass axe, and menus are in the landmark of their button, %s',
  async (width, window) => {
    const ada = await writer(browser, product, { window: { ...window } })
    const { page } = ada
    await open(ada)
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('banner').getByRole('menu')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('list', { name: 'People' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    if (width === 'narrow') await page.getByRole('button', { name: 'Documents', exact: true }).click()
    const list = page.getByRole('navigation', { name: 'Documents' })
    await list.getByRole('button', { name: /^More/ }).press('Enter')
    await expect(list.getByRole('menu')).toBeVisible()
    // The sheet does not clip it.
    await list
      .getByRole('menuitem', { name: 'Move to trash' })
      .hover({ trial: true, position: { x: 180, y: 15 } })
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Trash' }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    if (width === 'narrow') return
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bold' }).hover()
    await expect(page.getByRole('main').getByRole('tooltip')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test('a page with a button without a name, or with faint text in the dark, does not pass', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const named = '<html lang="en"><title>Sample</title><main><h1>Sample</h1>'
  await page.setContent(`${named}<button></button></main>`)
  await expect(expectAccessible(page)).rejects.toThrow('button-name: button')
  const faint = '@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }'
  await page.setContent(`${named}<style>${faint}</style><p>Faint</p></main>`)
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('color-contrast: p')
  await page.close()
})
