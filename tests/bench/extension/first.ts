import type { Page } from 'playwright'

import { SITES } from '#tests/support/extension-pages/pages.ts'
import { ExtensionBrowser } from '#tests/support/extension/browser.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

const ROUNDS = 5
const TEXT = 'We recieve the soil on Monday, and they was small.'

/** Milliseconds from the focus of a field with a text to its first underline. */
export type Firsts = { warm: number[]; cold: number[] }

/** Measures the first underline after the start of a browser, and on a later page of the same one. */
export async function firstUnderlines(): Promise<Firsts> {
  const profile = temporaryDirectory('extension')
  const firsts: Firsts = { warm: [], cold: [] }
  // The first start installs the extension.
  await (await ExtensionBrowser.launch({ profile: profile.path })).close()
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await ExtensionBrowser.launch({ profile: profile.path })
    firsts.cold.push(await untilUnderline(await browser.open(SITES.linkedinMessage)))
    firsts.warm.push(await untilUnderline(await browser.open(SITES.linkedinMessage)))
    await browser.close()
  }
  profile.remove()
  return firsts
}

const untilUnderline = (page: Page): Promise<number> =>
  page.evaluate(text => {
    const field = document.querySelector<HTMLElement>('.msg-form__contenteditable')
    const paragraph = field?.querySelector('p')
    if (!field || !paragraph) throw new Error('The page has no field.')
    paragraph.textContent = text
    field.focus()
    const start = performance.now()
    return new Promise<number>(resolve => {
      const timer = setInterval(() => {
        if (![...CSS.highlights.values()].some(marked => marked.size > 0)) return
        clearInterval(timer)
        resolve(performance.now() - start)
      }, 4)
    })
  }, TEXT)
