import type { Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { expect } from './expect.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'

import { checked, editorOf, open, paste, writer } from './support.ts'

/** Milliseconds that {@link putInOrder} takes on an idle machine. */
const IN_ORDER_MS = 10

describe('a document of 20,000 words', () => {
  let product: Product
  let page: Page

  beforeAll(async () => {
    product = await startProduct()
    const browser = await launchBrowser()
    const ada = await writer(browser, product, { checks: true })
    page = ada.page
    await open(ada)
    await paste(page, proseWithMistakes(20_000))
    await checked(page)
  })

  test('keeps typing in the middle fluid', async () => {
    const middle = editorOf(page).locator('> p').nth(120)
    await middle.click()
    await page.keyboard.press('End')
    // The first letters load and compile code.
    await page.keyboard.type(' and so it began', { delay: 60 })
    const costs: number[] = []
    // The median leaves out a collection of garbage or a neighbor that takes the processor.
    for (const text of [' and so we went', ' on and on, all', ' of us together']) {
      const typing = await processorTime(page, () => page.keyboard.type(text, { delay: 60 }))
      const ordering = await processorTime(page, async () => {
        for (let round = 0; round < 10; round += 1) await putInOrder(page)
      })
      // Compares the cost of a letter with other work on this machine, so that a slow or busy machine
      // does not matter. The benchmark measures absolute times.
      costs.push(typing / text.length / (ordering / 10))
    }
    expect(median(costs)).toBeLessThan(8)
  })

  test('underlines a mistake soon after it was typed, and checks only its paragraph', async () => {
    const requests = await watchRequests(page)
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      const word = `recieve${'abcdefghijkl'[round]}`
      await page.keyboard.type(` ${word}`, { delay: 30 })
      const before = await slowness(page)
      const wait = await untilUnderlined(page, word)
      waits.push(wait / Math.max(before, await slowness(page)))
    }
    expect(median(waits)).toBeLessThan(500)
    expect(new Set((await requests()).map(text => text.slice(0, 40))).size).toBe(1)
  })
})

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Returns the CPU milliseconds that the page's main thread spends on `work`. */
async function processorTime(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await spent()
  await work()
  const after = await spent()
  await session.detach()
  return (after - before) * 1000
}

/**
 * Sorts as many words as the document has in the page, and returns the milliseconds. It measures
 * the machine's speed.
 */
const putInOrder = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now()
    const words = Array.from({ length: 20_000 }, (_, index) => String((index * 7919) % 20_011))
    words.sort()
    return performance.now() - start
  })

/** Returns how many times longer than an idle machine this one takes now; at least 1. */
async function slowness(page: Page): Promise<number> {
  // About as much work as a check: a shorter one may run at once on a busy machine.
  let spent = 0
  for (let round = 0; round < 5; round += 1) spent += await putInOrder(page)
  return Math.max(1, spent / 5 / IN_ORDER_MS)
}

/** Records the checker's requests. Returns a function for them. */
async function watchRequests(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    const asked: string[] = []
    const { prototype } = MessagePort
    const post = Reflect.get(prototype, 'postMessage')
    prototype.postMessage = function (this: MessagePort, task: { kind: string; text: string }) {
      if (task.kind === 'check') asked.push(task.text)
      Reflect.apply(post, this, [task])
    }
    return asked
  })
  return () => watch.evaluate(asked => asked)
}

/** Returns the milliseconds from a space typed after a word to the word's underline. */
async function untilUnderlined(page: Page, word: string): Promise<number> {
  const wait = await page.evaluateHandle(wanted => {
    const isUnderlined = () =>
      [...document.querySelectorAll('.issue[data-issue]')].some(issue => issue.textContent === wanted)
    const done = new Promise<number>(resolve => {
      const onKeyDown = () => {
        const start = performance.now()
        const watch = () => {
          if (isUnderlined()) resolve(performance.now() - start)
          else requestAnimationFrame(watch)
        }
        watch()
      }
      document.addEventListener('keydown', onKeyDown, { capture: true, once: true })
    })
    return { done }
  }, word)
  await page.keyboard.press(' ')
  return wait.evaluate(({ done }) => done)
}
