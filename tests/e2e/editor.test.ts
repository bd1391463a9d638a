import type { Browser, Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { documentSummary } from '#schema/documents/contract.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

import { expectAccessible } from './accessible.ts'
import { expect } from './expect.ts'
import { toastOn, type Visitor } from './people.ts'
import { editorOf, open, paste, saved, textOn, writer } from './support.ts'

let product: Product
let browser: Browser
let ada: Visitor

beforeAll(async () => {
  product = await sharedProduct()
  browser = await launchBrowser()
  ada = await writer(browser, product)
  await open(ada)
})

/** Empties the document and writes a line. */
async function write(text: string): Promise<Page> {
  const { page } = ada
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(text)
  return page
}

const htmlOf = (page: Page) =>
  editorOf(page).evaluate(element =>
    element.innerHTML.replaceAll(/ (?:class|contenteditable|data-checked|spellcheck)="[^"]*"/g, ''),
  )
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })

describe('the toolbar and its keys', () => {
  test.each([
    ['Heading 1', 'ControlOrMeta+Alt+1', 'h1'],
    ['Heading 2', 'ControlOrMeta+Alt+2', 'h2'],
    ['Heading 3', 'ControlOrMeta+Alt+3', 'h3'],
    ['Bullet list', 'ControlOrMeta+Shift+8', 'ul > li'],
    ['Numbered list', 'ControlOrMeta+Shift+7', 'ol > li'],
    ['Task list', 'ControlOrMeta+Shift+9', 'ul[data-type=taskList] > li input[type=checkbox]'],
    ['Quote', 'ControlOrMeta+Shift+b', 'blockquote'],
    ['Code block', 'ControlOrMeta+Alt+c', 'pre > code'],
  ])('%s', async (label, keys, selector) => {
    const page = await write('Some words')
    const button = toolbar(page).getByRole('button', { name: label, exact: true })
    await button.click()
    await expect(editorOf(page).locator(selector)).toHaveCount(1)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(editorOf(page)).toBeFocused()
    await page.keyboard.press(keys)
    await expect(editorOf(page).locator(selector)).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    expect((await textOn(page)).trim()).toBe('Some words')
  })

  test.each([
    ['Bold', 'ControlOrMeta+b', 'strong'],
    ['Italic', 'ControlOrMeta+i', 'em'],
    ['Underline', 'ControlOrMeta+u', 'u'],
    ['Strikethrough', 'ControlOrMeta+Shift+x', 's'],
    ['Code', 'ControlOrMeta+e', 'code'],
  ])('%s', async (label, keys, selector) => {
    const page = await write('word')
    await page.keyboard.press('ControlOrMeta+a')
    await toolbar(page).getByRole('button', { name: label, exact: true }).click()
    await expect(editorOf(page).locator(selector)).toHaveText('word')
    await page.keyboard.press(keys)
    await expect(editorOf(page).locator(selector)).toHaveCount(0)
  })

  test('undo and redo by button and by key', async () => {
    const page = await ada.context.newPage()
    await page.clock.install()
    await open({ ...ada, page })
    await editorOf(page).focus()
    await page.keyboard.insertText('One')
    // A pause ends an undo step. Without a pause, everything is one step, however slow the machine.
    await page.clock.fastForward(1000)
    await page.keyboard.insertText(' two')
    await toolbar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => textOn(page)).toBe('One')
    await toolbar(page).getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => textOn(page)).toBe('One two')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => textOn(page)).toBe('One')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => textOn(page)).toBe('One two')
  })

  test('make a link by key, and reject one that would run a script', async () => {
    const page = await write('read this')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/Enter a web address/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Address').fill('example.org/page')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const link = editorOf(page).getByRole('link', { name: 'read this' })
    await expect(link).toHaveAttribute('href', 'https://example.org/page')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(editorOf(page)).toBeFocused()
  })
})

test('letters stay in order when lines come faster than the page is drawn', async () => {
  const page = await write('One')
  const lines = Array.from({ length: 20 }, (_, line) => `Line ${line}`)
  // Keys that wait for a busy page are handled one after the other, without a frame between them.
  const busy = page.evaluate(() => {
    const end = performance.now() + 1000
    while (performance.now() < end);
  })
  await Promise.all([
    busy,
    ...Array.from(lines.map(line => `\n${line}`).join(''), key => page.keyboard.type(key)),
  ])
  await expect.poll(() => textOn(page)).toBe(['One', ...lines].join('\n'))
})

