import { planName, type PlanName } from '#schema/plans/contract.ts'
import { MONTHS, type BillingPeriod } from '#schema/plans/prices.ts'
import { paise, PAISE_MAX, type Paise } from '#schema/shared/money.ts'
import { chargeOf, creditOf, type Charge } from '#schema/subscriptions/credit.ts'
import { DAY_MS, GRACE_DAYS, monthsAfter } from '#schema/subscriptions/period.ts'

/** A plan that is paid for. */
export type PaidPlan = Exclude<PlanName, 'free'>

/**
 * A time that is paid for: so many months from the anchor (inclusive) to so many (exclusive). Its terms
 * follow each other without a gap, and a higher plan comes before a lower one.
 */
export type Term = {
  id: string
  planName: PaidPlan
  /** The price of it: the payment, and the credit that was taken. */
  value: Paise
  /** Whether no money was moved for it. It is worth nothing where money moves. */
  isDemo: boolean
  anchor: Date
  fromMonth: number
  toMonth: number
}

/** No one pays further ahead than that. */
export const MONTHS_AHEAD = 36

/** Returns when a term starts (inclusive). */
export const startOf = ({ anchor, fromMonth }: Term): Date =>
  fromMonth === 0 ? anchor : monthsAfter(anchor, fromMonth)

/** Returns when a term ends (exclusive). */
export const endOf = ({ anchor, toMonth }: Term): Date => monthsAfter(anchor, toMonth)

const isBefore = (moment: Date, end: Date): boolean => moment.getTime() < end.getTime()
const graceOf = (term: Term): Date => new Date(endOf(term).getTime() + GRACE_DAYS * DAY_MS)

/** Returns whether the first plan is lower than the second one. */
export const isLower = (first: PlanName, second: PlanName): boolean =>
  planName.options.indexOf(first) < planName.options.indexOf(second)

/** Returns the whole days of a term that are left, and all of them. */
function daysOf(term: Term, now: Date): { left: number; all: number } {
  const end = endOf(term).getTime()
  const all = Math.round((end - monthsAfter(term.anchor, term.fromMonth).getTime()) / DAY_MS)
  return { left: Math.min(Math.max(Math.floor((end - now.getTime()) / DAY_MS), 0), all), all }
}

/** The plan of a user by the terms. In grace, the plan stays although nothing is paid for. */
export type Standing =
  | { state: 'none' }
  | { state: 'paid' | 'grace'; planName: PaidPlan; paidUntil: Date; changesAt: Date }

/**
 * Returns the plan at a moment, when all paid time ends, and when the plan changes next. A canceled
 * subscription has no grace.
 */
export function standingAt(terms: readonly Term[], now: Date, isCanceled: boolean): Standing {
  const inOrder = terms.toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
  const last = inOrder.at(-1)
  if (!last) return { state: 'none' }
  const paidUntil = endOf(last)
  const current = inOrder.find(term => isBefore(now, endOf(term)))
  if (current) {
    const changesAt = current === last && !isCanceled ? graceOf(last) : endOf(current)
    return { state: 'paid', planName: current.planName, paidUntil, changesAt }
  }
  if (isCanceled || !isBefore(now, graceOf(last))) return { state: 'none' }
  return { state: 'grace', planName: last.planName, paidUntil, changesAt: graceOf(last) }
}

type Wish = {
  planName: PaidPlan
  period: BillingPeriod
  price: Paise
  isDemo: boolean
  /** Whether the subscription was canceled: it has no grace to continue. */
  isCanceled: boolean
}

/** The outcome of a purchase: its charge, the time it buys, and the terms that it ends and credits. */
export type Quote = {
  kind: 'new' | 'renewal' | 'upgrade' | 'later'
  charge: Charge
  /** The worth of the days that are left. The part above the price would be lost. */
  held: Paise
  time: Pick<Term, 'anchor' | 'fromMonth' | 'toMonth'>
  /** The ids of the terms. */
  credited: string[]
}

