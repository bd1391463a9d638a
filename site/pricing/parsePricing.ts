import type { CurrencyCode, Rates } from '#schema/currency/contract.ts'
import { CURRENCIES } from '#schema/currency/currencies.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'

import { PricingActs, PricingNotice, PricingVisitor, type LivePricing } from './livePricing.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the content of the page. Throws if it has another shape. By hand: the page loads no zod. */
export function parsePricing(content: unknown): LivePricing {
  if (!isRecord(content)) throw another('content')
  const { plans, rates, isStale, visitor, acts, notice } = content
  if (!Array.isArray(plans) || !plans.every(isPlan)) throw another('plans')
  if (!areRates(rates)) throw another('rates')
  return {
    plans,
    rates,
    isStale: isStale === true,
    ...(visitor instanceof PricingVisitor && { visitor }),
    ...(acts instanceof PricingActs && { acts }),
    ...(notice instanceof PricingNotice && { notice }),
  }
}

const another = (part: string) => new Error(`The pricing page has another ${part}.`)

const NAMES: readonly PlanName[] = ['free', 'premium', 'pro']

const isPrice = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value['amount']) &&
  (value['original'] === null || Number.isInteger(value['original']))

const isPlan = (value: unknown): value is PricedPlan =>
  isRecord(value) &&
  ['id', 'displayName', 'description'].every(name => typeof value[name] === 'string') &&
  NAMES.some(name => name === value['name']) &&
  Array.isArray(value['features']) &&
  value['features'].every(feature => typeof feature === 'string') &&
  ['monthlyLimit', 'documentPeople', 'annualDiscountPercent'].every(name => Number.isInteger(value[name])) &&
  (value['discountLabel'] === null || typeof value['discountLabel'] === 'string') &&
  isRecord(value['prices']) &&
  isPrice(value['prices']['monthly']) &&
  isPrice(value['prices']['annual'])

const areRates = (value: unknown): value is Rates =>
  isRecord(value) && CURRENCIES.every(({ code }) => typeof value[code] === 'number')

/** Returns whether a value names a currency. */
export const isCurrency = (value: string): value is CurrencyCode =>
  CURRENCIES.some(({ code }) => code === value)
