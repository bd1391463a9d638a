import { expect, test } from 'vitest'

import { createFairQueue, type Turn } from './fairQueue.ts'

const settle = () => new Promise(resolve => setTimeout(resolve, 5))

/** Takes a turn for the first letter of the name. Records when it begins and ends. */
const recorder = (turn: Turn) => {
  const order: string[] = []
  const task = async (name: string) => {
    const done = await turn(name.charAt(0))
    order.push(`${name} begins`)
    await settle()
    order.push(`${name} ends`)
    done()
  }
  return {
    order,
    task,
    begun: () => order.filter(line => line.endsWith('begins')).map(line => line.slice(0, 2)),
  }
}

test('runs one task at a time, in order of arrival', async () => {
  const { order, task } = recorder(createFairQueue())
  await Promise.all([task('a'), task('b'), task('c')])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('lets users take turns, whatever the number of their tasks', async () => {
  const { begun, task } = recorder(createFairQueue())
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(task))
  expect(begun()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('removes an aborted task from the queue without starting the next one', async () => {
  const turn = createFairQueue()
  const firstDone = await turn('a')
  const controller = new AbortController()
  const second = turn('a', { signal: controller.signal })
  let thirdBegan = false
  const third = (async () => {
    const done = await turn('a')
    thirdBegan = true
    done()
  })()
  controller.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await settle()
  expect(thirdBegan).toBe(false)
  firstDone()
  await third
  expect(thirdBegan).toBe(true)
  await expect(turn('a', { signal: controller.signal })).rejects.toThrow('gone')
  await expect(turn('a')).resolves.toBeTypeOf('function')
})

test('removes a user whose only task is aborted', async () => {
  const turn = createFairQueue()
  const done = await turn('a')
  const controller = new AbortController()
  const gone = turn('b', { signal: controller.signal })
  const last = turn('c')
  controller.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  done()
  await expect(last).resolves.toBeTypeOf('function')
})

test('continues a task of many turns before later tasks of its user, in turn with other users', async () => {
  const turn = createFairQueue()
  const order: string[] = []
  const work = async (who: string, task: number) => {
    for (let piece = 1; piece <= 2; piece++) {
      const done = await turn(who, { task })
      order.push(`${who}${task}.${piece}`)
      setImmediate(done)
    }
  }
  await Promise.all([work('a', 1), work('a', 2), work('b', 3)])
  expect(order).toEqual(['a1.1', 'a1.2', 'b3.1', 'a2.1', 'b3.2', 'a2.2'])
})

test('runs the tasks of the last line when no other task waits', async () => {
  const turn = createFairQueue()
  const order: string[] = []
  const work = async (who: string, last: boolean) => {
    const done = await turn(who, { last })
    order.push(who)
    setImmediate(done)
  }
  await Promise.all([
    work('visitor 1', true),
    work('visitor 2', true),
    work('visitor 3', true),
    work('ada', false),
    work('bea', false),
  ])
  expect(order).toEqual(['visitor 1', 'ada', 'bea', 'visitor 2', 'visitor 3'])
})