/**
 * Returns the outcome of a purchase. Running and later terms of a lower plan end, and the days that are
 * left of them are credited. The new term starts at once, or after those that stay.
 */
export function quoteOf(
  terms: readonly Term[],
  { planName: wanted, period, price, isDemo, isCanceled }: Wish,
  now: Date,
): Quote {
  const live = terms.filter(term => isBefore(now, endOf(term)))
  const lower = live.filter(term => isLower(term.planName, wanted))
  const follows =
    lastOf(live.filter(term => !lower.includes(term))) ??
    (isCanceled ? undefined : lapsed(terms, wanted, now))
  const months = MONTHS[period]
  const time = follows
    ? { anchor: follows.anchor, fromMonth: follows.toMonth, toMonth: follows.toMonth + months }
    : { anchor: now, fromMonth: 0, toMonth: months }
  const held = worthOf(lower, isDemo, now)
  return {
    kind: kindOf(lower.length > 0, follows, wanted),
    charge: chargeOf(price, held),
    held,
    time,
    credited: lower.map(term => term.id),
  }
}

/** Returns the worth of the days that are left of terms, in a purchase with or without money. */
function worthOf(terms: readonly Term[], isDemo: boolean, now: Date): Paise {
  const worth = terms
    .filter(term => term.isDemo === isDemo)
    .reduce((sum, term) => sum + creditOf(term.value, daysOf(term, now)), 0)
  return paise.parse(Math.min(worth, PAISE_MAX))
}

/** Returns whether a purchase would be paid for further ahead than {@link MONTHS_AHEAD}. */
export const isTooFarAhead = ({ time }: Quote, now: Date): boolean =>
  monthsAfter(time.anchor, time.toMonth) > monthsAfter(now, MONTHS_AHEAD)

function kindOf(isUpgrade: boolean, follows: Term | undefined, wanted: PaidPlan): Quote['kind'] {
  if (!follows) return isUpgrade ? 'upgrade' : 'new'
  return follows.planName === wanted ? 'renewal' : 'later'
}

const lastOf = (terms: readonly Term[]): Term | undefined =>
  terms.toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime()).at(-1)

/** Returns the term of the plan that is in its grace: a payment continues it without a gap. */
function lapsed(terms: readonly Term[], wanted: PaidPlan, now: Date): Term | undefined {
  const last = lastOf(terms)
  return last?.planName === wanted && isBefore(now, graceOf(last)) ? last : undefined
}

type Quoted = {
  planName: PaidPlan
  credited: readonly string[]
  credit: Paise
  isDemo: boolean
  quotedAt: Date
}

/**
 * Returns whether the terms that a purchase ends are those that were credited when its price was made,
 * and are worth the credit. If not, a credit was used twice, paid time would be lost, or the payment of
 * a term went back: the payment must go back.
 */
export function isAsQuoted(
  terms: readonly Term[],
  { planName: wanted, credited, credit, isDemo, quotedAt }: Quoted,
): boolean {
  const lower = terms.filter(term => isBefore(quotedAt, endOf(term)) && isLower(term.planName, wanted))
  return (
    lower.length === credited.length &&
    lower.every(({ id }) => credited.includes(id)) &&
    worthOf(lower, isDemo, quotedAt) >= credit
  )
}

/**
 * Returns the terms that a refund of one changes: later ones follow without a gap. A term that has
 * ended leaves the others as they are.
 */
export function movedUp(terms: readonly Term[], refunded: string, now: Date): Term[] {
  const live = terms
    .filter(term => isBefore(now, endOf(term)))
    .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
  const place = live.findIndex(({ id }) => id === refunded)
  const gone = live[place]
  if (!gone) return []
  const isRunning = !isBefore(now, startOf(gone))
  const by = isRunning ? gone.toMonth : gone.toMonth - gone.fromMonth
  return live.slice(place + 1).map(term => ({
    ...term,
    ...(isRunning && { anchor: now }),
    fromMonth: term.fromMonth - by,
    toMonth: term.toMonth - by,
  }))
}
