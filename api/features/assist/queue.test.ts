import { expect, test } from 'vitest'

import { createQueue } from './queue.ts'

const settle = () => new Promise(resolve => setTimeout(resolve, 5))

test('one at a time, in order of arrival', async () => {
  const turn = createQueue()
  const order: string[] = []
  const task = async (name: string) => {
    const done = await turn()
    order.push(`${name} begins`)
    await settle()
    order.push(`${name} ends`)
    done()
  }
  await Promise.all([task('a'), task('b'), task('c')])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('one that is aborted steps out of the line and lets nobody past who was behind it', async () => {
  const turn = createQueue()
  const firstDone = await turn()
  const controller = new AbortController()
  const second = turn(controller.signal)
  let thirdBegan = false
  const third = (async () => {
    const done = await turn()
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
  await expect(turn(controller.signal)).rejects.toThrow('gone')
  await expect(turn()).resolves.toBeTypeOf('function')
})
