import { PLAIN } from '#tests/support/extension-pages/pages.ts'
import type { ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { checkFields } from '#tests/support/extension/toolbar.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'

import { megabytesOf } from './memory.ts'
import { perKey, record } from './trace.ts'

const WORDS = 2000
/** A sentence with a mistake, so that marks come and go while it is typed. */
const TYPED = ' It was more then we had hoped for, and they was glad about it. '.repeat(4)
const KEY_MS = 80
/** Time for the first check of the whole text. */
const CHECKED_MS = 4000

export const FIELDS = ['Long', 'Rich'] as const
export type Field = (typeof FIELDS)[number]

/** Milliseconds of script and of all work for each key, and the memory of the page's process. */
export type Typed = { script: number[]; whole: number[]; megabytes: number }

/** Types into the middle of a field with 2,000 words, and returns the work of the page for each key. */
export async function typeIn(browser: ExtensionBrowser, field: Field): Promise<Typed> {
  const page = await browser.open(PLAIN)
  if (browser.isLoaded) await checkFields(browser, page)
  const text = proseWithMistakes(WORDS)
  const place = page.getByRole('textbox', { name: field, exact: true })
  await place.evaluate((element, words) => {
    if (element instanceof HTMLTextAreaElement) element.value = words
    else
      element.replaceChildren(
        ...words.split('\n').map(line => {
          const paragraph = document.createElement('p')
          paragraph.textContent = line
          return paragraph
        }),
      )
  }, text)
  await place.click()
  await page.waitForTimeout(CHECKED_MS)
  await page.keyboard.press('End')
  const recorded = await record(page, async () => {
    await page.keyboard.type(TYPED, { delay: KEY_MS })
    await page.waitForTimeout(CHECKED_MS)
  })
  if (recorded.keys.length !== TYPED.length)
    throw new Error(`Only ${recorded.keys.length} keys were recorded.`)
  const megabytes = await megabytesOf(recorded.pid)
  await page.close()
  return { script: perKey(recorded, recorded.scripts), whole: perKey(recorded, recorded.tasks), megabytes }
}