describe('pasting', () => {
  test("keeps a page's structure and drops its scripts and styles", async () => {
    const page = await write('')
    await page.evaluate(async () => {
      const html = `<h1 style="color:red" onclick="x()">Title</h1><p>Some <b>bold</b> and <a href="javascript:x()">bad</a>
        and <a href="https://example.org/">good</a>.</p><ul><li>one</li><li>two</li></ul><script>window.hacked = 1</script>
        <iframe src="https://example.org"></iframe><img src="x" onerror="window.hacked = 1"><table><tr><td>cell</td></tr></table>`
      const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
      await navigator.clipboard.write([item])
    })
    await editorOf(page).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(editorOf(page).locator('h1')).toHaveText('Title')
    await expect(editorOf(page).locator('strong')).toHaveText('bold')
    await expect(editorOf(page).locator('li')).toHaveText(['one', 'two'])
    await expect(editorOf(page).getByRole('link')).toHaveText('good')
    await expect(editorOf(page)).toContainText('cell')
    expect(await htmlOf(page)).not.toMatch(/script|iframe|onclick|onerror|color/)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await saved(page)
    const shown = await textOn(page)
    await page.reload()
    await expect.poll(() => textOn(page)).toBe(shown)
  })

  test.each(['text', 'html'])(
    'rejects 300,000 characters of %s before they are applied, once',
    async kind => {
      const page = await write('Kept.')
      await saved(page)
      const toasts: string[] = []
      await page.exposeFunction(`note${kind}`, (text: string) => toasts.push(text))
      await page.evaluate(
        async ([type, name]) => {
          new MutationObserver(records => {
            for (const record of records)
              for (const node of record.addedNodes)
                if (node instanceof HTMLElement && node.matches('li'))
                  Reflect.get(window, name)(node.innerText)
          }).observe(document.body, { childList: true, subtree: true })
          const words = 'abcdefghi '.repeat(30_000)
          const blob = new Blob([type === 'text' ? words : `<p>${words}</p>`], {
            type: type === 'text' ? 'text/plain' : 'text/html',
          })
          await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })])
        },
        [kind, `note${kind}`] as const,
      )
      await editorOf(page).focus()
      await page.keyboard.press('ControlOrMeta+v')
      await expect.poll(() => toasts).toEqual([expect.stringContaining('Too much text')])
      await expect(toastOn(page)).toContainText('Too much text')
      expect(await textOn(page)).toBe('Kept.')
      await page.keyboard.type(' And more.')
      await expect.poll(() => textOn(page)).toBe('Kept. And more.')
      await saved(page)
      expect(toasts).toHaveLength(1)
    },
  )

  test('accepts a text that fills the document, and not one letter more', async () => {
    const page = await write('')
    await paste(page, `${'abcdefghi '.repeat(19_999)}abcdefghij`)
    await expect.poll(async () => (await textOn(page)).length).toBe(200_000)
    await page.keyboard.type('x')
    await expect(toastOn(page)).toContainText('Too much text')
    await expect.poll(async () => (await textOn(page)).length).toBe(200_000)
    await page.keyboard.press('Backspace')
    await expect.poll(async () => (await textOn(page)).length).toBe(199_999)
    await saved(page)
  })
})

test('offers a sample in an empty document, and counts its words in the list', async () => {
  const { page } = ada
  const id = await open(ada)
  await expect(editorOf(page).locator('[data-placeholder]')).toHaveAttribute(
    'data-placeholder',
    /Start writing/,
  )
  await page.getByRole('button', { name: 'Try the sample' }).click()
  await expect(editorOf(page)).toContainText('Dear Priya')
  await expect(page.getByRole('button', { name: 'Try the sample' })).toBeHidden()
  await saved(page)
  const words = async () => {
    const { json } = await ada.person.client.get(`/api/documents/${id}`)
    return documentSummary.parse(json).words
  }
  await expect.poll(words).toBeGreaterThan(100)
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Only three words')
  await saved(page)
  await page.getByRole('button', { name: 'New document' }).first().click()
  // The row of a closed document shows its word count.
  await expect(page.locator(`a[href$="${id}"]`)).toContainText('3 words')
})
