import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn } from './people.ts'
import { checked, inDatabase, open, paste, saved, signUpInBrowser, writer } from './support.ts'

let product: Product
let browser: Browser

const TEXT = `We recieve the soil on Monday. ${'The plants grow well in the light of the morning. '.repeat(6)}`

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const today = (page: Page) => part(page, 'Last 30 days').getByRole('row').last()

describe('The dashboard', () => {
  test('leads a new user to the first document and the first fix, and announces the achievement once', async () => {
    const { page, context } = await signUpInBrowser(browser, product.url, 'Ada', true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^Good (morning|afternoon|evening), ${isolatedText('Ada')}$`),
    )
    await expect(part(page, 'Your numbers')).toContainText('0 days')
    await expect(part(page, 'Next step')).toContainText('Write your first document')
    await expectAccessibleInBothThemes(page)
    await part(page, 'Next step').getByRole('button', { name: 'Start writing' }).click()
    await page.waitForURL(/\/document\/[0-9a-f-]{36}$/)
    await saved(page)

    await paste(page, TEXT)
    await checked(page)
    const second = await context.newPage()
    await second.goto(`${product.url}/sentiment`)
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    const issues = page.getByRole('list', { name: 'Issues' }).getByRole('listitem')
    await issues.first().locator('[data-card-head]').click()
    await issues.getByRole('button', { name: 'Accept', exact: true }).click()
    for (const tab of [page, second]) await expect(toastOn(tab)).toContainText('New achievement: First Fix')
    await toastOn(second).getByRole('button', { name: 'Open dashboard' }).click()
    await second.waitForURL('**/dashboard')

    await expect(part(second, 'Your numbers')).toContainText('1 day')
    await expect(today(second)).toContainText('661Yes')
    await expect(part(second, 'Achievements')).toContainText('1 of 9 earned')
    await expect(part(second, 'Next step')).toContainText('You’re done for today')
    await expect(part(second, 'Recent documents').getByRole('link')).toHaveCount(1)
    await expectAccessible(second)
    await second.reload()
    await expect(part(second, 'Achievements')).toContainText('1 of 9 earned')
    await expect(toastOn(second)).toHaveCount(0)
    await second.getByRole('button', { name: 'User menu' }).click()
    await second.getByRole('menuitem', { name: 'Dashboard' }).click()
    await part(second, 'Recent documents').getByRole('link').click()
    await second.waitForURL(/\/document\//)
    await context.close()
  })

  test('fits a phone, sets its time zone, offers to try again, and shows a lock without achievements', async () => {
    const window = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      timezoneId: 'America/New_York',
    }
    const visitor = await writer(browser, product, { plan: 'pro', window })
    const { page, context, person } = visitor
    await open(
      visitor,
      (await createDocument(person, 'A title that is far too long for one line of a phone')).id,
    )
    await page.route('**/api/dashboard', route => route.abort('connectionreset'))
    await page.goto('/dashboard')
    await expect(page.getByRole('main')).toContainText('We couldn’t load your activity')
    await expect(part(page, 'Recent documents').getByRole('link')).toHaveCount(1)
    await page.unroute('**/api/dashboard')
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(part(page, 'Next step')).toContainText('Make today count')
    await expect
      .poll(async () => (await person.client.get('/api/dashboard')).json)
      .toMatchObject({ timeZone: 'America/New_York' })

    await inDatabase(
      product,
      `INSERT INTO writing_days (user_id, day, document_id, words_peak)
       SELECT $1, writing_day($1) - at, gen_random_uuid(), 300 FROM unnest(ARRAY[1, 2, 4, 5]) at`,
      [person.user.id],
    )
    await page.reload()
    await expect(part(page, 'Next step')).toContainText('Keep your streak of 4 days')
    await expect(part(page, 'Last 30 days')).toContainText('was missed, and your streak went on')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await context.setOffline(true)
    await expect(part(page, 'Your numbers')).toContainText('4 days')
    await context.setOffline(false)
    await inDatabase(product, `UPDATE plans SET flags = flags - 'achievementSystem' WHERE name = 'pro'`)
    await page.reload()
    await expect(part(page, 'Achievements')).toContainText('Your plan does not include')
    await inDatabase(product, `UPDATE plans SET flags = flags || '["achievementSystem"]' WHERE name = 'pro'`)
    await context.close()
  })
})
