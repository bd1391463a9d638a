import { beforeEach, expect, test } from 'vitest'

import { DELETIONS_RESERVE_BYTES, RoomShare, StorageBudget } from './budget.ts'

const LIMIT = 1000

let stored: number
let budget: StorageBudget

beforeEach(async () => {
  stored = 0
  budget = new StorageBudget('owner', () => Promise.resolve(LIMIT - stored))
  await budget.ready()
})

test('takes what fits, whether it is stored yet or not', () => {
  expect(budget.take(600, false)).toBe(true)
  expect(budget.take(401, false)).toBe(false)
  budget.settled(600)
  expect(budget.take(401, false)).toBe(false)
  expect(budget.take(400, false)).toBe(true)
})

test('takes deletions beyond the limit, but not without end', () => {
  expect(budget.take(LIMIT, false)).toBe(true)
  expect(budget.take(DELETIONS_RESERVE_BYTES, true)).toBe(true)
  expect(budget.take(1, true)).toBe(false)
})

test('counts bytes that are not stored yet when it reads the stored size', async () => {
  budget.take(LIMIT, false)
  budget.settled(300)
  stored = 300
  await budget.ready()
  expect(budget.take(1, false)).toBe(false)
})

test('has room again when documents are deleted', async () => {
  budget.take(LIMIT, false)
  budget.settled(LIMIT)
  stored = 0
  await budget.ready()
  expect(budget.take(LIMIT, false)).toBe(true)
})

test('forgets what a room took and lost', async () => {
  let released = 0
  const room = new RoomShare(budget, () => (released += 1))
  room.take(LIMIT, false)
  room.close()
  await budget.ready()
  expect(budget.take(LIMIT, false)).toBe(true)
  expect(released).toBe(1)
})

test('goes on in the budget of a new owner with what is not stored yet', async () => {
  const heir = new StorageBudget('heir', () => Promise.resolve(LIMIT))
  await heir.ready()
  const left: string[] = []
  const room = new RoomShare(budget, () => left.push('owner'))
  room.take(300, false)
  room.move(heir, () => left.push('heir'))
  expect([room.owner, left]).toEqual(['heir', ['owner']])
  expect(room.take(LIMIT - 299, false)).toBe(false)
  expect(room.take(LIMIT - 300, false)).toBe(true)
  room.settled(LIMIT)
  budget.take(LIMIT - 300, false)
  budget.settled(LIMIT - 300)
  await budget.ready()
  expect(budget.take(LIMIT, false)).toBe(true)
  room.close()
  expect(left).toEqual(['owner', 'heir'])
})
