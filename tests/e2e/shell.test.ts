import type { Browser, Page } from 'playwright'
import { beforeAll, describe, onTestFinished, test } from 'vitest'

import type { PlanName } from '#schema/plans/contract.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { isInApp, NOT_FOUND, ROUTES } from '#schema/site/routes.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { engineLoaded } from '#tests/support/engine.ts'
import { createDocument, grantTo } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { watchScripts } from './laterCode.ts'
import { arrive, toastOn, visitorPage, type Visitor } from './people.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let product: Product
let browser: Browser
/** A user without documents, and one with a document. Tests leave both as they find them. */
let ada: Visitor
let bea: Visitor & { documentId: string }

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  ada = await arrive(browser, product)
  const writer = await arrive(browser, product, { firstName: 'Bea' })
  bea = { ...writer, documentId: (await createDocument(writer.person, 'Routed')).id }
})

/** Changes the queries per month of a plan until the test has finished. */
async function limit(plan: PlanName, queries: number): Promise<void> {
  const set = 'UPDATE plans SET monthly_limit = $2 WHERE name = $1'
  const seeded = PLAN_SEED.find(({ name }) => name === plan)
  onTestFinished(async () => void (await inDatabase(product, set, [plan, seeded?.monthlyLimit])))
  await inDatabase(product, set, [plan, queries])
}

const usageOn = (page: Page) => page.getByRole('banner').getByRole('button', { name: /queries|Unlimited/ })

