import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { noteRefusals, printPages } from './failedPages.ts'
import { atFileEnd, atTestEnd, duringTest, hasFailed } from './fileEnd.ts'
import { PATIENCE_MS } from './patience.ts'

/** Idle windows that are kept for other tests. */
const MOST_IDLE = 4
/** The kinds of storage that are cleared. Cached files stay. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
const LISTENED = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** A kind of windows. Those of one kind can take each other's place. */
export type WindowKind = {
  /** The address of the product. */
  url: string
  options: BrowserContextOptions
  /** Says how `prepare` differs from that of other kinds. */
  name: string
  /** Prepares a new window. */
  prepare: (context: BrowserContext) => Promise<unknown>
  /** Lets the page that keeps an idle window hold what its other pages had loaded. */
  hold: (keeper: Page, pages: Page[]) => Promise<unknown>
}

const used = { test: new Set<BrowserContext>(), file: new Set<BrowserContext>() }
const idle: IdleWindow[] = []

type IdleWindow = { key: string; context: BrowserContext; reopen: () => void; end: () => Promise<void> }

const closeAll = async (contexts: Set<BrowserContext>) => {
  const open = [...contexts]
  contexts.clear()
  for (const context of open) await context.close()
}
atTestEnd(async () => {
  if (hasFailed()) for (const context of used.file) await printPages(context)
  await closeAll(used.test)
})
atFileEnd(() => closeAll(used.file))

/** Prints what a window shows when it is closed by a test that has failed. */
export function printIfFailed(context: BrowserContext): void {
  noteRefusals(context)
  const close = context.close.bind(context)
  context.close = async options => {
    if (hasFailed()) await printPages(context)
    await close(options)
  }
}

/** Closes a window when the test ends in which it was opened, or else with its file. */
export function closeInTime(context: BrowserContext): void {
  used[duringTest() ? 'test' : 'file'].add(context)
}

/** Ends the windows that are kept for other tests, with the workers that they hold. */
export async function endIdleWindows(): Promise<void> {
  for (const window of idle.splice(0)) await window.end()
}

/**
 * Opens a window. Where possible, it is one that another test has closed: without its cookies,
 * storage, pages and routes, but with the compiled files of the product, which take most of the time
 * of a first page.
 */
export async function openWindow(browser: Browser, kind: WindowKind): Promise<BrowserContext> {
  const key = JSON.stringify([kind.url, kind.options, kind.name])
  const at = idle.findIndex(window => window.key === key && window.context.browser() === browser)
  const [found] = at === -1 ? [] : idle.splice(at, 1)
  found?.reopen()
  if (found) noteRefusals(found.context)
  const context = found?.context ?? (await newWindow(browser, kind, key))
  closeInTime(context)
  return context
}

async function newWindow(browser: Browser, kind: WindowKind, key: string): Promise<BrowserContext> {
  const context = await browser.newContext(kind.options)
  await kind.prepare(context)
  // A service worker keeps more than can be cleared.
  if (kind.options.serviceWorkers !== 'block') return context
  const isChanged = changesOf(context)
  const end = context.close.bind(context)
  let isOpen = true
  let keeper: Page | null = null
  const window: IdleWindow = { key, context, end, reopen: () => (isOpen = true) }
  context.close = async () => {
    if (!isOpen) return
    isOpen = false
    keeper =
      isChanged() || hasFailed() ? null : await inTime(emptied(context, kind, keeper)).catch(() => null)
    if (!keeper) return end()
    idle.unshift(window)
    for (const oldest of idle.splice(MOST_IDLE)) await oldest.end()
  }
  return context
}

/** Returns whether something was added to a window that cannot be taken back. */
function changesOf(context: BrowserContext): () => boolean {
  let isChanged = false
  for (const method of ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const) {
    const original: unknown = context[method]
    Reflect.set(context, method, (...values: unknown[]): unknown => {
      isChanged = true
      return typeof original === 'function' ? Reflect.apply(original, context, values) : undefined
    })
  }
  return () => isChanged
}

/** A browser may not answer when a window is emptied. Such a window is not kept. */
async function inTime<T>(emptying: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = sleep(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    console.error('A browser window could not be emptied, and is closed.')
    throw new Error(`not emptied within ${PATIENCE_MS} ms`)
  })
  for (const one of [late, emptying]) one.catch(() => undefined)
  try {
    return await Promise.race([emptying, late])
  } finally {
    done.abort()
  }
}

/** Removes everything of a user from a window, and returns the page that keeps it. */
async function emptied(context: BrowserContext, kind: WindowKind, keeper: Page | null): Promise<Page> {
  for (const event of LISTENED) context.removeAllListeners(event)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const pages = context.pages().filter(page => page !== keeper)
  const page = keeper ?? (await context.newPage())
  if (!keeper) await page.goto(`${kind.url}/healthz`)
  await kind.hold(page, pages)
  for (const other of pages) {
    other.removeAllListeners('dialog')
    // Ends its calls first. An answer to a closed page would still set its user's cookie.
    await other.goto('about:blank')
    await other.close()
  }
  await context.clearCookies()
  await context.clearPermissions()
  if (kind.options.permissions) await context.grantPermissions(kind.options.permissions)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(kind.url).origin, storageTypes: STORED })
  await session.detach()
  return page
}
