import { setImmediate as turn, setInterval as ticks } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { watchLoopDelay } from './loopDelay.ts'

it('sees that work makes the loop late, again and again', async () => {
  const delay = watchLoopDelay()
  try {
    for (let block = 0; block < 14; block++) {
      const until = performance.now() + 150
      while (performance.now() < until);
      await turn()
    }
    // Each look is at least 100 ms late: some 95 on average, by its formula.
    expect(delay.milliseconds).toBeGreaterThan(50)
  } finally {
    delay.stop()
  }
})

it('sees no delay in a loop that waits, however late its timers are', async () => {
  const delay = watchLoopDelay()
  try {
    // As many ticks of a timer like its own.
    let seen = 0
    for await (const _ of ticks(50)) if (++seen === 12) break
    expect(delay.milliseconds).toBe(0)
  } finally {
    delay.stop()
  }
})
