import fc from 'fast-check'
import { expect, test } from 'vitest'

import { divideRounded, paise, PAISE_MAX } from './money.ts'

test('an amount is a whole number of paise that is not negative', () => {
  for (const amount of [0, 1, PAISE_MAX]) expect(paise.parse(amount)).toBe(amount)
  for (const amount of [-1, 0.5, PAISE_MAX + 1, Number.NaN, Infinity, '100', null])
    expect(paise.safeParse(amount).success).toBe(false)
})

test('a quotient is rounded half up', () => {
  expect([divideRounded(1, 2), divideRounded(1, 3), divideRounded(5, 3), divideRounded(0, 7)]).toEqual([
    1, 0, 2, 0,
  ])
})

test('a quotient is off by half a unit at most, also for the largest amounts', () => {
  const dividend = fc.bigInt(0n, BigInt(PAISE_MAX) * 1200n)
  fc.assert(
    fc.property(dividend, fc.bigInt(1n, 36_600n), (n, d) => {
      const quotient = BigInt(divideRounded(Number(n), Number(d)))
      expect(2n * n - 2n * d * quotient < d && 2n * d * quotient - 2n * n <= d).toBe(true)
    }),
  )
})
