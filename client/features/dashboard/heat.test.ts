import { expect, test } from 'vitest'

import { lastDays, weekday } from '#schema/dashboard/days.ts'

import { heatOf, placesOf } from './heat.ts'

const at = (words: number, fixes: number, active: boolean) => ({ day: '2026-11-24', words, fixes, active })

test('a day is warmer the more was written, and warmer once it is active', () => {
  expect(
    [at(0, 0, false), at(49, 0, false), at(0, 5, true), at(250, 0, true), at(900, 0, true)].map(heatOf),
  ).toEqual([0, 1, 2, 3, 4])
})

test('days stand in the column of their weekday, in as many rows as there are weeks', () => {
  const days = lastDays('2026-11-24', 30).map(day => ({ day, words: 0, fixes: 0, active: false }))
  const places = placesOf(days)
  expect(places.map(({ column }) => column - 1)).toEqual(days.map(({ day }) => weekday(day)))
  expect(places[0]?.row).toBe(1)
  expect(places.at(-1)).toMatchObject({ row: 5, column: 2 })
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(30)
})
