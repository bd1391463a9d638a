import type { Browser, Page, Request } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { expect } from './expect.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { holdToast, toastOn, type Visitor } from './people.ts'
import { editorOf, open, paste, saved, selectionReported, writer } from './support.ts'

const WORDY = 'In order to recieve it we came early. They said that the garden is nice.'
const AI_ACTIONS = '**/useAssistInEditor-*.js'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
})

const improve = (page: Page) => page.getByRole('region', { name: /^Improv/ })

/**
 * Opens a new document with its text selected. The code of AI actions comes only when `release` is
 * called.
 */
async function openWithoutActions(): Promise<{ page: Page; release: () => void }> {
  const { page } = ada
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(AI_ACTIONS, async route => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(AI_ACTIONS)
  await open(ada)
  await paste(page, WORDY)
  await page.keyboard.press('ControlOrMeta+a')
  await asked
  return { page, release }
}

/**
 * Resolves after an AI action would have begun: the code is there, and its menu is over the
 * selection.
 */
const actionsLoaded = (page: Page) => expect(page.getByRole('button', { name: /^Improve/ })).toBeVisible()

describe('a key of a feature that is still loading', () => {
  test('runs once the code has arrived', async () => {
    const { page, release } = await openWithoutActions()
    await page.keyboard.press('ControlOrMeta+j')
    await saved(page)
    await expect(improve(page)).toBeHidden()
    release()
    await expect(improve(page)).toBeVisible()
    await page.unroute(AI_ACTIONS)
  })

  test.each([
    ['types', 'x'],
    ['moves the selection', 'Shift+ArrowLeft'],
    ['presses Escape', 'Escape'],
  ])('is dropped when the user %s first', async (_, next) => {
    const { page, release } = await openWithoutActions()
    const started: string[] = []
    const note = (request: Request) => started.push(request.url())
    page.on('request', note)
    await page.keyboard.press('ControlOrMeta+j')
    await page.keyboard.press(next)
    release()
    if (next === 'x') await editorOf(page).press('ControlOrMeta+a')
    await actionsLoaded(page)
    await selectionReported(page)
    await expect(improve(page)).toBeHidden()
    page.off('request', note)
    expect(started.filter(url => url.includes('/api/assist/improve'))).toEqual([])
    await page.unroute(AI_ACTIONS)
  })

  test('reports that the code cannot come, and the text can still be edited', async () => {
    const { page } = ada
    await page.route(AI_ACTIONS, route => route.fulfill({ status: 404 }))
    await open(ada)
    await paste(page, WORDY)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await expect(toastOn(page)).toContainText('Part of this page couldn’t be loaded')
    await holdToast(page)
    await toastOn(page).getByRole('button', { name: 'Close' }).click()
    await expect(toastOn(page)).toBeHidden()
    await editorOf(page).press('ControlOrMeta+j')
    await expect(toastOn(page)).toContainText('Part of this page couldn’t be loaded')
    await holdToast(page)
    await editorOf(page).press('ControlOrMeta+End')
    await page.keyboard.type(' Still here.')
    await expect(editorOf(page)).toContainText('Still here.')
    await page.unroute(AI_ACTIONS)
    await toastOn(page).getByRole('button', { name: 'Try again' }).click()
    await expect(editorOf(page)).toContainText('Still here.')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+j')
    await expect(improve(page)).toBeVisible()
  })
})
