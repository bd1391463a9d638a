import { expect, test } from 'vitest'

import { drawnRows } from './useSpan.ts'

test.each<[string, number, [from: number, to: number], number[], number[]]>([
  ['no rows', 0, [0, 30], [], []],
  ['a short list', 3, [0, 30], [], [0, 1, 2]],
  ['the start of a long one', 1000, [-10, 4], [], [0, 1, 2, 3, 999]],
  ['its middle', 1000, [500, 503], [], [0, 500, 501, 502, 999]],
  ['a list above', 1000, [2000, 2030], [], [0, 999]],
  ['a list below', 1000, [-60, -30], [], [0, 999]],
  ['the focus elsewhere', 1000, [500, 501], [100], [0, 97, 98, 99, 100, 101, 102, 103, 500, 999]],
  ['the focus at the end', 1000, [0, 2], [999], [0, 1, 996, 997, 998, 999]],
  ['a row that is gone', 5, [0, 1], [-1], [0, 4]],
])('draws %s', (_what, count, [from, to], kept, drawn) => {
  expect(drawnRows(count, { from, to }, kept)).toEqual(drawn)
})
