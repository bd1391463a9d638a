// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { FALLBACK_PLANS } from '#schema/plans/fallback.ts'
import { pricedPlans } from '#schema/plans/priced.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { PricingActs, PricingVisitor } from './livePricing.ts'
import { PricingPage } from './PricingPage.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const choose = vi.fn<PricingActs['choose']>()
const content = {
  plans: pricedPlans(FALLBACK_PLANS),
  rates: FALLBACK_RATES,
  isStale: false,
  visitor: new PricingVisitor({
    isKnown: true,
    plan: 'free',
    upgradeTo: null,
    currency: 'INR',
    isDetected: false,
  }),
  acts: new PricingActs({ choose, show: () => undefined, dismiss: () => undefined }),
}
let container: HTMLElement
let root: Root

beforeEach(() => {
  container = document.createElement('div')
  root = createRoot(container)
  act(() => root.render(<PricingPage settings={defaultSiteSettings} content={content} visitor={false} />))
})
afterEach(() => act(() => root.unmount()))

/** The buttons of the plans, the cheapest first. */
const button = (nth: number) =>
  container.querySelectorAll<HTMLButtonElement>('article button')[nth] ?? expect.fail()
const press = (nth: number) => act(async () => button(nth).click())

it('says first that one can start for free, and what a paid plan adds', () => {
  expect(container.querySelector('h1')?.textContent).toBe('Start for free, or pick a plan')
  expect(container.textContent).toContain('Paid plans add AI queries and people to write with.')
})

it('a plan is chosen once, and again when the page that was left is back', async () => {
  let comeBack: () => void = () => expect.fail()
  choose.mockReturnValueOnce(new Promise(resolve => (comeBack = resolve)))
  const label = button(1).textContent
  await press(1)
  await press(1)
  await press(2)
  expect(choose).toHaveBeenCalledOnce()
  expect([button(1).getAttribute('aria-disabled'), button(1).textContent]).toEqual(['true', 'Processing...'])
  await act(async () => comeBack())
  expect([button(1).getAttribute('aria-disabled'), button(1).textContent]).toEqual([null, label])
  choose.mockResolvedValueOnce()
  await press(2)
  expect(choose).toHaveBeenCalledTimes(2)
})
