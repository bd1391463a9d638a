import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { editorOf } from './support.ts'

export const review = (page: Page) => page.getByRole('complementary', { name: 'Review' })
/** The cards of suggestions, in text order. */
export const cards = (page: Page) =>
  review(page).getByRole('button', { name: /^(Suggested by|Your suggestion)/ })
export const inserted = (page: Page) => editorOf(page).locator('.suggested-insertion')
export const deleted = (page: Page) => editorOf(page).locator('.suggested-deletion')

/** Switches to Suggesting by its key. */
export async function suggest(page: Page): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+Alt+Shift+x')
  await expect(page.getByRole('button', { name: 'Mode: Suggesting' })).toBeVisible()
  await expect(editorOf(page)).toBeFocused()
}
