import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Module from './checker.ts'

type Checker = typeof Module

const NOTHING = () => undefined

let checker: Checker

/** The other ends of the shared workers that the pages of this file have started. */
let started: MessagePort[] = []

class FakeSharedWorker extends EventTarget {
  readonly port: MessagePort
  constructor() {
    super()
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    started.push(port2)
  }
}

/** Starts the checker of a user, with workers that say nothing by themselves. */
function connect(): { losses: () => number } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('SharedWorker', FakeSharedWorker)
  started = []
  const onLost = vi.fn()
  checker.setCheckerOwner('ada')
  checker.connectChecker(NOTHING, onLost)
  return { losses: () => onLost.mock.calls.length }
}

beforeEach(async () => {
  // The page of another test may have given up shared workers.
  vi.resetModules()
  checker = await vi.importActual<Checker>('./checker.ts')
})
afterEach(() => {
  checker.setCheckerOwner(null)
  for (const port of started) port.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Resolves when a message from a worker has reached the page. */
async function answered(index: number): Promise<void> {
  started[index]?.postMessage({ kind: 'here' })
  // Ports deliver in turns of the loop.
  for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

test.each([0, 1])('leaves a shared worker that does not answer, and starts others (%i)', async silent => {
  const { losses } = connect()
  expect(started).toHaveLength(2)
  await answered(1 - silent)
  vi.advanceTimersByTime(checker.HERE_MS - 1)
  expect(losses()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(losses()).toBe(1)
  checker.connectChecker(NOTHING, NOTHING)
  expect(started).toHaveLength(4)
})

test('keeps shared workers that answer', async () => {
  const { losses } = connect()
  await answered(0)
  await answered(1)
  vi.advanceTimersByTime(checker.HERE_MS * 10)
  expect(losses()).toBe(0)
  checker.connectChecker(NOTHING, NOTHING)
  expect(started).toHaveLength(2)
})
