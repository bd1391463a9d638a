import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { watchLoopDelay } from './loop-delay.ts'

it('sees that the loop stands still, again and again', async () => {
  const delay = watchLoopDelay()
  try {
    for (let block = 0; block < 8; block++) {
      const until = performance.now() + 150
      while (performance.now() < until);
      await turn()
    }
    // Eight looks, each at least 100 ms late: 83 on average, by its formula.
    expect(delay.milliseconds).toBeGreaterThan(50)
  } finally {
    delay.stop()
  }
})
