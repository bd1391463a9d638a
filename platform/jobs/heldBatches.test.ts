import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { heldBatches } from './heldBatches.ts'

/** A queue of numbers, of which some cannot be done. */
function queueOf(waiting: number[], bad: readonly number[]) {
  const done: number[][] = []
  const warned: unknown[] = []
  const remove = (jobs: readonly number[]) => {
    for (const job of jobs) waiting.splice(waiting.indexOf(job), 1)
  }
  const source = heldBatches<null, number>({
    transaction: act => act(null),
    most: 3,
    claim: async (_tx, most) => waiting.slice(0, most),
    async work(_tx, jobs) {
      if (jobs.some(job => bad.includes(job))) throw new Error('bad')
      remove(jobs)
      done.push([...jobs])
    },
    idOf: String,
    remove: async (_tx, jobs) => remove(jobs),
  })
  const write = (line: string) => void warned.push(z.object({ job: z.string() }).parse(JSON.parse(line)).job)
  const logger = pino({ level: 'warn' }, { write })
  const pass = () =>
    source.pass({
      signal: new AbortController().signal,
      wake: () => undefined,
      logger,
    })
  return { waiting, done, warned, pass }
}

test('jobs are done many at a time', async () => {
  const { waiting, done, pass } = queueOf([1, 2, 3, 4, 5], [])
  expect(await pass()).toBe('idle')
  expect({ waiting, done }).toEqual({
    waiting: [],
    done: [
      [1, 2, 3],
      [4, 5],
    ],
  })
})

test('a bad job holds up no other, is named and is removed', async () => {
  const { waiting, done, warned, pass } = queueOf([1, 2, 3, 4, 5, 6, 7], [2])
  expect(await pass()).toBe('idle')
  expect({ waiting, done }).toEqual({ waiting: [], done: [[1], [3], [4, 5, 6], [7]] })
  expect(warned).toEqual(['1,2,3', '2'])
})

test('bad jobs alone leave nothing behind', async () => {
  const { waiting, done, pass } = queueOf([1, 2], [1, 2])
  await pass()
  expect({ waiting, done }).toEqual({ waiting: [], done: [] })
})
