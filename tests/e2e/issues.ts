import type { Locator, Page } from 'playwright'

import { expect } from './expect.ts'
import { checked, counts, underlines } from './support.ts'

/** A text with issues of several categories. */
export const TEXT = [
  'We planted more then forty trees along the path , and each of them has its own label.',
  'They was small, but alot of people helped us recieve the soil.',
  'i am writing to tell you that the zorbular garden is very big.',
].join('\n')

/** Returns the underlined places with a text. */
export const underlined = (page: Page, text: string | RegExp): Locator =>
  page.locator('.issue[data-issue]', { hasText: text })

/** Returns the open card of an issue. */
export const card = (page: Page): Locator => page.getByRole('main').getByRole('group', { name: /:/ })

/** Expects the underlines to match the tab's count when checking is done. */
export async function inStep(page: Page): Promise<number> {
  await checked(page)
  await expect.poll(() => difference(page)).toBe(0)
  return underlines(page)
}

/** Returns how many more issues are underlined than the panel counts. */
export async function difference(page: Page): Promise<number> {
  const { underlined: shown, counted } = await counts(page)
  return shown - counted
}
