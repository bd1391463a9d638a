import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { isChecking } from './checker.ts'
import { expect } from './expect.ts'
import { card, difference, inStep, TEXT, underlined } from './issues.ts'
import { toastOn, type Visitor } from './people.ts'
import {
  caretOn,
  caretTo,
  editorOf,
  open,
  replaceText,
  saved,
  selectText,
  selectionReported,
  textOn,
  underlines,
  writer,
} from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada', checks: true })
})

let alone: string | null = null

/** Replaces the text of Ada's document and waits for its underlines. */
async function openText(text = TEXT): Promise<Page> {
  const { page } = ada
  if (alone === null || !page.url().endsWith(alone)) alone = await open(ada, alone ?? undefined)
  await replaceText(page, text)
  await inStep(page)
  await saved(page)
  return page
}

/** Waits until the checker has finished the text, whether it found something or not. */
async function checkedAgain(page: Page): Promise<void> {
  await selectionReported(page)
  await expect.poll(() => isChecking(page)).toBe(false)
}

async function selectWord(page: Page, word: string): Promise<void> {
  await expect(underlined(page, word)).toBeVisible()
  // Redrawing an underline between the two clicks would lose the selection.
  await expect(async () => {
    await underlined(page, word).dblclick({ timeout: 5000 })
    await selectionReported(page)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(word)
  }).toPass()
}

