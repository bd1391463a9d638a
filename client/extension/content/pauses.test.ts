import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Pauses } from './pauses.ts'

const IDLE_MS = 40

let looks: number[]
let pauses: Pauses

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // The test's browser has no idle moments: here, one comes after a while.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, IDLE_MS))
  looks = []
  pauses = new Pauses(() => looks.push(Math.round(performance.now())))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Types so many keys, with a time after each. */
function type(keys: number, everyMs: number): void {
  for (let key = 0; key < keys; key += 1) {
    pauses.schedule()
    vi.advanceTimersByTime(everyMs)
  }
}

test('a text is looked at once after a pause, and a key sets no timer', () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  type(10, 50)
  expect(looks).toEqual([])
  // One at the first key, and one for each time that it was too early.
  expect(set.mock.calls.length).toBeLessThan(5)
  vi.advanceTimersByTime(1000)
  expect(looks).toEqual([450 + 200 + IDLE_MS])
  expect(pauses.isPending()).toBe(false)
})

test('without a pause, there is one look in each while, also when keys come before the idle moment', () => {
  type(160, 30)
  expect(looks).toHaveLength(3)
  for (const [n, look] of looks.entries()) expect(look - (looks[n - 1] ?? 0)).toBeGreaterThanOrEqual(1500)
})

test('a look that is wanted at once does not wait for the pause', () => {
  pauses.schedule()
  pauses.schedule(0)
  vi.advanceTimersByTime(IDLE_MS)
  expect(looks).toEqual([IDLE_MS])
})

test('no look comes after the end', () => {
  type(1, 200)
  pauses.end()
  pauses.schedule(0)
  vi.advanceTimersByTime(2000)
  expect(looks).toEqual([])
})
