import { Client } from 'pg'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { pathOf, type DocumentKind } from '#schema/documents/kinds.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'
import { createDocument, PASSWORD, share, type Target } from '#tests/support/factories.ts'
import { openWindow } from '#tests/support/windows.ts'

import { checkerIn, isChecking } from './checker.ts'
import { expect } from './expect.ts'
import { arrive, CALM, consoleOf, type ArrivalOptions, type Visitor } from './people.ts'

/** A user with a separate browser, signed up through the page. */
export type Writer = {
  context: BrowserContext
  page: Page
  email: string
  /** Errors and warnings in the console. */
  console: readonly string[]
}

let writers = 0

const WINDOW: BrowserContextOptions = {
  ...CALM,
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
}

async function arriveAt(browser: Browser, url: string, checks: boolean): Promise<Omit<Writer, 'email'>> {
  const context = await openWindow(browser, { url, options: WINDOW, ...checkerIn(checks) })
  const page = await context.newPage()
  return { context, page, console: consoleOf(page) }
}

/**
 * Opens a browser window with clipboard access, and signs up through the form. With `checks`, texts
 * are checked.
 */
export async function signUpInBrowser(
  browser: Browser,
  url: string,
  firstName: string,
  checks = false,
): Promise<Writer> {
  const { page, ...window } = await arriveAt(browser, url, checks)
  const email = `${firstName.toLowerCase()}.${++writers}.${Date.now()}@example.org`
  await page.goto(`${url}/signup`)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Writer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /agree/i }).check()
  await page.getByRole('button', { name: /create account|sign up/i }).click()
  await page.waitForURL(`${url}/dashboard`)
  return { ...window, page, email }
}

/**
 * Opens a page in a window like that of {@link signUpInBrowser}, and signs in through the form on
 * the way.
 */
export async function signInInBrowser(
  browser: Browser,
  address: string,
  email: string,
  checks = false,
): Promise<Writer> {
  const { page, ...window } = await arriveAt(browser, new URL(address).origin, checks)
  await page.goto(address)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
  return { ...window, page, email }
}

/**
 * One user types at the top and the other at the end, until both see the same text and it is saved.
 */
export async function writeTogether(
  first: Pick<Writer, 'page'>,
  second: Pick<Writer, 'page'>,
  [top, end]: [top: string, end: string],
): Promise<void> {
  await caretTo(first.page, 'Home')
  await caretTo(second.page, 'End')
  await Promise.all([
    first.page.keyboard.type(top, { delay: 15 }),
    second.page.keyboard.type(end, { delay: 15 }),
  ])
  await expect.poll(async () => (await textOn(second.page)).slice(0, top.length)).toBe(top)
  await expect.poll(async () => (await textOn(second.page)).slice(-end.length)).toBe(end)
  await expect.poll(() => textOn(first.page)).toBe(await textOn(second.page))
  await saved(first.page)
  await saved(second.page)
}

/**
 * Puts the caret at the beginning or end of the text or one of its lines, and verifies that it
 * stays.
 */
export async function caretTo(page: Page, key: 'Home' | 'End', line?: number): Promise<void> {
  await expect(async () => {
    // Other users may still be writing.
    const lines = (await textOn(page)).split('\n')
    const block = line ?? (key === 'Home' ? 0 : lines.length - 1)
    const offset = key === 'Home' ? 0 : (lines[block]?.length ?? 0)
    if (line === undefined) await editorOf(page).focus()
    else await editorOf(page).locator('> p').nth(line).click({ timeout: 5000 })
    await page.keyboard.press(line === undefined ? `ControlOrMeta+${key}` : key)
    await selectionReported(page)
    expect(await caretOn(page)).toEqual({ block, offset })
  }).toPass()
}

/** Selects the first occurrence of a text, and verifies that it stays selected. */
export async function selectText(page: Page, text: string): Promise<void> {
  // Underlines drawn in the meantime would remove the selection.
  await expect(async () => {
    await editorOf(page).evaluate((element, wanted) => {
      // Excludes the names next to other users' cursors and remarks, which are not part of the text.
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, node =>
        node.parentElement?.closest('.caret') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      )
      const places: [Node, number][] = []
      let whole = ''
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const part = node.textContent ?? ''
        for (let offset = 0; offset < part.length; offset += 1) {
          if (part[offset] === '\u2060') continue
          whole += part[offset]
          places.push([node, offset])
        }
      }
      const start = whole.indexOf(wanted)
      const [first, last] = [places[start], places[start + wanted.length - 1]]
      if (first && last) getSelection()?.setBaseAndExtent(first[0], first[1], last[0], last[1] + 1)
    }, text)
    await selectionReported(page)
    expect(await selectedOn(page)).toBe(text)
  }).toPass()
}

export const selectedOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const selection = getSelection()
    if (!selection || selection.rangeCount === 0) return ''
    const selected = selection.getRangeAt(0).cloneContents()
    for (const caret of selected.querySelectorAll('.caret')) caret.remove()
    return selected.textContent.replaceAll('\u2060', '')
  })

/** Returns the text box of the open document or snippet. */
export const editorOf = (page: Page) => page.getByRole('textbox', { name: /^(Document|Snippet) text$/ })

