import { randomUUID } from 'node:crypto'

import type { Browser, Page } from 'playwright'
import { beforeAll, describe, expect as expectValue, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { confirmAddress, createDocument, share, signUp } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, CALM, visitorPage, type Visitor } from './people.ts'
import { peopleOn, roleOf } from './sharing.ts'
import { inDatabase } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const titleOn = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Title' })

/** Opens the sharing dialog of a Premium owner, and another user's empty workspace. */
async function ownerAndGuest(): Promise<{ owner: Visitor; guest: Visitor; documentId: string }> {
  const owner = await arrive(browser, product, { firstName: 'Olga', plan: 'premium' })
  const guest = await arrive(browser, product, { firstName: 'Gus' })
  await confirmAddress(guest.person)
  const { id: documentId } = await createDocument(owner.person, 'Our plan')
  await guest.page.goto('/')
  await expect(guest.page.getByRole('heading', { name: 'Start your first document' })).toBeVisible()
  await owner.page.goto(`/document/${documentId}`)
  await owner.page.getByRole('button', { name: 'Share' }).click()
  return { owner, guest, documentId }
}

async function add(page: Page, email: string): Promise<void> {
  await page.getByLabel('Add people by email').fill(email)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

describe('members of a document', () => {
  test('an added user finds the document without reloading, can write, then only read, then leaves', async () => {
    const { owner, guest, documentId } = await ownerAndGuest()
    await add(owner.page, guest.person.user.email)
    await expect(peopleOn(owner.page).getByText('Gus Writer')).toBeVisible()

    await guest.page.waitForURL(`**/document/${documentId}`)
    await expect(guest.page.getByRole('region', { name: 'Shared with me' }).getByRole('link')).toHaveText(
      /Our plan/,
    )
    await expect(titleOn(guest.page)).toBeEditable()

    await guest.page.getByRole('button', { name: 'People' }).click()
    await expect(peopleOn(guest.page).getByText('Can edit')).toBeVisible()
    await roleOf(owner.page, 'Gus Writer', 'Can edit').click()
    await owner.page.getByRole('menuitemradio', { name: 'Can view' }).click()
    await expect(guest.page.getByText('View only')).toBeVisible()
    await expect(titleOn(guest.page)).toBeHidden()

    // The dialog is still open.
    await expect(peopleOn(guest.page).getByText('Can view')).toBeVisible()
    const leave = peopleOn(guest.page).getByRole('button', { name: 'Leave' })
    await leave.press('Enter')
    const question = guest.page.getByRole('dialog', { name: 'Leave this document?' })
    await expect(question).toContainText('ask its owner to add you.')
    await guest.page.keyboard.press('Escape')
    await expect(leave).toBeFocused()
    await leave.press('Enter')
    await question.getByRole('button', { name: 'Leave' }).press('Enter')
    await expect(guest.page.getByRole('heading', { name: 'Start your first document' })).toBeVisible()
    await owner.page.keyboard.press('Escape')
    await expect(peopleOn(owner.page).getByText('Gus Writer')).toBeHidden()
  })

  test('a removed user learns within 2 s that they have no access', async () => {
    const { owner, guest, documentId } = await ownerAndGuest()
    await share(owner.person, { id: documentId }, guest.person, 'editor')
    await guest.page.waitForURL(`**/document/${documentId}`)
    await expect(guest.page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
    await roleOf(owner.page, 'Gus Writer', 'Can edit').click()
    await owner.page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(guest.page.getByRole('heading', { name: 'This document isn’t available' })).toBeVisible()
    await peopleOn(owner.page).getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(roleOf(owner.page, 'Gus Writer', 'Can edit')).toBeVisible()
    // The open page comes back by itself.
    await expect(titleOn(guest.page)).toBeEditable()
    const text = guest.page.getByRole('textbox', { name: 'Document text' })
    await expect(text).toBeEditable()
    await text.fill('Here again')
    await expect(owner.page.locator('.document-text')).toHaveText('Here again')
  })

  test('a user with an unconfirmed email reads that it must be confirmed, and then finds the document', async () => {
    const { owner, guest, documentId } = await ownerAndGuest()
    const { id, email } = guest.person.user
    await inDatabase(product, 'UPDATE users SET email_verified_at = NULL WHERE id = $1', [id])
    await add(owner.page, email)
    await expect(peopleOn(owner.page).getByText('Waiting until they confirm their email.')).toBeVisible()
    await guest.page.goto(`/document/${documentId}`)
    await expect(guest.page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
    await expect(guest.page.getByRole('main')).toContainText(`We sent a link to ${email}.`)
    await expectAccessibleInBothThemes(guest.page)

    const token = await tokenFor(product, email, 'verify-email')
    await guest.person.client.post('/api/auth/verification/confirm', { token })
    await expect(titleOn(guest.page)).toBeEditable()
    await expect(peopleOn(owner.page).getByText('Gus Writer')).toBeVisible()
    await expect(peopleOn(owner.page).getByText('Waiting until they confirm their email.')).toBeHidden()
  })

  test('an email without an account is invited, and opens the document after signing up', async () => {
    const { owner, documentId } = await ownerAndGuest()
    const email = `nia.${randomUUID()}@example.org`
    await add(owner.page, email)
    await expect(owner.page.getByText('Person invited').first()).toBeVisible()
    const invited = peopleOn(owner.page).getByRole('region', { name: 'Invited' })
    await expect(invited.getByText(email)).toBeVisible()
    await add(owner.page, email.toUpperCase())
    await expect(owner.page.getByText('Already invited').first()).toBeVisible()
    await expectAccessibleInBothThemes(owner.page)

    const password = 'a long enough password'
    const page = await visitorPage(browser, product, CALM)
    const [invitation] = await emailsFor(product, email)
    await page.goto(/http\S+signup\S+/.exec(invitation?.text_body ?? '')?.[0] ?? '')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('First name').fill('Nia')
    await page.getByLabel('Last name').fill('New')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.waitForURL(`**/document/${documentId}`)
    await expect(page.getByRole('heading', { name: 'Confirm your email first' })).toBeVisible()
    await page.goto(`/verify/${await tokenFor(product, email, 'verify-email')}`)
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await expect(peopleOn(owner.page).getByText('Nia New')).toBeVisible()
    await expect(invited).toBeHidden()
    const next = page.getByRole('link', { name: 'Open the document' })
    await expect(next).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await next.click()
    await page.waitForURL(`**/document/${documentId}`)
    await expect(titleOn(page)).toBeEditable()
    await page.context().close()
  })

  test('that cannot be loaded are loaded on request, and so are the invitations', async () => {
    const { page, person } = await arrive(browser, product, { firstName: 'Olga', plan: 'premium' })
    const { id } = await createDocument(person, 'Our plan')
    const email = `nia.${randomUUID()}@example.org`
    await person.client.post(`/api/documents/${id}/members`, { email, role: 'editor' })
    const lists = `**/api/documents/${id}/{members,invitations}`
    await page.route(lists, route => route.abort('connectionreset'))
    await page.goto(`/document/${id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = peopleOn(page)
    await expect(dialog.getByText('We couldn’t load the people')).toBeVisible()
    await expect(dialog.getByText('We couldn’t load the invitations')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.unroute(lists)
    const tryAgain = dialog.getByRole('button', { name: 'Try again' })
    await tryAgain.first().click()
    await expect(dialog.getByRole('list', { name: 'People' })).toContainText('Olga')
    await expect(tryAgain).toHaveCount(1)
    await tryAgain.click()
    await expect(dialog.getByRole('region', { name: 'Invited' })).toContainText(email)
    await expect(tryAgain).toHaveCount(0)
  })

  test.each([
    [1440, 900],
    [390, 844],
  ])(
    'many invitations use the room of the dialog at %i × %i, and all are reached by keyboard',
    async (width, height) => {
      const window = { viewport: { width, height } }
      const { page, person } = await arrive(browser, product, { plan: 'pro', window })
      const { id } = await createDocument(person)
      for (let n = 0; n < 15; n += 1) {
        const email = `${n}.${randomUUID()}@example.org`
        await person.client.post(`/api/documents/${id}/members`, { email, role: 'viewer' })
      }
      await page.goto(`/document/${id}`)
      await page.getByRole('button', { name: 'Share' }).click()
      const list = peopleOn(page).getByRole('region', { name: 'Invited' }).getByRole('list')
      await expect(list.getByRole('listitem')).toHaveCount(15)
      expectValue((await list.boundingBox())?.height).toBeGreaterThan(height / 2 - 1)
      await list.getByRole('button').first().focus()
      for (let n = 1; n < 15; n += 1) await page.keyboard.press('Tab')
      await expect(list.getByRole('button').last()).toBeFocused()
      await expect(list.getByRole('button').last()).toBeInViewport({ ratio: 1 })
      await expectAccessibleInBothThemes(page)
      await page.context().close()
    },
  )

  test('an invitation can be withdrawn', async () => {
    const { owner } = await ownerAndGuest()
    await add(owner.page, 'nobody@example.org')
    const invited = peopleOn(owner.page).getByRole('region', { name: 'Invited' })
    await invited.getByRole('button', { name: /^Role of nobody@example.org/ }).click()
    await owner.page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(invited).toBeHidden()
    await expect(owner.page.getByText('Invitation withdrawn').first()).toBeVisible()
  })

  test('rejections are shown in place', async () => {
    const { owner } = await ownerAndGuest()
    await add(owner.page, 'nobody')
    await expect(peopleOn(owner.page).getByText('Please enter a valid email address.')).toBeVisible()
    await add(owner.page, owner.person.user.email)
    await expect(peopleOn(owner.page).getByText(/You already own this document/)).toBeVisible()
  })

  test('an owner with an unconfirmed email is sent the email again from there', async () => {
    const { owner, guest } = await ownerAndGuest()
    await inDatabase(product, 'UPDATE users SET email_verified_at = NULL WHERE id = $1', [
      owner.person.user.id,
    ])
    await add(owner.page, guest.person.user.email)
    await expect(peopleOn(owner.page).getByText(/Confirm your email address first/)).toBeVisible()
    await peopleOn(owner.page).getByRole('button', { name: 'Resend link' }).click()
    await expect(peopleOn(owner.page).getByText(/We sent another link/)).toBeVisible()
  })

  test('a full document names the plan with more room', async () => {
    const { owner, guest, documentId } = await ownerAndGuest()
    for (let n = 0; n < 4; n += 1) {
      await share(owner.person, { id: documentId }, await signUp(product), 'viewer')
    }
    await add(owner.page, guest.person.user.email)
    await expect(
      peopleOn(owner.page).getByText(/can have up to 5 people.*Pro has room for 25\./),
    ).toBeVisible()
  })
})

test('names the plan that can share to a user whose plan cannot', async () => {
  const { page, person } = await arrive(browser, product)
  const { id } = await createDocument(person)
  await page.goto(`/document/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(
    peopleOn(page).getByText(/Your plan does not include invitations.*The Premium plan does/),
  ).toBeVisible()
  await expect(page.getByLabel('Add people by email')).toBeHidden()
})

test('says that the code of the dialog cannot come while the connection is gone, and opens it afterwards', async () => {
  const { context, page, person } = await arrive(browser, product, { plan: 'premium' })
  const { id } = await createDocument(person)
  await page.goto(`/document/${id}`)
  const share = page.getByRole('button', { name: 'Share' })
  await expect(share).toBeVisible()
  await context.setOffline(true)
  await share.click()
  await expect(page.getByRole('dialog', { name: 'Part of this page couldn’t be loaded' })).toBeVisible()
  await context.setOffline(false)
  await expect(peopleOn(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
  await expect(page.getByText('This page stopped working')).toBeHidden()
})

test('keeps the buttons at the bottom of a dialog free of toasts on a phone', async () => {
  const window = { viewport: { width: 390, height: 844 } }
  const { page, person } = await arrive(browser, product, { plan: 'premium', window })
  const { id } = await createDocument(person)
  await page.goto(`/document/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await add(page, `nia.${randomUUID()}@example.org`)
  const toast = page.locator('li[data-state=open]').filter({ hasText: 'Person invited' })
  await expect(toast).toBeInViewport()
  expectValue((await toast.boundingBox())?.y).toBeLessThan(100)
  await page.keyboard.press('Escape')
  await expect(peopleOn(page)).toBeHidden()
})
