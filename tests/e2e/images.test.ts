import { randomUUID } from 'node:crypto'

import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, test } from 'vitest'

import { isolatedText } from '#schema/shared/direction.ts'
import { storage } from '#schema/storage/contract.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/factories.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn, type Visitor } from './people.ts'
import { editorOf, inDatabase, newDocument, open, openTogether, saved, writer } from './support.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  browser = await launchBrowser()
})

type File = { name: string; type: string; bytes: Buffer }

const drawn = async (name: string, background: string, width = 640, height = 320): Promise<File> => ({
  name,
  type: 'image/png',
  bytes: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** Pastes or drops files into the text, with HTML and text if given. */
async function bring(page: Page, how: 'paste' | 'drop', files: File[], texts: Record<string, string> = {}) {
  const sent = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }))
  await editorOf(page).focus()
  await editorOf(page).evaluate(
    (element, given) => {
      const data = new DataTransfer()
      for (const [type, text] of Object.entries(given.texts)) data.setData(type, text)
      for (const { name, type, base64 } of given.sent) {
        const bytes = Uint8Array.from(atob(base64), character => character.codePointAt(0) ?? 0)
        data.items.add(new File([bytes], name, { type }))
      }
      const common = { bubbles: true, cancelable: true }
      const { left, bottom } = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      element.dispatchEvent(
        given.how === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 20, clientY: bottom - 8 }),
      )
    },
    { how, sent, texts },
  )
}

const shown = (page: Page) => editorOf(page).locator('figure.image[data-state=shown] img')
const waiting = (page: Page) => editorOf(page).locator('.image-upload')
/** The ratios of the images in the text, which tell them apart. */
const ratios = (page: Page) =>
  shown(page).evaluateAll(all => all.map(each => (each as HTMLImageElement).naturalWidth))

describe('an image', () => {
  let ada: Visitor
  let bea: Visitor

  beforeAll(async () => {
    ada = await writer(browser, product, { firstName: 'Ada', plan: 'pro' })
    bea = await writer(browser, product, { firstName: 'Bea' })
  })

  test('is pasted, dropped and chosen, seen by others, undone, described, resized and deleted', async () => {
    const { page } = ada
    await openTogether(ada, bea, 'viewer')
    await editorOf(page).pressSequentially('A text.')
    await bring(page, 'paste', [await drawn('one.png', '#c33', 300), await drawn('two.png', '#3c3', 200)])
    await expect.poll(() => ratios(page)).toEqual([300, 200])
    await expect(waiting(page)).toHaveCount(0)
    // The file of a single copied image comes with HTML, the picture of a copied text with text.
    await bring(page, 'paste', [await drawn('copied.png', '#33c', 150)], {
      'text/html': '<meta charset="utf-8"><img src="https://example.org/copied.png">',
    })
    await expect.poll(() => ratios(page)).toContain(150)
    await bring(page, 'drop', [await drawn('three.png', '#cc3', 400)])
    await expect.poll(() => ratios(page)).toContain(400)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Insert image' }).click()
    const { bytes } = await drawn('four.png', '#3cc', 500)
    await (await chooser).setFiles([{ name: 'four.png', mimeType: 'image/png', buffer: bytes }])
    await expect(shown(page)).toHaveCount(5)
    await saved(page)
    await expect(shown(bea.page)).toHaveCount(5)

    await page.keyboard.press('ControlOrMeta+z')
    await expect(shown(page)).toHaveCount(4)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(shown(page)).toHaveCount(5)
    await expect(editorOf(page).locator('> p').first()).toHaveText('A text.')

    // The keyboard: selected by an arrow, its tools by Tab.
    const last = shown(page).last()
    await last.click()
    await expect(page.getByRole('toolbar', { name: 'Image tools' })).toBeVisible()
    // An image has no words to count.
    await expect(page.getByRole('button', { name: /^\d+ words?$/ })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Describe the image' }).click()
    await page.getByLabel('Description').fill('A plain field')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: 'A plain field' })).toBeVisible()
    await expect(editorOf(page)).toBeFocused()
    await expect(bea.page.getByRole('img', { name: 'A plain field' })).toBeVisible()
    const handle = page.getByRole('slider', { name: 'Width of the image' })
    const before = Number(await handle.getAttribute('aria-valuenow'))
    await handle.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(handle).toHaveAttribute('aria-valuenow', `${before - 20}`)
    const described = page.getByRole('img', { name: 'A plain field' })
    await expect.poll(async () => Math.round((await described.boundingBox())?.width ?? 0)).toBe(before - 20)
    await page.getByRole('button', { name: 'Delete image' }).click()
    await expect(shown(page)).toHaveCount(4)
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(described).toBeVisible()
    await expect(shown(bea.page)).toHaveCount(5)
    await expect(bea.page.getByRole('toolbar', { name: 'Image tools' })).toHaveCount(0)
  })

  test('of another document is copied with its text', async () => {
    const { page } = ada
    await open(ada)
    await bring(page, 'paste', [await drawn('one.png', '#c33', 300)])
    await expect(shown(page)).toHaveCount(1)
    await saved(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+c')
    await newDocument(page)
    await expect(shown(page)).toHaveCount(0)
    await expect(editorOf(page)).toBeEditable()
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(shown(page)).toHaveCount(1)
    // A picture inside of pasted HTML is uploaded, one of another site is left out.
    const { bytes } = await drawn('inside.png', '#3c3', 200)
    await bring(page, 'paste', [], {
      'text/html': `<p>With <img src="data:image/png;base64,${bytes.toString('base64')}"> and <img src="https://example.org/a.png"></p>`,
    })
    await expect.poll(() => ratios(page)).toContain(200)
    await expect(toastOn(page)).toContainText('Image left out')
    await expect(editorOf(page).locator('img[src*="example.org"]')).toHaveCount(0)
  })
})

