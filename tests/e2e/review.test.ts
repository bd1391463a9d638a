import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { card, inStep, underlined } from './issues.ts'
import { toastOn, type Visitor } from './people.ts'
import { editorOf, open, replaceText, saved, textOn, underlines, writer } from './support.ts'

/** The findings that a user works through, and the presses and clicks that are enough. */
const FINDINGS = 50
const PRESSES_MAX = 60
const CLICKS_MAX = 55

let texts = 0

/** Returns a text with one finding in each of its lines. No two texts share a dismissed finding. */
function long(): string {
  texts += 1
  // A dismissal follows its finding through small changes of the line.
  const [who, day] = texts % 2 === 0 ? ['we', 'Monday'] : ['all of them', 'the weekend']
  const line = (_: unknown, index: number) => `Letter ${index + 1} of ${texts}: ${who} recieve it on ${day}.`
  return Array.from({ length: FINDINGS }, line).join('\n')
}

const SHORT = [
  'We recieve the letters and they was happy.',
  'I live in london, and the zorbular garden is there.',
  'It is , in my opinion, good.',
].join('\n')

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada', checks: true })
  await open(ada)
  page = ada.page
})

const list = () => page.getByRole('list', { name: 'Issues' })
const heads = () => list().locator('[data-card-head]')
/** The head of the row about a text. */
const headOf = (text: string) =>
  heads().filter({ has: page.locator('del', { hasText: new RegExp(`^${text}$`) }) })
const openHead = () => list().locator('[data-card-head][aria-expanded=true]')
const details = () =>
  list()
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

async function showText(text: string): Promise<number> {
  await replaceText(page, text)
  const count = await inStep(page)
  await expect(heads()).toHaveCount(count)
  return count
}

describe('50 findings', () => {
  beforeEach(async () => {
    expect(await showText(long())).toBe(FINDINGS)
  })

  test('are counted on a tab that leaves room for all others', async () => {
    const tabs = page.getByRole('complementary', { name: 'Review' }).getByRole('tab')
    await expect(tabs.first()).toHaveText(`Issues${FINDINGS}`)
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  })

  test('take at most 60 key presses', async () => {
    await heads().first().focus()
    await page.keyboard.press('Home')
    let presses = 1
    for (let left = FINDINGS; left > 0; left -= 1) {
      await expect(openHead()).toBeFocused()
      presses += 1
      await page.keyboard.press(left % 5 === 0 ? 'Delete' : 'Enter')
      await expect.poll(() => underlines(page)).toBe(left - 1)
    }
    expect(presses).toBeLessThanOrEqual(PRESSES_MAX)
    await expect(editorOf(page)).toBeFocused()
  })

  test('take at most 55 clicks', async () => {
    let clicks = 1
    await heads().first().click()
    for (let left = FINDINGS; left > 0; left -= 1) {
      clicks += 1
      await details()
        .getByRole('button', { name: left % 5 === 0 ? 'Dismiss' : 'Accept', exact: true })
        .click()
      await expect.poll(() => underlines(page)).toBe(left - 1)
    }
    expect(clicks).toBeLessThanOrEqual(CLICKS_MAX)
  })
})

describe('the list', () => {
  test('opens an explanation in place, and no card over the text', async () => {
    await showText(SHORT)
    await headOf('recieve').click()
    await expect(openHead()).toHaveCount(1)
    await expect(openHead()).toBeFocused()
    await expect(details()).toContainText('Not in the dictionary.')
    await expect(page.locator('.issue-active')).toHaveText('recieve')
    await expect(card(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.issue-active')).not.toHaveText('recieve')
    await page.keyboard.press('Escape')
    await expect(openHead()).toHaveCount(0)
    await expect(editorOf(page)).toBeFocused()
  })

  test('selects the next finding after each act', async () => {
    const count = await showText(SHORT)
    await heads().first().click()
    const second = await heads().nth(1).innerText()
    await page.keyboard.press('Enter')
    await expect(heads()).toHaveCount(count - 1)
    await expect(openHead()).toBeFocused()
    expect(second).toContain(await page.locator('.issue-active').innerText())
  })

  test('is limited to a category by its count', async () => {
    const count = await showText(SHORT)
    const spelling = page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: /Spelling/ })
    await spelling.click()
    await expect(spelling).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => heads().count()).toBeLessThan(count)
    for (const head of await heads().all()) await expect(head).toContainText('Spelling')
    // The tab and the text still show all.
    await inStep(page)
    await spelling.click()
    await expect(heads()).toHaveCount(count)
  })

  test('shows two examples of a mistake', async () => {
    await showText(SHORT)
    await headOf('was').click()
    await page.getByRole('button', { name: 'Learn more' }).click()
    await expect(page.getByRole('list', { name: 'Examples' }).getByRole('listitem')).toHaveCount(2)
  })

  test('offers the dictionary for words alone, and shows a deleted space', async () => {
    await showText(SHORT)
    await headOf('zorbular').click()
    await expect(details().getByRole('button', { name: 'Add to dictionary' })).toBeVisible()
    await headOf('london').click()
    await expect(details().getByRole('button', { name: 'Accept: London' })).toBeVisible()
    await expect(details().getByRole('button', { name: 'Add to dictionary' })).toHaveCount(0)
    await expect(list().locator('del').filter({ hasText: '␣' })).not.toHaveCount(0)
  })
})

describe('a card over the text', () => {
  test('leaves its whole sentence visible', async () => {
    await showText(
      `${'The first lines say little. '.repeat(12)}\nWe recieve ${'a very long letter, and '.repeat(9)}then we read it.`,
    )
    await underlined(page, 'recieve').click()
    await expect(card(page)).toBeVisible()
    // The card finds its place once it has its whole height.
    const leavesFree = async () => {
      const over = await card(page).boundingBox()
      const sentence = await editorOf(page).locator('p').nth(1).boundingBox()
      if (!over || !sentence) throw new Error('The card or the sentence is not shown.')
      return over.y >= sentence.y + sentence.height || over.y + over.height <= sentence.y
    }
    await expect.poll(leavesFree).toBe(true)
  })
})

test('a bulk act offers Undo, and Ctrl+Z works at once', async () => {
  await showText(long())
  const before = await textOn(page)
  for (const undo of [
    () => toastOn(page).getByRole('button', { name: 'Undo' }).click(),
    () => page.keyboard.press('ControlOrMeta+z'),
  ]) {
    await page.getByRole('button', { name: /^Fix \d+ easy/ }).click()
    await expect(toastOn(page)).toContainText(/Fixed \d+ issues/)
    await expect(editorOf(page)).toBeFocused()
    expect(await textOn(page)).not.toBe(before)
    await undo()
    await expect.poll(() => textOn(page)).toBe(before)
    await expect(editorOf(page)).toBeFocused()
    await inStep(page)
  }
  await saved(page)
})
