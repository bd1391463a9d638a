import { readFileSync } from 'node:fs'

import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { codeOf, expireReauthentication } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { linkIn, MailServer } from '#tests/support/mailServer.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn, visitorPage, type Visitor } from './people.ts'

let product: Product
let browser: Browser
let mailServer: MailServer

beforeAll(async () => {
  mailServer = await MailServer.start()
  product = await startProduct({ env: { SMTP_URL: mailServer.url } })
  browser = await launchBrowser()
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a pane of the settings as a user. */
async function at(pane: string, window?: Parameters<typeof arrive>[2]): Promise<Visitor> {
  const visitor = await arrive(browser, product, window)
  await visitor.page.goto(`/settings/${pane}`)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
  return visitor
}

describe('the settings', () => {
  test('open from the user menu, and their panes by keyboard', async () => {
    const { page } = await arrive(browser, product)
    await page.goto('/')
    await page.getByRole('button', { name: 'User menu' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Settings' }).press('Enter')
    await page.waitForURL('**/settings/profile')
    await expect(page).toHaveTitle(/^Profile · Settings · /)
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Security' })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeFocused()
  })

  test('change the look of this device at once, in other tabs, and after a reload', async () => {
    const { page, context } = await at('appearance')
    const other = await context.newPage()
    await other.goto('/')
    await page.getByRole('group', { name: 'Colors' }).getByText('Dark').click()
    await page.getByRole('group', { name: 'Typeface' }).getByText('Sans serif').click()
    await page.getByRole('group', { name: 'Animations' }).getByText('Off').click()
    await expect(section(page, 'Motion')).toContainText('Saved')
    await expectAccessible(page)
    for (const tab of [page, other]) {
      const root = tab.locator('html')
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root).toHaveAttribute('data-text-face', 'sans')
      await expect(root).toHaveAttribute('data-motion', 'reduced')
    }
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Sans serif' })).toBeChecked()
    await expect(page.getByText('The quick brown fox')).toHaveCSS('font-family', /^"?Inter/)
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  })

  test('are in the menu on a phone', async () => {
    const { page } = await arrive(browser, product, { window: PHONE })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      .toBe(false)
  })

  test('ask a visitor to sign in first', async () => {
    const page = await visitorPage(browser, product)
    await page.goto('/settings/security')
    await page.waitForURL('**/signin?returnTo=%2Fsettings%2Fsecurity')
  })
})

describe('the profile', () => {
  test('keeps names as they are written, and requires one', async () => {
    const { page, context } = await at('profile')
    const other = await context.newPage()
    await other.goto('/settings/profile')
    await page.getByLabel('First name').fill('Augusta')
    await expect(section(page, 'Name').getByText('Saved')).toBeVisible()
    await expect(other.getByLabel('First name')).toHaveValue('Augusta')
    await page.getByLabel('First name').fill(' ')
    await expect(page.getByText('Please enter your first name.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Augusta')
  })

  test('lets the user choose the newsletter', async () => {
    const { page } = await at('profile')
    const choice = page.getByRole('checkbox', { name: /Send me writing tips/ })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(choice).toBeChecked()
    await expect(section(page, 'News').getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(choice).toBeChecked()
  })

  test('checks a picture, shows it in the header, and removes it', async () => {
    const { page } = await at('profile')
    const input = page.getByLabel('Picture file')
    const inHeader = page.getByRole('banner').locator('img[src^="/api/pictures/"]')
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: PICTURE })
    await expect(page.getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP picture.')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByRole('alert')).toHaveText(/^We can’t use this file\./)
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(inHeader).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await section(page, 'Picture').getByRole('button', { name: 'Remove' }).click()
    await expect(inHeader).toBeHidden()
  })

  test('changes the email when the link sent to the new one is followed', async () => {
    const { page, person } = await at('profile')
    const email = `new.${person.user.email}`
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill('no email')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.getByLabel('New email').fill(email)
    await page.keyboard.press('Enter')
    await expect(section(page, 'Email').getByText(`We sent a link to ${email}`)).toBeVisible()
    await page.goto(linkIn(await mailServer.newestEmailTo(email)))
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email has been changed' })).toBeVisible()
    await page.goto('/settings/profile')
    await expect(section(page, 'Email').getByText(email)).toBeVisible()
    await expect(section(page, 'Email').getByText('Verified', { exact: true })).toBeVisible()
  })
})

describe('security', () => {
  test('asks once for reauthentication when it is old, and then goes on by itself', async () => {
    const { page, person } = await at('security')
    await expireReauthentication(product, person)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('New password', { exact: true }).fill('quite another password')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(toastOn(page)).toContainText('Nothing was changed')
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('quite another password')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()

    await page.getByRole('button', { name: 'Change password' }).click()
    await dialog.getByLabel('Your password').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Incorrect password.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  })

  test('sets up an authenticator app, asks for it, and turns it off', async () => {
    const { page, person } = await at('security')
    const app = section(page, 'Authenticator app')
    await app.getByRole('button', { name: 'Set up an app' }).click()
    await expect(app.getByRole('heading', { name: 'Scan this with your app' })).toBeFocused()
    await expect(app.getByRole('img')).toHaveJSProperty('complete', true)
    await expectAccessible(page)
    const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await app.getByLabel('Code from the app').fill('123')
    await page.keyboard.press('Enter')
    await expect(app.getByText(/code is incorrect/)).toBeVisible()
    await app.getByLabel('Code from the app').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(app.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
    await expect(app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    const downloading = page.waitForEvent('download')
    await app.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt')
    await app.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(app.getByText('On', { exact: true })).toBeVisible()

    await expireReauthentication(product, person)
    await app.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(app.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  })

  test('signs another browser out from here', async () => {
    const { page, person } = await at('security')
    const other = await visitorPage(browser, product)
    await other.goto('/signin')
    await other.getByLabel('Email').fill(person.user.email)
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.keyboard.press('Enter')
    await expect(other.getByRole('button', { name: 'User menu' })).toBeVisible()
    await page.reload()
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
    await sessions.getByRole('button', { name: /^Sign out/ }).click()
    await expect(sessions).toHaveCount(1)
    await expect(other.getByText(/^You’re signed out/)).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', { name: 'User menu' })).toBeHidden()
  })

  test('shows an API key once, and revokes it', async () => {
    const { page } = await at('security')
    const keys = section(page, 'API keys')
    await keys.getByRole('button', { name: 'New key' }).click()
    await keys.getByRole('button', { name: 'Create key' }).click()
    await expect(keys.getByText('Give the key a name.')).toBeVisible()
    await expect(keys.getByText('Choose what the key can do.')).toBeVisible()
    await keys.getByLabel('Name').fill('Blog checker')
    await keys.getByRole('checkbox', { name: 'See usage' }).check()
    await keys.getByRole('button', { name: 'Create key' }).click()
    await expect(
      keys.getByRole('heading', { name: `Save the key “${isolatedText('Blog checker')}”` }),
    ).toBeFocused()
    const key = (await keys.getByLabel('API key', { exact: true }).textContent()) ?? ''
    await expectAccessible(page)
    const answer = await fetch(`${product.url}/api/v1/usage`, { headers: { Authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
    await keys.getByRole('button', { name: 'I’ve saved it' }).click()
    await page.reload()
    await expect(keys.getByText('used just now')).toBeVisible()
    expect(await page.content()).not.toContain(key)
    await keys.getByRole('button', { name: `Revoke ${isolatedText('Blog checker')}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(keys.getByRole('listitem')).toHaveCount(0)
  })
})

describe('privacy', () => {
  test('downloads everything as a zip', async () => {
    const { page } = await at('privacy')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything' }).click()
    const file = readFileSync(await (await downloading).path())
    expect(file.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  })

  test('deletes the account only after its email is typed, and Undo in any window keeps it', async () => {
    const { page, person, context } = await at('privacy')
    const other = await context.newPage()
    await other.goto('/')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await expect(page.getByRole('heading', { name: 'What will be deleted' })).toBeFocused()
    const field = page.getByLabel(/to confirm$/)
    await field.fill('somebody@example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That isn’t the email address for this account.')).toBeVisible()
    await expectAccessible(page)
    await field.fill(person.user.email)
    await page.keyboard.press('Enter')
    const banner = other.getByRole('status').filter({ hasText: 'Your account will be deleted on' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Undo' }).click()
    await expect(banner).toBeHidden()
    await expect(toastOn(other)).toContainText('Your account is kept')
    await expect(other.getByRole('main')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Delete account…' })).toBeVisible()
  })
})
