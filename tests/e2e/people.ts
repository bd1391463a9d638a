import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { watchChecker } from './checker.ts'
import { expect } from './expect.ts'
import { putOn, signUp, type Person, type Target } from '#tests/support/factories.ts'
import type { PlanName } from '#schema/plans/contract.ts'

/** A signed-in person with a browser window of their own. */
export type Visitor = { person: Person; context: BrowserContext; page: Page; name: string }

type Options = { firstName?: string; plan?: PlanName; window?: BrowserContextOptions }

/** Nothing is faded or moved, which takes a fifth of a page's work. The public pages are seen in motion. */
export const CALM: BrowserContextOptions = { reducedMotion: 'reduce' }

/** Makes an account without the form, and opens a window that holds its session. */
export async function arrive(
  browser: Browser,
  product: Target,
  { firstName = 'Ada', plan = 'free', window }: Options = {},
): Promise<Visitor> {
  const person = await signUp(product, { firstName, lastName: 'Writer' })
  if (plan !== 'free') await putOn(product, person, plan)
  const context = await browser.newContext({ baseURL: product.url, ...CALM, ...window })
  const cookies = person.client.cookie.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: product.url }
  })
  await context.addCookies(cookies)
  await watchChecker(context)
  return { person, context, page: await context.newPage(), name: `${firstName} Writer` }
}

/** The toast that is shown; the live region that repeats it for screen readers is left out. */
export const toastOn = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem')

/** Keeps the toast that is shown, which is gone after 5 s else, for as long as the pointer is on it. */
export const holdToast = (page: Page): Promise<void> => toastOn(page).hover()

/** Expects that axe finds nothing on what the page shows. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}
