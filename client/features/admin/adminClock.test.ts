import { afterEach, expect, test } from 'vitest'

import { lastUse, noteUse } from './adminClock.ts'

const KEY = 'bluepencil.adminUsedAt'
afterEach(() => localStorage.clear())

test('the last use is that of any tab', () => {
  noteUse(1_000_000)
  expect(localStorage.getItem(KEY)).toBe('1000000')
  expect(lastUse(1_000_000)).toBe(1_000_000)
  localStorage.setItem(KEY, '2000000')
  expect(lastUse(2_500_000)).toBe(2_000_000)
  noteUse(3_000_000)
  expect(lastUse(3_000_000)).toBe(3_000_000)
})

test('other tabs learn of many uses now and then, and this one knows the last', () => {
  noteUse(10_000_000)
  noteUse(10_001_000)
  expect(localStorage.getItem(KEY)).toBe('10000000')
  expect(lastUse(10_001_000)).toBe(10_001_000)
  noteUse(10_005_000)
  expect(localStorage.getItem(KEY)).toBe('10005000')
})

test('a time to come, or none, is no use', () => {
  noteUse(20_000_000)
  localStorage.setItem(KEY, '99000000')
  expect(lastUse(20_000_000)).toBe(20_000_000)
  localStorage.setItem(KEY, 'soon')
  expect(lastUse(20_000_000)).toBe(20_000_000)
})
