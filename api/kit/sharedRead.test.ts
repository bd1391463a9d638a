import { expect, test } from 'vitest'

import { sharedRead } from './sharedRead.ts'

test('all who ask during a read get its answer, and the next one reads again', async () => {
  const waiting: ((value: number) => void)[] = []
  const read = sharedRead(() => new Promise<number>(resolve => void waiting.push(resolve)))
  const answers = [read(), read(), read()]
  expect(waiting).toHaveLength(1)
  waiting[0]?.(1)
  expect(await Promise.all(answers)).toEqual([1, 1, 1])
  const later = read()
  expect(waiting).toHaveLength(2)
  waiting[1]?.(2)
  expect(await later).toBe(2)
})

test('a failed read is not kept', async () => {
  let reads = 0
  const read = sharedRead(() => {
    reads += 1
    return reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(reads)
  })
  await expect(Promise.all([read(), read()])).rejects.toThrow('away')
  expect(await read()).toBe(2)
})
