import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import {
  cursorOf,
  cursorText,
  moment,
  nextCursor,
  PAGE_MAX,
  pageQuery,
  pageQueryOf,
  readCursor,
  readPlace,
  type CursorForm,
} from '#schema/shared/cursor.ts'
import { id } from '#schema/shared/ids.ts'

const ID = '0b9c1f6e-2f0a-4b62-9f0e-1d2c3b4a5f60'

test.each(['2026-11-26T10:00:00.123Z', '2026-11-26T10:00:00.123456Z'])(
  'reads the cursor that it writes: %s',
  at => expect(readCursor(cursorOf({ at, id: ID }))).toEqual({ at, id: ID }),
)

test.each([
  '',
  ID,
  `2026-11-26_${ID}`,
  `2026-99-26T10:00:00.123Z_${ID}`,
  `2026-02-30T10:00:00.123Z_${ID}`,
  `2026-11-26T24:00:00.000Z_${ID}`,
  '2026-11-26T10:00:00.123Z_1',
  `2026-11-26T10:00:00.123Z_${ID}'`,
  `2026-11-26T10:00:00.1234Z_${ID}`,
  `2026-11-26T10:00:00.1234567Z_${ID}`,
  `2026-11-26T10:00:00.123Z_${ID.toUpperCase()}`,
  `now()_${ID}`,
  `0000-01-01T00:00:00.000Z_${ID}`,
  `1969-12-31T23:59:59.999Z_${ID}`,
])('reads no cursor from %j', text => expect(readCursor(text)).toBeNull())

test('reads a cursor only for rows with ids of its form', () => {
  const [at, hex] = ['2026-11-26T10:00:00.123Z', ID.replaceAll('-', '')]
  const ofHex = z.object(pageQueryOf(z.string().check(z.regex(/^[0-9a-f]{32}$/))))
  const ofIds = z.object(pageQuery)
  const [short, long] = [cursorOf({ at, id: hex }), cursorOf({ at, id: ID })]
  expect(ofHex.parse({ before: short })).toEqual({ before: short, limit: PAGE_MAX })
  expect(ofIds.parse({ before: long, limit: '7' })).toEqual({ before: long, limit: 7 })
  expect(ofHex.safeParse({ before: long }).success).toBe(false)
  expect(ofIds.safeParse({ before: short }).success).toBe(false)
})

const number = z.string().check(z.regex(/^\d+$/))
test.each<[string, CursorForm, string[] | null]>([
  ['a_b@example.org', [z.string().check(z.minLength(1))], ['a_b@example.org']],
  [`7_2026-11-26_${ID}`, [number, z.iso.date(), id], ['7', '2026-11-26', ID]],
  ['7_a_b', [number, z.string()], ['7', 'a_b']],
  ['', [z.string().check(z.minLength(1))], null],
  ['7', [number, z.string(), z.string()], null],
  [`7_2026-11-26_${ID}_`, [number, z.iso.date(), id], null],
  [`_2026-11-26_${ID}`, [number, z.iso.date(), id], null],
  [`7_2026-02-30_${ID}`, [number, z.iso.date(), id], null],
])('the values in %j, by their forms', (text, form, values) => {
  expect(readPlace(text, form)).toEqual(values)
  expect(cursorText(form).safeParse(text).success).toBe(values !== null)
})

test('a moment keeps its microseconds', () => {
  const [earlier, later] = ['2026-11-26T10:00:00.123456Z', '2026-11-26T10:00:00.123457Z']
  expect([earlier, later].map(at => readPlace(`${at}_${ID}`, [moment, id])?.[0])).toEqual([earlier, later])
})

test.each([
  [0, null],
  [PAGE_MAX - 1, null],
  [PAGE_MAX, `after ${PAGE_MAX}`],
])('the page after one of %i rows is %j', (rows, next) => {
  const page = Array.from({ length: rows }, (_, index) => index + 1)
  expect(nextCursor(page, row => `after ${row}`)).toBe(next)
})
