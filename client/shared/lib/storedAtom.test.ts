import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { store } from './store.ts'
import { storedAtom } from './storedAtom.ts'

const KEY = 'shade'
const shade = () => storedAtom(KEY, z.enum(['light', 'dark']), 'light')

/** Stores a value as another tab does. */
function storeElsewhere(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
}

beforeEach(() => localStorage.clear())

test('keeps the value for the next page', () => {
  const first = shade()
  expect(store.get(first)).toBe('light')
  store.set(first, 'dark')
  expect(store.get(first)).toBe('dark')
  expect(store.get(shade())).toBe('dark')
})

test.each([
  ['"dark"', 'dark'],
  ['dark', 'dark'],
  ['"green"', 'light'],
  ['{', 'light'],
  ['7', 'light'],
])('reads %s as %s', (stored, expected) => {
  localStorage.setItem(KEY, stored)
  expect(store.get(shade())).toBe(expected)
})

test('follows the other tabs', () => {
  const followed = shade()
  const onChange = vi.fn<() => void>()
  const stop = store.sub(followed, onChange)
  storeElsewhere('"dark"')
  expect(store.get(followed)).toBe('dark')
  storeElsewhere('"green"')
  expect(store.get(followed)).toBe('light')
  storeElsewhere('"dark"')
  storeElsewhere(null)
  expect(store.get(followed)).toBe('light')
  expect(onChange).toHaveBeenCalledTimes(4)
  stop()
})
