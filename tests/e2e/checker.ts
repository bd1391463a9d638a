import type { BrowserContext, Page } from 'playwright'
import { z } from 'zod'

import type { WindowKind } from '#tests/support/windows.ts'

const AT_WORK = 'textsInCheck'
const STARTED = 'startedWorkers'
const startedWorkers = z.array(z.tuple([z.string(), z.looseObject({ name: z.string() })]))

/**
 * Keeps the checker of a window's pages from loading, which takes three seconds of work in each
 * window. The pages behave as on a network that has not delivered it yet.
 */
const withoutChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    class NeverLoaded extends EventTarget {
      readonly port = new MessageChannel().port1
    }
    Reflect.set(window, 'SharedWorker', NeverLoaded)
  })

/**
 * How the checker runs in a window. With `checks`, it runs and {@link isChecking} follows it, and an
 * idle window keeps it running for the next test. Without, it does not load.
 */
export const checkerIn = (checks: boolean): Pick<WindowKind, 'name' | 'prepare' | 'hold'> =>
  checks
    ? { name: 'checks', prepare: watchChecker, hold: holdWorkers }
    : { name: 'no checks', prepare: withoutChecker, hold: () => Promise.resolve() }

/**
 * Starts a separate checker for each page of a window, as in browsers without shared workers. The window's
 * requests include those of its checkers, which can be held and refused.
 */
export const withoutSharedWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))

/** Lets a page use the same shared workers as others, so that they go on without those. */
async function holdWorkers(keeper: Page, pages: Page[]): Promise<void> {
  for (const page of pages) {
    const started = await page.evaluate((name): unknown => Reflect.get(window, name), STARTED)
    await keeper.evaluate(
      workers => {
        for (const [url, options] of workers) Reflect.set(window, url, new SharedWorker(url, options))
      },
      startedWorkers.parse(started ?? []),
    )
  }
}

/**
 * Makes the pages of a window count the texts that their checker works on, and use one checker for
 * all users. It has no state of a user.
 */
const watchChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    names => {
      const started: [string, object][] = []
      Reflect.set(window, names.started, started)
      const { SharedWorker: Original } = window
      // On an insecure address there is none.
      if (typeof Original !== 'undefined')
        window.SharedWorker = class extends Original {
          constructor(url: string | URL, options?: string | WorkerOptions) {
            const ofAll = { ...(typeof options === 'object' ? options : {}), name: 'checker' }
            super(url, ofAll)
            started.push([String(url), ofAll])
          }
        }
      const name = names.atWork
      const atWork = new Map<MessagePort, number>()
      Reflect.set(window, name, atWork)
      const kindOf = (message: unknown): unknown =>
        typeof message === 'object' && message !== null && Reflect.get(message, 'kind')
      const add = (port: MessagePort, by: number) => atWork.set(port, (atWork.get(port) ?? 0) + by)
      const { prototype } = MessagePort
      const post: unknown = Reflect.get(prototype, 'postMessage')
      const close: unknown = Reflect.get(prototype, 'close')
      const watched = (port: MessagePort, message: unknown) => {
        if (kindOf(message) !== 'check') return
        if (!atWork.has(port))
          port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
            if (kindOf(data) === 'checked') add(port, -1)
          })
        add(port, 1)
      }
      prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
        watched(this, sent[0])
        if (typeof post === 'function') Reflect.apply(post, this, sent)
      }
      prototype.close = function (this: MessagePort) {
        atWork.delete(this)
        if (typeof close === 'function') Reflect.apply(close, this, [])
      }
    },
    { atWork: AT_WORK, started: STARTED },
  )

/** Returns whether a paragraph is being checked or queued. */
export const isChecking = (page: Page): Promise<boolean> =>
  page.evaluate(name => {
    const atWork: unknown = Reflect.get(window, name)
    if (!(atWork instanceof Map)) throw new Error('The checker of this page does not run.')
    return [...atWork.values()].some(texts => texts > 0)
  }, AT_WORK)
