import axe from 'axe-core'
import type { Page } from 'playwright'

import { expect } from './expect.ts'
import { CALM } from './people.ts'

/** WCAG 2.2 up to AA, and best practices. Without the tags, axe omits the size of targets. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the visible texts outside every landmark. Unlike axe, it exempts neither live regions nor
 * the labels of menus.
 */
const textsOutsideLandmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const landmarks =
      'header, nav, main, aside, footer, dialog, [role=main], [role=region], [role=dialog], a[href="#main"]'
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !parent || parent.closest('script, style, noscript')) continue
      if (!parent.closest(landmarks) && parent.checkVisibility({ visibilityProperty: true })) found.push(text)
    }
    return found
  })

/** Expects that axe finds nothing on the visible page, and that landmarks contain all of it. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page has its heading once it is there. Before, axe would judge its skeleton.
  await expect.poll(() => page.locator('h1').count()).toBeGreaterThan(0)
  await animationsEnded(page)
  expect(await violationsOn(page, { type: 'tag', values: RULES })).toEqual([])
  // A toast's copy for screen readers stands outside for a second.
  await expect.poll(() => textsOutsideLandmarks(page)).toEqual([])
}

/** Expects it of a page in the light theme, and enough contrast, all that differs, in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ ...CALM, colorScheme: 'dark' })
  await animationsEnded(page)
  expect(await violationsOn(page, { type: 'rule', values: ['color-contrast'] })).toEqual([])
  await page.emulateMedia({ ...CALM, colorScheme: 'light' })
}

/** Elements that are fading in have less contrast. A new theme starts to fade in a frame later. */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    )
  })

/** Returns the rules that axe finds broken, with the elements that break them. */
async function violationsOn(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Until the page is left, it keeps axe, whose half a megabyte takes longer to load than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async only => {
    const { violations: found } = await window.axe.run({ runOnly: only, resultTypes: ['violations'] })
    return found.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
  }, runOnly)
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
