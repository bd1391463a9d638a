import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { limitsOf } from '#realtime/limits.ts'

import { Openings } from './openings.ts'

const MEGABYTE = 1024 * 1024

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('L6: lets a user load 32 MB at once, and then 4 MB a second', () => {
  const openings = new Openings(limitsOf(1))
  for (let n = 0; n < 10; n++) {
    expect(openings.isOverdrawn('user a')).toBe(false)
    openings.charge('user a', 3.5 * MEGABYTE)
  }
  expect(openings.isOverdrawn('user a')).toBe(true)
  expect(openings.isOverdrawn('user b')).toBe(false)
  vi.advanceTimersByTime(700)
  expect(openings.isOverdrawn('user a')).toBe(true)
  vi.advanceTimersByTime(100)
  expect(openings.isOverdrawn('user a')).toBe(false)
})

it('L6: does not forget a debt, however often the user comes back', () => {
  const openings = new Openings(limitsOf(1))
  openings.charge('user a', 40 * MEGABYTE)
  openings.prune()
  expect(openings.isOverdrawn('user a')).toBe(true)
  vi.advanceTimersByTime(10_000)
  openings.prune()
  expect(openings.isOverdrawn('user a')).toBe(false)
})
