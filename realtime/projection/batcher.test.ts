import { expect, it } from 'vitest'

import { Batcher } from './batcher.ts'

const doubling = (batches: number[][], isBad: (item: number) => boolean = () => false) =>
  new Batcher<number, number>({
    windowMs: 5,
    maxItems: 3,
    maxWeight: 100,
    weigh: item => item,
    process: items => {
      batches.push(items)
      return items.some(isBad)
        ? Promise.reject(new Error(`cannot do ${items.join()}`))
        : Promise.resolve(items.map(item => 2 * item))
    },
  })

it('batches calls of about the same time, and returns each its own result', async () => {
  const batches: number[][] = []
  const gather = doubling(batches)
  expect(await Promise.all([1, 2, 3, 4].map(item => gather.run(item)))).toEqual([2, 4, 6, 8])
  expect(await gather.run(5)).toBe(10)
  expect(batches).toEqual([[1, 2, 3], [4], [5]])
})

it('processes a heavy item alone', async () => {
  const batches: number[][] = []
  const gather = doubling(batches)
  await Promise.all([60, 30, 20, 500].map(item => gather.run(item)))
  expect(batches).toEqual([[60, 30], [20], [500]])
})

it('retries each item alone after a failed batch, so that only the culprit fails', async () => {
  const batches: number[][] = []
  const gather = doubling(batches, item => item === 2)
  const results = await Promise.allSettled([1, 2, 3].map(item => gather.run(item)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]])
})
