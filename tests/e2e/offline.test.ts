import type { Browser } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

import { isCheckerKept, isKept, keptOn, writerWithApp } from './device.ts'
import { expect } from './expect.ts'
import { card, underlined } from './issues.ts'
import { toastOn } from './people.ts'
import {
  caretTo,
  checked,
  editorOf,
  open,
  openTogether,
  paste,
  saved,
  savedLabel,
  textOn,
  writer,
} from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

const withApp = (options?: { checks: boolean }) => writerWithApp(browser, product, options)

/** Ends the checkers of closed pages, which a browser may keep running for a while. */
async function endCheckers(): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const running = async () => {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'shared_worker' }] })
    return targetInfos
  }
  for (const { targetId } of await running()) await session.send('Target.closeTarget', { targetId })
  await expect.poll(running).toEqual([])
  await session.detach()
}

describe('without a connection', () => {
  test('a reload opens the app and the document, which goes on and is saved later', async () => {
    const { page, context } = await withApp().then(async ada => {
      await open(ada)
      return ada
    })
    await paste(page, 'Before.')
    await saved(page)
    const title = page.getByRole('main').getByRole('textbox', { name: 'Title' })
    await title.fill('A tunnel')
    await title.press('Enter')
    await expect(page.getByRole('link', { name: 'A tunnel' })).toBeVisible()
    await isKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(title).toHaveValue('A tunnel')
    await expect(editorOf(page)).toContainText('Before.')
    await expect(editorOf(page)).toBeEditable()
    await caretTo(page, 'End')
    await page.keyboard.type(' In the tunnel.')
    await expect(savedLabel(page)).toHaveText(/Offline, kept on this device/)
    await page.goto('/')
    await expect(editorOf(page)).toContainText('Before. In the tunnel.')
    await context.setOffline(false)
    await saved(page)
    expect(await textOn(page)).toBe('Before. In the tunnel.')
  })

  test('a dismissal counts at once and after a reload, for everyone on return, and Undo takes it back', async () => {
    const ada = await withApp({ checks: true })
    const bea = await writer(browser, product, { firstName: 'Bea', checks: true })
    const { page, context } = ada
    await openTogether(ada, bea)
    await paste(page, 'They was small. We recieve it. We definately saw it.')
    for (const each of [page, bea.page]) await expect(underlined(each, 'recieve')).toBeVisible()
    await saved(page)
    await isKept(page)
    await isCheckerKept(page)
    await context.setOffline(true)
    for (const word of ['recieve', 'definately']) {
      await underlined(page, word).click()
      await card(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(underlined(page, word)).toHaveCount(0)
    }
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(underlined(page, 'definately')).toBeVisible()
    await page.reload()
    await checked(page)
    await expect(underlined(page, 'definately')).toBeVisible()
    await expect(underlined(page, 'recieve')).toHaveCount(0)
    await expect(underlined(bea.page, 'recieve')).toBeVisible()
    await context.setOffline(false)
    await expect(underlined(bea.page, 'recieve')).toHaveCount(0)
    await expect(underlined(bea.page, 'definately')).toBeVisible()
    await page.getByRole('button', { name: '1 word or dismissal' }).click()
    const decided = page.getByRole('dialog', { name: 'Words and dismissals' })
    await expect(decided.getByRole('region', { name: 'Dismissed corrections' })).toContainText(
      /recieve.*by you/,
    )
    await decided.getByRole('button', { name: 'Show “recieve” again' }).click()
    await expect(underlined(bea.page, 'recieve')).toBeVisible()
    await context.close()
    await bea.context.close()
  })

  test('a dead server is no reason not to open and check a document', async () => {
    const ada = await withApp({ checks: true })
    await open(ada)
    await paste(ada.page, 'They was small.')
    await checked(ada.page)
    await saved(ada.page)
    await isKept(ada.page)
    await isCheckerKept(ada.page)
    await product.kill9()
    // A checker that is running would need no files.
    const address = ada.page.url()
    await ada.page.close()
    await endCheckers()
    const page = await ada.context.newPage()
    await page.goto(address)
    await expect(editorOf(page)).toContainText('They was small.')
    await checked(page)
    await product.start()
    await saved(page)
  })
})

describe('with a connection', () => {
  test('a new version of the app is shown at once, and its page is kept instead', async () => {
    const ada = await withApp()
    const id = await open(ada)
    const { page } = ada
    await isKept(page)
    // The files of an older version.
    await page.evaluate(async () => {
      const cache = await caches.open('bluepencil/app')
      await cache.put(
        '/index.html',
        new Response('<h1>Old version</h1>', { headers: { 'Content-Type': 'text/html' } }),
      )
      await cache.put('/assets/old-12345678.js', new Response(''))
    })
    await page.goto(`/document/${id}`)
    await expect(page.getByText('Old version')).toBeHidden()
    await saved(page)
    const held = () =>
      page.evaluate(async () => {
        const cache = await caches.open('bluepencil/app')
        const shell = await cache.match('/index.html')
        return [await shell?.text(), (await cache.match('/assets/old-12345678.js')) === undefined] as const
      })
    await expect.poll(async () => (await held())[0]).not.toContain('Old version')
    await expect.poll(async () => (await held())[1]).toBe(true)
  })

  test('a sign-out removes what is kept', async () => {
    const ada = await withApp()
    await open(ada)
    await isKept(ada.page)
    expect((await keptOn(ada.page)).length).toBeGreaterThan(3)
    await ada.page.getByRole('button', { name: 'User menu' }).click()
    await ada.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(ada.page.getByRole('link', { name: /sign in/i }).first()).toBeVisible()
    await expect.poll(() => keptOn(ada.page)).toEqual([])
  })
})
