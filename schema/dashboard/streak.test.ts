import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, daysBetween, isTimeZone, lastDays, weekday, type Day } from './days.ts'
import { FREEZE_DAYS, isActiveDay, streakOf } from './streak.ts'

const TODAY = '2026-03-10'
const ago = (count: number): Day => addDays(TODAY, -count)
const streakAgo = (...counts: number[]) => streakOf(counts.map(ago), TODAY)

/** Days before today on which something was done, as offsets. */
const offsets = fc.uniqueArray(fc.nat(60), { maxLength: 50 })

/** The streak by its definition: the longest stretch in which missed days are far enough apart. */
function defined(active: readonly number[], end: number): { best: number; current: number } {
  const done = (offset: number) => active.includes(offset)
  const valid = (from: number, to: number) => {
    const missed = Array.from({ length: from - to + 1 }, (_, index) => from - index).filter(at => !done(at))
    return missed.every((at, index) => index === 0 || (missed[index - 1] ?? 0) - at >= FREEZE_DAYS)
  }
  const count = (from: number, to: number) => active.filter(at => at <= from && at >= to).length
  let [best, current] = [0, 0]
  for (let from = 60; from >= 0; from -= 1) {
    if (!done(from)) continue
    for (let to = from; to >= 0; to -= 1) if (valid(from, to)) best = Math.max(best, count(from, to))
    if (from >= end && valid(from, end)) current = Math.max(current, count(from, end))
  }
  return { best, current }
}

describe('a day', () => {
  test.each([
    [50, 0, true],
    [49, 4, false],
    [0, 5, true],
  ])('of %i words and %i fixes is active: %s', (words, fixes, active) => {
    expect(isActiveDay({ words, fixes })).toBe(active)
  })

  test('is counted on the calendar, over leap days and ends of years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
    expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(['2026-11-23', '2026-11-29', '1969-12-29'].map(weekday)).toEqual([0, 6, 0])
  })

  test('is in a time zone with a name', () => {
    expect(['Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'].every(isTimeZone)).toBe(
      true,
    )
    expect(['', '+05:30', 'Mars/Olympus', "UTC'; --", 'x'.repeat(70)].some(isTimeZone)).toBe(false)
  })
})

describe('a streak', () => {
  test('counts active days up to today, which is not missed before it is over', () => {
    expect(streakAgo()).toMatchObject({ current: 0, best: 0, freezeFrom: TODAY })
    expect(streakAgo(0, 1, 2)).toMatchObject({ current: 3, best: 3, frozenOn: null })
    expect(streakAgo(1, 2)).toMatchObject({ current: 2, best: 2, frozenOn: null })
    expect(streakAgo(3, 4)).toMatchObject({ current: 0, best: 2, frozenOn: null, freezeFrom: TODAY })
  })

  test('survives one missed day in seven', () => {
    expect(streakAgo(2, 3)).toMatchObject({ current: 2, frozenOn: ago(1), freezeFrom: ago(-6) })
    expect(streakAgo(0, 2)).toMatchObject({ current: 2, frozenOn: ago(1) })
    expect(streakAgo(0, 2, 3, 4, 5, 6, 7, 9).current).toBe(8)
    expect(streakAgo(0, 2, 3, 4, 5, 6, 8)).toMatchObject({ current: 6, best: 6 })
  })

  test('is the longest stretch whose missed days are seven days apart', () => {
    fc.assert(
      fc.property(offsets, active => {
        const { best, current } = streakOf(active.map(ago), TODAY)
        expect({ best, current }).toEqual(defined(active, active.includes(0) ? 0 : 1))
      }),
    )
  })

  test('is the same in any order, with repeats, and at any time of the calendar', () => {
    fc.assert(
      fc.property(offsets, fc.nat(20_000), fc.infiniteStream(fc.nat()), (active, shift, seeds) => {
        const days = active.map(ago)
        const mixed = [...days, ...days]
          .map(day => ({ day, at: seeds.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ day }) => day)
        const streak = streakOf(days, TODAY)
        expect(streakOf(mixed, TODAY)).toEqual(streak)
        const moved = streakOf(
          days.map(day => addDays(day, shift)),
          addDays(TODAY, shift),
        )
        expect([moved.current, moved.best]).toEqual([streak.current, streak.best])
      }),
    )
  })

  test('is never shorter for another active day, and the best is never lost', () => {
    fc.assert(
      fc.property(offsets, fc.nat(60), fc.nat(30), (active, more, later) => {
        const streak = streakOf(active.map(ago), TODAY)
        const longer = streakOf([...active, more].map(ago), TODAY)
        expect(longer.best).toBeGreaterThanOrEqual(streak.best)
        expect(longer.current).toBeGreaterThanOrEqual(streak.current)
        expect(streak.best).toBeGreaterThanOrEqual(streak.current)
        expect(streakOf(active.map(ago), ago(-later)).best).toBe(streak.best)
      }),
    )
  })

  test('may be missed from the day that it names, and not before', () => {
    fc.assert(
      fc.property(offsets, active => {
        const days = [...active, 0].map(ago)
        const { current, freezeFrom } = streakOf(days, TODAY)
        const wait = daysBetween(TODAY, freezeFrom)
        const worked = Array.from({ length: wait }, (_, index) => addDays(TODAY, index))
        const after = (missed: Day) =>
          streakOf([...days, ...worked.filter(day => day < missed)], addDays(missed, 1))
        const missed = wait === 0 ? addDays(TODAY, 1) : freezeFrom
        expect(after(missed).current).toBe(current + Math.max(0, wait - 1))
        const early = addDays(freezeFrom, -1)
        if (early > TODAY) expect(after(early).current).toBeLessThan(current + wait - 1)
      }),
    )
  })
})

describe('local days', () => {
  const ZONES = [
    'UTC',
    'Asia/Kolkata',
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  ]
  const dayIn = (zone: string, moment: number): Day =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment)

  test('of work every 23 hours make one streak in every zone, also when clocks change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.date({ min: new Date('2012-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (zone, start) => {
          const days = Array.from({ length: 200 }, (_, index) =>
            dayIn(zone, start.getTime() + index * 23 * 3_600_000),
          )
          const { current, best } = streakOf(days, days.at(-1) ?? '')
          expect(current).toBe(best)
          expect(best).toBe(new Set(days).size)
        },
      ),
      { numRuns: 60 },
    )
  })
})
