import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Browser, Page } from 'playwright'

import { exportFile } from '#document/convert/exportFile.ts'
import { SAMPLES } from '#tests/support/samples/documents.ts'

import type { Metric } from '../metric.ts'
import { signUp } from '../web/steps.ts'
import { linesOf } from './expected.ts'
import { printedDifference } from './printed.ts'
import { isInstalled, runProgram, skipped } from './programs.ts'
import { IMAGES, share } from './structure.ts'

/**
 * Imports every sample in a browser, prints it as a PDF as the browser's dialog does, and compares
 * the text of the PDF. Counts the fonts that are not in the file.
 */
export async function measurePdf(browser: Browser, url: string, scratch: string): Promise<Metric[]> {
  if (!(await isInstalled('pdftotext', '-v'))) {
    skipped('the texts of PDFs', 'pdftotext')
    return []
  }
  const folder = path.join(scratch, 'pdf')
  await mkdir(folder)
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page, url)
  await page.goto(url)
  const samples = Object.keys(SAMPLES)
  const missing = await signsWithoutFont(samples)
  const right = { text: 0, compared: 0, fonts: 0, unreadable: 0, images: 0 }
  for (const name of samples) {
    const file = path.join(folder, `${name}.pdf`)
    await openSample(page, name)
    right.images += await imagesNotShown(page)
    await page.pdf({ path: file, preferCSSPageSize: true, tagged: true })
    const printed = await runProgram('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'])
    const fonts = await fontsIn(file)
    right.fonts += fonts.filter(font => !font.isEmbedded).length
    right.unreadable += fonts.filter(font => !font.hasText).length
    if (missing.has(name)) continue
    right.compared += 1
    const difference = printedDifference(linesOf(sampleOf(name)), printed)
    if (difference === null) right.text += 1
    else console.log(`The PDF of ${name} has another text: ${difference}`)
  }
  await context.close()
  return [
    { name: 'pdf: texts equal', ...share(right.text, right.compared), goal: `of ${samples.length}` },
    { name: 'pdf: images that are not shown', value: right.images, unit: '', goal: '0' },
    { name: 'pdf: fonts that are not embedded', value: right.fonts, unit: '', goal: '0' },
    { name: 'pdf: fonts without the letters of their signs', value: right.unreadable, unit: '', goal: '0' },
  ]
}

const sampleOf = (name: string) => {
  const body = SAMPLES[name]
  if (!body) throw new Error(`no sample ${name}`)
  return body
}

async function openSample(page: Page, name: string): Promise<void> {
  const body = sampleOf(name)
  const before = page.url()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const buffer = Buffer.from(exportFile('html', { body, title: name, images: IMAGES }))
  await (await chooser).setFiles({ name: `${name}.html`, mimeType: 'text/html', buffer })
  await page.waitForURL(address => address.href !== before && address.pathname.startsWith('/document/'))
  const last = linesOf(body).at(-1)?.text ?? ''
  await page.locator('.document-text').getByText(last.trim().slice(-12)).last().waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Waits for the images of the document for 5 s. Returns how many are not there then. */
async function imagesNotShown(page: Page): Promise<number> {
  const images = page.locator('.document-text img')
  const isHidden = (all: Element[]) =>
    all.filter(image => image instanceof HTMLImageElement && image.naturalWidth === 0).length
  for (let waited = 0; waited < 5000; waited += 100) {
    if ((await images.evaluateAll(isHidden)) === 0) return 0
    await page.waitForTimeout(100)
  }
  return await images.evaluateAll(isHidden)
}

/**
 * Returns the samples with signs that no font of this machine has, and says so. A browser draws a
 * box there, without a text.
 */
async function signsWithoutFont(samples: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>()
  if (!(await isInstalled('fc-list', '--version'))) return missing
  const known = new Map<string, boolean>()
  for (const name of samples) {
    const text = linesOf(sampleOf(name))
      .map(line => line.text)
      .join('')
    const signs = new Set([...text.matchAll(/[^\p{ASCII}\p{M}\p{Cf}\p{Z}]/gu)].map(([sign]) => sign))
    for (const sign of signs) {
      const code = sign.codePointAt(0)?.toString(16) ?? ''
      if (!known.has(sign)) known.set(sign, (await runProgram('fc-list', [`:charset=${code}`])).trim() !== '')
    }
    const lacking = [...signs].filter(sign => known.get(sign) === false)
    if (lacking.length === 0) continue
    missing.add(name)
    console.error(`\nSKIPPED: the PDF of ${name}. No font of this machine has ${lacking.join(' ')}\n`)
  }
  return missing
}

async function fontsIn(file: string): Promise<{ isEmbedded: boolean; hasText: boolean }[]> {
  const table = await runProgram('pdffonts', [file])
  return table
    .split('\n')
    .slice(2)
    .flatMap(line => {
      const [, embedded, , unicode] = /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.exec(line) ?? []
      return embedded === undefined ? [] : [{ isEmbedded: embedded === 'yes', hasText: unicode === 'yes' }]
    })
}