describe('the header', () => {
  test('lets the first stop of the Tab key skip it', async () => {
    const { page } = ada
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('links its logo to the editor, and lists the sections', async () => {
    const { page, documentId } = bea
    await page.goto('/document/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
      'Editor',
      'Email Generator',
      'Sentiment',
      'Collaborate',
      'Writing Style',
      'Dashboard',
    ])
    await page.getByRole('banner').getByRole('link', { name: 'bluepencil.app' }).click()
    await page.waitForURL(`**/document/${documentId}`)
  })

  test('shows a plan and a bonus from the operator at once, in every tab', async () => {
    const { page, context, person } = await arrive(browser, product)
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto('/')
      await expect(usageOn(tab)).toHaveText('0 / 100 queries')
    }
    await grantTo(product, person.user.email, 'plan', 'pro', 'bonus', '7')
    for (const tab of [page, second]) {
      await expect(usageOn(tab)).toHaveText('0 / 1,000 queries· 7 bonus')
      await expect(tab.getByText('Pro Plan')).toBeVisible()
    }
    await usageOn(page).hover()
    await expect(page.getByRole('tooltip')).toHaveText(/^Resets [A-Z][a-z]+ \d{1,2}$/)
  })

  test('offers the theme in the user menu and keeps it', async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: 'User menu' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.evaluate(() => localStorage.clear())
  })

  test.each([390, 320])(
    'shows in full that a document is saved, and no keys, %i pixels wide',
    async width => {
      const { page, person } = await arrive(browser, product, {
        window: { viewport: { width, height: 844 } },
      })
      const { id } = await createDocument(person, 'A title that is far too long for the header of a phone')
      await page.goto(`/document/${id}`)
      const saved = page.getByRole('main').getByRole('status').filter({ hasText: 'Saved' })
      await expect(saved).toBeVisible()
      const cut = await saved.evaluate(label => {
        const box = label.parentElement ?? label
        return box.scrollWidth - box.clientWidth
      })
      expect(cut).toBe(0)
      await page.getByRole('textbox', { name: 'Document text' }).fill('Some text.')
      await page.keyboard.press('ControlOrMeta+a')
      const improve = page.getByRole('button', { name: /^Improve/ })
      await expect(improve).toBeVisible()
      await expect(improve.locator('kbd')).toBeHidden()
    },
  )

  test('slides in a menu with the sections and the usage on a phone', async () => {
    const { page } = await arrive(browser, product, { window: PHONE })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Editor' })).toBeVisible()
    await expect(menu.getByText('0 / 100 queries used this month')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  test('draws no focus ring in a menu that a tap opens, also after keys, and one for the keys that follow', async () => {
    const { page } = await arrive(browser, product, { window: PHONE })
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await opener.focus()
    await page.keyboard.press('Tab')
    await opener.tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const close = menu.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await expect(close).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Shift+Tab')
    await expect(close).toHaveCSS('outline-style', 'solid')
    await close.tap()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveCSS('outline-style', 'none')
  })
})

describe('the quota', () => {
  test('moves in both tabs, warns at 80 %, and explains at 100 %', async () => {
    await engineLoaded(product)
    await limit('premium', 5)
    const { page, context, person } = await arrive(browser, product, { plan: 'premium' })
    const document = await createDocument(person, 'Improved')
    await createDocument(person, 'Open')
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto('/')
      await expect(usageOn(tab)).toHaveText('0 / 5 queries')
    }
    const improve = (n: number) =>
      person.client.post(
        '/api/assist/improve',
        { documentId: document.id, text: 'We met in order to plan.', anchor: '-' },
        { 'Idempotency-Key': `key-number-${n}` },
      )
    for (const n of [1, 2, 3]) await improve(n)
    for (const tab of [page, second]) {
      await expect(usageOn(tab)).toHaveText('3 / 5 queries')
      await expect(tab.getByText(/You have used/)).toBeHidden()
    }
    await improve(4)
    await expect(page.getByText(/You have used 4 of 5 AI queries\. 1 left/)).toBeVisible()
    await improve(5)
    const dialog = page.getByRole('dialog', { name: /out of AI queries/ })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remind me later' }).click()
    await expect(page.getByText(/You have used all 5 of this month’s AI queries/)).toBeVisible()
    await page.getByRole('button', { name: 'Close the notice' }).click()
    await page.reload()
    await expect(usageOn(page)).toHaveText('5 / 5 queries')
    await expect(page.getByText(/You have used all 5/)).toBeHidden()
  })

  test('shows no limit as Unlimited', async () => {
    await limit('pro', -1)
    const { page } = await arrive(browser, product, { plan: 'pro' })
    await page.goto('/')
    await expect(usageOn(page)).toHaveText('Unlimited')
  })
})

describe('around it', () => {
  test('shows the loading screen until the user is known', async () => {
    const { page } = ada
    let answer = () => {}
    const asked = new Promise<void>(resolve => (answer = resolve))
    await page.route('**/api/auth/user', async route => {
      await asked
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    answer()
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
    await page.unroute('**/api/auth/user')
  })

  test('reports a server that does not answer, and asks again', async () => {
    const { page } = ada
    // A device that knows its user opens the app without the server.
    await page.evaluate(() => localStorage.clear())
    await page.route('**/api/auth/user', route => route.fulfill({ status: 503, body: '' }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible()
    await page.unroute('**/api/auth/user')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  })

  test('opens menus, dialogs and notices without a connection', async () => {
    const { page, context, person } = await arrive(browser, product)
    const { id } = await createDocument(person)
    const loadedAhead = watchScripts(page)
    await page.goto(`/document/${id}`)
    await loadedAhead('GoalsForm', 'ToastRegion', 'TrashList')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Goals/ }).click()
    await expect(page.getByRole('dialog', { name: 'Goals' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New document' }).click()
    await expect(toastOn(page)).toBeVisible()
  })

  test('offers to try again where the code of a dialog or the trash is missing', async () => {
    const { page, person } = await arrive(browser, product)
    const { id } = await createDocument(person)
    const parts = /\/(HistoryDialog|ShareDialog|TrashList|ToastRegion)-[^/]*\.js$/
    await page.route(parts, route => route.fulfill({ status: 404 }))
    await page.goto(`/document/${id}`)
    const missing = page.getByRole('dialog', { name: 'Part of this page couldn’t be loaded' })
    for (const name of ['Version history', 'Share']) {
      await page.getByRole('button', { name }).click()
      await expect(missing).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(missing).toBeHidden()
      await expect(page.getByRole('button', { name })).toBeFocused()
    }
    await page.getByRole('button', { name: 'Trash' }).click()
    await expect(page.getByRole('alert')).toContainText('Your text is safe.')
    await page.unroute(parts)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    // The page reloads in browsers that do not repeat a failed import, and the trash is closed then.
    const [open, trash] = [page.getByRole('button', { name: 'Trash' }), page.getByText('The trash is empty')]
    await expect(open.or(trash)).toBeVisible()
    if (await open.isVisible()) await open.click()
    await expect(trash).toBeVisible()
  })

  test('shows the not-found page for an unknown path', async () => {
    const { page } = ada
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: NOT_FOUND.heading })).toBeVisible()
    await expect(page).toHaveTitle(`${NOT_FOUND.title} · bluepencil.app`)
    await page.getByRole('link', { name: 'Back to your documents' }).click()
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
  })

  test('shows every page of the route table under its title and heading', async () => {
    const { page: own, documentId } = bea
    const visiting = await visitorPage(browser, product)
    await own.goto('/')
    // The landing page navigates by loading a page.
    await visiting.goto('/forgot-password')
    // The admin area has its own tests.
    const rows = ROUTES.filter(row => isInApp(row) && (isOpenTo(row, 'user') || isOpenTo(row, null)))
    for (const { path, aliases, access, title, heading } of rows) {
      const page = access === 'user' || access === 'visitor' ? own : visiting
      for (const address of [path, ...aliases]) {
        const filled = address
          .replace(':documentId', documentId)
          .replace(':number', 'DEMO-2026-27-00001')
          .replace('/:token?', '')
        const answer = await page.request.get(filled)
        expect([filled, answer.status()]).toEqual([filled, 200])
        if (filled !== '/') {
          const slashed = await page.request.get(`${filled}/`, { maxRedirects: 0 })
          expect([slashed.status(), slashed.headers()['location']]).toEqual([308, filled])
        }
        // Navigating inside the open page is faster than reloading it.
        await page.evaluate(to => window.history.pushState(null, '', to), filled)
        await expect(page).toHaveTitle(title === null ? /bluepencil\.app$/ : `${title} · bluepencil.app`)
        const headings = page.getByRole('heading', { level: 1 })
        // A document's heading is an input field.
        await (heading === null ? expect(headings).toBeVisible() : expect(headings).toHaveText(heading))
      }
    }
  })

  test("applies the name and colors from the site's settings", async () => {
    const [before] = await inDatabase<{ settings: unknown }>(product, 'SELECT settings FROM site_settings')
    onTestFinished(
      async () =>
        void (await inDatabase(product, 'UPDATE site_settings SET settings = $1', [before?.settings])),
    )
    await inDatabase(
      product,
      `UPDATE site_settings SET settings = settings || '{"siteName": "Red Pen", "logoText": "Red Pen", "primaryColor": "#cc0000"}'`,
    )
    const { page } = ada
    await page.goto('/')
    await expect(page).toHaveTitle('Red Pen')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Red Pen' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--primary')))
      .toBe('0 100% 40%')
  })
})
