import { expect, test } from 'vitest'

import { boundedWork } from './boundedWork.ts'

test('one caller has a part of the places, and the others have theirs', async () => {
  const inTurn = boundedWork({ atOnce: 2, waiting: 20, each: 5, busy: 'Too many.', retryAfter: 5 })
  let resolve = () => {}
  const end = new Promise<void>(done => (resolve = done))
  const greedy = Promise.allSettled(Array.from({ length: 22 }, () => inTurn(() => end, 'one')))
  const other = inTurn(() => Promise.resolve('done'), 'other')
  resolve()
  expect((await greedy).filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await other).toBe('done')
  expect(await inTurn(() => Promise.resolve('again'), 'one')).toBe('again')
})

test('all callers together have no more places than there are', async () => {
  const inTurn = boundedWork({ atOnce: 1, waiting: 2, busy: 'Too many.', retryAfter: 5 })
  const all = await Promise.allSettled([1, 2, 3, 4].map(number => inTurn(() => Promise.resolve(number))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(all[3]).toMatchObject({ reason: { code: 'UNAVAILABLE', details: { retryAfter: 5 } } })
})
