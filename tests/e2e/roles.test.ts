import type { Browser, Locator, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { share } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { RawClient } from '#tests/support/yclient.ts'

import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { caretTo, editorOf, open, openTogether, paste, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  bea = await writer(browser, product, { firstName: 'Bea' })
})

const others = (page: Page) => page.getByRole('list', { name: 'Also in this document' }).getByRole('listitem')
const menuOf = ({ page }: Visitor) => page.getByRole('button', { name: 'User menu' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

describe('presence', () => {
  test("shows two users each other's avatar, and the cursor with the name from the server", async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'A line of Ada.')
    await expect(others(bea.page)).toHaveCount(1)
    await expect(others(ada.page)).toHaveCount(1)
    await expect(bea.page.locator('.caret-flag')).toHaveText('Ada Writer')
    const seen = await watchFlag(ada.page)
    await editorOf(bea.page).click()
    await bea.page.keyboard.type('Bea. ')
    await expect(ada.page.locator('.caret-flag')).toHaveText('Bea Writer')
    await expect.poll(async () => (await seen()).join(' ')).toMatch(/^shown gone/)
    // The home page would open the same document again.
    await bea.page.goto('/settings/profile')
    await expect(others(ada.page)).toHaveCount(0)
    await expect(ada.page.locator('.caret')).toHaveCount(0)
  })

  test('shows a user in one color: their picture, their cursor, and in the list of members', async () => {
    const id = await openTogether(ada, bea)
    const colorIn = (place: Locator) =>
      place.evaluate(element => {
        const painted = [element, ...element.querySelectorAll('*')].find(
          each => each instanceof HTMLElement && each.style.backgroundColor !== '',
        )
        return painted ? getComputedStyle(painted).backgroundColor : null
      })
    const own = await colorIn(menuOf(bea))
    expect(own).toMatch(/^rgb/)
    await editorOf(bea.page).click()
    await bea.page.keyboard.type('Bea. ')
    const flag = ada.page.locator('.caret-flag')
    await expect(flag).toHaveText('Bea Writer')
    const color = await colorIn(flag)
    // Bea has another color in this document only if Ada has the same one and was here first.
    const alike = (await colorIn(menuOf(ada))) === own
    expect(color).toEqual(alike ? expect.stringMatching(/^rgb/) : own)
    expect(await colorIn(others(ada.page))).toBe(color)
    await ada.page.getByRole('button', { name: 'Share' }).click()
    expect(await colorIn(ada.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Bea' }))).toBe(
      color,
    )
    await ada.page.keyboard.press('Escape')
    await bea.page.reload()
    expect(await colorIn(menuOf(bea))).toBe(own)
    await open(bea, id)
  })

  test("shows a cursor's flag again when its user moves on", async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'A line of Ada, and it is long.')
    const seen = await watchFlag(ada.page)
    await editorOf(bea.page).click()
    await bea.page.keyboard.type('One')
    await expect.poll(() => textOn(ada.page)).toContain('One')
    await expect.poll(async () => (await seen()).at(-1)).toBe('gone')
    const before = (await seen()).length
    await bea.page.keyboard.type(' two')
    await expect.poll(async () => (await seen()).slice(before).join(' ')).toMatch(/^shown gone/)
  })

  test('counts a second device of a user as the same user', async () => {
    const id = await open(ada)
    const second = await ada.context.newPage()
    await second.goto(`${product.url}/document/${id}`)
    await saved(second)
    await editorOf(second).click()
    await second.keyboard.type('From my other device.')
    await expect.poll(() => textOn(ada.page)).toBe('From my other device.')
    await expect(others(ada.page)).toHaveCount(0)
    await expect(others(second)).toHaveCount(0)
    await second.close()
  })
})

test('shows a visitor with a share code without a name and without a cursor', async () => {
  const id = await open(ada)
  const answer = await ada.person.client.post(`/api/documents/${id}/share-code`)
  const code = shareCodeAnswer.parse(answer.json).shareCode?.code ?? ''
  const visitor = await RawClient.withCode(`${product.url.replace('http', 'ws')}/collab`, id, code).synced()
  visitor.awareness([{ client: 7, clock: 1, state: { user: { name: 'Mallory' } } }])
  await expect(others(ada.page)).toHaveCount(1)
  await expect(others(ada.page).getByTitle('Visitor')).toBeVisible()
  await expect(ada.page.locator('.caret')).toHaveCount(0)
  visitor.end()
  await expect(others(ada.page)).toHaveCount(0)
})

describe('roles', () => {
  test('let a viewer read but not write, write once promoted, and not once demoted', async () => {
    const id = await openTogether(ada, bea, 'viewer')
    await paste(ada.page, 'Read this.')
    const { page } = bea
    await expect.poll(() => textOn(page)).toBe('Read this.')
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'false')
    await expect(toolbar(page)).toBeHidden()
    await page.keyboard.type('nothing')
    expect(await textOn(page)).toBe('Read this.')

    await share(ada.person, { id }, bea.person, 'editor')
    await expect(toolbar(page)).toBeVisible()
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'true')
    await expect(editorOf(page)).not.toHaveAttribute('aria-readonly')
    await caretTo(page, 'End')
    await page.keyboard.type(' And now I write.')
    await expect.poll(() => textOn(ada.page)).toBe('Read this. And now I write.')
    await saved(page)

    await share(ada.person, { id }, bea.person, 'viewer')
    await expect(toolbar(page)).toBeHidden()
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'false')
    await ada.page.keyboard.type(' Ada goes on.')
    await expect(editorOf(page)).toContainText('Ada goes on.')
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

/**
 * Records frame by frame whether the flag of the other caret is visible. Returns a function for the
 * sequence.
 */
async function watchFlag(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => {
      const flag = document.querySelector('.caret-flag')
      const now = flag && (getComputedStyle(flag).opacity === '0' ? 'gone' : 'shown')
      if (now !== null && now !== seen.at(-1)) seen.push(now)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => watch.evaluate(seen => seen)
}
