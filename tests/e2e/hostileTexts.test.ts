import type { Browser, Locator, Page } from 'playwright'
import { beforeAll, expect as expectValue, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import { HOSTILE, hostilePlace, IMAGE, PHONE, SCRIPT, WRITTEN, type HostilePlace } from './hostile.ts'
import { consoleOf, toastOn, visitorPage } from './people.ts'
import { editorOf } from './support.ts'

const { owner, member, stranger, title } = HOSTILE

let product: Product
let browser: Browser
let place: HostilePlace
let page: Page
/** Errors, warnings and dialogs of all pages. */
const complaints: (readonly string[])[] = []

beforeAll(async () => {
  // The list of public snippets has those of this file alone.
  product = await startProduct()
  browser = await launchBrowser()
  place = await hostilePlace(browser, product)
  page = watched(place.owner.page)
})

/** Keeps what a page writes to its console, with violations of its policy, and the dialogs it opens. */
function watched(tab: Page): Page {
  const asked: string[] = []
  tab.on('dialog', dialog => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  complaints.push(asked, consoleOf(tab))
  return tab
}

const exactly = (scope: Page | Locator, text: string) => scope.getByText(text, { exact: true })
const dialogOn = (tab: Page) => tab.getByRole('dialog')

/** Returns the texts and controls that reach out of the window. Of a text that is cut, its place counts. */
const outside = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const isCut = (box: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.clientWidth === 1
    }
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node instanceof Element ? node : node.parentElement
      if (!part || (node === part ? !part.matches('button, input') : !node.textContent?.trim())) continue
      // Toolbars and tabs scroll by themselves.
      if (!part.checkVisibility() || part.closest('script, [role=toolbar], [role=tablist]')) continue
      let box: Element | null = part
      while (box && !isCut(box)) box = box.parentElement
      // That is for screen readers alone.
      if (box?.clientWidth === 1) continue
      range.selectNodeContents(node)
      const { left, right } = (box ?? (node === part ? part : range)).getBoundingClientRect()
      if (left < 0 || right > window.innerWidth) found.push(`${left} to ${right} px: ${part.outerHTML}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...found, `${scrollWidth} of ${clientWidth} px`] : found
  })

/** Returns the texts that an override in one of them turns around together. */
async function turned(tab: Page): Promise<string[]> {
  const texts = await tab.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let part = node.parentElement
      const open = (node.textContent ?? '').replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '')
      if (!part || !open.includes('\u202e') || part.closest('script, style')) continue
      // That is for screen readers alone, too.
      if (part.getBoundingClientRect().width <= 1) continue
      while (part.parentElement && !/isolate|plaintext/.test(getComputedStyle(part).unicodeBidi))
        part = part.parentElement
      found.push(part.textContent.replaceAll(/[\u2068\u2069]/g, ''))
    }
    return found
  })
  return texts.filter(text => !WRITTEN.has(text))
}

/** Expects that nothing has run, that nothing is too wide, and that each text is apart from others. */
async function expectHarmless(tab: Page): Promise<void> {
  const found = {
    broken: await tab.evaluate((): unknown => Reflect.get(window, 'broken')),
    wide: await outside(tab),
    turned: await turned(tab),
    complaints: complaints.flat(),
  }
  expectValue(found).toEqual({ broken: undefined, wide: [], turned: [], complaints: [] })
}

test('lists show titles, texts, tags and authors as they were written, also in dialogs and toasts', async () => {
  await page.goto('/collaborate')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(exactly(rows, title)).toBeVisible()
  await expect(rows.locator('p')).toHaveText(HOSTILE.start)
  for (const tag of HOSTILE.tags) await expect(exactly(rows, tag)).toBeVisible()
  await expectHarmless(page)

  await page.getByRole('button', { name: `Copy the text of ${isolatedText(title)}` }).click()
  await expect(dialogOn(page).getByRole('heading')).toHaveText(`Fill in “${title}”`)
  for (const name of HOSTILE.variables) await expect(exactly(dialogOn(page), name)).toBeVisible()
  await dialogOn(page).getByLabel('constructor').fill(IMAGE)
  await expectHarmless(page)
  await dialogOn(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(exactly(toastOn(page), title)).toBeVisible()
  await expectHarmless(page)

  await page.getByRole('tab', { name: 'Public' }).click()
  await expect(exactly(rows, owner.first)).toBeVisible()
  await expectHarmless(page)

  await page.getByRole('tab', { name: 'Trash' }).click()
  await page.getByRole('button', { name: `Delete permanently: ${isolatedText(title)}` }).click()
  await expect(dialogOn(page)).toContainText(`This deletes “${title}” and its text.`)
  await expectHarmless(page)
})

test('an open snippet shows its people, comments and reactions as they are called and written', async () => {
  await page.goto(`/collaborate/${place.id}`)
  await expect(editorOf(page)).toHaveText(HOSTILE.text)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  for (const tag of HOSTILE.tags)
    await expect(exactly(page.getByRole('group', { name: 'Tags' }), tag)).toBeVisible()
  for (const name of HOSTILE.variables)
    await expect(exactly(page.getByRole('group', { name: 'Variables' }), name)).toBeVisible()
  await page.getByRole('button', { name: /^Rocket: / }).hover()
  for (const { name } of [stranger, member]) await expect(page.getByRole('tooltip')).toContainText(name)
  await expectHarmless(page)

  await page.getByRole('button', { name: 'Share' }).click()
  for (const shown of [owner.name, member.name, HOSTILE.invited])
    await expect(exactly(dialogOn(page), shown)).toBeVisible()
  await expectHarmless(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Show review' }).click()
  await page.getByRole('tab', { name: 'Comments' }).click()
  const card = page.getByRole('article')
  await card.getByRole('button').first().click()
  await expect(card.locator('p').getByText(HOSTILE.comment(member.name))).toBeVisible()
  await expect(card.locator('p').getByText(HOSTILE.reply(owner.name))).toBeVisible()
  for (const { name } of [owner, member])
    await expect(exactly(card.locator('bdi'), name).first()).toBeVisible()
  await expectHarmless(page)
  await card.getByRole('textbox').pressSequentially('@<')
  await expect(exactly(page.getByRole('option'), member.name)).toBeVisible()
  await expectHarmless(page)
})

test.each(['with', 'without'])('its page is the same for a reader %s an account', async who => {
  const tab = who === 'with' ? page : watched(await visitorPage(browser, product, { viewport: PHONE }))
  const answer = await tab.goto(`/snippet/${place.code}`)
  const source = (await answer?.text()) ?? ''
  expectValue(source).toContain(SCRIPT.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  for (const markup of [IMAGE, SCRIPT, '<b on', '<svg on']) expectValue(source).not.toContain(markup)

  await expect(tab.getByRole('button', { name: 'Report' })).toBeEnabled()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(exactly(tab.getByRole('main'), owner.first).first()).toBeVisible()
  for (const name of HOSTILE.variables) await expect(exactly(tab.locator('label'), name)).toBeVisible()
  await expect(tab.getByRole('article').locator('> div > p')).toHaveText(HOSTILE.text)
  await tab.getByLabel('constructor').fill(IMAGE)
  await expect(tab.getByRole('article').locator('> div > p')).toHaveText(HOSTILE.filled)
  await tab.getByLabel('constructor').fill('')
  const comments = tab.getByRole('region', { name: 'Comments' })
  await expect(comments.getByRole('blockquote')).toHaveText(HOSTILE.quote)
  await expect(comments.locator('bdi')).toHaveText([owner.first, member.first])
  await expectHarmless(tab)
  await comments.scrollIntoViewIfNeeded()
  await expectHarmless(tab)

  await tab.getByRole('button', { name: 'Report' }).click()
  await dialogOn(tab).getByRole('textbox').fill(HOSTILE.text)
  await expectHarmless(tab)
  await dialogOn(tab).getByRole('combobox').selectOption('spam')
  await dialogOn(tab).getByRole('button', { name: 'Send' }).click()
  await expect(tab.getByText('Thank you. We will look at it.')).toBeVisible()
  await expectHarmless(tab)
})

test('a snippet is inserted as it was written, with the values that were filled in', async () => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'New document' }).click()
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('/snippet')
  await page.getByRole('option', { name: 'Insert a snippet' }).click()
  await expect(exactly(dialogOn(page), title)).toBeVisible()
  await expect(exactly(dialogOn(page), HOSTILE.start)).toBeVisible()
  await expectHarmless(page)
  await exactly(dialogOn(page), title).click()
  await dialogOn(page).getByLabel('constructor').fill(IMAGE)
  await expectHarmless(page)
  await dialogOn(page).getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(editorOf(page)).toHaveText(HOSTILE.filled)
  await expectHarmless(page)
})