/** Pastes plain text at the caret, like a user. The browser pastes some time after the key. */
export async function paste(page: Page, text: string): Promise<void> {
  // Until its copy is there, a text is only read.
  await expect(editorOf(page)).toBeEditable()
  await editorOf(page).focus()
  await page.evaluate(value => {
    Reflect.set(window, 'hasPasted', false)
    window.addEventListener('paste', () => Reflect.set(window, 'hasPasted', true), { once: true })
    return navigator.clipboard.writeText(value)
  }, text)
  await page.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, 'hasPasted'))).toBe(true)
}

/** Empties the document. */
export async function empty(page: Page): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => textOn(page)).toBe('')
}

/** Replaces the document's text by a pasted one. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await empty(page)
  await paste(page, text)
}

/** Returns the document's text, one line per paragraph. */
export const textOn = (page: Page): Promise<string> =>
  editorOf(page).evaluate(element => {
    const copy = element.cloneNode(true) as HTMLElement
    // Excludes the names next to other users' cursors and remarks, which are not part of the text.
    for (const added of copy.querySelectorAll('.caret, .unchecked')) added.remove()
    return [...copy.children].map(child => child.textContent.replaceAll('\u2060', '')).join('\n')
  })

/** Waits until the browser has reported the selection to the page, which takes one frame. */
export const selectionReported = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Waits until the page reports that everything is on the server's disk: “Saved”, and not “Not saved”. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()

/** Returns the number of underlines in the text. */
export const underlines = (page: Page): Promise<number> =>
  page
    .locator('.issue[data-issue]')
    .evaluateAll(elements => new Set(elements.map(element => element.dataset['issue'])).size)

/** Waits until the checker has finished the whole text and found something. */
export async function checked(page: Page): Promise<void> {
  await expect.poll(() => underlines(page)).toBeGreaterThan(0)
  await expect.poll(() => isChecking(page)).toBe(false)
}

/** Creates a document and returns its id. */
export async function newDocument(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /new document/i })
    .first()
    .click()
  await page.waitForURL(/\/document\/[0-9a-f-]{36}$/)
  await saved(page)
  return page.url().slice(-36)
}

/** Returns a signed-in user with a wide window and clipboard access. */
export const writer = (
  browser: Browser,
  product: Target,
  { firstName = 'Ada', plan = 'premium', window, checks = false }: ArrivalOptions = {},
): Promise<Visitor> =>
  arrive(browser, product, {
    firstName,
    plan,
    window: { ...WINDOW, ...window },
    checks,
  })

/** Opens a document (default: a new one), waits until it is editable, and returns its id. */
export async function open(
  { page, person }: Visitor,
  id?: string,
  kind: DocumentKind = 'document',
): Promise<string> {
  const documentId = id ?? (await createDocument(person, 'A letter', kind)).id
  await page.goto(pathOf({ id: documentId, kind }))
  await saved(page)
  return documentId
}

/**
 * Opens a new document of the first user, shared with the second, in both windows. Returns its id.
 */
export async function openTogether(
  owner: Visitor,
  guest: Visitor,
  role: GrantableRole = 'editor',
  kind: DocumentKind = 'document',
): Promise<string> {
  const document = await createDocument(owner.person, 'A letter', kind)
  await share(owner.person, document, guest.person, role)
  await Promise.all([open(owner, document.id, kind), open(guest, document.id, kind)])
  return document.id
}

/** Returns the number of underlines and the count on the Issues tab at the same moment. */
export const counts = (page: Page): Promise<{ underlined: number; counted: number }> =>
  page.evaluate(() => {
    const marks = document.querySelectorAll<HTMLElement>('.issue[data-issue]')
    const tab = [...document.querySelectorAll('[role=tab]')].find(each =>
      each.textContent.startsWith('Issues'),
    )
    return {
      underlined: new Set([...marks].map(mark => mark.dataset['issue'])).size,
      counted: Number(tab?.textContent.replace(/\D+/g, '')),
    }
  })

/** Returns the caret's block and the characters before it in that block. */
export const caretOn = (page: Page): Promise<{ block: number; offset: number }> =>
  editorOf(page).evaluate(element => {
    const selection = getSelection()
    const block = [...element.children].findIndex(child => child.contains(selection?.focusNode ?? null))
    const range = document.createRange()
    const child = element.children[block]
    if (!child || !selection?.focusNode) return { block: -1, offset: -1 }
    range.setStart(child, 0)
    range.setEnd(selection.focusNode, selection.focusOffset)
    const before = range.cloneContents()
    for (const caret of before.querySelectorAll('.caret')) caret.remove()
    return { block, offset: (before.textContent ?? '').replaceAll('\u2060', '').length }
  })

/** Changes rows directly in the database. */
export async function inDatabase(product: Target, statement: string, values: unknown[] = []): Promise<void> {
  const client = new Client(product.databaseUrl)
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

/** Returns the label of the save status. */
export const savedLabel = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({
      hasText: /Opening|Saved|Not sent|Not saved|Saving|Reconnecting|Offline|Signed out|Not connected/,
    })
