import type { Browser, Page } from 'playwright'

import { proseWithMistakes } from '#tests/support/prose.ts'

import type { Metric } from '../metric.ts'
import { fillDocument, openDocument, percentiles, quiet, signUp } from './steps.ts'

const WORDS = 20_000
const ROUNDS = 60

/**
 * Types misspelled words into random paragraphs of a long document. Measures the time from the
 * space after a word to its underline, and from its last letter to its appearance on the second
 * page.
 */
export async function measureTyping(browser: Browser, url: string): Promise<Metric[]> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await signUp(page, url)
  const documentId = await openDocument(page)
  await fillDocument(page, proseWithMistakes(WORDS))
  const other = await context.newPage()
  await other.goto(`${url}/document/${documentId}`)
  await other.locator('.document-text p').nth(100).waitFor({ timeout: 60_000 })
  await page.bringToFront()
  await quiet(page)
  await keepTimeOfKeys(page)

  const underlined: number[] = []
  const shown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = misspelt(round)
    const seen = watch(other, word, '.document-text')
    const marked = watch(page, word, '.issue')
    const paragraphs = page.locator('.document-text > p')
    const paragraph = paragraphs.nth((round * 37) % (await paragraphs.count()))
    await paragraph.scrollIntoViewIfNeeded()
    await paragraph.click()
    await page.keyboard.press('End')
    await page.keyboard.type(` ${word.slice(0, -1)}`, { delay: 40 })
    const wordComplete = await timedPress(page, word.slice(-1))
    shown.push((await seen) - wordComplete)
    const wordEnded = await timedPress(page, ' ')
    underlined.push((await marked) - wordEnded)
  }
  await context.close()
  return [
    ...percentiles('keystroke → underline, 20,000 words', underlined),
    ...percentiles('keystroke → the other browser’s text, 20,000 words', shown),
  ]
}

/** Returns a different unknown word for each round. */
const misspelt = (round: number): string =>
  `becuase${String.fromCharCode(97 + Math.floor(round / 26))}${String.fromCharCode(97 + (round % 26))}`

/** Returns the time (ms since the epoch) at which a matching element contains the text. */
function watch(page: Page, text: string, selector: string): Promise<number> {
  return page.evaluate(
    ([wanted, where]) =>
      new Promise<number>(resolve => {
        const observer = new MutationObserver(() => {
          for (const element of document.querySelectorAll(where)) {
            if (!element.textContent?.includes(wanted)) continue
            resolve(performance.timeOrigin + performance.now())
            observer.disconnect()
            return
          }
        })
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
      }),
    [text, selector] as const,
  )
}

/** Makes the page record the time of the last key event. */
const keepTimeOfKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener(
      'keydown',
      () => {
        document.documentElement.dataset['keydownAt'] = String(performance.timeOrigin + performance.now())
      },
      { capture: true },
    )
  })

/** Presses a key and returns the time at which the page received it. */
async function timedPress(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  return Number(await page.locator('html').getAttribute('data-keydown-at'))
}
