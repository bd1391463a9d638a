import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { sendChangesFor } from '#client/shared/api/meantFor.ts'
import { isVisitorsPage } from '#client/shared/lib/pageFacts.ts'
import { shownAgain } from '#client/shared/lib/shownAgain.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { CheckoutError } from '#client/shared/payments/checkout.ts'
import type { CurrencyCode } from '#schema/currency/contract.ts'
import * as currencyEndpoints from '#schema/currency/endpoints.ts'
import { payments } from '#schema/messages/en/payments.ts'
import * as planEndpoints from '#schema/plans/endpoints.ts'
import { paidPlan } from '#schema/plans/paidPlan.ts'
import { pricedPlans } from '#schema/plans/priced.ts'
import { PLAN_CHANGED } from '#schema/site/visitors.ts'
import * as users from '#schema/users/endpoints.ts'
import type { User } from '#schema/users/user.ts'
import { PricingActs, PricingNotice, PricingVisitor, type Pricing } from '#site/pricing/livePricing.ts'
import { isCurrency, parsePricing } from '#site/pricing/parsePricing.ts'

import { onSiteChange } from '../siteChanges.ts'
import type { Follow } from '../useLiveContent.ts'
import { beginPurchase } from './purchase.ts'

const t = translator(payments)
const REFRESH_MS = 30_000
const RETRIES = 2
const LOCATE_AFTER_MS = 1000
/** The currency that someone chose on this device. */
const CHOSEN = 'currency'

/**
 * Follows the plans, the rates and the visitor of the pricing page. All that cannot be read stays as it was
 * rendered.
 */
export const followPricing: Follow = (first, onContent) => {
  const left = new AbortController()
  const { signal } = left
  let shown: Pricing = parsePricing(first)
  let user: User | null = null
  sendChangesFor(() => user?.id)
  let visitor = new PricingVisitor({
    isKnown: false,
    plan: null,
    upgradeTo: paidPlan.safeParse(new URLSearchParams(window.location.search).get('upgrade')).data ?? null,
    currency: 'INR',
    isDetected: false,
  })
  let notice: PricingNotice | null = null
  let isOwn = chosen() !== null
  const draw = () => {
    if (!signal.aborted) onContent({ ...shown, visitor, acts, notice })
  }
  const change = (to: Partial<PricingVisitor>) => {
    const { isKnown, plan, upgradeTo, currency, isDetected } = visitor
    visitor = new PricingVisitor({ isKnown, plan, upgradeTo, currency, isDetected, ...to })
    draw()
  }
  const say = (said: PricingNotice | null) => {
    notice = said
    draw()
  }

  const readPlans = async () => {
    const plans = await patiently(() => call(planEndpoints.list, {}, { signal }), signal)
    if (!plans || plans.length === 0) return
    shown = { ...shown, plans: pricedPlans(plans.filter(({ active }) => active)), isStale: false }
    draw()
  }
  const readRates = async () => {
    const answer = await call(currencyEndpoints.readRates, {}, { signal }).catch(() => null)
    if (answer) shown = { ...shown, rates: answer.rates }
    if (!answer || answer.hasFailed)
      say(new PricingNotice({ title: t('ratesTitle'), text: t('ratesFailed') }))
    else draw()
  }
  const readUser = async () => {
    // The page was opened without a session's cookie.
    user = isVisitorsPage() ? null : await call(users.current, {}, { signal }).catch(() => null)
    if (!user) return change({ isKnown: true })
    const { subscriptionPlan: plan, currency } = user
    change({ isKnown: true, plan, ...(!isOwn && { currency, isDetected: false }) })
  }
  /** Whether there is no better currency than that of the place. */
  const isAny = () => !isOwn && visitor.currency === 'INR'
  const locate = async () => {
    const answer = await call(currencyEndpoints.locate, {}, { signal }).catch(() => null)
    return answer?.currency ?? null
  }
  const locateFirst = async () => {
    const currency = isAny() ? await locate() : null
    // One that was chosen meanwhile, or that of the account, stays.
    if (currency !== null && isAny()) change({ currency, isDetected: true })
  }
  const detect = async () => {
    const currency = await locate()
    // The choice stays while the place is not known.
    if (currency === null) return say(new PricingNotice({ title: t('placeTitle'), text: t('placeFailed') }))
    attempted(() => window.localStorage.removeItem(CHOSEN))
    isOwn = false
    change({ currency, isDetected: true })
  }

  const acts = new PricingActs({
    async choose(plan, period) {
      const back = shownAgain()
      try {
        notice = null
        await beginPurchase(plan, period, { visitor, user, rates: shown.rates })
        await back
      } catch (error) {
        if (error instanceof HttpError && error.code === 'PRICE_CHANGED') await readPlans()
        say(new PricingNotice({ title: t('failedTitle'), text: reasonOf(error) }))
      }
    },
    show(currency) {
      if (currency === null) return void detect()
      if (currency === visitor.currency && !visitor.isDetected) return
      attempted(() => window.localStorage.setItem(CHOSEN, currency))
      isOwn = true
      change({ currency, isDetected: false })
      // The prices on screen do not wait for it.
      if (user) void call(currencyEndpoints.update, { body: { currency } }).catch(() => undefined)
    },
    dismiss: () => say(null),
  })

  const begin = async () => {
    const own = chosen()
    if (own) change({ currency: own })
    else draw()
    await Promise.all([readRates(), readUser(), readPlans()])
  }
  void begin()
  const locating = setTimeout(() => void locateFirst(), LOCATE_AFTER_MS)
  const refreshing = setInterval(() => void readPlans(), REFRESH_MS)
  const onFocus = () => void readPlans()
  window.addEventListener('focus', onFocus)
  const stopFollowing = onSiteChange(PLAN_CHANGED, () => void readPlans())
  return () => {
    left.abort()
    clearTimeout(locating)
    clearInterval(refreshing)
    window.removeEventListener('focus', onFocus)
    stopFollowing()
  }
}

/** Runs what a browser may refuse. */
function attempted<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

function chosen(): CurrencyCode | null {
  const kept = attempted(() => window.localStorage.getItem(CHOSEN))
  return kept !== null && isCurrency(kept) ? kept : null
}

async function patiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    try {
      return await read()
    } catch {
      if (signal.aborted) return null
    }
  }
  return null
}

function reasonOf(error: unknown): string {
  if (error instanceof CheckoutError) return error.message
  return (error instanceof HttpError && error.body?.message) || t('failed')
}
