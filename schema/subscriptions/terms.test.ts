import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { MONTHS } from '#schema/plans/prices.ts'
import { paise } from '#schema/shared/money.ts'

import {
  endOf,
  isAsQuoted,
  isLower,
  isTooFarAhead,
  movedUp,
  quoteOf,
  standingAt,
  startOf,
  type PaidPlan,
  type Term,
} from './terms.ts'

const at = (text: string) => new Date(text)
const PRICES = { premium: 49_900, pro: 99_900 } as const

function termOf(change: Partial<Term> = {}): Term {
  const anchor = at('2026-01-31T09:00:00Z')
  return {
    id: 'a',
    planName: 'premium',
    value: paise.parse(49_900),
    isDemo: false,
    anchor,
    fromMonth: 0,
    toMonth: 1,
    ...change,
  }
}

type Buy = { planName: PaidPlan; period: 'monthly' | 'annual' }
const wish = ({ planName, period }: Buy) => ({
  planName,
  period,
  price: paise.parse(PRICES[planName] * MONTHS[period]),
  isDemo: false,
  isCanceled: false,
})

/** Buys and returns the live terms, and what was paid for them. */
function buy(terms: Term[], purchase: Buy, now: Date, id: string) {
  const quote = quoteOf(terms, wish(purchase), now)
  const value = wish(purchase).price
  const bought: Term = { id, planName: purchase.planName, value, isDemo: false, ...quote.time }
  return { terms: [...terms.filter(term => !quote.credited.includes(term.id)), bought], quote }
}

describe('a purchase', () => {
  const now = at('2026-02-10T15:00:00Z')

  test('starts at once without a plan', () => {
    expect(quoteOf([], wish({ planName: 'pro', period: 'annual' }), now)).toEqual({
      kind: 'new',
      charge: { amount: 1_198_800, credit: 0 },
      held: 0,
      time: { anchor: now, fromMonth: 0, toMonth: 12 },
      credited: [],
    })
  })

  test('of the same plan continues it on the day of the anchor', () => {
    const quote = quoteOf([termOf()], wish({ planName: 'premium', period: 'monthly' }), now)
    expect(quote).toMatchObject({ kind: 'renewal', time: { fromMonth: 1, toMonth: 2 }, credited: [] })
    expect(endOf(termOf(quote.time))).toEqual(at('2026-03-31T00:00:00Z'))
  })

  test('of a higher plan starts at once and credits the days that are left', () => {
    // 17 of 28 days.
    expect(quoteOf([termOf()], wish({ planName: 'pro', period: 'monthly' }), now)).toEqual({
      kind: 'upgrade',
      charge: { amount: 69_604, credit: 30_296 },
      held: 30_296,
      time: { anchor: now, fromMonth: 0, toMonth: 1 },
      credited: ['a'],
    })
  })

  test('of a lower plan starts after the higher one', () => {
    const quote = quoteOf(
      [termOf({ planName: 'pro' })],
      wish({ planName: 'premium', period: 'monthly' }),
      now,
    )
    expect(quote).toMatchObject({
      kind: 'later',
      charge: { credit: 0 },
      time: { fromMonth: 1 },
      credited: [],
    })
  })

  test('in grace continues the plan from its end', () => {
    const inGrace = at('2026-03-02T00:00:00Z')
    const quote = quoteOf([termOf()], wish({ planName: 'premium', period: 'monthly' }), inGrace)
    expect(quote).toMatchObject({ kind: 'renewal', time: { fromMonth: 1, toMonth: 2 } })
    const after = quoteOf(
      [termOf()],
      wish({ planName: 'premium', period: 'monthly' }),
      at('2026-03-03T00:00:00Z'),
    )
    expect(after).toMatchObject({ kind: 'new' })
  })

  test('of a fourth year ahead is refused', () => {
    const threeYears = [termOf({ toMonth: 36 })]
    const isRefused = (terms: Term[], period: Buy['period']) =>
      isTooFarAhead(quoteOf(terms, wish({ planName: 'premium', period }), now), now)
    expect(isRefused(threeYears, 'monthly')).toBe(true)
    expect(isRefused([termOf({ toMonth: 24 })], 'annual')).toBe(false)
  })
})

const purchase = fc.record({
  planName: fc.constantFrom<PaidPlan>('premium', 'pro'),
  period: fc.constantFrom<'monthly' | 'annual'>('monthly', 'annual'),
})
const steps = fc.array(fc.tuple(purchase, fc.integer({ min: 0, max: 90 * 86_400 })), { maxLength: 12 })
const begin = fc.date({ min: at('2024-01-01'), max: at('2040-01-01'), noInvalidDate: true })

