import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { buildSync } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { WorkerError, WorkerPool } from './workers.ts'

// Counts up in steps, fails, hangs or dies, as requested.
const WORKER = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { getPriority } from 'node:os'
  import { resourceLimits } from 'node:worker_threads'
  import { serveRequests } from '#platform/workerThread.ts'
  let served = 0
  serveRequests(async ({ parts = 0, everyMs = 0, end = 'answer' }, part, signal) => {
    served++
    for (let number = 1; number <= parts; number++) {
      await sleep(everyMs)
      signal.throwIfAborted()
      part(number)
    }
    if (end === 'fail') throw new Error('on request')
    if (end === 'hang') await new Promise(() => undefined)
    if (end === 'die') process.exit(1)
    if (end === 'describe') return { heapMb: resourceLimits.maxOldGenerationSizeMb, nice: getPriority() }
    return served
  })
`

let directory: string
let script: URL
let pool: WorkerPool | undefined

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'bluepencil-workers-'))
  const outfile = path.join(directory, 'worker.mjs')
  buildSync({
    stdin: { contents: WORKER, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  script = pathToFileURL(outfile)
})
afterEach(async () => {
  vi.useRealTimers()
  await pool?.close()
})
afterAll(() => rmSync(directory, { recursive: true }))

const TIMEOUT_MS = 20_000
const open = (): WorkerPool => (pool = new WorkerPool(script, 1, TIMEOUT_MS))

async function take(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = []
  for await (const part of stream) taken.push(part)
  return taken
}

test('answers on a thread that stays alive', async () => {
  const workers = open()
  expect(await workers.run({})).toBe(1)
  expect(await Promise.all([workers.run({ parts: 2 }), workers.run({})])).toEqual([3, 3])
})

test('streams the parts of an answer', async () => {
  expect(await take(open().stream({ parts: 5 }))).toEqual([1, 2, 3, 4, 5])
  expect(await take(open().stream({}))).toEqual([])
})

test("passes a worker's error to the caller after the earlier parts", async () => {
  const parts: unknown[] = []
  const failing = (async () => {
    for await (const part of open().stream({ parts: 2, end: 'fail' })) parts.push(part)
  })()
  await expect(failing).rejects.toThrow('on request')
  expect(parts).toEqual([1, 2])
})

test('fails the requests of a thread that ends, and starts a new one for the next', async () => {
  const workers = open()
  await expect(workers.run({ end: 'die' })).rejects.toThrow(WorkerError)
  await expect(take(workers.stream({ parts: 1, end: 'die' }))).rejects.toThrow(WorkerError)
  expect(await workers.run({})).toBe(1)
})

/** From here on the pool's time-outs use the test's clock. Those of its threads do not. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('restarts the time-out with each part', async () => {
  holdTime()
  const workers = open()
  let parts = 0
  const onPart = () => {
    parts++
    vi.advanceTimersByTime(TIMEOUT_MS - 1)
  }
  expect(await workers.run({ parts: 6 }, onPart)).toBe(1)
  expect(parts).toBe(6)
  const stream = workers.stream({ parts: 1, end: 'hang' })
  expect(await stream.next()).toEqual({ done: false, value: 1 })
  const next = expect(stream.next()).rejects.toThrow(`No answer after ${TIMEOUT_MS} ms`)
  vi.advanceTimersByTime(TIMEOUT_MS)
  await next
})

test('ends an aborted stream once its thread is free, and keeps the thread', async () => {
  const workers = open()
  await workers.run({})
  const controller = new AbortController()
  // Longer than any test.
  const waiting = take(workers.stream({ parts: 1_000_000, everyMs: 100 }, controller.signal))
  await sleep(20)
  controller.abort(new Error('no longer wanted'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  await expect(take(workers.stream({}, controller.signal))).rejects.toThrow('no longer wanted')
  expect(await workers.run({})).toBe(3)
})

test('replaces a thread that ignores the abort after the time-out', async () => {
  const workers = open()
  expect(await workers.run({})).toBe(1)
  holdTime()
  const controller = new AbortController()
  const waiting = take(workers.stream({ end: 'hang' }, controller.signal))
  controller.abort(new Error('no longer wanted'))
  vi.advanceTimersByTime(TIMEOUT_MS)
  await expect(waiting).rejects.toThrow('no longer wanted')
  expect(await workers.run({})).toBe(1)
})

test('ends a thread that is idle, and starts a new one for the next request', async () => {
  pool = new WorkerPool(script, 1, TIMEOUT_MS, { idleMs: 1000 })
  expect(await pool.run({})).toBe(1)
  holdTime()
  // The second request of the same thread.
  expect(await pool.run({})).toBe(2)
  vi.advanceTimersByTime(999)
  expect(await pool.run({})).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(await pool.run({})).toBe(1)
})

test('limits the heap of a thread', async () => {
  pool = new WorkerPool(script, 1, TIMEOUT_MS, { heapMb: 64 })
  expect(await pool.run({ end: 'describe' })).toMatchObject({ heapMb: 64 })
})

test.runIf(process.platform === 'linux')('lets a background thread yield, and no other one', async () => {
  pool = new WorkerPool(script, 1, TIMEOUT_MS)
  expect(await pool.run({ end: 'describe' })).toMatchObject({ nice: getPriority() })
  await pool.close()
  pool = new WorkerPool(script, 1, TIMEOUT_MS, { isBackground: true })
  expect(await pool.run({ end: 'describe' })).toMatchObject({ nice: Math.max(5, getPriority()) })
})
