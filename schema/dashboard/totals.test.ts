import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, type Day } from './days.ts'
import { achievementFacts, type DayCounts } from './summary.ts'
import { factsAfter, NO_TOTALS, OPEN_DAYS, settled, type Totals } from './totals.ts'

const FIRST = '2026-01-01'
const dayOf = (offset: number): Day => addDays(FIRST, offset)
const OTHERS = { shared: 0, emails: 3 }

const counts = fc.record({ words: fc.constantFrom(0, 49, 50, 400), fixes: fc.constantFrom(0, 4, 5, 20) })
/** Days with work, mostly without a gap, in order. */
const written = fc
  .array(fc.option(counts, { freq: 6 }), { maxLength: 60 })
  .map(all => all.flatMap((one, offset): DayCounts[] => (one ? [{ day: dayOf(offset), ...one }] : [])))

const after = ({ through }: Totals, days: readonly DayCounts[]) =>
  days.filter(({ day }) => through === null || day > through)

describe('totals', () => {
  test('and the days after them lead to the facts of all days, whenever they were settled', () => {
    fc.assert(
      fc.property(written, fc.array(fc.nat(70), { maxLength: 8 }), (days, moments) => {
        let totals = NO_TOTALS
        for (const moment of [...moments.toSorted((a, b) => a - b), 63]) {
          const today = dayOf(moment)
          const known = days.filter(({ day }) => day <= today)
          // Only the days after the totals are read.
          const read = after(totals, known)
          expect(factsAfter(totals, read, OTHERS)).toEqual(achievementFacts(known, today, OTHERS))
          totals = settled(totals, read, today)
          expect(factsAfter(totals, after(totals, known), OTHERS)).toEqual(
            achievementFacts(known, today, OTHERS),
          )
        }
      }),
    )
  })

  test('leave out the days that can still change', () => {
    const days = [0, 1, 2, 3, 4].map(offset => ({ day: dayOf(offset), words: 50, fixes: 0 }))
    const totals = settled(NO_TOTALS, days, dayOf(4))
    expect(totals).toMatchObject({ through: dayOf(4 - OPEN_DAYS), words: 100, run: { active: 2 } })
    const more = days.map(one => ({ ...one, words: 80 }))
    expect(factsAfter(totals, after(totals, more), OTHERS)).toMatchObject({ words: 340, bestStreak: 5 })
  })

  test('never go back, whatever the day', () => {
    const days = [{ day: FIRST, words: 60, fixes: 0 }]
    const totals = settled(NO_TOTALS, days, dayOf(20))
    expect(settled(totals, [], dayOf(10))).toEqual(totals)
    expect(settled(totals, days, dayOf(20))).toEqual(totals)
    expect(factsAfter(totals, days, OTHERS)).toMatchObject({ words: 60, bestStreak: 1 })
  })

  test('of no days are none', () => {
    expect(settled(NO_TOTALS, [], FIRST)).toEqual(NO_TOTALS)
    expect(factsAfter(NO_TOTALS, [], OTHERS)).toEqual({ words: 0, fixes: 0, bestStreak: 0, ...OTHERS })
  })
})
