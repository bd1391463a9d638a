import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import type { PlanName } from '#schema/plans/contract.ts'
import { metricsForAdmins } from '#schema/site/contract.ts'
import type { UserRole } from '#schema/users/user.ts'
import { putOn, type Person, type Target } from '#tests/support/factories.ts'
import { signUpAs } from '#tests/support/staff.ts'
import { openWindow } from '#tests/support/windows.ts'

import { checkerIn } from './checker.ts'

/** A signed-in user with a separate browser window. */
export type Visitor = { person: Person; context: BrowserContext; page: Page; name: string }

export type ArrivalOptions = {
  firstName?: string
  lastName?: string
  plan?: PlanName
  role?: UserRole
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
  {
    firstName = 'Ada',
    lastName = 'Writer',
    plan = 'free',
    role = 'user',
    window,
    checks = false,
  }: ArrivalOptions = {},
): Promise<Visitor> {
  const person = await signUpAs(product, role, { firstName, lastName })
  if (plan !== 'free') await putOn(product, person, plan)
  if (role === 'admin') await keepMetrics(person)
  const options = { baseURL: product.url, ...CALM, ...window }
  const context = await openWindow(browser, { url: product.url, options, ...checkerIn(checks) })
  await context.addCookies(cookiesOf(person))
  return { person, context, page: await context.newPage(), name: `${firstName} ${lastName}` }
}

/** Answers the question that administrators are asked first: the numbers of the landing page stay. */
export async function keepMetrics({ client }: Person): Promise<void> {
  const path = '/api/admin/settings/metrics'
  const { metrics } = metricsForAdmins.parse((await client.get(path)).json)
  await client.send('PUT', path, { body: metrics })
}

/** Opens a window of a visitor without an account, and returns its page. */
export async function visitorPage(browser: Browser, product: Target, more: BrowserContextOptions = {}) {
  // The service worker of a public page would load the whole app.
  const options: BrowserContextOptions = { baseURL: product.url, serviceWorkers: 'block', ...more }
  return (await openWindow(browser, { url: product.url, options, ...checkerIn(false) })).newPage()
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
