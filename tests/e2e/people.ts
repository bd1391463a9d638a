import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { prepareChecker } from './checker.ts'
import { expect } from './expect.ts'
import { putOn, signUp, type Person, type Target } from '#tests/support/factories.ts'
import type { PlanName } from '#schema/plans/contract.ts'

/** A signed-in user with a separate browser window. */
export type Visitor = { person: Person; context: BrowserContext; page: Page; name: string }

export type ArrivalOptions = {
  firstName?: string
  plan?: PlanName
  window?: BrowserContextOptions
  /** Whether texts are checked; default: false. */
  checks?: boolean
}

/**
 * Disables animations, which take a fifth of a page's work. The public pages are tested with
 * animations. A service worker would answer requests that tests answer.
 */
export const CALM: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' }

/** Creates an account without the form, and opens a window with its session. */
export async function arrive(
  browser: Browser,
  product: Target,
  { firstName = 'Ada', plan = 'free', window, checks = false }: ArrivalOptions = {},
): Promise<Visitor> {
  const person = await signUp(product, { firstName, lastName: 'Writer' })
  if (plan !== 'free') await putOn(product, person, plan)
  const context = await browser.newContext({ baseURL: product.url, ...CALM, ...window })
  await context.addCookies(cookiesOf(person))
  await prepareChecker(context, checks)
  return { person, context, page: await context.newPage(), name: `${firstName} Writer` }
}

/** Returns the cookies of a user's session, for a browser. */
export const cookiesOf = ({ client, target }: Person) =>
  client.cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: target.url }
  })

/** Returns the errors and warnings that a page will have written to its console. */
export function consoleOf(page: Page): readonly string[] {
  const written: string[] = []
  page.on('console', message => {
    const isBlocked = message.text().includes('Service Worker registration blocked by Playwright')
    if (!isBlocked && ['error', 'warning'].includes(message.type())) written.push(message.text())
  })
  page.on('pageerror', error => written.push(error.message))
  return written
}

/** Returns the visible toast, without the live region that repeats it for screen readers. */
export const toastOn = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem')

/** Hovers over the toast, which otherwise disappears after 5 s. */
export const holdToast = (page: Page): Promise<void> => toastOn(page).hover()

/** WCAG 2.2 up to AA, and best practices. Without the tags, axe omits the size of targets. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the visible texts outside every landmark. Unlike axe, it exempts neither live regions nor
 * the labels of menus.
 */
const textsOutsideLandmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const landmarks =
      'header, nav, main, aside, footer, [role=main], [role=region], [role=dialog], a[href="#main"]'
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
  await animationsEnded(page)
  expect(await violationsOn(page, axe => axe.withTags(RULES))).toEqual([])
  // A toast's copy for screen readers stands outside for a second.
  await expect.poll(() => textsOutsideLandmarks(page)).toEqual([])
}

/** Expects it of a page in the light theme, and enough contrast, all that differs, in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ ...CALM, colorScheme: 'dark' })
  await animationsEnded(page)
  expect(await violationsOn(page, axe => axe.withRules('color-contrast'))).toEqual([])
  await page.emulateMedia({ ...CALM, colorScheme: 'light' })
}

/** Elements that are fading in have less contrast. */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    ),
  )

/** Returns the rules that axe finds broken, with the elements that break them. */
async function violationsOn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // The pages have no frames of other origins, which alone need a second page for each analysis.
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
