import type { Browser } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'

import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { bindTo, queue, rowWhen } from '#tests/support/outboundEmails.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { visitorPage } from './people.ts'

let product: Product
let browser: Browser
let unbind: () => Promise<void>

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' })
  unbind = bindTo(runningDatabaseUrl(product.dataDir) ?? '')
  browser = await launchBrowser()
})
afterAll(() => unbind())

test.each(['light', 'dark'] as const)(
  'shows an email in the development mailbox, in both forms, and its link works, %s',
  async colorScheme => {
    const link = `${product.url}/signin?returnTo=%2F`
    const address = await queue({ kind: 'reset-password', firstName: 'Ada', link })
    await rowWhen(address, ({ status }) => status === 'sent')
    const page = await visitorPage(browser, product, { colorScheme })
    const trouble: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') trouble.push(message.text())
    })
    await page.goto(`${product.url}/dev/mailbox`)
    await expectAccessible(page)
    await page.getByRole('listitem').filter({ hasText: address }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Hello Ada,')).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', link)
    // The styles of page and email are allowed.
    await expect(frame.getByRole('link', { name: 'Choose a new password' })).toHaveCSS(
      'background-color',
      'rgb(37, 99, 235)',
    )
    expect(trouble).toEqual([])

    // axe cannot inspect a frame without scripts: check the email alone, then the page without it.
    const html = (await page.locator('iframe').getAttribute('srcdoc')) ?? ''
    const alone = await page.context().newPage()
    await alone.setContent(html)
    await expectAccessible(alone)
    await page.locator('iframe').evaluate(frame => frame.remove())
    await expectAccessible(page)

    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(link)
    await page.context().close()
  },
)