test('hundreds of images are asked for only where their reader is', async () => {
  const dan = await writer(browser, product, { firstName: 'Dan' })
  const { page } = dan
  await open(dan)
  const asked = new Set<string>()
  page.on('request', request => request.url().includes('/images/') && asked.add(request.url()))
  const unknown = Array.from(
    { length: 400 },
    () => `<img data-image="${randomUUID()}" width="300" height="300">`,
  )
  await bring(page, 'paste', [], {
    'text/html': `<div data-pm-slice="0 0 []">${unknown.join('')}</div><p>The end</p>`,
  })
  await expect(editorOf(page).locator('figure.image')).toHaveCount(400)
  await saved(page)
  await page.reload()
  await expect(editorOf(page).locator('figure.image')).toHaveCount(400)
  await expect(editorOf(page).locator('figure.image[data-state=missing]').first()).toBeVisible()
  expect(asked.size).toBeLessThan(200)
})

describe('a file that cannot be added', () => {
  test('is refused with the reason, kept while offline, and cancelled, on a phone', async () => {
    const cy = await writer(browser, product, {
      firstName: 'Cy',
      plan: 'free',
      window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    })
    const { page } = cy
    await open(cy)
    await editorOf(page).focus()
    await bring(page, 'paste', [{ name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }])
    await expect(toastOn(page)).toContainText('drawing.svg')
    await bring(page, 'paste', [{ name: 'huge.png', type: 'image/png', bytes: Buffer.alloc(10_000_001) }])
    await expect(toastOn(page)).toContainText('up to 10 MB')
    await expect(waiting(page)).toHaveCount(0)

    const { bytes } = await drawn('half.png', '#c33')
    await bring(page, 'paste', [{ name: 'half.png', type: 'image/png', bytes: bytes.subarray(0, 200) }])
    await expect(waiting(page)).toContainText(
      `${isolatedText('half.png')} wasn’t added. This image is damaged`,
    )
    await expectAccessibleInBothThemes(page)
    await waiting(page).getByRole('button', { name: 'Remove' }).click()
    await expect(waiting(page)).toHaveCount(0)

    await page.route('**/images', route => route.abort())
    await bring(page, 'paste', [await drawn('photo.png', '#3c3', 300)])
    await expect(waiting(page)).toContainText('There is no connection')
    await page.unroute('**/images')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(shown(page)).toHaveCount(1)

    const { id: full } = await createDocument(cy.person)
    const { limitBytes } = storage.parse((await cy.person.client.get('/api/account/storage')).json)
    await inDatabase(
      product,
      `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, '{}')`,
      [full, Buffer.alloc(limitBytes)],
    )
    await bring(page, 'paste', [await drawn('last.png', '#33c')])
    await expect(waiting(page)).toContainText('doesn’t fit into your 20 MB of storage')
    await inDatabase(product, 'DELETE FROM documents WHERE id = $1', [full])
    await waiting(page).getByRole('button', { name: 'Try again' }).click()
    await expect(shown(page)).toHaveCount(2)
  })
})
