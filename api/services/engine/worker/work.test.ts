import { expect, test } from 'vitest'

import { toolsOf } from './work.ts'

const ada = { who: 'ada', last: false }
const ignore = () => undefined

test('a canceled task has no further turn, and another user has the next one', async () => {
  const canceling = new AbortController()
  const canceled = toolsOf(ada, ignore, canceling.signal)
  const other = toolsOf({ who: 'ben', last: false }, ignore, new AbortController().signal)
  expect(await canceled.inTurn(() => 'before')).toBe('before')

  const order: string[] = []
  const running = canceled.inTurn(async () => {
    canceling.abort(new Error('no longer wanted'))
    order.push('running')
    return 'done'
  })
  const waiting = canceled.inTurn(() => order.push('waiting'))
  const others = other.inTurn(() => order.push('another user'))
  // A piece that runs ends by itself.
  expect(await running).toBe('done')
  await expect(waiting).rejects.toThrow('no longer wanted')
  await expect(canceled.inTurn(() => order.push('later'))).rejects.toThrow('no longer wanted')
  await others
  expect(order).toEqual(['running', 'another user'])
})
