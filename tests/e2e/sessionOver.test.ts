import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { codeOf, enrolApp } from '#tests/support/accounts.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, PASSWORD, share, signUp } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { CALM, cookiesOf, type Visitor } from './people.ts'
import { caretTo, editorOf, inDatabase, open, paste, saved, savedLabel, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

/** Ends all sessions of a user, as an operator or a changed password would. */
const endSessions = ({ person }: Visitor): Promise<void> =>
  inDatabase(product, `DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [person.user.id])

/** A document that its owner has open, and someone else who may write in it. */
async function openShared() {
  const ada = await writer(browser, product)
  const bea = await signUp(product, { firstName: 'Bea', lastName: 'Other' })
  const document = await createDocument(ada.person, 'Shared letter')
  await share(ada.person, document, bea, 'editor')
  await open(ada, document.id)
  return { ada, bea, document }
}

const isOver = (page: Page) => expect(savedLabel(page)).toHaveText('Signed out, kept on this device')

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' })

describe('a session that ends while its user types', () => {
  test('leaves the editor and every key in place, and continues after signing in over it', async () => {
    const ada = await writer(browser, product)
    const { secret } = await enrolApp(ada.person)
    await ada.context.addCookies(cookiesOf(ada.person))
    const { page } = ada
    const id = await open(ada)
    await paste(page, 'Before.')
    await saved(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await endSessions(ada)
    const typing = page.keyboard.type(' Every key that was pressed meanwhile, too.', { delay: 60 })
    await isOver(page)
    await typing
    await expect(editorOf(page)).toBeFocused()
    expect(await textOn(page)).toBe('Before. Every key that was pressed meanwhile, too.')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialogOn(page).getByLabel('Email')).toHaveValue(ada.person.user.email)
    await expect(dialogOn(page).getByLabel('Email')).not.toBeEditable()
    await expect(dialogOn(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await dialogOn(page).getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(dialogOn(page).getByRole('alert')).toHaveText('Incorrect email or password.')
    await dialogOn(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await saved(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.type(' And on.')
    await saved(page)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    const other = await browser.newContext({ ...CALM, storageState: await ada.context.storageState() })
    const fresh = await other.newPage()
    await fresh.goto(`${product.url}/document/${id}`)
    await expect(editorOf(fresh)).toContainText('Every key that was pressed meanwhile, too. And on.')
    await other.close()
  })

  test('continues in all tabs when the user signs in in one', async () => {
    const ada = await writer(browser, product)
    await open(ada)
    await endSessions(ada)
    await isOver(ada.page)
    await editorOf(ada.page).click()
    await ada.page.keyboard.type('Typed here.')
    const tab = await ada.context.newPage()
    await tab.goto('/signin')
    await tab.getByLabel('Email').fill(ada.person.user.email)
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tab.keyboard.press('Enter')
    await saved(ada.page)
    expect(await textOn(ada.page)).toBe('Typed here.')
  })

  test('shows and sends nothing to another account that signs in on the device', async () => {
    const { ada, bea, document } = await openShared()
    await paste(ada.page, 'For both.')
    await saved(ada.page)
    await endSessions(ada)
    await isOver(ada.page)
    await caretTo(ada.page, 'End')
    await ada.page.keyboard.type(' Only mine.')
    const tab = await ada.context.newPage()
    await tab.goto('/signin')
    await tab.getByLabel('Email').fill(bea.user.email)
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tab.keyboard.press('Enter')
    // The tab of the first account starts again, as the second.
    await expect(ada.page.getByRole('button', { name: 'User menu' })).toBeVisible()
    await saved(ada.page)
    expect(await textOn(ada.page)).toBe('For both.')
    await tab.goto(`/document/${document.id}`)
    await saved(tab)
    expect(await textOn(tab)).toBe('For both.')

    // The first account finds its text again.
    await ada.context.clearCookies()
    await tab.close()
    await ada.page.goto(`/signin?returnTo=/document/${document.id}`)
    await ada.page.getByLabel('Email').fill(ada.person.user.email)
    await ada.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await ada.page.keyboard.press('Enter')
    await saved(ada.page)
    await expect.poll(() => textOn(ada.page)).toBe('For both. Only mine.')
  })

  test('changes nothing for another account whose session the browser has by now', async () => {
    const { ada, bea, document } = await openShared()
    await ada.context.addCookies(cookiesOf(bea))
    const title = ada.page.getByRole('main').getByRole('textbox', { name: 'Title' })
    const refused = ada.page.waitForResponse(
      answer => answer.request().method() === 'PATCH' && answer.url().endsWith(`/documents/${document.id}`),
    )
    // The page starts again, as the second account's.
    const startsAgain = ada.page.waitForEvent('load')
    await title.fill('A title by Ada')
    await title.press('Enter')
    expect((await refused).status()).toBe(401)
    await startsAgain
    await ada.page.getByRole('button', { name: 'User menu' }).click()
    await expect(ada.page.getByText(bea.user.email)).toBeVisible()
    await expect(title).toHaveValue('Shared letter')
    await ada.context.close()
  })

  test('leads all tabs to the landing page when the user signed out in one', async () => {
    const ada = await writer(browser, product)
    await open(ada)
    await paste(ada.page, 'My words.')
    await saved(ada.page)
    const tab = await ada.context.newPage()
    await tab.goto('/settings')
    await tab.getByRole('button', { name: 'User menu' }).click()
    await tab.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(ada.page.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
    await expect(ada.page.getByText('My words.')).toBeHidden()
  })
})
