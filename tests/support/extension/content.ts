import type { Page } from 'playwright'
import { z } from 'zod'

import { SURFACE } from './surface.ts'
import { inWorld } from './world.ts'

/**
 * Returns all that a page's own scripts can find in it: its elements, those in open shadow roots, and
 * the values of its fields. Only the extension's one element is left out.
 */
export const contentOf = (page: Page): Promise<string> =>
  inWorld(
    page,
    z.string(),
    (document, surface) => {
      const withoutOurs = (root: Element | ShadowRoot): string => {
        const copy = document.createElement('template').content
        for (const child of root.childNodes) copy.append(child.cloneNode(true))
        for (const own of copy.querySelectorAll(surface)) own.remove()
        return [...copy.childNodes].map(node => new XMLSerializer().serializeToString(node)).join('')
      }
      const root = document.documentElement
      const opened = [...document.querySelectorAll('*')].flatMap(element => element.shadowRoot ?? [])
      const values = [...document.querySelectorAll('input, textarea')].map(field =>
        Reflect.get(field, 'value'),
      )
      const attributes = [...root.attributes].map(({ name, value }) => `${name}=${value}`)
      return [...attributes, ...values, ...[root, ...opened].map(withoutOurs)].join('\n')
    },
    [SURFACE],
  )

/** Makes a page write down each change of its nodes from now on. The returned call ends it. */
export async function watchContent(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(surface => {
    const isOurs = (node: Node) => node instanceof Element && node.localName === surface
    const seen: string[] = []
    Reflect.set(window, 'seenChanges', seen)
    new MutationObserver(records => {
      for (const { type, target, addedNodes, removedNodes, attributeName } of records)
        if (!isOurs(target) && ![...addedNodes, ...removedNodes].some(isOurs))
          seen.push(`${type} ${attributeName ?? ''} of ${target.nodeName}`)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, SURFACE)
  return async () => z.array(z.string()).parse(await page.evaluate(() => Reflect.get(window, 'seenChanges')))
}
