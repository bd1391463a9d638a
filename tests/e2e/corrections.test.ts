import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { expect, PROMPTLY_MS } from './expect.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible, holdToast, toastOn, type Visitor } from './people.ts'
import {
  caretOn,
  caretTo,
  checked,
  counts,
  editorOf,
  open,
  openTogether,
  paste,
  saved,
  selectionReported,
  selectText,
  textOn,
  underlines,
  writer,
} from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let bea: Visitor

const TEXT = [
  'We planted more then forty trees along the path , and each of them has its own label.',
  'They was small, but alot of people helped us recieve the soil.',
  'i am writing to tell you that the zorbular garden is very big.',
].join('\n')

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  bea = await writer(browser, product, { firstName: 'Bea' })
})

const underlined = (page: Page, text: string) => page.locator('.issue[data-issue]', { hasText: text })
const card = (page: Page) => page.getByRole('main').getByRole('group', { name: /:/ })

let alone: string | null = null

/** Replaces the text of Ada's document and waits for its underlines. */
async function openText(text = TEXT): Promise<Page> {
  const { page } = ada
  if (alone === null || !page.url().endsWith(alone)) alone = await open(ada, alone ?? undefined)
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => underlines(page)).toBe(0)
  await paste(page, text)
  await inStep(page)
  await saved(page)
  return page
}

/** Expects the underlines to match the tab's count when checking is done. */
async function inStep(page: Page): Promise<number> {
  await checked(page)
  await expect
    .poll(async () => {
      const { underlined: shown, counted } = await counts(page)
      return shown - counted
    })
    .toBe(0)
  return underlines(page)
}

async function selectWord(page: Page, word: string): Promise<void> {
  await expect(underlined(page, word)).toBeVisible({ timeout: 60_000 })
  // Redrawing an underline between the two clicks would lose the selection.
  await expect(async () => {
    await underlined(page, word).dblclick({ timeout: 5000 })
    await selectionReported(page)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(word)
  }).toPass({ timeout: 30_000 })
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
      const { underlined: shown, counted } = await counts(page)
      expect(counted).toBe(shown)
    }
    await inStep(page)
  })

  test('wait until the word is finished', async () => {
    const page = await openText('We recieve.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('We will recieve')
    await page.waitForTimeout(800)
    expect(await underlines(page)).toBe(0)
    await page.keyboard.type(' ')
    await expect(underlined(page, 'recieve')).toBeVisible()
    await page.keyboard.type('and definately')
    await page.waitForTimeout(500)
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
    await page
      .getByRole('list', { name: 'Issues' })
      .getByRole('button', { name: /recieve receive/ })
      .click()
    await card(page).getByRole('button', { name: 'Accept: receive' }).click()
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
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeHidden()
    await expect(editorOf(page)).toBeFocused()
    const before = await textOn(page)
    await page.keyboard.type('x')
    await expect.poll(async () => (await textOn(page)).length).toBe(before.length + 1)
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
    const page = await openText('The quibbix garden. A quibbix tree.')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+.')
    await page.keyboard.press('d')
    await expect.poll(() => underlines(page)).toBe(0)
    await expect(toastOn(page)).toContainText('Added “quibbix” to the dictionary')
  })
})

test('fixes all safe issues in one undo step', async () => {
  const page = await openText()
  const before = await textOn(page)
  await page.getByRole('button', { name: /^Fix all safe/ }).click()
  await expect.poll(() => textOn(page)).toContain('receive')
  await inStep(page)
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => textOn(page)).toBe(before)
})

