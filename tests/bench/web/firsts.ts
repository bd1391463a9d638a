import type { Page } from 'playwright'

/**
 * When a text, its first spelling underline and its first grammar underline were drawn, in ms from
 * the start of the page or the last click.
 */
export type Firsts = { text: number; spelling: number; grammar: number }

/**
 * Makes a page note when these texts and their underlines are first drawn. A text is known by a word
 * that no other one has.
 */
export const watchFirsts = (page: Page, words: readonly string[]): Promise<unknown> =>
  page.addInitScript(known => {
    const found = new Map<string, number>()
    Reflect.set(window, 'firsts', found)
    let start = 0
    addEventListener(
      'click',
      () => {
        start = performance.now()
        found.clear()
      },
      { capture: true },
    )
    // No function here has a name, since tsx would call a helper that pages lack.
    new MutationObserver(() => {
      const shown = document.querySelector('.document-text')?.textContent ?? ''
      const word = known.find(each => shown.includes(each))
      if (word === undefined) return
      for (const [name, selector] of [
        ['text', '.document-text'],
        ['spelling', '.issue-spelling'],
        ['grammar', '.issue-grammar'],
      ] as const) {
        const key = `${word} ${name}`
        if (!found.has(key) && document.querySelector(selector)) found.set(key, performance.now() - start)
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  }, words)

/** Waits for the underlines of a text, and returns when they were drawn. */
export async function readFirsts(page: Page, word: string): Promise<Firsts> {
  const wanted = (['text', 'spelling', 'grammar'] as const).map(name => `${word} ${name}`)
  const times = await page.waitForFunction(
    keys => {
      const found: unknown = Reflect.get(window, 'firsts')
      if (!(found instanceof Map)) return null
      const drawn = keys.map(key => Number(found.get(key) ?? -1))
      return drawn.includes(-1) ? null : drawn
    },
    wanted,
    { timeout: 60_000 },
  )
  const [text = 0, spelling = 0, grammar = 0] = (await times.jsonValue()) ?? []
  return { text, spelling, grammar }
}
