import { expect, test } from 'vitest'

import { MEGABYTE, sizeText } from './rules.ts'

test.each([
  [0, '0 MB'],
  [0.04, '0 MB'],
  [0.3, '0.3 MB'],
  [20, '20 MB'],
  [512, '512 MB'],
  [999.94, '999.9 MB'],
  [999.97, '1 GB'],
  [1000, '1 GB'],
  [1500, '1.5 GB'],
  [10_000, '10 GB'],
  [1_250_000, '1,250 GB'],
])('%d million bytes are %s', (megabytes, text) => expect(sizeText(megabytes * MEGABYTE)).toBe(text))

test('what is used is rounded up', () => {
  expect(sizeText(1, Math.ceil)).toBe('0.1 MB')
  expect(sizeText(1001 * MEGABYTE, Math.ceil)).toBe('1.1 GB')
})
