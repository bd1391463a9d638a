import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'

import { createLogger } from '#platform/logger.ts'
import { BodyBytes } from '#realtime/body/bodyBytes.ts'
import { RealtimeMetrics } from '#realtime/metrics.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import { paragraphOf } from '#tests/support/yclient.ts'

import { BodyMaintainer, type OpenBody } from './maintainer.ts'
import { projectAll, packedBodies } from './project.ts'

const TYPING_MS = 40

let bodies: BodyMaintainer
/** How long a worker takes. */
let workMs: number
/** The stored projections: how much text each had, and when it was stored. */
let stored: { length: number; at: number }[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  stored = []
  workMs = 0
  bodies = new BodyMaintainer({
    log: new MemoryLog(),
    store: {
      saveProjection: (_doc, { text }) =>
        Promise.resolve(void stored.push({ length: text.length, at: performance.now() })),
      isProjected: () => Promise.resolve(true),
      quarantine: () => Promise.reject(new Error('It is a good body.')),
      outdated: () => Promise.resolve([]),
    },
    workers: {
      run: async request => {
        const made = projectAll(packedBodies.parse(request))
        await new Promise(resolve => setTimeout(resolve, workMs))
        return made
      },
    },
    threads: 1,
    logger: createLogger('silent'),
    metrics: new RealtimeMetrics(),
    onQuarantine: () => undefined,
    onStored: () => undefined,
  })
})
afterEach(() => vi.useRealTimers())

it('B1: stores the projection at most 2 s after a change, also during steady typing', async () => {
  const { open, doc, add } = aBody()
  doc.on('update', () => {
    add(true)
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

it('stores the projection of a row that was committed while the one before was made', async () => {
  workMs = 500
  const { open, doc, add } = aBody()
  paragraphOf(doc).insert(0, 'first')
  add(true)
  bodies.changed(open)
  await vi.advanceTimersByTimeAsync(1400)
  paragraphOf(doc).insert(0, 'second ')
  const waiting = add(false)
  await vi.advanceTimersByTimeAsync(300)
  // The work has begun without it.
  waiting.committed = true
  bodies.changed(open)
  await vi.advanceTimersByTimeAsync(4000)
  expect(stored.map(({ length }) => length)).toEqual(['first'.length, 'second first'.length])
  bodies.forget(open)
})

/** An open body, and a function that adds the changes of its document since the last call as a row. */
function aBody() {
  const bytes = new BodyBytes({ snapshot: null, version: {}, tail: [] })
  const open: OpenBody = {
    id: randomUUID(),
    bytes,
    write: () => Promise.reject(new Error('It is valid.')),
    adopt: () => undefined,
  }
  const doc = new Y.Doc()
  const changes: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => void changes.push(update))
  let n = 0
  const add = (committed: boolean) =>
    bytes.add({ writer: 'w', n: ++n, user: 'u', bytes: Y.mergeUpdates(changes.splice(0)) }, committed)
  return { open, doc, add }
}
