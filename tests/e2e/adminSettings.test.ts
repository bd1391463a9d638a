import type { Browser, Page } from 'playwright'
import { beforeAll, expect as expectNow, test } from 'vitest'

import { brandingForAdmins } from '#schema/site/branding.ts'
import { drawnPicture } from '#tests/support/branding.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { signUpAs } from '#tests/support/staff.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage } from './people.ts'

let product: Product
let browser: Browser

// Other tests look at the branding of a product that they share.
beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

const primary = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--primary'))

test('an administrator changes the colors and the name, and every open tab follows', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  const { page: other } = await arrive(browser, product)
  await other.goto('/')
  // The page has its colors once the settings are read.
  await expect.poll(() => primary(other)).not.toBe('')
  const visitor = await visitorPage(browser, product)
  const live = visitor.waitForEvent('websocket')
  await visitor.goto('/')
  await live
  const before = await primary(other)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const color = page.getByLabel('Primary color', { exact: true })
  await color.fill('#ffdd00')
  // This tab shows it while it is chosen, and says where it cannot be used as it is.
  await expect.poll(() => primary(page)).toBe('52 100% 50%')
  const checks = page.getByLabel('Contrast of the primary color')
  await expect(checks).toContainText('too little')
  await expectAccessibleInBothThemes(page)
  expectNow(await primary(other)).toBe(before)
  await page.getByLabel('Name of the site').fill('Red Pen')
  await page.getByLabel('Text of the logo').fill('Red Pen')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(page)).toContainText('Open pages show it now')
  await expect.poll(() => primary(other)).toBe('52 100% 50%')
  await expect(other.getByRole('banner').getByText('Red Pen')).toBeVisible()
  await expect.poll(() => primary(visitor)).toBe('52 100% 50%')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Red Pen' })).toBeVisible()
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  await expect(page.getByRole('row', { name: /Branding/ })).toContainText('#ffdd00')
})

test('typed settings stay when someone else saves, and the newest ones can be loaded', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  const { client } = await signUpAs(product, 'admin')
  await page.goto('/admin/settings')
  const twitter = page.getByLabel('Twitter name')
  await twitter.fill('mine')
  const path = '/api/admin/settings/branding'
  const { revision, branding } = brandingForAdmins.parse((await client.get(path)).json)
  const body = { revision, branding: { ...branding, twitterHandle: 'theirs' } }
  expectNow((await client.send('PUT', path, { body })).status).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else has changed the settings.')).toBeVisible()
  await expect(twitter).toHaveValue('mine')
  await page.getByRole('button', { name: 'Load the new values' }).click()
  await expect(twitter).toHaveValue('theirs')
})

test('colors that were not saved are gone with the page, and a wrong one is refused', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/settings')
  const color = page.getByLabel('Secondary color', { exact: true })
  const held = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--secondary'))
  await expect(color).toBeVisible()
  await expect.poll(held).not.toBe('')
  const before = await held()
  await color.fill('#00ff00')
  await expect.poll(held).toBe('120 100% 50%')
  await page.getByRole('link', { name: 'Audit', exact: true }).click()
  await expect.poll(held).toBe(before)
  await page.goBack()
  await color.fill('green')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a color such as #3b82f6.')).toBeVisible()
  await expect(color).toBeFocused()
})

test('an administrator adds a logo', async () => {
  const { page } = await arrive(browser, product, { role: 'admin' })
  await page.goto('/admin/settings')
  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  await logo.getByLabel('Picture file of “Logo”').setInputFiles({
    name: 'notes.txt',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(logo.getByText('We can’t use this file.')).toBeVisible()
  await logo.getByLabel('Picture file of “Logo”').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawnPicture(200, 80),
  })
  await expect(logo.getByRole('button', { name: 'Choose another picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(page)).toContainText('Saved')
  await expect(page.getByRole('banner').locator('img[src^="/api/site/pictures/"]')).toBeVisible()
})
