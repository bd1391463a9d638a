import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { CLOSE } from '#schema/collab/protocol.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { cable } from './cable.ts'
import { expect } from './expect.ts'
import { CALM, type Visitor } from './people.ts'
import { caretTo, editorOf, open, openTogether, paste, saved, savedLabel, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let bea: Visitor

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product, { firstName: 'Ada' })
  bea = await writer(browser, product, { firstName: 'Bea' })
})

const equal = () => expect.poll(async () => (await textOn(ada.page)) === (await textOn(bea.page))).toBe(true)

/** The browser's local copies. */
const copiesOn = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter(name => /body/.test(name)),
  )

/** Waits until the browser's local copies contain all text so far. */
const keptOnDevice = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.includes('/body/')) continue
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be opened.`)))
        opening.addEventListener('success', () => {
          const { result } = opening
          const reading = result.transaction('updates', 'readonly')
          reading.objectStore('updates').count()
          reading.addEventListener('complete', () => {
            result.close()
            resolve()
          })
        })
      })
    }
  })

describe('the status of the text', () => {
  test('says Saving… while it is on its way, and Saved when it is stored', async () => {
    await open(ada)
    const { page } = ada
    const seen = await watchLabel(page)
    await editorOf(page).focus()
    await page.keyboard.type('Hello there')
    // A pause between two keys may let an acknowledgment arrive.
    await expect.poll(async () => (await seen()).join(' ')).toMatch(/^Saved(?: Saving… Saved)+$/)
    await saved(page)
  })

  test('says that it is kept on this device while offline, and it arrives later', async () => {
    const cut = await cable(ada.page)
    await openTogether(ada, bea)
    await paste(ada.page, 'Before.')
    await expect(editorOf(bea.page)).toContainText('Before.')
    await ada.context.setOffline(true)
    cut(true)
    await expect(savedLabel(ada.page)).toHaveText(/Offline, kept on this device/)
    await ada.page.keyboard.type(' Written offline.')
    expect(await textOn(bea.page)).toBe('Before.')
    cut(false)
    await ada.context.setOffline(false)
    await saved(ada.page)
    await expect.poll(() => textOn(bea.page)).toBe('Before. Written offline.')
  })

  test('reports a dead server, and what is typed meanwhile arrives when it is back', async () => {
    await openTogether(ada, bea)
    await paste(ada.page, 'Before.')
    await saved(ada.page)
    await expect(editorOf(bea.page)).toContainText('Before.')
    const seen = await watchLabel(ada.page)
    await product.kill9()
    await expect.poll(seen).toContain('Reconnecting')
    await ada.page.keyboard.type(' While it was down.')
    await expect(savedLabel(ada.page)).toHaveText(/Offline, kept on this device/)
    // No one is known to be there.
    const others = ada.page.getByRole('list', { name: 'Also in this document' })
    await expect(others).toBeHidden()
    await product.start()
    await saved(ada.page)
    await expect(others.getByRole('listitem')).toHaveCount(1)
    await saved(bea.page)
    await equal()
    expect(await textOn(bea.page)).toBe('Before. While it was down.')
  })

  test('keeps what was typed without a server over a reload', async () => {
    const id = await open(ada)
    const { page, context } = ada
    await paste(page, 'Before.')
    await saved(page)
    await keptOnDevice(page)
    // Only the live text is disconnected; the page itself can still be loaded.
    await page.routeWebSocket(/\/collab\//, socket => socket.close())
    await page.reload()
    await expect(editorOf(page)).toContainText('Before.')
    await expect(editorOf(page)).toBeEditable()
    await caretTo(page, 'End')
    await page.keyboard.type(' Typed without a server.')
    await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
    await keptOnDevice(page)
    await page.reload()
    await expect(editorOf(page)).toContainText('Before. Typed without a server.')
    await page.close()
    ada.page = await context.newPage()
    await open(ada, id)
    await expect.poll(() => textOn(ada.page)).toBe('Before. Typed without a server.')
    const other = await browser.newContext({ ...CALM, storageState: await context.storageState() })
    const fresh = await other.newPage()
    await fresh.goto(`${product.url}/document/${id}`)
    await expect(editorOf(fresh)).toContainText('Before. Typed without a server.')
    await other.close()
  })
})

test('where live text is blocked, the page says so and shows the stored text', async () => {
  const id = await open(ada)
  await paste(ada.page, 'Stored before.')
  await saved(ada.page)
  const elsewhere = await browser.newContext({ ...CALM, storageState: await ada.context.storageState() })
  const page = await elsewhere.newPage()
  await page.routeWebSocket(/\/collab\//, socket => socket.close())
  await page.goto(`${product.url}/document/${id}`)
  await expect(page.getByRole('alert')).toContainText('Your text is safe on the server')
  await expect(page.getByRole('document', { name: 'Stored text' })).toHaveText('Stored before.')
  await expect(savedLabel(page)).toHaveText('Not connected')
  await page.unrouteAll()
  await elsewhere.close()
})

describe('the end of a connection', () => {
  test('reports to a removed user at once, who cannot type any more', async () => {
    const id = await openTogether(ada, bea)
    await paste(ada.page, 'Ours.')
    await expect(editorOf(bea.page)).toContainText('Ours.')
    const { status } = await ada.person.client.delete(`/api/documents/${id}/members/${bea.person.user.id}`)
    expect(status).toBeLessThan(300)
    await expect(bea.page.getByText(/no longer have access|isn’t available/)).toBeVisible()
    await expect(bea.page.locator('[contenteditable=true]')).toHaveCount(0)
  })

  test('lets a removed user keep what only their page has', async () => {
    const id = await openTogether(ada, bea)
    const cut = await cable(bea.page)
    await bea.page.reload()
    await saved(bea.page)
    cut(true)
    await editorOf(bea.page).click()
    await bea.page.keyboard.type('Typed on the train.')
    await ada.person.client.delete(`/api/documents/${id}/members/${bea.person.user.id}`)
    cut(false)
    const notice = bea.page.getByRole('alert')
    await expect(notice).toContainText('Save a copy to keep what’s on this page.')
    await expect(bea.page.locator('[contenteditable=true]')).toHaveCount(0)
    await notice.getByRole('button', { name: 'Save as a new document' }).click()
    await expect(bea.page).not.toHaveURL(new RegExp(id))
    await expect.poll(() => textOn(bea.page)).toBe('Typed on the train.')
  })

  test('shows what a viewer typed before the role changed as not sent, and lets them keep it', async () => {
    const id = await openTogether(ada, bea)
    await paste(ada.page, 'Ours.')
    await expect(editorOf(bea.page)).toContainText('Ours.')
    const cut = await cable(bea.page)
    await bea.page.reload()
    await saved(bea.page)
    cut(true)
    await caretTo(bea.page, 'End')
    await bea.page.keyboard.type(' And mine.')
    const member = `/api/documents/${id}/members/${bea.person.user.id}`
    expect((await ada.person.client.patch(member, { role: 'viewer' })).status).toBe(200)
    cut(false)
    const notice = bea.page.getByRole('alert')
    await expect(notice).toContainText('Your last changes were not sent')
    await expect(savedLabel(bea.page)).toHaveText(/Not sent, kept on this device/)
    await expect(editorOf(bea.page)).toContainText('Ours. And mine.')
    expect(await textOn(ada.page)).toBe('Ours.')
    await notice.getByRole('button', { name: 'Save as a new document' }).click()
    await expect(bea.page).not.toHaveURL(new RegExp(id))
    await expect.poll(() => textOn(bea.page)).toBe('Ours. And mine.')
    await saved(bea.page)
    await open(bea, id)
    await saved(bea.page)
    expect(await textOn(bea.page)).toBe('Ours.')
  })

  test('lets a rejected client keep its text as a new document', async () => {
    const id = await openTogether(ada, bea)
    await paste(bea.page, 'What I wrote myself.')
    await saved(bea.page)
    await keptOnDevice(bea.page)
    // Answers this client's next frames like a refusing server.
    await bea.page.routeWebSocket(new RegExp(`/collab/.*${id}`), socket =>
      socket.close({ code: CLOSE.refused, reason: 'refused' }),
    )
    await bea.page.reload()
    const notice = bea.page.getByRole('alert')
    await expect(notice).toContainText('We couldn’t apply your last change')
    await expect(editorOf(bea.page)).toContainText('What I wrote myself.')
    await notice.getByRole('button', { name: 'Save as a new document' }).click()
    await expect(bea.page).not.toHaveURL(new RegExp(id))
    await expect(bea.page).toHaveURL(/\/document\//)
    await saved(bea.page)
    await bea.page.close()
    const copy = bea.page.url().slice(-36)
    bea.page = await bea.context.newPage()
    await open(bea, copy)
    await expect.poll(() => textOn(bea.page)).toBe('What I wrote myself.')
  })

  test('removes the copies on the device at sign-out', async () => {
    const carl = await writer(browser, product, { firstName: 'Carl' })
    await open(carl)
    await paste(carl.page, 'My words.')
    await saved(carl.page)
    await expect.poll(() => copiesOn(carl.page)).toHaveLength(1)
    await carl.page.getByRole('button', { name: 'User menu' }).click()
    await carl.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(carl.page.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
    await expect.poll(() => copiesOn(carl.page)).toEqual([])
  })
})

/** Records each text of the label. Returns a function for the sequence. */
async function watchLabel(page: Page): Promise<() => Promise<string[]>> {
  const seen = await savedLabel(page).evaluateHandle(label => {
    const said = [label.textContent]
    new MutationObserver(() => {
      if (label.textContent !== said.at(-1)) said.push(label.textContent)
    }).observe(label, { childList: true, characterData: true, subtree: true })
    return said
  })
  return () => seen.evaluate(said => said)
}
