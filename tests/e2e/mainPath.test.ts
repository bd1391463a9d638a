import { join } from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { backUp, restore } from '#tests/support/backup.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { grantTo } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { expect } from './expect.ts'
import {
  checked,
  newDocument,
  paste,
  saved,
  signInInBrowser,
  signUpInBrowser,
  textOn,
  underlines,
  writeTogether,
  type Writer,
} from './support.ts'

/** The main path of a new user, on its embedded database. */
describe('from sign-up to writing together', () => {
  let product: Product
  let browser: Browser
  let ada: Writer
  let bea: Writer
  let documentId: string

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded' })
    browser = await launchBrowser()
    ada = await signUpInBrowser(browser, product.url, 'Ada', true)
    bea = await signUpInBrowser(browser, product.url, 'Bea')
  })

  test('underlines the mistakes in a pasted text of 3,000 words, and saves it', async () => {
    documentId = await newDocument(ada.page)
    await paste(ada.page, proseWithMistakes(3000))
    await saved(ada.page)
    await checked(ada.page)
    expect(await underlines(ada.page)).toBeGreaterThan(100)
    // From sign-up over the dashboard to the editor.
    expect(ada.console).toEqual([])
  })

  test('accepts three corrections and dismisses one, with underlines and list in step', async () => {
    const { page } = ada
    const issues = page.getByRole('list', { name: 'Issues' }).getByRole('listitem')
    // The list is rendered when the browser is idle, and a corrected paragraph is checked again.
    const inStep = async (): Promise<number> => {
      await checked(page)
      const count = await underlines(page)
      await expect(issues).toHaveCount(count)
      return count
    }
    for (let accepted = 0; accepted < 3; accepted += 1) {
      const before = await inStep()
      await issues.first().locator('[data-card-head]').click()
      await issues.getByRole('button', { name: 'Accept', exact: true }).click()
      await expect.poll(() => issues.count()).toBeLessThan(before)
    }
    const before = await inStep()
    await issues.filter({ hasText: 'Week 5: ' }).first().locator('[data-card-head]').click()
    await issues.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect.poll(() => issues.count()).toBe(before - 1)
    await expect.poll(() => underlines(page)).toBe(before - 1)
    await saved(page)
  })

  test('lets a second user join and both type at once, and both see the same', async () => {
    await grantTo(product, ada.email, 'verified', 'plan', 'premium')
    await grantTo(product, bea.email, 'verified')
    await ada.page.getByRole('button', { name: 'Share' }).click()
    await ada.page.getByLabel('Email').fill(bea.email)
    await ada.page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(ada.page.getByRole('dialog').getByText(bea.email)).toBeVisible()
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

    await bea.page.goto(`${product.url}/document/${documentId}`)
    await expect.poll(() => textOn(bea.page)).toBe(await textOn(ada.page))
    await writeTogether(ada, bea, ['Ada writes at the top. ', ' Bea writes at the end.'])
  })

  test('shows both users exactly what they had after kill -9 and a restart', async () => {
    const before = await textOn(ada.page)
    await product.kill9()
    await product.restart()
    for (const { page } of [ada, bea]) {
      await page.reload()
      await expect.poll(() => textOn(page)).toBe(before)
      await saved(page)
    }
  })

  let before: string
  let copy: Product
  const { path, remove } = temporaryDirectory('restored')
  afterAll(remove)

  test('a backup that is restored elsewhere', async () => {
    before = await textOn(ada.page)
    const [file, dataDir] = [join(path, 'bluepencil.zip'), join(path, 'data')]
    await backUp(product, file)
    await Promise.all([ada, bea].map(({ context }) => context.close()))
    await restore({ dataDir }, file)
    copy = await startProduct({ database: 'embedded', dataDir })
  })

  test('serves the same users, who sign in, read, and write together', async () => {
    const address = `${copy.url}/document/${documentId}`
    const people = [
      await signInInBrowser(browser, address, ada.email, true),
      await signInInBrowser(browser, address, bea.email),
    ] as const
    for (const { page } of people) {
      await expect.poll(() => textOn(page)).toBe(before)
      await saved(page)
    }
    await writeTogether(...people, ['The copy goes on. ', ' It does.'])
    await checked(people[0].page)
    await copy.dispose()
  })
})
