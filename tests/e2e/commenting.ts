import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { editorOf, selectText } from './support.ts'

export const COMMENT_KEY = 'Control+Alt+m'

export const cardOn = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
export const marks = (page: Page) => page.locator('.comment-mark')
export const showComments = (page: Page) => page.getByRole('tab', { name: 'Comments' }).click()
export const newComment = (page: Page) => page.getByRole('textbox', { name: 'New comment' })

/** Opens the field for a comment on a text, without a mouse. */
export async function composeOn(page: Page, text: string): Promise<void> {
  await editorOf(page).focus()
  await selectText(page, text)
  await page.keyboard.press(COMMENT_KEY)
  await expect(newComment(page)).toBeFocused()
}

/** Comments on a text, without a mouse. */
export async function commentOn(page: Page, text: string, words: string): Promise<void> {
  await composeOn(page, text)
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(cardOn(page, words)).toBeVisible()
}
