import type { Browser, Page } from 'playwright'

import type { GrantableRole } from '#schema/sharing/roles.ts'
import type { Target } from '#tests/support/factories.ts'

import { expect } from './expect.ts'
import { editorOf, openTogether, paste, textOn, writer } from './support.ts'

export const review = (page: Page) => page.getByRole('complementary', { name: 'Review' })
/** The cards of suggestions, in text order. */
export const cards = (page: Page) =>
  review(page).getByRole('button', { name: /^(Suggested by|Your suggestion)/ })
export const inserted = (page: Page) => editorOf(page).locator('.suggested-insertion')
export const deleted = (page: Page) => editorOf(page).locator('.suggested-deletion')

/**
 * Opens a document of Ada for her and Bea, who has a role in it, and pastes a text that both see.
 */
export async function twoWith(
  browser: Browser,
  product: Target,
  text: string,
  role: GrantableRole = 'editor',
) {
  const ada = await writer(browser, product)
  const bea = await writer(browser, product, { firstName: 'Bea' })
  const documentId = await openTogether(ada, bea, role)
  await paste(ada.page, text)
  await expect.poll(() => textOn(bea.page)).toBe(text)
  return { ada, bea, both: [ada, bea], documentId }
}

/** Opens the first card and decides on its suggestion. */
export async function decide(page: Page, verdict: 'Accept' | 'Reject'): Promise<void> {
  await cards(page).first().click()
  await review(page).getByRole('button', { name: verdict, exact: true }).click()
}

/** Switches to Suggesting by its key. */
export async function suggest(page: Page): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+Alt+Shift+x')
  await expect(page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible()
  await expect(editorOf(page)).toBeFocused()
}
