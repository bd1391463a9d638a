import { Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { observeThread } from './metrics.ts'

test('counts tasks while they wait or run, and times them', async () => {
  const registry = new Registry()
  let finish: () => void = () => undefined
  const finished = new Promise<void>(resolve => (finish = resolve))
  const thread = observeThread(
    {
      async *stream({ request }) {
        yield 'a part'
        await finished
        if (request === 'broken') throw new Error('The worker failed.')
      },
      close: () => Promise.resolve(),
    },
    registry,
  )
  const run = async (request: string) => {
    for await (const part of thread.stream({ task: 'check', who: 'ann', last: false, request }))
      expect(part).toBe('a part')
  }
  const runs = Promise.allSettled([run('a text'), run('broken')])
  expect(await registry.metrics()).toContain('bluepencil_engine_tasks{task="check"} 2')
  finish()
  expect((await runs).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const text = await registry.metrics()
  expect(text).toContain('bluepencil_engine_tasks{task="check"} 0')
  expect(text).toContain('bluepencil_engine_seconds_count{task="check"} 2')
})
