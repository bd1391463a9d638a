import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { ADMIN_IDLE_MINUTES } from '#schema/auth/reauthentication.ts'
import { authenticatedBefore, codeOf, enrolApp, expireReauthentication } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, PASSWORD, putOn, signUp } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, keepMetrics, toastOn, visitorPage } from './people.ts'

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
    await keepMetrics(admin)
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
    await expect(heading(page, 'Overview')).toBeVisible()
    await expect(page).toHaveTitle(/^Overview · Admin · /)
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
    // The page extends the time when it is opened.
    const extended = page.waitForResponse('**/api/admin/session')
    await page.getByRole('menuitem', { name: 'Admin' }).press('Enter')
    await expect(heading(page, 'Users')).toBeVisible()
    await extended
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

  test('stays open in a tab as long as another one is used', async () => {
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.clock.install()
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto('/admin/users')
      await expect(rows(tab).first()).toBeVisible()
    }
    const path = () => other.evaluate(() => window.location.pathname)
    await page.clock.runFor((ADMIN_IDLE_MINUTES - 1) * 60_000)
    await page.keyboard.press('Shift')
    await page.clock.runFor((ADMIN_IDLE_MINUTES - 1) * 60_000)
    expect(await path()).toBe('/admin/users')
    await page.clock.runFor(2 * 60_000)
    await expect(heading(other, 'Admin area')).toBeVisible()
    await other.close()
  })
})

