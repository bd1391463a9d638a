import type { Browser, Locator, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { early, expectOnServer } from './early.ts'
import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { caretTo, editorOf, saved, selectText, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
})

/** The buttons of the toolbar that change the selected text, and what it is then. */
const FORMATS = [
  ['Heading 1', 'h1'],
  ['Heading 2', 'h2'],
  ['Heading 3', 'h3'],
  ['Bold', 'strong'],
  ['Italic', 'em'],
  ['Underline', 'u'],
  ['Strikethrough', 's'],
  ['Code', 'code'],
  ['Bullet list', 'ul:not([data-type])'],
  ['Numbered list', 'ol'],
  ['Task list', 'ul[data-type=taskList]'],
  ['Quote', 'blockquote'],
  ['Code block', 'pre'],
] as const

/** The buttons that open something which is loaded with the document, and what that is. */
const OPENING: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['Link', page => page.getByRole('dialog', { name: 'Link' })],
  ['Table', page => page.getByRole('dialog', { name: 'Size of the table' })],
  ['Find', page => page.getByRole('search')],
  ['Mode: Editing', page => page.getByRole('menuitemradio', { name: 'Viewing' })],
  ['1 word', page => page.getByRole('dialog', { name: 'Word count' })],
  ['Export', page => page.getByRole('menuitem', { name: 'Markdown (.md)' })],
  ['User menu', page => page.getByRole('menuitem', { name: 'Sign out' })],
]

/** The buttons that open a dialog which is loaded with it. */
const DIALOGS = [
  ['Version history', 'Version history'],
  ['Share', /Share/],
] as const

const buttonsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.ariaLabel ?? button.textContent.trim()))

describe('a button of an open document in the first second', () => {
  test('is known to these tests', async () => {
    const { page } = await early(ada)
    await expect
      .poll(async () => (await buttonsOf(page)).toSorted())
      .toEqual(
        [
          'Undo',
          'Redo',
          'Insert image',
          'Focus mode',
          'Hide review',
          ...FORMATS.map(([name]) => name),
          ...OPENING.map(([name]) => name).filter(name => name !== 'User menu'),
          ...DIALOGS.map(([name]) => name),
        ].toSorted(),
      )
  })

  test('changes the text at once, and Undo and Redo too', async () => {
    const { page, id } = await early(ada)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    for (const [name, element] of FORMATS) {
      await selectText(page, 'Before.')
      const found = editorOf(page).locator(element)
      await press(name)
      expect([name, await found.count()]).toEqual([name, 1])
      await press('Undo')
      expect([name, await found.count()]).toEqual([name, 0])
      await press('Redo')
      expect([name, await found.count()]).toEqual([name, 1])
      await press('Undo')
    }
    expect(await textOn(page)).toBe('Before.')
    await saved(page)
    await expectOnServer(browser, ada, id, 'Before.')
  })

  test.each(OPENING)('opens what it is for: %s', async (name, opened) => {
    const { page } = await early(ada)
    await page.getByRole('button', { name, exact: true }).click()
    await expect(opened(page)).toBeVisible()
  })

  test('enters focus mode, which the device keeps, and leaves it', async () => {
    const { page } = await early(ada)
    await page.getByRole('button', { name: 'Focus mode', exact: true }).click()
    const leave = page.getByRole('button', { name: 'Leave focus mode' })
    await leave.click()
    await expect(leave).toBeHidden()
  })

  test('hides the review and shows it again, and keeps the focus', async () => {
    const { page } = await early(ada)
    const review = page.getByRole('complementary', { name: 'Review' })
    await page.getByRole('button', { name: 'Hide review' }).press('Enter')
    await expect(review).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(review).toBeVisible()
  })

  test('asks for image files', async () => {
    const { page } = await early(ada)
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Insert image' }).click()
    expect((await asked).isMultiple()).toBe(true)
  })

  test.each(DIALOGS)('opens its dialog as soon as that has come: %s', async (name, dialog) => {
    const { page, release } = await early(ada)
    await page.getByRole('button', { name, exact: true }).click()
    release()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  })
})

describe('a key of an open document in the first second', () => {
  test('opens the menu of AI actions with its first item focused, in the same frame', async () => {
    const { page } = await early(ada)
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    // It listens before the key is pressed.
    await page.evaluate(() => {
      const focused = new Promise<string | null>(resolve =>
        window.addEventListener(
          'keydown',
          ({ key }) => {
            if (key === 'Enter')
              requestAnimationFrame(() => resolve(document.activeElement?.textContent ?? null))
          },
          true,
        ),
      )
      Reflect.set(window, 'focusAfterKey', focused)
    })
    await page.keyboard.press('Alt+Enter')
    expect(await page.evaluate((): unknown => Reflect.get(window, 'focusAfterKey'))).toBe('Shorten')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: 'More formal' })).toBeFocused()
    const asked = page.waitForRequest('**/api/assist/formalise')
    await page.keyboard.press('Enter')
    await asked
  })

  test('improves the selection', async () => {
    const { page } = await early(ada)
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    const asked = page.waitForRequest('**/api/assist/improve')
    await page.keyboard.press('ControlOrMeta+j')
    await asked
    expect(await textOn(page)).toBe('Before.')
  })

  test('opens the menu of blocks, the search, the link dialog and the command palette', async () => {
    const { page } = await early(ada)
    await caretTo(page, 'End')
    await page.keyboard.type('\n/quo\n')
    expect(await editorOf(page).locator('blockquote').count()).toBe(1)
    await page.keyboard.press('ControlOrMeta+f')
    await page.keyboard.type('Before')
    await expect(page.getByRole('search').getByLabel('Find', { exact: true })).toHaveValue('Before')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('example.org\n')
    await expect(editorOf(page).getByRole('link')).toHaveAttribute('href', 'https://example.org')
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('numbered\n')
    await expect(editorOf(page).locator('ol')).toHaveCount(1)
  })
})
