import type { Page } from 'playwright'
import { beforeAll, describe, test } from 'vitest'

import { launchBrowser } from '#tests/support/browser.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { proseWithMistakes } from '#tests/support/prose.ts'

import { expect } from './expect.ts'
import { checked, editorOf, open, paste, writer } from './support.ts'

// `npm run bench -- web` measures the times in such a document.

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

  test('draws nothing but the paragraph in the middle that is typed into', async () => {
    const middle = editorOf(page).locator('> p').nth(120)
    const before = await middle.textContent()
    // Out of view, it has another height.
    await middle.click()
    const { height = 0 } = (await middle.boundingBox()) ?? {}
    // On its last line: the key goes to the end of a line.
    await middle.click({ position: { x: 5, y: height - 5 } })
    await page.keyboard.press('End')
    const drawn = await watchParagraphs(page)
    const text = ' and so it began and so we went on and on, all of us together'
    await page.keyboard.type(text, { delay: 20 })
    await expect(middle).toHaveText(`${before}${text}`)
    expect(await drawn()).toEqual([120])
  })

  test('underlines a mistake after it was typed, and checks only its paragraph', async () => {
    const requests = await watchRequests(page)
    for (const letter of 'abcdefghijkl') {
      const word = `recieve${letter}`
      await page.keyboard.type(` ${word} `, { delay: 30 })
      await expect(editorOf(page).locator('.issue[data-issue]', { hasText: word })).toHaveCount(1)
    }
    expect(new Set((await requests()).map(text => text.slice(0, 40))).size).toBe(1)
  })
})

/** Records the paragraphs that change on the page. Returns a function for their places, in order. */
async function watchParagraphs(page: Page): Promise<() => Promise<number[]>> {
  const watch = await page.evaluateHandle(() => {
    const text = document.querySelector('.document-text')
    const touched = new Set<Element | null>()
    const topOf = (node: Node | null): Element | null => {
      let top = node
      while (top && top.parentNode !== text) top = top.parentNode
      return top instanceof Element ? top : null
    }
    if (text)
      new MutationObserver(records => {
        for (const { target, attributeName, oldValue } of records) {
          // ProseMirror takes a class away at each key, whether the element has it or not.
          const isSame =
            attributeName !== null &&
            target instanceof Element &&
            target.getAttribute(attributeName) === oldValue
          if (!isSame) touched.add(topOf(target))
        }
      }).observe(text, { subtree: true, childList: true, characterData: true, attributeOldValue: true })
    return {
      places: () => [...touched].map(top => Array.from(text?.children ?? []).indexOf(top ?? document.body)),
    }
  })
  return () => watch.evaluate(({ places }) => places())
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
