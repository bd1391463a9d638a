import { expect, test } from 'vitest'

import { persistently } from './persistently.ts'

test('a failed load is tried again until it succeeds, after longer and longer waits', async () => {
  const waits: number[] = []
  let tries = 0
  const load = () => (++tries <= 8 ? Promise.reject(new Error('offline')) : Promise.resolve('loaded'))
  const loaded = await persistently(load, ms => {
    waits.push(ms)
    return Promise.resolve()
  })
  expect(loaded).toBe('loaded')
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map(seconds => seconds * 1000))
})
