import type { BrowserContext } from 'playwright'

/** Characters of a page that are printed. */
const MOST_SHOWN = 4000
/** A page that hangs is not waited for longer. */
const SHOWN_WITHIN_MS = 5000

const refusals = new WeakMap<BrowserContext, string[]>()

/** Notes the requests of a window that get no answer, or one with an error. */
export function noteRefusals(context: BrowserContext): void {
  const noted: string[] = []
  refusals.set(context, noted)
  context.on('requestfailed', request =>
    noted.push(`${request.failure()?.errorText ?? 'no answer'}: ${request.method()} ${request.url()}`),
  )
  context.on('response', response => {
    if (response.status() >= 400)
      noted.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

/** Prints the pages of a window as a screen reader has them, and the requests that were refused. */
export async function printPages(context: BrowserContext): Promise<void> {
  const pages = context.pages()
  if (pages.length === 0) return
  for (const page of pages) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: SHOWN_WITHIN_MS })
      .catch((error: unknown) => `nothing that could be read: ${String(error)}`)
    console.error(`The test has failed. ${page.url()} shows\n${shown.slice(0, MOST_SHOWN)}`)
  }
  const noted = refusals.get(context) ?? []
  if (noted.length > 0) console.error(`Requests that were refused:\n${noted.join('\n')}`)
}
