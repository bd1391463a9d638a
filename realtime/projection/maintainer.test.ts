import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { createLogger } from '#platform/logger.ts'
import { BodyBytes } from '#realtime/body/body-bytes.ts'
import { RealtimeMetrics } from '#realtime/metrics.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { BodyMaintainer, type OpenBody } from './maintainer.ts'
import { projectAll, packedBodies } from './project.ts'

const TYPING_MS = 40

let bodies: BodyMaintainer
/** The stored projections: how much text each had, and when it was stored. */
let stored: { length: number; at: number }[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  stored = []
  bodies = new BodyMaintainer({
    log: new MemoryLog(),
    store: {
      saveProjection: (_doc, { text }) =>
        Promise.resolve(void stored.push({ length: text.length, at: performance.now() })),
      isProjected: () => Promise.resolve(true),
      quarantine: () => Promise.reject(new Error('It is a good body.')),
      outdated: () => Promise.resolve([]),
    },
    workers: { run: request => Promise.resolve(projectAll(packedBodies.parse(request))) },
    threads: 1,
    logger: createLogger('silent'),
    metrics: new RealtimeMetrics(),
    onQuarantine: () => undefined,
    onStored: () => undefined,
  })
})
afterEach(() => vi.useRealTimers())

it('B1: stores the projection at most 2 s after a change, also during steady typing', async () => {
  const bytes = new BodyBytes({ snapshot: null, version: {}, tail: [] })
  const open: OpenBody = {
    id: randomUUID(),
    bytes,
    write: () => Promise.reject(new Error('It is valid.')),
    adopt: () => undefined,
  }
  const doc = new Y.Doc()
  let n = 0
  doc.on('update', (update: Uint8Array) => {
    bytes.add({ writer: 'w', n: ++n, user: 'u', bytes: update }, true)
    bodies.changed(open)
  })
  const typedAt: number[] = []
  for (let letter = 0; letter < 100; letter++) {
    paragraphOf(doc).insert(letter, 'x')
    typedAt.push(performance.now())
    await vi.advanceTimersByTimeAsync(TYPING_MS)
  }
  await vi.advanceTimersByTimeAsync(2000)
  for (const [letter, at] of typedAt.entries()) {
    const first = stored.find(({ length }) => length > letter)
    expect((first?.at ?? Infinity) - at).toBeLessThanOrEqual(2000)
  }
  // Not at every change.
  expect(stored.length).toBeLessThanOrEqual(4)
  bodies.forget(open)
})
