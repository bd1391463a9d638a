import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { FALLBACK_PLANS } from '#schema/plans/fallback.ts'
import { pricedPlans } from '#schema/plans/priced.ts'
import { planOf } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'
import { PLAN_CHANGED, SETTINGS_CHANGED } from '#schema/site/visitors.ts'
import { parsePricing } from '#site/pricing/parsePricing.ts'
import { ada } from '#tests/support/ada.ts'

import { announceChanges } from '../siteChanges.ts'
import { followPricing } from './followPricing.ts'

const PLANS = '/api/subscription-plans'
const RATES = '/api/currency/rates'
const PLACE = '/api/currency/location'
const plans = PLAN_SEED.map(planOf)
const rendered = { plans: pricedPlans(FALLBACK_PLANS), rates: FALLBACK_RATES, isStale: true }

/** The answers of the server by path. An absent one cannot be reached. */
let answers: Record<string, unknown>
const asked: string[] = []
const shown = vi.fn<(content: unknown) => void>()
const last = () => parsePricing(shown.mock.lastCall?.[0])
let stop: () => void
const follow = async () => {
  stop = followPricing(rendered, shown)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  shown.mockReset()
  window.localStorage.clear()
  answers = {
    [PLANS]: plans,
    [RATES]: { rates: { ...FALLBACK_RATES, USD: 0.5 }, isFallback: false, hasFailed: false },
    [PLACE]: { currency: 'USD' },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (!Object.hasOwn(answers, url)) throw new TypeError('there is no connection')
    return Response.json(answers[url])
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const count = (path: string) => asked.filter(url => url === path).length

it('reads the plans at once, every 30 seconds, and when the window gets the focus', async () => {
  await follow()
  expect(last()).toMatchObject({ plans: pricedPlans(plans), isStale: false })
  expect(count(PLANS)).toBe(1)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(count(PLANS)).toBe(1)
  answers[PLANS] = plans.map(plan => ({ ...plan, priceINR: plan.priceINR * 2 }))
  await vi.advanceTimersByTimeAsync(1)
  expect(last().plans.map(({ prices }) => prices.monthly.amount)).toEqual([0, 99_800, 199_800])
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(0)
  expect(count(PLANS)).toBe(3)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count(PLANS)).toBe(3)
})

it('reads the plans when one has changed, and when events may have been missed', async () => {
  await follow()
  announceChanges([SETTINGS_CHANGED])
  expect(count(PLANS)).toBe(1)
  answers[PLANS] = plans.map(plan => ({ ...plan, priceINR: plan.priceINR * 2 }))
  announceChanges([PLAN_CHANGED])
  await vi.advanceTimersByTimeAsync(0)
  expect(last().plans.map(({ prices }) => prices.monthly.amount)).toEqual([0, 99_800, 199_800])
  announceChanges(null)
  expect(count(PLANS)).toBe(3)
  stop()
  announceChanges(null)
  expect(count(PLANS)).toBe(3)
})

it('tries twice more to read the plans, and keeps those of the server without them', async () => {
  delete answers[PLANS]
  await follow()
  expect(count(PLANS)).toBe(3)
  expect(last()).toMatchObject({ plans: rendered.plans, isStale: true })
})

it('looks up the place after a second, and shows its currency', async () => {
  await follow()
  expect(last().visitor?.currency).toBe('INR')
  await vi.advanceTimersByTimeAsync(999)
  expect(count(PLACE)).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(last().visitor).toMatchObject({ currency: 'USD', isDetected: true })
  expect(last().rates.USD).toBe(0.5)
})

it('looks up no place once a currency was chosen, and ignores the choice of the same one', async () => {
  await follow()
  last().acts?.show('EUR')
  expect(last().visitor).toMatchObject({ currency: 'EUR', isDetected: false })
  const draws = shown.mock.calls.length
  last().acts?.show('EUR')
  expect(shown).toHaveBeenCalledTimes(draws)
  await vi.advanceTimersByTimeAsync(2000)
  expect(count(PLACE)).toBe(0)
  expect(last().visitor?.currency).toBe('EUR')
})

it.each([
  ['cannot be reached', undefined],
  ['answers with the fixed rates', { rates: FALLBACK_RATES, isFallback: true, hasFailed: true }],
])('says that the rates could not be read where the service %s', async (_, answer) => {
  if (answer) answers[RATES] = answer
  else delete answers[RATES]
  await follow()
  expect(last().notice).toMatchObject({
    title: 'Conversion Error',
    text: 'Failed to load exchange rates. Please try again.',
  })
  expect(last().rates).toEqual(FALLBACK_RATES)
})

it('says with the words of the server why a purchase could not begin, or with its own', async () => {
  await follow()
  const pro = last().plans[2] ?? expect.fail()
  await last().acts?.choose(pro, 'monthly')
  expect(last().notice).toMatchObject({
    title: 'Payment Error',
    text: 'Failed to initiate payment. Please try again.',
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'NOT_FOUND', message: 'Plan not found' }, { status: 404 }),
  )
  await last().acts?.choose(pro, 'monthly')
  expect(last().notice).toMatchObject({ title: 'Payment Error', text: 'Plan not found' })
})

it('orders for the account that it was opened for, and leads another one that has signed in to the order page', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  answers['/api/auth/user'] = ada
  await follow()
  const at = '2026-01-01T00:00:00.000Z'
  answers['/api/payment/quote?plan=pro&period=monthly'] = {
    kind: 'new',
    price: 1,
    credit: 0,
    amount: 1,
    startsAt: at,
    endsAt: at,
    phone: '+911',
    stateCode: null,
    businessName: null,
    gstin: null,
    hasTax: false,
  }
  const answer = globalThis.fetch
  const meantFor: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (request.method === 'GET') return answer(url, request)
    meantFor.push(new Headers(request.headers).get(MEANT_FOR))
    return Response.json({ success: false, code: 'UNAUTHENTICATED' }, { status: 401 })
  })
  void last().acts?.choose(last().plans[2] ?? expect.fail(), 'monthly')
  await vi.advanceTimersByTimeAsync(0)
  last().acts?.show('EUR')
  await vi.advanceTimersByTimeAsync(0)
  expect(meantFor).toEqual([ada.id, ada.id])
  expect(leave.mock.calls).toEqual([
    [`/api/login?returnTo=${encodeURIComponent('/subscribe?plan=pro&period=monthly')}`],
  ])
  leave.mockRestore()
})

it('goes on with a choice that has left the page once Back shows the page again', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await follow()
  const over = vi.fn<() => void>()
  const chosen = last()
    .acts?.choose(last().plans[0] ?? expect.fail(), 'monthly')
    .then(over)
  await vi.advanceTimersByTimeAsync(0)
  expect(leave).toHaveBeenCalledWith('/signup')
  show(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(over).not.toHaveBeenCalled()
  show(true)
  await chosen
  expect(over).toHaveBeenCalledOnce()
  expect(last().notice).toBeUndefined()
  leave.mockRestore()
})
