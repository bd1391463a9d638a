import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { buildSync } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { WorkerError, WorkerPool } from './workers.ts'

// Does what it is asked: counts up in steps, fails, hangs or dies.
const WORKER = `
  import { setTimeout as sleep } from 'node:timers/promises'
  import { serveRequests } from '#platform/worker-thread.ts'
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
afterEach(() => pool?.close())
afterAll(() => rmSync(directory, { recursive: true }))

const open = (timeoutMs = 5000): WorkerPool => (pool = new WorkerPool(script, 1, timeoutMs))

async function take(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = []
  for await (const part of stream) taken.push(part)
  return taken
}

test('answers on a thread that stays', async () => {
  const workers = open()
  expect(await workers.run({})).toBe(1)
  expect(await Promise.all([workers.run({ parts: 2 }), workers.run({})])).toEqual([3, 3])
})

test('streams the parts of an answer', async () => {
  expect(await take(open().stream({ parts: 5 }))).toEqual([1, 2, 3, 4, 5])
  expect(await take(open().stream({}))).toEqual([])
})

test('what the worker throws reaches the caller, behind the parts that came before', async () => {
  const parts: unknown[] = []
  const failing = (async () => {
    for await (const part of open().stream({ parts: 2, end: 'fail' })) parts.push(part)
  })()
  await expect(failing).rejects.toThrow('on request')
  expect(parts).toEqual([1, 2])
})

test('a thread that ends fails its requests; the next one gets a new thread', async () => {
  const workers = open()
  await expect(workers.run({ end: 'die' })).rejects.toThrow(WorkerError)
  await expect(take(workers.stream({ parts: 1, end: 'die' }))).rejects.toThrow(WorkerError)
  expect(await workers.run({})).toBe(1)
})

test('the time-out counts from the last part', async () => {
  const workers = open(1500)
  await workers.run({})
  expect(await take(workers.stream({ parts: 6, everyMs: 300 }))).toHaveLength(6)
  await expect(take(workers.stream({ parts: 1, end: 'hang' }))).rejects.toThrow('No answer after 1500 ms')
})

test('an aborted stream ends when its thread has let go of it, and the thread goes on', async () => {
  const workers = open()
  await workers.run({})
  const controller = new AbortController()
  const waiting = take(workers.stream({ parts: 100, everyMs: 100 }, controller.signal))
  await sleep(20)
  const aborted = performance.now()
  controller.abort(new Error('no longer wanted'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  expect(performance.now() - aborted).toBeLessThan(5000)
  await expect(take(workers.stream({}, controller.signal))).rejects.toThrow('no longer wanted')
  expect(await workers.run({})).toBe(3)
})

test('a thread that does not let go is replaced after the time-out', async () => {
  const workers = open(2500)
  await workers.run({}).catch(() => undefined)
  const controller = new AbortController()
  const waiting = take(workers.stream({ end: 'hang' }, controller.signal))
  controller.abort(new Error('no longer wanted'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  expect(await workers.run({})).toBe(1)
})
