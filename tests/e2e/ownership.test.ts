import type { Browser, Page } from 'playwright'
import { beforeAll, expect as expectValue, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument, putOn, share } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, toastOn } from './people.ts'
import { peopleOn, roleOf } from './sharing.ts'
import { editorOf, open } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
})

const mine = (page: Page) => page.getByRole('region', { name: 'Mine' })

test('an owner asks a member on a phone by keyboard, who accepts, and the lists of both follow', async () => {
  const window = { viewport: { width: 390, height: 844 } }
  const owner = await arrive(browser, product, { firstName: 'Olga', plan: 'premium', window })
  const heir = await arrive(browser, product, { firstName: 'Gus' })
  const { id } = await createDocument(owner.person, 'Our plan')
  await share(owner.person, { id }, heir.person, 'viewer')
  await open(owner, id)
  await heir.page.goto(`/document/${id}`)
  await expect(heir.page.getByText('View only')).toBeVisible()

  const { page } = owner
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  const role = roleOf(page, 'Gus Writer', 'Can view')
  const question = page.getByRole('dialog', { name: `Make ${isolatedText('Gus Writer')} the owner?` })
  const ask = async () => {
    await role.press('Enter')
    await page.getByRole('menuitem', { name: 'Make owner' }).press('Enter')
    await question.getByRole('button', { name: 'Ask them' }).press('Enter')
    await expect(peopleOn(page).getByText('Asked to become the owner')).toBeVisible()
  }
  await role.press('Enter')
  await page.getByRole('menuitem', { name: 'Make owner' }).press('Enter')
  await expect(question).toContainText('You can still edit it, but only they can make you the owner again.')
  await expectAccessibleInBothThemes(page)
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await ask()

  const offer = heir.page.getByText('wants to make you the owner of this document')
  await expect(offer).toContainText('Olga Writer')
  await expectAccessibleInBothThemes(heir.page)
  await heir.page.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(offer).toHaveCount(0)
  await expect(peopleOn(page).getByText('Asked to become the owner')).toHaveCount(0)
  await ask()
  await heir.page.getByRole('button', { name: 'Accept' }).press('Enter')
  const lock = heir.page.getByText('To own this document, you need the Premium plan.')
  await expect(lock.getByRole('link', { name: 'See plans' })).toBeVisible()
  await expect(offer).toBeVisible()
  await expectAccessibleInBothThemes(heir.page)

  await putOn(product, heir.person, 'premium')
  await heir.page.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(toastOn(heir.page)).toContainText('You’re now the owner')
  await expect(mine(heir.page).getByRole('link')).toHaveText(/Our plan/)
  await expect(heir.page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(editorOf(heir.page)).toBeEditable()
  await expect(offer).toHaveCount(0)
  await expect(peopleOn(page).getByRole('button', { name: 'Leave' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toBeEditable()
})