describe('any purchases', () => {
  test('leave no gap and no overlap, and the higher plan first', () => {
    fc.assert(
      fc.property(begin, steps, (start, list) => {
        let [terms, now]: [Term[], Date] = [[], start]
        for (const [index, [each, pause]] of list.entries()) {
          now = new Date(now.getTime() + pause * 1000)
          ;({ terms } = buy(terms, each, now, String(index)))
          const live = terms
            .filter(term => endOf(term) > now)
            .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
          const [first] = live
          if (!first) continue
          expect(startOf(first) <= now).toBe(true)
          for (const [place, term] of live.entries()) {
            const next = live[place + 1]
            if (!next) continue
            expect(startOf(next)).toEqual(endOf(term))
            expect(isLower(term.planName, next.planName)).toBe(false)
          }
        }
      }),
    )
  })

  test('credit no more than the terms that end were worth, and charge the rest', () => {
    fc.assert(
      fc.property(begin, steps, (start, list) => {
        let [terms, now]: [Term[], Date] = [[], start]
        for (const [index, [each, pause]] of list.entries()) {
          now = new Date(now.getTime() + pause * 1000)
          const before = terms
          const bought = buy(terms, each, now, String(index))
          terms = bought.terms
          const { charge, credited } = bought.quote
          expect(charge.amount + charge.credit).toBe(wish(each).price)
          const worth = before
            .filter(({ id }) => credited.includes(id))
            .reduce((sum, { value }) => sum + value, 0)
          expect(charge.credit).toBeLessThanOrEqual(worth)
        }
      }),
    )
  })

  test('hold as quoted until the terms that they end change', () => {
    fc.assert(
      fc.property(begin, steps, purchase, purchase, (start, list, first, second) => {
        let terms: Term[] = []
        for (const [index, [each]] of list.entries()) ({ terms } = buy(terms, each, start, String(index)))
        const { credited, charge } = quoteOf(terms, wish(second), start)
        const { planName } = second
        const quoted = { planName, credited, credit: charge.credit, isDemo: false, quotedAt: start }
        const holds = (now: Term[]) => isAsQuoted(now, quoted)
        expect(holds(terms)).toBe(true)
        // The payment of a term went back, and its time stayed.
        const returned = terms.map(term => ({ ...term, value: paise.parse(0) }))
        expect(holds(returned)).toBe(charge.credit === 0)
        const after = buy(terms, first, start, 'first').terms
        const creditedNow = quoteOf(after, wish(second), start).credited
        expect(holds(after)).toBe(creditedNow.toSorted().join() === credited.toSorted().join())
      }),
    )
  })
})

describe('the plan by the terms', () => {
  const terms = [termOf({ planName: 'pro' }), termOf({ id: 'b', fromMonth: 1, toMonth: 2 })]

  test.each([
    ['2026-02-27T23:59:59Z', { state: 'paid', planName: 'pro', changesAt: '2026-02-28' }],
    ['2026-02-28T00:00:00Z', { state: 'paid', planName: 'premium', changesAt: '2026-04-03' }],
    ['2026-03-31T00:00:00Z', { state: 'grace', planName: 'premium', changesAt: '2026-04-03' }],
  ])('at %s is %j', (now, { changesAt, ...standing }) => {
    expect(standingAt(terms, at(now), false)).toEqual({
      ...standing,
      paidUntil: at('2026-03-31T00:00:00Z'),
      changesAt: at(`${changesAt}T00:00:00Z`),
    })
  })

  test('is free after the grace, and without grace once canceled', () => {
    expect(standingAt(terms, at('2026-04-03T00:00:00Z'), false)).toEqual({ state: 'none' })
    expect(standingAt(terms, at('2026-03-31T00:00:00Z'), true)).toEqual({ state: 'none' })
    expect(standingAt(terms, at('2026-03-30T00:00:00Z'), true)).toMatchObject({
      changesAt: at('2026-03-31T00:00:00Z'),
    })
    expect(standingAt([], at('2026-03-31T00:00:00Z'), false)).toEqual({ state: 'none' })
  })
})

describe('a refund', () => {
  const now = at('2026-02-10T15:00:00Z')
  const terms = [
    termOf(),
    termOf({ id: 'b', fromMonth: 1, toMonth: 13 }),
    termOf({ id: 'c', fromMonth: 13, toMonth: 14 }),
  ]

  test('of the running term starts the later ones now', () => {
    expect(movedUp(terms, 'a', now)).toEqual([
      termOf({ id: 'b', anchor: now, fromMonth: 0, toMonth: 12 }),
      termOf({ id: 'c', anchor: now, fromMonth: 12, toMonth: 13 }),
    ])
  })

  test('of a later term moves up those behind it', () => {
    expect(movedUp(terms, 'b', now)).toEqual([termOf({ id: 'c', fromMonth: 1, toMonth: 2 })])
  })

  test('of the last, of one that has ended and of none moves none', () => {
    expect(movedUp(terms, 'c', now)).toEqual([])
    expect(movedUp(terms, 'a', at('2026-02-28T00:00:00Z'))).toEqual([])
    expect(movedUp(terms, 'x', now)).toEqual([])
  })
})
