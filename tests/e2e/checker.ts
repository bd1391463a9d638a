import type { BrowserContext, Page } from 'playwright'

const AT_WORK = 'checkersAtWork'

/**
 * Keeps the checker of a window's pages from loading, which takes three seconds of work on each page
 * with text. The pages behave as on a network that has not delivered it yet.
 */
const withoutChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    class NeverLoaded extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Reflect.set(window, 'Worker', NeverLoaded)
  })

/**
 * Prepares the pages of a new window: with `checks`, the checker runs and {@link isChecking} follows
 * it; without, it does not load.
 */
export const prepareChecker = (context: BrowserContext, checks: boolean): Promise<unknown> =>
  checks ? watchChecker(context) : withoutChecker(context)

/** Makes the pages of a window track whether their checker is busy. */
const watchChecker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(name => {
    const atWork = new Set<Worker>()
    Reflect.set(window, name, atWork)
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        // Runs before the page's handler, which requests the next paragraph at once.
        this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
          if (data.kind === 'checked') atWork.delete(this)
        })
      }

      override postMessage(message: unknown): void {
        atWork.add(this)
        super.postMessage(message)
      }

      override terminate(): void {
        atWork.delete(this)
        super.terminate()
      }
    }
  }, AT_WORK)

/** Returns whether a paragraph is being checked or queued. */
export const isChecking = (page: Page): Promise<boolean> =>
  page.evaluate(name => {
    const atWork: unknown = Reflect.get(window, name)
    if (!(atWork instanceof Set)) throw new Error('The checker of this page does not run.')
    return atWork.size > 0
  }, AT_WORK)
