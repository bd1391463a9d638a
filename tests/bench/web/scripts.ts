import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'

import type { Figure } from '../figure.ts'
import { openDocument, signUp } from './steps.ts'
import { round } from './round.ts'

/** The JavaScript that each route loads, gzip, in kB. The checker (a worker and its WebAssembly) is not counted. */
export async function measureScripts(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const measure = async (name: string, goal: string, visit: (page: Page) => Promise<void>) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const sizes = new Map<string, Promise<number>>()
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      const isScript = pathname.endsWith('.js') && response.request().frame() === page.mainFrame()
      if (isScript && !/worker/i.test(pathname))
        sizes.set(
          pathname,
          response.body().then(body => gzipSync(body, { level: 9 }).length),
        )
    })
    await visit(page)
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
    figures.push({ name: `JavaScript of ${name}`, value: round(bytes / 1000), unit: 'kB gzip', goal })
    await context.close()
  }
  await measure('the landing page', '≤ 90', page => visitIdle(page, `${url}/`))
  await measure('sign-up', '', page => visitIdle(page, `${url}/signup`))
  await measure('the workspace with a document', '≤ 350', async page => {
    await signUp(page, url)
    const documentId = await openDocument(page)
    await visitIdle(page, `${url}/document/${documentId}`)
  })
  return figures
}

async function visitIdle(page: Page, url: string): Promise<void> {
  // Sockets and the checker keep some pages from ever being idle.
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
}
