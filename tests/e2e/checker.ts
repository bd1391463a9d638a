import type { BrowserContext, Page } from 'playwright'

const AT_WORK = 'textsInCheck'

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
 * Prepares the pages of a new window: with `checks`, the checker runs and {@link isChecking} follows
 * it; without, it does not load.
 */
export const prepareChecker = (context: BrowserContext, checks: boolean): Promise<unknown> =>
  checks ? watchChecker(context) : withoutChecker(context)

/**
 * Starts a separate checker for each page of a window, as in browsers without shared workers. The window's
 * requests include those of its checkers, which can be held and refused.
 */
export const withoutSharedWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))

/** Makes the pages of a window count the texts that their checker works on. */
const watchChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(name => {
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
  }, AT_WORK)

/** Returns whether a paragraph is being checked or queued. */
export const isChecking = (page: Page): Promise<boolean> =>
  page.evaluate(name => {
    const atWork: unknown = Reflect.get(window, name)
    if (!(atWork instanceof Map)) throw new Error('The checker of this page does not run.')
    return [...atWork.values()].some(texts => texts > 0)
  }, AT_WORK)
