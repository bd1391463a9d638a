import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { z } from 'zod'

import { dictionary } from '#schema/dictionary/contract.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { apiScope, createdApiKey, type ApiScope } from '#schema/keys/contract.ts'
import { ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { unpackExtension } from '#tests/support/extension/downloaded.ts'
import { surfaceOf } from '#tests/support/extension/surface.ts'
import { optionsOf } from '#tests/support/extension/toolbar.ts'
import { confirmAddress, signUpOn, type Person } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { expect } from './expect.ts'
import {
  expectMarked,
  expectShown,
  missing,
  OFTEN,
  openCard,
  press,
  textIn,
  writeIn,
} from './extensionPage.ts'

const MISTAKE = 'They was zorblat.'

describe.skipIf(missing !== '')(`the browser extension of a signed-in user${missing}`, () => {
  const directory = temporaryDirectory('extension-files')
  let product: Product
  let browser: ExtensionBrowser
  let person: Person
  let options: Page

  beforeAll(async () => {
    product = await sharedProduct()
    person = await signUpOn(product, 'pro')
    await confirmAddress(person)
    await unpackExtension(product.url, directory.path)
    browser = await ExtensionBrowser.launch({ directory: directory.path })
    browser.network.allowed.add(product.url)
    options = await optionsOf(browser)
  })
  afterAll(async () => {
    await browser?.close()
    directory.remove()
  })

  const signIn = async (key: string) => {
    await options.getByLabel('API key', { exact: true }).fill(key)
    await options.getByRole('button', { name: 'Sign in' }).click()
  }
  const sentPaths = () => browser.network.sent.map(address => new URL(address).pathname)

  test('a user signs in with a key from the settings, and a wrong key is refused', async () => {
    for (const text of ['“bp_1”', 'a'.repeat(201)]) {
      await signIn(text)
      await expect(options.getByText('The server does not know this key')).toBeVisible()
      await options.reload()
    }
    await signIn('bp_wrong')
    await expect(options.getByText('The server does not know this key')).toBeVisible()
    const keyFor = async (scopes: readonly ApiScope[]) =>
      createdApiKey.parse((await person.client.post('/api/keys', { name: 'Extension', scopes })).json).key
    await signIn(await keyFor(['usage']))
    await expect(options.getByText('does not have the permission “Check text”')).toBeVisible()
    await options.getByRole('button', { name: 'Sign out' }).click()
    const key = await keyFor(apiScope.options)
    await signIn(key)
    await expect(options.getByText(`Signed in to ${new URL(product.url).host}`)).toBeVisible()
    await expect(options.getByText(/0 of [\d,]+ AI queries used/)).toBeVisible()
    expect(await options.content()).not.toContain(key)
  })

  test('a check sends nothing, and a word for the dictionary reaches the account', async () => {
    const { page } = await writeIn(browser, MISTAKE)
    await expectMarked(page, ['was', 'zorblat'])
    browser.network.sent.length = 0
    await page.keyboard.type(' They was late.')
    await expectMarked(page, ['was', 'zorblat', 'was'])
    expect(browser.network.sent).toEqual([])
    await openCard(page, 'zorblat')
    await press(page, 'Add to dictionary')
    await expectMarked(page, ['was', 'was'])
    await expect
      .poll(async () => dictionary.parse((await person.client.get('/api/dictionary')).json).words)
      .toContain('zorblat')
    await page.close()
  })

  test('a snippet is found, its variables are asked for, and it is inserted at the caret', async () => {
    const { client } = person
    const { id } = documentSummary.parse(
      (await client.post('/api/snippets', { title: 'Greeting <i>now</i>' })).json,
    )
    const url = `${product.url.replace('http', 'ws')}/collab`
    await edit({ url, document: id, cookie: client.cookie }, body =>
      body.insert(0, 'Dear {first name}, welcome.'),
    )
    await expect
      .poll(async () => JSON.stringify((await client.get(`/api/snippets/${id}/text`)).json))
      .toContain('Dear')
    const { page, field } = await writeIn(browser, 'Hello. ')
    await press(page, /^No issues/)
    await press(page, 'Insert a snippet')
    await press(page, /^Greeting/)
    await expectShown(page, 'Fill in “Greeting <i>now</i>”')
    expect(await (await surfaceOf(page))?.read(z.int(), root => root.querySelectorAll('i').length)).toBe(0)
    await page.keyboard.type('Bea')
    await expectShown(page, 'Dear Bea, welcome.')
    await page.keyboard.press('Enter')
    await expect.poll(() => textIn(field), OFTEN).toBe('Hello. Dear Bea, welcome.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await textIn(field)).trim()).toBe('Hello.')
    await page.close()
  })

  test('a rewriting shows what it will send, sends it on demand, and is applied as typing', async () => {
    const text = 'In order to help you, we will utilize the tool.'
    const { page, field } = await writeIn(browser, text)
    browser.network.sent.length = 0
    await page.keyboard.press('ControlOrMeta+a')
    await press(page, /^(No|\d+) issues?/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, text)
    await expectShown(page, `This text is sent to ${new URL(product.url).host}`)
    expect(browser.network.sent).toEqual([])
    await press(page, 'Simplify')
    await press(page, 'Send')
    await expectShown(page, 'Discard')
    // A result is paid for: it stays when the panel is closed, when the page is loaded again, and when the
    // page has changed the text.
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await surfaceOf(page))?.panel(), OFTEN).toBe('')
    await press(page, /^(No|\d+) issues?/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, 'Discard')
    await page.reload()
    await field.click()
    await page.keyboard.insertText(text)
    await press(page, /^(No|\d+) issues?/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, 'Discard')
    expect(sentPaths()).toEqual(['/api/v1/rewrite'])
    await field.evaluate(element => (element.textContent = 'Another text.'))
    await press(page, 'Replace')
    await expectShown(page, 'The text has changed')
    await field.evaluate((element, old) => (element.textContent = old), text)
    await press(page, 'Replace')
    await expect.poll(() => textIn(field), OFTEN).not.toContain('utilize')
    await expectShown(page, 'Replaced.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textIn(field), OFTEN).toBe(text)
    await press(page, /^(No|\d+) issues?/)
    await press(page, 'Rewrite with AI')
    await expectShown(page, 'This text is sent to')
    await page.close()
  })

  test('after signing out, the key is gone', async () => {
    await options.bringToFront()
    await options.getByRole('button', { name: 'Sign out' }).click()
    await expect(options.getByLabel('API key', { exact: true })).toBeVisible()
    const kept = await (await browser.background()).evaluate(() => chrome.storage.local.get())
    expect(JSON.stringify(kept)).not.toContain('bp_')
  })
})