describe('the users', () => {
  test('are found by name, filtered, and opened by keyboard', async () => {
    const lastName = `Quillfeather${Date.now().toString(36)}`
    const ada = await signUp(product, { firstName: 'Ada', lastName })
    const bea = await signUp(product, { firstName: 'Bea', lastName })
    await putOn(product, bea, 'pro')
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin/users')
    await page.getByLabel('Search names and emails').fill(lastName)
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Plan').selectOption({ label: 'Pro' })
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(page.getByLabel('Search names and emails')).toHaveValue(lastName)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: `Bea ${lastName}` }).press('Enter')
    await expect(heading(page, `Bea ${lastName}`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Account' })).toContainText(bea.user.email)
    await expect(page.getByRole('region', { name: 'Plan and queries' })).toContainText(
      'Pro was granted, without an end date',
    )
    await expect(page.getByRole('table', { name: 'Ledger of queries' })).toContainText('Allowance')
    await page.goBack()
    await expect(page.getByLabel('Search names and emails')).toHaveValue(lastName)
    await expect(page.getByLabel('Plan')).toHaveValue('pro')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
    await expect(page.getByLabel('Search names and emails')).toHaveValue('')
    await expect(page.getByLabel('Plan')).toHaveValue('')
    await page.getByLabel('Search names and emails').fill('no one has such a name')
    await expect(page.getByText('No one matches')).toBeVisible()
    await page.goto(`/admin/users/${ada.user.id}/details`)
    await expect(page.getByText('No plan was bought or granted')).toBeVisible()
    await page.goto('/admin/users/00000000-0000-4000-8000-000000000000/details')
    await expect(page.getByText('There is no such user')).toBeVisible()
    await page.goto('/admin/users/00000000-0000-4000-8000-000000000000/edit')
    await expect(page.getByText('There is no such user')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  test('are opened by a press, although the list changes before the release', async () => {
    const lastName = `Pressed${Date.now().toString(36)}`
    await signUp(product, { firstName: 'Cleo', lastName })
    // The newest user is above in the list.
    const { page } = await arrive(browser, product, { role: 'admin' })
    let answer: () => void = () => undefined
    const isPressed = new Promise<void>(resolve => (answer = resolve))
    await page.route(`**/api/admin/users?*search=${lastName}*`, async route => {
      await isPressed
      await route.continue()
    })
    await page.goto('/admin/users')
    await page.getByLabel('Search names and emails').fill(lastName)
    await page.getByRole('link', { name: `Cleo ${lastName}` }).hover()
    await page.mouse.down()
    answer()
    await expect(page.getByText('1 row is shown')).toBeAttached()
    await page.mouse.up()
    await expect(heading(page, `Cleo ${lastName}`)).toBeVisible()
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

test('support signs a user out', async () => {
  const { user } = await signUp(product)
  const { page } = await arrive(browser, product, { role: 'support' })
  await page.goto(`/admin/users/${user.id}/details`)
  const sessions = page.getByRole('region', { name: 'Signed in on' })
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(toastOn(page)).toContainText('Signed out everywhere')
  await expect(sessions).toContainText('Not signed in anywhere')
})

describe('an administrator', () => {
  test('sees acts as they happen on the overview, and a user come online', async () => {
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto('/admin')
    const feed = page.getByRole('list', { name: 'Activity' })
    await expect(page.getByRole('region', { name: 'People online' })).toContainText(/[1-9]/)
    await expect(page.getByText('live', { exact: true })).toBeVisible()
    const lastName = `Live${Date.now().toString(36)}`
    const { user } = await signUp(product, { firstName: 'Bea', lastName })
    await expect(feed.getByRole('listitem').filter({ hasText: `Bea ${lastName} signed up` })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await feed
      .getByRole('link', { name: `Bea ${lastName}` })
      .first()
      .press('Enter')
    await page.waitForURL(`**/admin/users/${user.id}/details`)
  })

  test('finds a user, grants 100 bonus queries, and the audit and the user’s page have it', async () => {
    const lastName = `Bonus${Date.now().toString(36)}`
    const user = await arrive(browser, product, { firstName: 'Cleo', lastName })
    await user.page.goto('/settings/billing')
    const { page, name } = await arrive(browser, product, { role: 'admin', lastName: 'Operator' })
    await page.goto('/admin/users')
    await page.getByLabel('Search names and emails').fill(lastName)
    await page.getByRole('link', { name: `Cleo ${lastName}` }).click()
    await page.getByRole('link', { name: 'Grant bonus queries' }).click()
    const bonus = page.getByRole('region', { name: 'Bonus queries' })
    await expect(bonus.getByLabel('Queries')).toBeFocused()
    await bonus.getByLabel('Queries').fill('0')
    await bonus.getByRole('button', { name: 'Grant' }).click()
    await expect(bonus.getByText('Enter a whole number')).toBeVisible()
    await expect(bonus.getByText('0 bonus queries left')).toBeVisible()
    await bonus.getByLabel('Queries').fill('100')
    await bonus.getByLabel('Reason').fill('A long outage')
    await bonus.getByRole('button', { name: 'Grant' }).click()
    await expect(toastOn(page)).toContainText('Bonus queries changed')
    await expect(bonus.getByText('100 bonus queries left')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Back to the details' }).click()
    await expect(page.getByRole('region', { name: 'Plan and queries' })).toContainText(
      'Bonus queries left100',
    )
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Audit' }).click()
    const row = page.getByRole('row').filter({ hasText: `Cleo ${lastName}` })
    await expect(row).toContainText('Changed bonus queries')
    await expect(row).toContainText('A long outage')
    await expect(row).toContainText(name)
    await page.getByLabel('Act', { exact: true }).selectOption({ label: 'Changed bonus queries' })
    await page.getByLabel('Search by the beginning of a name').fill('Cleo')
    await page.waitForURL('**/admin/audit?act=user.bonus&text=Cleo')
    await row.getByRole('link', { name: `Cleo ${lastName}` }).click()
    await page.goBack()
    await expect(page.getByLabel('Act', { exact: true })).toHaveValue('user.bonus')
    await expect(page.getByLabel('Search by the beginning of a name')).toHaveValue('Cleo')
    await expect(row).toContainText('A long outage')
    await expectAccessibleInBothThemes(page)
    const { id } = user.person.user
    await row.getByRole('link', { name: `Cleo ${lastName}` }).click()
    await page.getByRole('link', { name: 'Show changes in the audit' }).click()
    await page.waitForURL(`**/admin/audit?subjectKind=user&subjectId=${id}`)
    await expect(row).toContainText('A long outage')
    await page.getByRole('button', { name: 'Show all acts' }).click()
    await page.waitForURL('**/admin/audit')
    await expect(page.getByRole('region', { name: 'Audit' })).toBeFocused()
  })

  test('grants bonus queries once, although the answer to the first call is lost', async () => {
    const { user } = await signUp(product)
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto(`/admin/users/${user.id}/edit`)
    const bonus = page.getByRole('region', { name: 'Bonus queries' })
    let calls = 0
    await page.route('**/api/admin/users/*/bonus', async route => {
      calls += 1
      await route.fetch()
      await (calls === 1 ? route.abort() : route.continue())
    })
    await bonus.getByLabel('Queries').fill('50')
    await bonus.getByLabel('Reason').fill('A lost answer')
    await bonus.getByRole('button', { name: 'Grant' }).click()
    await expect(bonus.getByRole('alert')).toBeVisible()
    await expect(bonus.getByText('50 bonus queries left')).toBeVisible()
    await bonus.getByRole('button', { name: 'Grant' }).click()
    await expect(toastOn(page)).toContainText('Bonus queries changed')
    await expect(bonus.getByText('50 bonus queries left')).toBeVisible()
  })

  test('grants no plan without an end by half a date', async () => {
    const { user } = await signUp(product)
    const { page } = await arrive(browser, product, { role: 'admin' })
    await page.goto(`/admin/users/${user.id}/edit`)
    const plan = page.getByRole('region', { name: 'Granted plan' })
    await plan.getByLabel('Plan').selectOption({ label: 'Pro' })
    await plan.getByLabel('Reason').fill('A test')
    await plan.getByLabel('Last day').press('1')
    await plan.getByRole('button', { name: 'Grant the plan' }).click()
    await expect(plan.getByText('Enter all of it, or leave it empty.')).toBeVisible()
    await expect(plan.getByLabel('Last day')).toBeFocused()
    await plan.getByLabel('Last day').fill('')
    await plan.getByRole('button', { name: 'Grant the plan' }).click()
    await expect(toastOn(page)).toContainText('Saved')
  })

  test('is asked for a proof before a role changes, and sees that someone else has changed the user', async () => {
    const dora = await signUp(product, { firstName: 'Dora', lastName: 'Changing' })
    await confirmAddress(dora)
    const { user } = dora
    const { page, person } = await arrive(browser, product, { role: 'admin' })
    await page.goto(`/admin/users/${user.id}/edit`)
    const role = page.getByRole('region', { name: 'Role' })
    await role.getByLabel('Role').selectOption({ label: 'Support' })
    await expireReauthentication(product, person)
    await role.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(toastOn(page)).toContainText('Saved')
    const profile = page.getByRole('region', { name: 'Profile' })
    await profile.getByLabel('Last name').fill('Changed')
    await inDatabase(product, 'UPDATE users SET revision = revision + 1 WHERE id = $1', [user.id])
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(profile.getByText('Changed by someone else')).toBeVisible()
    await profile.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dora Changed' })).toBeVisible()
    await expect(profile.getByRole('button', { name: 'Save' })).toBeFocused()
  })
})
