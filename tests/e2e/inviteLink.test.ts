import type { Browser, Page } from 'playwright'
import { beforeAll, describe, expect as expectValue, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, createDocument, PASSWORD, share, signUp } from '#tests/support/factories.ts'
import { linkTo } from '#tests/support/inviteLinks.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { tokenFor } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, CALM, visitorPage, type Visitor } from './people.ts'
import { peopleOn, roleOf } from './sharing.ts'
import { editorOf, textOn, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const linkOn = (page: Page) => peopleOn(page).getByRole('region', { name: 'Link' })
const join = (page: Page) => page.getByRole('button', { name: 'Join', exact: true }).click()
const GONE = 'This link doesn’t work'

/** A user with a confirmed address in a window. */
async function confirmed(firstName: string): Promise<Visitor> {
  const visitor = await arrive(browser, product, { firstName })
  await confirmAddress(visitor.person)
  return visitor
}

/** A Premium owner with a document. */
async function owning() {
  const owner = await writer(browser, product, { firstName: 'Olga' })
  const { id } = await createDocument(owner.person, 'Our plan')
  return { owner, id }
}

async function openDialog({ page }: Visitor, id: string) {
  await page.goto(`/document/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(linkOn(page)).toBeVisible()
}

describe('the link of a document', () => {
  test('lets a second person join and edit, and a third finds nothing once it is revoked', async () => {
    const { owner, id } = await owning()
    await openDialog(owner, id)
    const link = linkOn(owner.page)
    await expect(link).toContainText('Off. Only people you add here can open this document.')
    await link.getByRole('button', { name: 'Turn on' }).click()
    await expect(link).toContainText(
      'can sign in, join and view. Everyone here sees each other’s email addresses.',
    )
    await expect(link).toContainText('It works until you revoke it.')
    await link.getByRole('button', { name: 'Role of people who join with the link: Can view' }).click()
    await owner.page.getByRole('menuitemradio', { name: 'Can edit' }).click()
    await expect(link).toContainText('can sign in, join and edit.')
    await link.getByRole('button', { name: 'Link duration: No end date' }).click()
    await owner.page.getByRole('menuitemradio', { name: '7 days' }).click()
    await expect(link.getByText(/^Expires on \w+ \d+, \d{4}, /)).toBeVisible()
    await link.getByRole('button', { name: 'Copy link' }).click()
    await expect(link.getByText('Copied')).toBeVisible()
    const address = await owner.page.evaluate(() => navigator.clipboard.readText())
    expectValue(address).toBe(await link.getByLabel('Link to join this document').inputValue())

    const guest = await confirmed('Gus')
    await guest.page.goto(address)
    await expect(
      guest.page.getByRole('heading', { name: `Join “${isolatedText('Our plan')}”?` }),
    ).toBeVisible()
    await expect(guest.page.getByRole('main')).toContainText(
      `invites you to edit this document. People in it will see your name and your email address, ${guest.person.user.email}.`,
    )
    await expectAccessibleInBothThemes(guest.page)
    await join(guest.page)
    await guest.page.waitForURL(`**/document/${id}`)
    await expect(guest.page.getByRole('region', { name: 'Shared with me' })).toContainText('Our plan')
    await expect(peopleOn(owner.page).getByText('Gus Writer')).toBeVisible()
    await expect(editorOf(guest.page)).toBeEditable()
    await editorOf(guest.page).fill('I have joined.')
    await expect(owner.page.locator('.document-text')).toHaveText('I have joined.')

    await link.getByRole('button', { name: 'Revoke link' }).click()
    const question = owner.page.getByRole('dialog', { name: 'Revoke this link?' })
    await expect(question).toContainText(
      'People who joined with it stay in the document until you remove them.',
    )
    await question.getByRole('button', { name: 'Revoke link' }).click()
    await expect(link.getByRole('button', { name: 'Turn on' })).toBeVisible()
    await editorOf(guest.page).fill('I am still here.')
    await expect(owner.page.locator('.document-text')).toHaveText('I am still here.')

    const third = await confirmed('Thea')
    for (const path of [address, `/invite/${'A'.repeat(22)}`, '/invite/cut']) {
      await third.page.goto(path)
      await expect(third.page.getByRole('heading', { name: GONE })).toBeVisible()
      await expect(third.page.getByRole('main')).toContainText(
        'It may have expired, or its owner may have revoked it.',
      )
    }
    await expectAccessibleInBothThemes(third.page)
    await third.page.getByRole('link', { name: 'Back to your documents' }).click()
    await expect(third.page.getByRole('heading', { name: 'Start your first document' })).toBeVisible()
  })

  test('is turned on, changed and revoked by keyboard on a phone', async () => {
    const window = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const owner = await writer(browser, product, { firstName: 'Olga', window })
    const { id } = await createDocument(owner.person)
    await openDialog(owner, id)
    const { page } = owner
    const link = linkOn(page)
    const turnOn = link.getByRole('button', { name: 'Turn on' })
    await turnOn.press('Enter')
    const revoke = link.getByRole('button', { name: 'Revoke link' })
    await expect(revoke).toBeFocused()
    const time = link.getByRole('button', { name: /^Link duration/ })
    await time.press('Enter')
    await page.getByRole('menuitemradio', { name: '1 day' }).press('Enter')
    await expect(link.getByRole('button', { name: 'Link duration: 1 day' })).toBeFocused()
    await expectAccessibleInBothThemes(page)
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    for (const part of [revoke, time, link.getByRole('button', { name: 'Copy link' })]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await revoke.press('Enter')
    const question = page.getByRole('dialog', { name: 'Revoke this link?' })
    await question.getByRole('button', { name: 'Revoke link' }).press('Enter')
    await expect(turnOn).toBeFocused()
    await expectAccessibleInBothThemes(page)
  })

  test('is turned on in one tab and shown in the other', async () => {
    const { owner, id } = await owning()
    await openDialog(owner, id)
    const code = await linkTo(owner.person, id, { role: 'editor' })
    await expect(linkOn(owner.page).getByLabel('Link to join this document')).toHaveValue(
      new RegExp(`/invite/${code}$`),
    )
  })
})

describe('a visitor with the link', () => {
  test('signs in and is back at the document', async () => {
    const { owner, id } = await owning()
    const code = await linkTo(owner.person, id, { role: 'editor' })
    const guest = await signUp(product, { firstName: 'Gus', lastName: 'Writer' })
    await confirmAddress(guest)
    const page = await visitorPage(browser, product, CALM)
    await page.goto(`/invite/${code}`)
    await expect(page.getByRole('heading', { name: 'Join a document' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByText('Sign up to open it.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText('Sign in to open it.')).toBeVisible()
    await page.getByLabel('Email').fill(guest.user.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await join(page)
    await page.waitForURL(`**/document/${id}`)
    await expect(editorOf(page)).toBeEditable()
    // A member is not asked again.
    await page.goto(`/invite/${code}`)
    await page.waitForURL(`**/document/${id}`)
    await page.context().close()
  })

  test('whose address is not confirmed confirms it first, and then the document opens by itself', async () => {
    const { owner, id } = await owning()
    const guest = await arrive(browser, product, { firstName: 'Gus' })
    await guest.page.goto(`/invite/${await linkTo(owner.person, id, { role: 'editor' })}`)
    await join(guest.page)
    await expect(guest.page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
    await expect(guest.page.getByRole('main')).toContainText(`We sent a link to ${guest.person.user.email}.`)
    await expectAccessibleInBothThemes(guest.page)
    const token = await tokenFor(product, guest.person.user.email, 'verify-email')
    await guest.person.client.post('/api/auth/verification/confirm', { token })
    await guest.page.waitForURL(`**/document/${id}`)
    await expect(editorOf(guest.page)).toBeEditable()
    await openDialog(owner, id)
    await expect(roleOf(owner.page, 'Gus Writer', 'Can edit')).toBeVisible()
  })

  test('reads why a full document has no room, and tries again once it has', async () => {
    const { owner, id } = await owning()
    const code = await linkTo(owner.person, id, { role: 'editor' })
    const others = await Promise.all(Array.from({ length: 4 }, () => signUp(product)))
    for (const other of others) await share(owner.person, { id }, other, 'viewer')
    const { page } = await confirmed('Gus')
    await page.goto(`/invite/${code}`)
    await join(page)
    await expect(page.getByRole('heading', { name: 'We couldn’t open this link' })).toBeVisible()
    await expect(page.getByText('This document is full, so no one can join right now.')).toBeVisible()
    await owner.person.client.delete(`/api/documents/${id}/members/${others[0]?.user.id}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(`**/document/${id}`)
    await expect.poll(() => textOn(page)).toBe('')
  })
})
