import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, test } from 'vitest'

import { EXTENSION, ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { SURFACE } from '#tests/support/extension/surface.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { expect } from './expect.ts'
import { accept, expectMarked, missing, OFTEN, TEXT, textIn, WRONG, writeIn } from './extensionPage.ts'

describe.skipIf(missing !== '')(`an update of the browser extension${missing}`, () => {
  const directory = temporaryDirectory('extension-update')
  let browser: ExtensionBrowser
  beforeAll(async () => {
    cpSync(EXTENSION, directory.path, { recursive: true })
    browser = await ExtensionBrowser.launch({ directory: directory.path })
  })
  afterAll(async () => {
    await browser?.close()
    directory.remove()
  })

  test('brings the new script to pages that are open, and the old one leaves nothing behind', async () => {
    const { page, field } = await writeIn(browser, TEXT)
    await expectMarked(page, WRONG)
    const file = join(directory.path, 'manifest.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"1.0.0"', '"1.0.1"'))
    await browser.update()
    const background = await browser.background()
    expect(await background.evaluate(() => chrome.runtime.getManifest().version)).toBe('1.0.1')
    await expect.poll(() => page.locator(SURFACE).count(), OFTEN).toBe(1)
    await page.keyboard.type(' They was late.')
    await expectMarked(page, [...WRONG, 'was'])
    expect(await page.locator(SURFACE).count()).toBe(1)
    await accept(page, 'recieve', 'receive')
    expect(await textIn(field)).toBe(`${TEXT.replace('recieve', 'receive')} They was late.`)
    await expectMarked(page, ['was', 'was'])
    expect(browser.pageErrors).toEqual([])
  })
})
