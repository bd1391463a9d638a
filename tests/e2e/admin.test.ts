import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { ADMIN_IDLE_MINUTES } from '#schema/auth/reauthentication.ts'
import { authenticatedBefore, codeOf, enrolApp } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { PASSWORD, putOn, signUp } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, visitorPage } from './people.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader')

describe('the way into the admin area', () => {
  test('is the sign-in with password and code, and it is no page for others', async () => {
    const admin = await signUpAs(product, 'admin')
    const { secret } = await enrolApp(admin)
    const page = await visitorPage(browser, product)
    await page.goto('/admin')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(admin.user.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // The code that set the app up is used.
    await page.getByLabel('Code').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(heading(page, 'Users')).toBeVisible()
    await expect(page).toHaveTitle(/^Users · Admin · /)
  })

  test('is no page for a user, in the app and at the server', async () => {
    const { page } = await arrive(browser, product)
    for (const path of ['/admin', '/admin/login']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(heading(page, 'Page not found')).toBeVisible()
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
  })

  test('asks for a proof after half an hour away, and leads back to the page', async () => {
    const { page, person } = await arrive(browser, product, { role: 'support' })
    await page.goto('/')
    await page.getByRole('button', { name: 'User menu' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Admin' }).press('Enter')
    await expect(heading(page, 'Users')).toBeVisible()
    await authenticatedBefore(product, person, ADMIN_IDLE_MINUTES)
    await page.getByLabel('Role').selectOption({ label: 'Support' })
    await expect(heading(page, 'Admin area')).toBeVisible()
    await expect(page.getByText('You were away for a while')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(page, 'Users')).toBeVisible()
  })

  test('closes by itself when no one uses the page', async () => {
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.clock.install()
    await page.goto('/admin/users')
    await expect(rows(page).first()).toBeVisible()
    await page.clock.runFor((ADMIN_IDLE_MINUTES - 1) * 60_000)
    await page.keyboard.press('Shift')
    await page.clock.runFor((ADMIN_IDLE_MINUTES - 1) * 60_000)
    await expect(heading(page, 'Users')).toBeVisible()
    await page.clock.runFor(2 * 60_000)
    await expect(heading(page, 'Admin area')).toBeVisible()
  })
})

describe('the users', () => {
  test('are found by name, filtered, and opened by keyboard', async () => {
    const lastName = `Quillfeather${Date.now().toString(36)}`
    const ada = await signUp(product, { firstName: 'Ada', lastName })
    const bea = await signUp(product, { firstName: 'Bea', lastName })
    await putOn(product, bea, 'pro')
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin')
    await page.getByLabel('Search names and emails').fill(lastName)
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Plan').selectOption({ label: 'Pro' })
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: `Bea ${lastName}` }).press('Enter')
    await expect(heading(page, `Bea ${lastName}`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Account' })).toContainText(bea.user.email)
    await expect(page.getByRole('region', { name: 'Plan and queries' })).toContainText(
      'Pro was given, without an end',
    )
    await expect(page.getByRole('table', { name: 'Ledger of queries' })).toContainText('Allowance')
    await page.goBack()
    await page.getByLabel('Search names and emails').fill('no one has such a name')
    await expect(page.getByText('No one matches')).toBeVisible()
    await page.goto(`/admin/users/${ada.user.id}/details`)
    await expect(page.getByText('Nothing is paid or given')).toBeVisible()
    await page.goto('/admin/users/00000000-0000-4000-8000-000000000000/details')
    await expect(page.getByText('There is no such user')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  test('are a file for administrators, and none for support', async () => {
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin/users')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
    const support = await arrive(browser, product, { role: 'support' })
    await support.page.goto('/admin/users')
    await expect(rows(support.page).first()).toBeVisible()
    await expect(support.page.getByRole('link', { name: 'Download as CSV' })).toHaveCount(0)
  })
})
