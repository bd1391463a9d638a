import type { CurrencyCode, Rates } from '#schema/currency/contract.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import type { PricedPlan } from '#schema/plans/priced.ts'
import type { BillingPeriod } from '#schema/plans/prices.ts'
import type { PaidPlan } from '#schema/subscriptions/terms.ts'

/** Everything that the pricing page shows to everyone. `isStale`: the plans could not be read. */
export type Pricing = { plans: readonly PricedPlan[]; rates: Rates; isStale: boolean }

/** The visitor of the page, once known. */
export class PricingVisitor {
  /** Whether it is known who it is. */
  readonly isKnown: boolean
  /** Null: without a session. */
  readonly plan: PlanName | null
  readonly currency: CurrencyCode
  /** The plan whose upgrade a link to the page names. */
  readonly upgradeTo: PaidPlan | null
  /** Whether the currency was found by the place, and not chosen. */
  readonly isDetected: boolean

  constructor({ isKnown, plan, upgradeTo, currency, isDetected }: PricingVisitor) {
    this.isKnown = isKnown
    this.plan = plan
    this.upgradeTo = upgradeTo
    this.currency = currency
    this.isDetected = isDetected
  }
}

/** A notice that the page shows for a moment. */
export class PricingNotice {
  readonly title: string
  readonly text: string

  /** When it was said: milliseconds since 1970. */
  readonly at = Date.now()

  constructor({ title, text }: Pick<PricingNotice, 'title' | 'text'>) {
    this.title = title
    this.text = text
  }
}

/** The acts of the page, once the code for them is loaded. */
export class PricingActs {
  /** Leaves the page for the purchase of a plan. Ends when the page says why not, or is shown again. */
  readonly choose: (plan: PricedPlan, period: BillingPeriod) => Promise<void>
  /** Shows prices in a currency; null: in that of the visitor's place. */
  readonly show: (currency: CurrencyCode | null) => void

  /** Takes the notice away. */
  readonly dismiss: () => void

  constructor({ choose, show, dismiss }: PricingActs) {
    this.choose = choose
    this.show = show
    this.dismiss = dismiss
  }
}

/** The pricing page as an open page has it. The server renders it without the last three. */
export type LivePricing = Pricing & {
  visitor?: PricingVisitor
  acts?: PricingActs
  notice?: PricingNotice | null
}
