import { expect, test } from 'vitest'

import { createRemoteHarper, harperRequest, type HarperAnswer } from './harperMessages.ts'
import { listen } from './listen.ts'

/** A worker that finds nothing, and the questions that it got. One that has ended answers nothing. */
function worker(hasEnded = false): { port: MessagePort; asked: (string | null)[] } {
  const { port1, port2 } = new MessageChannel()
  const asked: (string | null)[] = []
  listen(port1, data => {
    const { id, text } = harperRequest.parse(data)
    asked.push(text)
    if (!hasEnded) port1.postMessage({ id, findings: [] } satisfies HarperAnswer)
  })
  return { port: port2, asked }
}

test('asks the worker of the next page for everything that an ended one left without an answer', async () => {
  const [ended, next] = [worker(true), worker()]
  const harper = createRemoteHarper()
  const early = harper.find('US', 'Before any worker.')
  harper.connect(ended.port)
  const waiting = harper.find('US', 'They was.')
  await expect.poll(() => ended.asked).toEqual(['Before any worker.', 'They was.'])
  harper.connect(next.port)
  expect(await Promise.all([early, waiting])).toEqual([[], []])
  expect(next.asked).toEqual(['Before any worker.', 'They was.'])
  await harper.load('US')
  expect(next.asked.at(-1)).toBeNull()
})