describe('underlines', () => {
  test('have a class and a shape for each category, and none depends on color alone', async () => {
    const page = await openText(
      'I recieve more then forty trees along the path , in order to plant them. They was small.',
    )
    await expect(page.locator('.issue-spelling')).not.toHaveCount(0)
    const shapes = await page.evaluate(() => {
      const host = document.createElement('div')
      document.body.append(host)
      const found = ['spelling', 'grammar', 'style', 'tone', 'punctuation', 'clarity'].map(category => {
        const element = document.createElement('span')
        element.className = `issue issue-${category}`
        host.append(element)
        const style = getComputedStyle(element)
        return `${style.textDecorationLine} ${style.textDecorationStyle}`
      })
      host.remove()
      return found
    })
    expect(new Set(shapes).size).toBe(6)
    const categories = await editorOf(page)
      .locator('.issue')
      .evaluateAll(elements => elements.map(element => /issue-(\w+)/.exec(element.className)?.[1]))
    expect(new Set(categories).size).toBeGreaterThan(2)
  })

  test('match the count through typing, undo and deleting', async () => {
    const page = await openText()
    const steps = [
      () => page.keyboard.press('ControlOrMeta+Home'),
      () => page.keyboard.type('We definately came. '),
      () => page.keyboard.press('ControlOrMeta+z'),
      () => page.keyboard.press('ControlOrMeta+End'),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.type('Alot of thier work.'),
      () => page.keyboard.press('ControlOrMeta+Home'),
      () => page.keyboard.press('Shift+ArrowDown'),
      () => page.keyboard.press('Shift+End'),
      () => page.keyboard.press('Delete'),
    ]
    await editorOf(page).focus()
    for (const step of steps) {
      await step()
      // React draws the count in its next task, the editor its underlines at once.
      await expect.poll(() => difference(page)).toBe(0)
    }
    await inStep(page)
  })

  test('wait until the word is finished', async () => {
    const page = await openText('We recieve.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('We will recieve')
    await checkedAgain(page)
    expect(await underlines(page)).toBe(0)
    await page.keyboard.type(' ')
    await expect(underlined(page, 'recieve')).toBeVisible()
    await page.keyboard.type('and definately')
    await checkedAgain(page)
    expect(await underlines(page)).toBe(1)
    // Leaving the text also finishes the word.
    await page.getByRole('textbox', { name: 'Title' }).focus()
    await expect(underlined(page, 'definately')).toBeVisible()
    await inStep(page)
  })

  test('skip text that is marked as code', async () => {
    const page = await openText('We recieve it.')
    await selectWord(page, 'recieve')
    await page.keyboard.press('ControlOrMeta+e')
    await expect.poll(() => underlines(page)).toBe(0)
    await page.keyboard.press('ControlOrMeta+e')
    await expect(underlined(page, 'recieve')).toBeVisible()
  })
})

describe('a card', () => {
  test('accepts in one undo step, and the cursor stays where it is', async () => {
    const page = await openText()
    const before = await textOn(page)
    await caretTo(page, 'End', 2)
    const caret = await caretOn(page)
    const list = page.getByRole('list', { name: 'Issues' })
    await list.locator('[data-card-head]', { hasText: 'recieve' }).click()
    await list.getByRole('button', { name: 'Accept: receive' }).click()
    await expect(underlined(page, 'recieve')).toHaveCount(0)
    expect(await textOn(page)).toBe(before.replace('recieve', 'receive'))
    await expect.poll(() => caretOn(page)).toEqual(caret)
    await inStep(page)
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe(before)
    await expect(underlined(page, 'recieve')).toBeVisible()
    await inStep(page)
  })

  test('works by keyboard alone', async () => {
    const page = await openText()
    await caretTo(page, 'Home')
    await page.keyboard.press('Alt+ArrowDown')
    const first = await activeText(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => activeText(page)).not.toBe(first)
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => activeText(page)).toBe(first)
    await expect(editorOf(page)).toBeFocused()

    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await expectAccessible(page)
    const count = await underlines(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => underlines(page)).toBe(count - 1)
    await inStep(page)
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('1')
    await expect.poll(() => underlines(page)).toBe(count - 2)
    await inStep(page)
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect.poll(() => underlines(page)).toBe(count - 3)
    await expect(toastOn(page)).toContainText('Issue dismissed')
    await expect(card(page)).toBeFocused()
    await page.getByRole('button', { name: 'Bold' }).focus()
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    const before = await textOn(page)
    await page.keyboard.type('x')
    await expect.poll(async () => (await textOn(page)).length).toBe(before.length + 1)
  })

  test('opens again by a click right after a key has closed it', async () => {
    const page = await openText('We will recieve it.')
    // At one time, the two clicks are a double click.
    await page.evaluate(() => {
      const time = Date.now()
      Date.now = () => time
    })
    for (const _ of ['once', 'again']) {
      await underlined(page, 'recieve').click()
      await expect(card(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card(page)).toBeHidden()
    }
    // The next test loads the page again.
    alone = null
  })

  test('is reached by its keys while the text is only read', async () => {
    const page = await openText()
    const mode = async (name: string) => {
      await page.getByRole('button', { name: /^Mode/ }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await mode('Viewing')
    await editorOf(page).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(card(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await mode('Editing')
  })

  test('returns the focus to the text after the last one', async () => {
    const page = await openText('We will recieve it.')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    await expect(page.getByText('No issues')).toBeVisible()
  })

  test('adds a word to the dictionary with D', async () => {
    const page = await openText('The quibbix garden.\nA quibbix tree.')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+.')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('d')
    await expect.poll(() => underlines(page)).toBe(0)
    await expect(toastOn(page)).toContainText('Added “quibbix” to this document’s dictionary')
  })
})

test('a dismissed issue stays dismissed when a word next to it is changed', async () => {
  const page = await openText('In spring we will recieve a new delivery. They was glad.')
  await underlined(page, 'recieve').click()
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(underlined(page, 'recieve')).toHaveCount(0)
  await selectText(page, 'new')
  await page.keyboard.type('smal')
  await page.keyboard.press('End')
  await expect(underlined(page, 'smal')).toBeVisible()
  await inStep(page)
  await expect(underlined(page, 'recieve')).toHaveCount(0)
})

test('a dismissed issue stays dismissed when all around it is fixed, also after a reload', async () => {
  const page = await openText('Teh zorvex definately grew.')
  await underlined(page, 'zorvex').click()
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(underlined(page, 'zorvex')).toHaveCount(0)
  const renewed = page.waitForResponse(
    answer => answer.url().endsWith('/decisions') && answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: /^Fix \d+ easy/ }).click()
  await expect.poll(() => textOn(page)).toBe('The zorvex definitely grew.')
  await expect.poll(() => underlines(page)).toBe(0)
  expect((await renewed).ok()).toBe(true)
  await page.reload()
  await saved(page)
  await caretTo(page, 'End')
  await page.keyboard.type(' We recieve it.')
  await expect(underlined(page, 'recieve')).toBeVisible()
  await expect(underlined(page, 'zorvex')).toHaveCount(0)
})

test('fixes all safe issues in one undo step', async () => {
  const page = await openText()
  const before = await textOn(page)
  await page.getByRole('button', { name: /^Fix \d+ easy/ }).click()
  await expect.poll(() => textOn(page)).toContain('receive')
  await inStep(page)
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOn(page)).toBe(before)
})

/** Returns the text whose card is open. */
const activeText = (page: Page): Promise<string> => page.locator('.issue-active').innerText()
