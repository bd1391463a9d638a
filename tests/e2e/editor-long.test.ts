import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'

import { checked, editorOf, open, paste, writer } from './support.ts'

describe('a document of 20,000 words', () => {
  let product: Product
  let page: Page

  beforeAll(async () => {
    product = await startProduct()
    const browser = await launchBrowser()
    const ada = await writer(browser, product)
    page = ada.page
    await open(ada)
    await paste(page, proseWithMistakes(20_000))
    await checked(page)
  })

  test('typing in the middle of it stays fluid', async () => {
    const middle = editorOf(page).locator('> p').nth(120)
    await middle.click()
    await page.keyboard.press('End')
    const costs = await keystrokeCosts(page, ' and so we went on and on, all of us together')
    expect(
      quantile(
        costs.map(cost => cost.task),
        0.5,
      ),
    ).toBeLessThan(16)
  })

  test('a mistake is underlined soon after it was typed', async () => {
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      await page.keyboard.type(` recieve${'abcdefghijkl'[round]}`, { delay: 30 })
      waits.push(await untilUnderlined(page))
    }
    console.log('underline', figures(waits))
  })
})

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const figures = (values: number[]) =>
  [0.5, 0.95, 0.999].map(share => quantile(values, share).toFixed(1)).join(' / ')

/** Main-thread milliseconds of each keystroke: until its task is over, and until its frame is drawn. */
async function keystrokeCosts(page: Page, text: string): Promise<{ task: number; frame: number }[]> {
  await page.evaluate(() => {
    const costs: { task: number; frame: number }[] = []
    Object.assign(window, { costs })
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        const cost = { task: 0, frame: 0 }
        costs.push(cost)
        const after = (done: () => void) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', done)
          port1.start()
          port2.postMessage(null)
        }
        after(() => (cost.task = performance.now() - start))
        requestAnimationFrame(() => after(() => (cost.frame = performance.now() - start)))
      },
      { capture: true },
    )
  })
  await page.keyboard.type(text, { delay: 60 })
  await page.waitForTimeout(200)
  return page.evaluate(() => (window as unknown as { costs: { task: number; frame: number }[] }).costs)
}

/** Milliseconds from a space typed behind a word until the word is underlined. */
async function untilUnderlined(page: Page): Promise<number> {
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('.issue[data-issue]').length
    Object.assign(window, {
      wait: new Promise<number>(resolve => {
        document.addEventListener(
          'keydown',
          () => {
            const start = performance.now()
            const before = count()
            const watch = () =>
              count() > before || performance.now() - start > 3000
                ? resolve(performance.now() - start)
                : requestAnimationFrame(watch)
            watch()
          },
          { capture: true, once: true },
        )
      }),
    })
  })
  await page.keyboard.press(' ')
  return page.evaluate(() => (window as unknown as { wait: Promise<number> }).wait)
}
