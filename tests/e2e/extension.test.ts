import type { Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, test } from 'vitest'

import { FRAMED, PLAIN, SITES, type SiteName } from '#tests/support/extension-pages/pages.ts'
import { ExtensionBrowser, extensionBrowser } from '#tests/support/extension/browser.ts'
import { contentOf, watchContent } from '#tests/support/extension/content.ts'
import { linesIn, type Rect } from '#tests/support/extension/marks.ts'
import { SURFACE } from '#tests/support/extension/surface.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'

import { expect } from './expect.ts'
import {
  accept,
  expectMarked,
  expectNothingSent,
  missing,
  OFTEN,
  openCard,
  press,
  TEXT,
  textIn,
  WRONG,
  writeIn,
} from './extensionPage.ts'

/** The fields of the sites, as users find them. */
const FIELDS: readonly (readonly [string, SiteName, (page: Page) => Locator])[] = [
  ['a new email', 'gmailCompose', page => page.getByRole('textbox', { name: 'Message Body' })],
  ['a reply', 'gmailReply', page => page.getByRole('textbox', { name: 'Message Body' })],
  ['a post', 'linkedinPost', page => page.locator('.ql-editor')],
  ['a comment', 'linkedinComment', page => page.locator('.tiptap')],
  ['a comment on an older page', 'linkedinComment', page => page.locator('.ql-editor')],
  ['a message', 'linkedinMessage', page => page.locator('.msg-form__contenteditable')],
]

/** The server of a build that no server hands out. */
const BUILT_FOR = 'http://localhost:3000'

/** The page's font has letters of one width, and lines of this height. */
const LINE_HEIGHT = 24
/** Border and padding of a plain field. */
const INSET = 12

/** Expects lines under the characters of a field, by the line and column where each word begins. */
async function expectLines(
  page: Page,
  field: Locator,
  words: readonly [line: number, column: number, length: number][],
) {
  const letter = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = getComputedStyle(document.body).font
    return context?.measureText('m').width ?? 0
  })
  const misplaced = async () => {
    const box = await field.boundingBox()
    const lines = await linesIn(page)
    const wanted = words.map(([line, column, length]) => ({
      left: (box?.x ?? 0) + INSET + column * letter,
      top: (box?.y ?? 0) + INSET + (line + 1) * LINE_HEIGHT,
      width: length * letter,
    }))
    const isRight = lines.every(
      ({ left, top, width }, n) =>
        Math.abs(left - (wanted[n]?.left ?? 0)) <= 1.5 &&
        Math.abs(width - (wanted[n]?.width ?? 0)) <= 1.5 &&
        Math.abs(top - (wanted[n]?.top ?? 0)) <= LINE_HEIGHT / 3,
    )
    return isRight && lines.length === wanted.length ? null : { lines, wanted }
  }
  await expect.poll(misplaced, OFTEN).toBeNull()
}

/** Expects so many lines over a field, and none elsewhere. */
const expectLinesIn = (page: Page, field: Locator, count: number): Promise<void> =>
  expect
    .poll(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {}
      const lines = await linesIn(page)
      const isIn = ({ left, top }: Rect) => left >= x && left <= x + width && top >= y && top <= y + height
      return [lines.length, lines.filter(isIn).length]
    }, OFTEN)
    .toEqual([count, count])