describe('with a second user', () => {
  test('keep the underlines on their words without a flicker while the other user types in the paragraph', async () => {
    await openTogether(ada, bea)
    await paste(ada.page, TEXT)
    const shown = await inStep(ada.page)
    await expect.poll(() => underlines(bea.page), { timeout: 60_000 }).toBe(shown)
    await caretTo(bea.page, 'End', 1)
    const least = await watchUnderlines(ada.page)
    await bea.page.keyboard.type(' It was good work, and we all went home.', { delay: 20 })
    await expect.poll(() => textOn(ada.page)).toContain('the soil. It was good work, and we all went home.')
    await inStep(ada.page)
    expect(await least()).toBe(shown)
    await expect(underlined(ada.page, 'recieve')).toHaveText('recieve')
    await expect(underlined(ada.page, 'alot')).toHaveText('alot')
  })

  test('show no underline on a word in progress while the other user types', async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'The first line is here and it is long enough to be read.\n')
    await editorOf(ada.page).focus()
    await ada.page.keyboard.type('We will recieve')
    await expect.poll(() => textOn(bea.page)).toContain('recieve')
    await caretTo(bea.page, 'End', 0)
    await bea.page.keyboard.type(' We definately saw it.', { delay: 30 })
    // The other user's mistake shows that the checker has run since.
    await expect(underlined(ada.page, 'definately')).toBeVisible({ timeout: 60_000 })
    await expect(underlined(ada.page, 'recieve')).toHaveCount(0)
    await ada.page.keyboard.type(' ')
    await expect(underlined(ada.page, 'recieve')).toBeVisible()
  })

  test('change nothing but the word when it was just changed by the other user', async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'We recieve it every day.')
    await inStep(ada.page)
    await underlined(ada.page, 'recieve').click()
    const accept = card(ada.page).getByRole('button', { name: 'Accept: receive' })
    await expect(accept).toBeVisible()
    // The other user's edit is in flight. In either order, only that word may change.
    await expect.poll(() => textOn(bea.page)).toContain('recieve')
    // Ada's caret is in the word.
    await expect(bea.page.locator('.issue .caret, .issue + .caret').first()).toBeAttached()
    await selectText(bea.page, 'recieve')
    await Promise.all([bea.page.keyboard.type('got'), accept.click({ timeout: 2000 }).catch(() => undefined)])
    await saved(ada.page)
    await saved(bea.page)
    await expect.poll(async () => (await textOn(ada.page)) === (await textOn(bea.page))).toBe(true)
    expect(await textOn(ada.page)).toMatch(/^We (got|receive|[a-z]*g[a-z]*o[a-z]*t[a-z]*) it every day\.$/)
  })

  test('clear a dismissed and a learned word for both at once, and Undo restores them', async () => {
    const documentId = await openTogether(ada, bea)
    await paste(ada.page, TEXT)
    const all = await inStep(ada.page)
    await expect.poll(() => underlines(bea.page), { timeout: 60_000 }).toBe(all)
    await inStep(bea.page)
    await underlined(ada.page, 'recieve').click()
    await card(ada.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => underlines(bea.page), { timeout: PROMPTLY_MS }).toBe(all - 1)
    await underlined(ada.page, 'zorbular').click()
    await card(ada.page).getByRole('button', { name: 'Add to dictionary' }).click()
    // Not the toast of the dismissal, which this one replaces.
    await expect(toastOn(ada.page)).toContainText('Added “zorbular” to the dictionary')
    await holdToast(ada.page)
    await expect.poll(() => underlines(bea.page), { timeout: PROMPTLY_MS }).toBe(all - 2)
    await open(bea, documentId)
    await expect.poll(() => underlines(bea.page), { timeout: 60_000 }).toBe(all - 2)
    await toastOn(ada.page).getByRole('button', { name: 'Undo' }).click()
    for (const { page } of [ada, bea]) {
      await expect(underlined(page, 'zorbular')).toBeVisible({ timeout: PROMPTLY_MS })
      await inStep(page)
    }
  })

  test('dismiss for the viewer alone', async () => {
    await openTogether(ada, bea, 'viewer')
    await paste(ada.page, 'We recieve it. We definately saw it.')
    await expect(underlined(bea.page, 'recieve')).toBeVisible({ timeout: 60_000 })
    await underlined(bea.page, 'recieve').click()
    await expect(card(bea.page).getByRole('button', { name: 'Accept: receive' })).toBeDisabled()
    await card(bea.page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(underlined(bea.page, 'recieve')).toHaveCount(0)
    await bea.page.reload()
    await inStep(bea.page)
    await expect(underlined(bea.page, 'definately')).toBeVisible()
    await expect(underlined(bea.page, 'recieve')).toHaveCount(0)
    await expect(underlined(ada.page, 'recieve')).toBeVisible()
  })
})

describe('the checker', () => {
  test('sends no text anywhere', async () => {
    const page = await openText('We recieve it.')
    const bodies: string[] = []
    const note = (request: { url: () => string; postData: () => string | null }) =>
      bodies.push(`${request.url()} ${request.postData() ?? ''}`)
    page.on('request', note)
    await paste(page, 'The zorbular qwertish word is here and we recieve it.')
    await inStep(page)
    await saved(page)
    page.off('request', note)
    expect(bodies.filter(body => /zorbular|qwertish|recieve/.test(body))).toEqual([])
  })

  test('reports a pause, never blocks typing, and goes on when it is retried', async () => {
    const carl = await writer(browser, product, { firstName: 'Carl', plan: 'free' })
    const { page, context } = carl
    await context.route('**/*.wasm', route => route.abort())
    await open(carl)
    await editorOf(page).focus()
    await page.keyboard.type('We will recieve it.')
    await expect(page.getByText('Checking paused')).toBeVisible({ timeout: 60_000 })
    await page.keyboard.type(' And go on.')
    await expect.poll(() => textOn(page)).toBe('We will recieve it. And go on.')
    await saved(page)
    await context.unroute('**/*.wasm')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(underlined(page, 'recieve')).toBeVisible({ timeout: 60_000 })
  })
})

/** Returns the text whose card is open. */
const activeText = (page: Page): Promise<string> => page.locator('.issue-active').innerText()

/** Watches the underlines frame by frame. Returns a function for the smallest number seen. */
async function watchUnderlines(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { least: Infinity }
    const look = () => {
      const keys = [...document.querySelectorAll<HTMLElement>('.issue[data-issue]')].map(
        element => element.dataset['issue'],
      )
      seen.least = Math.min(seen.least, new Set(keys).size)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => watch.evaluate(seen => seen.least)
}
