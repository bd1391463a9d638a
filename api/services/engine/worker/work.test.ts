import { expect, test } from 'vitest'

import { toolsOf, TURN_MS } from './work.ts'

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

/** Works until a turn has lasted as long as it may. */
function overrun(): void {
  const began = performance.now()
  while (performance.now() - began <= TURN_MS);
}

test('work that rests after its time lets another user work, and goes on afterwards', async () => {
  const ada = toolsOf({ who: 'ada', last: false }, ignore, new AbortController().signal)
  const ben = toolsOf({ who: 'ben', last: false }, ignore, new AbortController().signal)
  const order: string[] = []
  const long = ada.inTurn(async rest => {
    expect(rest()).toBeUndefined()
    for (const step of [1, 2]) {
      order.push(`ada ${step}`)
      overrun()
      await rest()
    }
    return 'done'
  })
  const short = ben.inTurn(() => order.push('ben'))
  const later = toolsOf({ who: 'ada', last: false }, ignore, new AbortController().signal).inTurn(() =>
    order.push('ada later'),
  )
  expect(await long).toBe('done')
  await Promise.all([short, later])
  expect(order).toEqual(['ada 1', 'ben', 'ada 2', 'ada later'])
})

test("a visitor's work that rests waits for signed-in users, and stops once it is not wanted", async () => {
  const leaving = new AbortController()
  const visitor = toolsOf({ who: 'address', last: true }, ignore, leaving.signal)
  const ben = toolsOf({ who: 'ben', last: false }, ignore, new AbortController().signal)
  const order: string[] = []
  const long = visitor.inTurn(async rest => {
    overrun()
    await rest()
    order.push('visitor')
    overrun()
    leaving.abort(new Error('gone'))
    await rest()
    order.push('never')
  })
  const calls = [1, 2].map(n => ben.inTurn(() => order.push(`ben ${n}`)))
  await expect(long).rejects.toThrow('gone')
  await Promise.all(calls)
  expect(order).toEqual(['ben 1', 'ben 2', 'visitor'])
  // The turn was ended once: another one begins.
  expect(await ben.inTurn(() => 'next')).toBe('next')
})
