import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page, type Worker } from 'playwright'

import { findFullChromium } from '../../../scripts/build/lib/chromium.mjs'
import { fileAt } from '../extension-pages/pages.ts'
import { atTestEnd } from '../fileEnd.ts'
import { eventually, PATIENCE_MS } from '../patience.ts'
import { temporaryDirectory } from '../temporary.ts'
import { DevTools } from './devTools.ts'
import { Network } from './network.ts'
import { sessionOf } from './world.ts'

/** The built extension, as the browser loads it. */
export const EXTENSION = join(import.meta.dirname, '../../../dist/extension')

export type LaunchOptions = {
  /** Whether the extension is loaded; default: true. */
  isLoaded?: boolean
  /** The unpacked extension; default: the built one. */
  directory?: string
  /** A profile that an earlier browser has used. Default: a new one, which is removed at the end. */
  profile?: string
}

type Parts = Pick<ExtensionBrowser, 'context' | 'network' | 'devTools' | 'isLoaded'> & { end: () => void }

/** A Chromium with the extension, on a new profile. Its pages come from this process. */
export class ExtensionBrowser {
  readonly context: BrowserContext
  readonly network: Network
  readonly devTools: DevTools
  readonly isLoaded: boolean
  /** The files of pages that were asked for, by their addresses. */
  readonly served: string[] = []
  /** Errors that pages have thrown, those of content scripts too. */
  readonly pageErrors: string[] = []
  private readonly end: () => void

  private constructor(parts: Parts) {
    this.context = parts.context
    this.network = parts.network
    this.devTools = parts.devTools
    this.isLoaded = parts.isLoaded
    this.end = parts.end
  }

  static async launch({
    isLoaded = true,
    directory = EXTENSION,
    profile,
  }: LaunchOptions = {}): Promise<ExtensionBrowser> {
    const executablePath = await findFullChromium()
    if (!executablePath) throw new Error('There is no Chromium that loads extensions.')
    const own = profile === undefined ? temporaryDirectory('extension') : null
    const data = profile ?? own?.path ?? ''
    if (own) writePreferences(data)
    const network = await Network.start()
    const context = await chromium.launchPersistentContext(data, {
      executablePath,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      proxy: { server: network.address },
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--remote-debugging-port=0',
        ...(isLoaded ? [`--disable-extensions-except=${directory}`, `--load-extension=${directory}`] : []),
      ],
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const remove = () => own?.remove()
    process.once('exit', remove)
    const end = () => {
      process.off('exit', remove)
      network.stop()
      remove()
    }
    const devTools = await DevTools.connect(data)
    const browser = new ExtensionBrowser({ context, network, devTools, isLoaded, end })
    await browser.servePages()
    if (isLoaded) await browser.own.goto(`chrome-extension://${await browser.id()}/manifest.json`)
    context.on('weberror', error => browser.pageErrors.push(String(error.error())))
    return browser
  }

  /** A page of the extension without scripts: it reaches the storage also while the worker rests. */
  get own(): Page {
    const [page] = this.context.pages()
    if (!page) throw new Error('The browser has lost its first page.')
    return page
  }

  /** Opens an address in a new page. */
  async open(address: string): Promise<Page> {
    const page = await this.context.newPage()
    await page.goto(address)
    return page
  }

  /** Returns the extension's service worker. */
  async background(): Promise<Worker> {
    return eventually(() => Promise.resolve(this.context.serviceWorkers()[0]), 'the service worker runs')
  }

  /** Returns the extension's id. */
  async id(): Promise<string> {
    return new URL((await this.background()).url()).host
  }

  /** Ends the service worker, as the browser does when nothing happens. Playwright loses it then. */
  async endBackground(): Promise<void> {
    const session = await sessionOf(this.own)
    const ended = new Promise<void>(resolve =>
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
      }),
    )
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await ended
  }

  /** Loads the files of the extension again, as an update does. This ends its own pages. */
  async update(): Promise<void> {
    const old = await this.background()
    const replaced = Promise.all([old.waitForEvent('close'), this.context.waitForEvent('serviceworker')])
    // The worker ends before it can answer.
    await old.evaluate(() => chrome.runtime.reload()).catch(() => undefined)
    await replaced
  }

  /** Evaluates an expression in the page of the checker. */
  async inChecker(expression: string): Promise<void> {
    const address = `chrome-extension://${await this.id()}/offscreen/`
    const { sessionId } = await eventually(
      () => Promise.resolve(this.devTools.at(address)[0]),
      'the page of the checker is there',
    )
    await this.devTools.send('Runtime.evaluate', { expression, awaitPromise: true }, sessionId)
  }

  /** Returns every error of pages and of the extension so far. */
  errors(): readonly string[] {
    return [...this.pageErrors, ...this.devTools.errors]
  }

  forgetErrors(): void {
    this.pageErrors.length = 0
    this.devTools.errors.length = 0
  }

  async close(): Promise<void> {
    this.devTools.close()
    await this.context.close()
    this.end()
  }

  private async servePages(): Promise<void> {
    await this.context.route('**/*', async route => {
      const url = route.request().url()
      const file = /^https?:/.test(url) ? await fileAt(url) : null
      if (!file) return route.continue()
      this.served.push(url)
      return route.fulfill(file)
    })
  }
}

/**
 * Without guesses of pages and without the browser's own spelling, which loads a dictionary. A browser
 * of developers lets an unpacked extension load itself again.
 */
function writePreferences(profile: string): void {
  const folder = join(profile, 'Default')
  mkdirSync(folder)
  const preferences = {
    net: { network_prediction_options: 2 },
    browser: { enable_spellchecking: false },
    autofill: { profile_enabled: false, credit_card_enabled: false },
    credentials_enable_service: false,
    extensions: { ui: { developer_mode: true } },
    signin: { allowed: false, allowed_on_next_startup: false },
  }
  writeFileSync(join(folder, 'Preferences'), JSON.stringify(preferences))
}

let running: Promise<ExtensionBrowser> | null = null

/**
 * Returns the browser that all test files of a worker share: the first check takes it seconds. Its
 * pages and settings are those of one test.
 */
export function extensionBrowser(): Promise<ExtensionBrowser> {
  running ??= launchShared()
  return running
}

/** A browser that crashes, or does not start, takes no later file along. */
async function launchShared(): Promise<ExtensionBrowser> {
  try {
    const browser = await ExtensionBrowser.launch()
    browser.context.once('close', () => (running = null))
    return browser
  } catch (error) {
    running = null
    throw error
  }
}

atTestEnd(async () => {
  const browser = await running?.catch(() => null)
  if (!browser) return
  for (const page of browser.context.pages())
    if (page !== browser.own && !page.url().includes('/offscreen/')) await page.close()
  await browser.own.evaluate(() => chrome.storage.local.clear())
  browser.network.sent.length = 0
  browser.served.length = 0
  browser.forgetErrors()
})