describe.skipIf(missing !== '')(`the browser extension${missing}`, () => {
  let browser: ExtensionBrowser
  beforeAll(async () => {
    browser = await extensionBrowser()
  })

  test('asks for the decided permissions, and no others', async () => {
    const manifest = await (await browser.background()).evaluate(() => chrome.runtime.getManifest())
    const { permissions, host_permissions: hosts, optional_permissions: optional } = manifest
    expect(permissions?.toSorted()).toEqual(['activeTab', 'offscreen', 'scripting', 'storage'])
    expect(hosts).toEqual(['https://mail.google.com/*', 'https://www.linkedin.com/*'])
    expect(optional ?? []).toEqual([])
    expect(manifest.optional_host_permissions).toHaveLength(1)
    expect(manifest.content_scripts?.flatMap(({ matches }) => matches)).toEqual(hosts)
    expect(manifest.web_accessible_resources ?? []).toEqual([])
    expect(manifest.externally_connectable).toBeUndefined()
  })

  test.each(FIELDS)(
    'marks mistakes in %s, sends nothing, changes nothing, and replaces as typing does',
    async (_, site, find) => {
      const page = await browser.open(SITES[site])
      const field = find(page)
      await field.click({ position: { x: 4, y: 10 } })
      await page.keyboard.press('ControlOrMeta+Home')
      await page.keyboard.type(TEXT)
      const content = await contentOf(page)
      const changes = await watchContent(page)
      await expectMarked(page, WRONG)
      await page.mouse.wheel(0, 40)
      await page.setViewportSize({ width: 1100, height: 700 })
      await expectMarked(page, WRONG)
      expect(await contentOf(page)).toBe(content)
      expect(await changes()).toEqual([])

      await field.scrollIntoViewIfNeeded()
      const before = await textIn(field)
      await accept(page, 'recieve', 'receive')
      await expect.poll(() => textIn(field), OFTEN).toBe(before.replace('recieve', 'receive'))
      await expectMarked(page, ['was'])
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => textIn(field), OFTEN).toBe(before)
      await expectMarked(page, WRONG)
      expectNothingSent(browser, [SITES[site]])
      expect(browser.errors()).toEqual([])
    },
  )

  test('marks the subject of an email, and neither its recipients nor a search', async () => {
    const page = await browser.open(SITES.gmailCompose)
    await page.getByRole('textbox', { name: 'Search mail' }).fill('They was small.')
    await page.getByRole('combobox', { name: 'To' }).fill('They was small.')
    const subject = page.getByRole('textbox', { name: 'Subject' })
    await subject.fill('They was small.')
    await expectLinesIn(page, subject, 1)
  })

  describe('on a plain page of another site', () => {
    let page: Page
    beforeEach(async () => {
      page = await browser.open(PLAIN)
    })

    test('does nothing until the user lets it check the page', async () => {
      const rich = page.getByRole('textbox', { name: 'Rich' })
      await rich.click()
      await page.keyboard.type(TEXT)
      expect(await page.locator(SURFACE).count()).toBe(0)
      await checkFields(browser, page)
      await rich.click()
      await expectMarked(page, WRONG)
      expectNothingSent(browser, [PLAIN])
    })

    test('draws lines under the words of a textarea, which follow scrolling and resizing', async () => {
      await checkFields(browser, page)
      const field = page.getByRole('textbox', { name: 'Long' })
      await field.click()
      await page.keyboard.type(TEXT)
      const before = await contentOf(page)
      await expectLines(page, field, [
        [0, 3, 7],
        [0, 40, 3],
      ])
      await page.mouse.wheel(0, 30)
      await expectLines(page, field, [
        [0, 3, 7],
        [0, 40, 3],
      ])
      expect(await contentOf(page)).toBe(before)
      await field.evaluate(element => Object.assign((element as HTMLElement).style, { width: '320px' }))
      await expectLines(page, field, [
        [0, 3, 7],
        [1, 9, 3],
      ])
      await page.keyboard.press('ControlOrMeta+Home')
      await page.keyboard.type('\n'.repeat(5))
      await field.evaluate(element => element.scrollTo(0, 0))
      await expectLines(page, field, [])
      await field.evaluate(element => element.scrollTo(0, 72))
      await expectLines(page, field, [
        [2, 3, 7],
        [3, 9, 3],
      ])
      expectNothingSent(browser, [PLAIN])
    })

    test.each(['Long', 'Short'])(
      'replaces a word in the field “%s”, whose undo takes it back',
      async name => {
        await checkFields(browser, page)
        const field = page.getByRole('textbox', { name, exact: true })
        await field.click()
        await page.keyboard.type(TEXT)
        await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBe(WRONG.length)
        await page.keyboard.press('Home')
        await page.keyboard.press('Alt+Enter')
        await page.keyboard.press('Enter')
        await expect(field).toHaveValue(TEXT.replace('recieve', 'receive'))
        await page.keyboard.press('ControlOrMeta+z')
        await expect(field).toHaveValue(TEXT)
        await expect.poll(async () => (await linesIn(page)).length, OFTEN).toBe(WRONG.length)
      },
    )

    test('leaves passwords, addresses and texts behind dots alone', async () => {
      await checkFields(browser, page)
      for (const label of ['Password', 'Address', 'Code']) {
        await page.getByLabel(label).click()
        await page.keyboard.type(TEXT)
      }
      const short = page.getByRole('textbox', { name: 'Short' })
      await short.fill(TEXT)
      await expectLinesIn(page, short, WRONG.length)
      // A page may hide a text, and show it again.
      await short.evaluate(element => element.setAttribute('type', 'password'))
      await expect.poll(() => linesIn(page), OFTEN).toEqual([])
      const hidden = page.getByLabel('Short')
      await hidden.evaluate(element => element.setAttribute('type', 'text'))
      const long = page.getByRole('textbox', { name: 'Long' })
      await long.fill(TEXT)
      await hidden.click()
      await page.keyboard.type(' They was.')
      await expectLinesIn(page, long, WRONG.length)
    })
  })

  test('marks and replaces in a frame of the page’s own', async () => {
    const page = await browser.open(FRAMED)
    await checkFields(browser, page)
    const field = page.frameLocator('iframe').locator('body')
    await field.click()
    await page.keyboard.press('ControlOrMeta+Home')
    await expectMarked(page, WRONG, 'inner')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.press('Enter')
    await expect(field).toHaveText(TEXT.replace('recieve', 'receive'))
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveText(TEXT)
  })

  test('only hosts that the browser calls without the extension too are left out of that', async () => {
    const other = await ExtensionBrowser.launch({ isLoaded: false })
    try {
      await writeIn(other, TEXT)
      const more = () => [...browser.network.own].filter(address => !other.network.own.has(address))
      await expect.poll(more).toEqual([])
      expect(other.network.sent).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('whatever its processes send would be seen here', async () => {
    const { page } = await writeIn(browser, '')
    const background = await browser.background()
    // Its own pages reach the server alone, which is none here.
    for (const server of ['https://elsewhere.example', BUILT_FOR]) {
      await background.evaluate(address => fetch(address).catch(() => undefined), `${server}/background`)
      await browser.inChecker(`fetch('${server}/checker').catch(() => undefined)`)
    }
    await page.evaluate(() => fetch('https://page.example/').catch(() => undefined))
    expect(browser.network.sent).toEqual([
      `${BUILT_FOR}/background`,
      `${BUILT_FOR}/checker`,
      'page.example:443',
    ])
  })

  test('goes on after the browser has ended its background', async () => {
    const { page } = await writeIn(browser, 'They was small.')
    await expectMarked(page, ['was'])
    await browser.endBackground()
    await page.keyboard.type(' We recieve it.')
    await expectMarked(page, ['was', 'recieve'])
    await openCard(page, 'was')
    await press(page, 'Turn this rule off')
    await expectMarked(page, ['recieve'])
    expect(browser.errors()).toEqual([])
  })
})
