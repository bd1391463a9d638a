import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { NewRow } from './contract.ts'
import { GroupCommit } from './groupCommit.ts'

const MEGABYTE = 1024 * 1024
const IMPATIENT = { isRowsFault: () => false, patienceMs: 0 }
const row = (doc: string, n: number, bytes: number): NewRow => ({
  doc,
  writer: 'w',
  n,
  user: 'u',
  bytes: new Uint8Array(bytes),
})

it('K1: writes concurrent appends at once, in order', async () => {
  const writes: number[][] = []
  const commits = new GroupCommit(
    rows => Promise.resolve(void writes.push(rows.map(one => one.n))),
    IMPATIENT,
  )
  await Promise.all([1, 2, 3].map(n => commits.add([row('a', n, 10)])))
  await commits.add([row('a', 4, 10)])
  expect(writes).toEqual([[1, 2, 3], [4]])
})

/** A promise and the function that resolves it. */
const latch = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open }
}

it('K6: rejects more than 64 MB of waiting updates, and accepts again after they are written', async () => {
  const [writing, gate] = [latch(), latch()]
  const commits = new GroupCommit(() => {
    writing.open()
    return gate.opened
  }, IMPATIENT)
  const waiting = [commits.add([row('a', 1, 1)])]
  await writing.opened
  for (let n = 2; n <= 65; n++) waiting.push(commits.add([row('a', n, MEGABYTE)]))
  await expect(commits.add([row('b', 1, 1)])).rejects.toThrow('Too many updates wait')
  gate.open()
  await Promise.all(waiting)
  await expect(commits.add([row('b', 1, 1)])).resolves.toBeUndefined()
})

it('knows the age of the oldest rows that are not written, also of those in the running write', async () => {
  const [writing, gate] = [latch(), latch()]
  const commits = new GroupCommit(() => {
    writing.open()
    return gate.opened
  }, IMPATIENT)
  expect(commits.oldest).toBe(0)
  const first = commits.add([row('a', 1, 1)])
  await writing.opened
  const [begun, age] = [performance.now(), commits.oldest]
  expect(age).toBeGreaterThan(0)
  const second = commits.add([row('a', 2, 1)])
  expect(commits.oldest).toBeGreaterThanOrEqual(age)
  expect(commits.oldest).toBeLessThanOrEqual(age + (performance.now() - begun) / 1000)
  gate.open()
  await Promise.all([first, second])
  expect(commits.oldest).toBe(0)
})

it('K6: writes at most 33 times a second, the first time at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const starts: number[] = []
    const commits = new GroupCommit(() => Promise.resolve(void starts.push(performance.now())), IMPATIENT)
    await vi.advanceTimersByTimeAsync(1000)
    const began = performance.now()
    for (let n = 1; n <= 300; n++) {
      void commits.add([row('a', n, 1)])
      await vi.advanceTimersByTimeAsync(1)
    }
    await vi.advanceTimersByTimeAsync(30)
    expect((starts[0] ?? Infinity) - began).toBeLessThan(5)
    expect(starts.length).toBeGreaterThan(5)
    expect(starts.length).toBeLessThanOrEqual((performance.now() - began) / 30 + 1)
  } finally {
    vi.useRealTimers()
  }
})

it('K5: fails the rows that wait behind a failed write of their document, and no others', async () => {
  let fail = true
  const [writing, gate] = [latch(), latch()]
  const commits = new GroupCommit(async () => {
    writing.open()
    await gate.opened
    if (fail) throw new Error('The disk is full.')
  }, IMPATIENT)
  const first = commits.add([row('a', 1, 1)])
  const caught = expect(first).rejects.toThrow('full')
  await writing.opened
  const behind = expect(commits.add([row('a', 2, 1)])).rejects.toThrow('full')
  const other = commits.add([row('b', 1, 1)])
  gate.open()
  await caught
  await behind
  fail = false
  await expect(other).resolves.toBeUndefined()
})

describe('a write that fails', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  /** A log that fails until `works`, and the outcome of each append. */
  function failingLog(patienceMs: number) {
    const log = { works: false, writes: 0, retries: 0 }
    const commits = new GroupCommit(
      rows => {
        log.writes += rows.length
        return log.works ? Promise.resolve() : Promise.reject(new Error('The database restarts.'))
      },
      { isRowsFault: () => false, patienceMs, onRetry: () => log.retries++ },
    )
    const outcomes: string[] = []
    const add = (n: number) => {
      commits.add([row('a', n, 1)]).then(
        () => outcomes.push(`${n} stored`),
        () => outcomes.push(`${n} failed`),
      )
    }
    return { log, commits, add, outcomes }
  }

  it('K5: is repeated until it succeeds, and what waits behind it follows', async () => {
    const { log, add, outcomes } = failingLog(20_000)
    add(1)
    await vi.advanceTimersByTimeAsync(100)
    add(2)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outcomes).toEqual([])
    expect(log.retries).toBeGreaterThan(10)
    log.works = true
    await vi.advanceTimersByTimeAsync(1100)
    expect(outcomes).toEqual(['1 stored', '2 stored'])
  })

  it('K5: fails after the patience, and at once when nothing is repeated any more', async () => {
    const { commits, add, outcomes } = failingLog(20_000)
    add(1)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(outcomes).toEqual(['1 failed'])
    add(2)
    await vi.advanceTimersByTimeAsync(2000)
    commits.stopRetrying()
    await vi.advanceTimersByTimeAsync(1100)
    expect(outcomes).toEqual(['1 failed', '2 failed'])
  })
})
