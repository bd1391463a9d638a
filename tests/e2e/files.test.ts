import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'

import type { Browser, Locator, Page, Route } from 'playwright'
import { afterEach, beforeAll, beforeEach, describe, test } from 'vitest'

import { exportFile } from '#document/convert/exportFile.ts'
import type { ExportFormat } from '#document/convert/formats.ts'
import { importFile } from '#document/convert/importFile.ts'
import { textOf } from '#document/text.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { fetchingFiles, refusedFiles } from '#tests/support/hostileFiles.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { PICTURE, SAMPLES } from '#tests/support/samples/documents.ts'

import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect } from './expect.ts'
import { arrive, consoleOf, toastOn, type Visitor } from './people.ts'
import { editorOf } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor
let page: Page

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

beforeEach(async () => {
  ada = await arrive(browser, product, { window: { permissions: ['clipboard-read', 'clipboard-write'] } })
  page = ada.page
})

afterEach(() => ada.context.close())

type Sent = { name: string; mimeType: string; buffer: Buffer }
const fileOf = (name: string, content: string | Uint8Array): Sent => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Chooses a file by the button, which the keyboard presses. */
async function choose(file: Sent): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a file' }).press('Enter')
  await (await chooser).setFiles(file)
}

/** Drops a file on a part of the page. */
async function drop({ name, buffer }: Sent, on: Locator): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], fileName))
      return transfer
    },
    [name, [...buffer]] as const,
  )
  await on.dispatchEvent('dragenter', { dataTransfer: data })
  await expect(page.getByText('Drop a file to import it')).toBeVisible()
  await on.dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('Drop a file to import it')).toBeHidden()
}

async function exported(item: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  await page.getByRole('menuitem', { name: item }).press('Enter')
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

/** Makes a server listen on this machine, and returns its port. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const { blog: sample } = SAMPLES
const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('files', () => {
  test('are imported by the button and by a drop, and exported as they were', async () => {
    if (!sample) throw new Error('no sample')
    const images = new Map([[PICTURE.id, PICTURE]])
    const made = (format: ExportFormat) => exportFile(format, { body: sample, title: 'Moved', images })
    const errors = consoleOf(page)
    await page.goto('/')
    const bring = [
      choose,
      (file: Sent) => drop(file, page.getByRole('navigation', { name: 'Documents' })),
      // Over the text, too, a document becomes another one.
      (file: Sent) => drop(file, editorOf(page)),
    ]
    for (const [index, format] of (['md', 'html', 'docx'] as const).entries()) {
      const file = fileOf(`A day.${format}`, made(format))
      await bring[index]?.(file)
      await expect(toastOn(page)).toContainText(`Imported ${isolatedText(`A day.${format}`)}`)
      await expect(editorOf(page)).toContainText('You will need it first.')
      await expect(editorOf(page).locator('img[alt="A blue van in front of the house"]')).toBeVisible()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(editorOf(page)).toContainText('You will need it first.')
    }
    for (const [format, item] of [
      ['md', 'Markdown (.md)'],
      ['docx', 'Word (.docx)'],
      ['html', 'Web page (.html)'],
    ] as const) {
      const { name, bytes } = await exported(item)
      expect(name).toBe(`How we moved house in a day 🚚.${format}`)
      const read = importFile({ name, bytes })
      expect(read.ok && words(textOf(read.value.body))).toEqual(words(textOf(sample)))
      expect(read.ok && read.value.media).toHaveLength(1)
      // The picture is one point. The last file showed it larger, and Markdown has no sizes.
      const size = format === 'md' ? '' : '"width":320,"height":200'
      expect(JSON.stringify(read.ok && read.value.body)).toContain(size)
    }
    expect(new TextDecoder().decode((await exported('Plain text (.txt)')).bytes)).toContain('Pizza 🍕\t€48')
    await page.getByRole('button', { name: 'Export' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Copy as Markdown' }).press('Enter')
    await expect(toastOn(page)).toContainText('Copied as Markdown')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('You will need it first.')
    expect(copied).toMatch(/^#+ \S/m)
    expect(errors).toEqual([])
  })

  test('appear in a document that was opened before their pictures were stored', async () => {
    if (!sample) throw new Error('no sample')
    const images = new Map([[PICTURE.id, PICTURE]])
    const held: Route[] = []
    await page.route('**/images', route => void held.push(route))
    await page.goto('/')
    await choose(fileOf('A day.docx', exportFile('docx', { body: sample, title: 'Moved', images })))
    // A first document is opened as soon as it is in the list.
    await expect(page).toHaveURL(/\/document\//)
    // The dialog with the progress hides its role.
    const opened = page.locator('[aria-label="Document text"][contenteditable="true"]')
    await expect(opened).toHaveText('')
    await expect.poll(() => held.length).toBe(1)
    for (const route of held) await route.continue()
    await page.unroute('**/images')
    await expect(editorOf(page)).toContainText('You will need it first.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(editorOf(page)).toContainText('You will need it first.')
  })

  test('that are hostile, too large or empty are refused with a reason', async () => {
    await page.goto('/')
    const refused = page.getByRole('dialog', { name: /couldn’t import/ })
    await choose(fileOf('big.txt', 'x'.repeat(5_000_001)))
    await expect(refused).toContainText('up to 5 MB')
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await choose(fileOf('long.txt', 'x'.repeat(200_001)))
    await expect(refused).toContainText('200,001 characters')
    for (const [name, [content, why]] of Object.entries(refusedFiles())) {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose another file' }).press('Enter')
      await (await chooser).setFiles(fileOf(name, content))
      await expect(
        page.getByRole('dialog', { name: `We couldn’t import ${isolatedText(name)}` }),
      ).toContainText(why)
    }
    await page.keyboard.press('Escape')
    await expect(refused).toBeHidden()
  })

  test('that name addresses are imported without a request to them', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(String(request.url))
      response.end()
    })
    const address = `http://127.0.0.1:${await portOf(server)}`
    page.on('request', request => {
      if (request.url().startsWith(address)) asked.push(request.url())
    })
    try {
      await page.goto('/')
      for (const [name, content] of Object.entries(fetchingFiles(address))) {
        await choose(fileOf(name, content))
        await expect(toastOn(page)).toContainText(`Imported ${isolatedText(name)}`)
        await expect(editorOf(page)).toContainText('Hello')
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      }
      // Pages that are opened again show the same text.
      await page.reload()
      await expect(editorOf(page)).toContainText('Hello')
      expect(asked).toEqual([])
      // The server would have been reached.
      await page.context().request.get(`${address}/reached`)
      expect(asked).toEqual(['/reached'])
    } finally {
      server.close()
    }
  })

  test('on a phone, a slow import is shown and cancelled, and a document is printed alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Documents' }).click()
    // Markdown with many signs takes the parser long.
    await choose(fileOf('slow.md', '*a **b _c '.repeat(400_000)))
    const running = page.getByRole('dialog', { name: `Importing ${isolatedText('slow.md')}` })
    await expect(running).toBeVisible()
    await running.getByRole('button', { name: 'Cancel' }).click()
    await expect(running).toBeHidden()
    expect(page.url()).toBe(`${product.url}/`)
    await page.getByRole('button', { name: 'Documents' }).click()
    await choose(fileOf('Letter.txt', 'Dear Sam,\n\nשלום and goodbye.\n'))
    await expect(editorOf(page)).toContainText('goodbye')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'PDF or print' }).click()
    await expect(page.getByRole('dialog')).toContainText('Save as PDF')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate(() => document.body.innerText.trim())).toBe('Dear Sam,\n\nשלום and goodbye.')
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
