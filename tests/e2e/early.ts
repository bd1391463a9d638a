import type { Browser, Page } from 'playwright'

import { openWindow } from '#tests/support/windows.ts'

import { cable } from './cable.ts'
import { checkerIn } from './checker.ts'
import { expect } from './expect.ts'
import { holdLaterCode } from './laterCode.ts'
import { CALM, type Visitor } from './people.ts'
import { editorOf, open, paste, saved, textOn } from './support.ts'

/** A document that was opened a moment ago. */
export type Early = {
  page: Page
  id: string
  /** Lets the code come that is no part of the document. */
  release: () => void
  /** Cuts (true) or restores the connection of the text. */
  cut: (isCut: boolean) => void
}

/**
 * Opens a user's new document with a text again, while all code that is no part of it is held back.
 * Resolves as soon as the text can be changed.
 */
export async function early(user: Visitor, text = 'Before.'): Promise<Early> {
  const page = await user.context.newPage()
  const id = await open({ ...user, page })
  await paste(page, text)
  await saved(page)
  const cut = await cable(page)
  const release = await holdLaterCode(page)
  await page.reload()
  await expect(editorOf(page)).toBeEditable()
  return { page, id, release, cut }
}

/** Expects that the server has a text: a window of the user without a copy of it shows it. */
export async function expectOnServer(
  browser: Browser,
  user: Visitor,
  id: string,
  text: string,
): Promise<void> {
  const { cookies } = await user.context.storageState()
  const { url } = user.person.target
  const context = await openWindow(browser, { url, options: CALM, ...checkerIn(false) })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/document/${id}`)
  await saved(page)
  expect(await textOn(page)).toBe(text)
  await context.close()
}
