import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Listener } from '#platform/database/listener.ts'
import { createPool } from '#platform/database/pool.ts'
import { startClaimLoop, type ClaimLoop, type ClaimSource } from '#platform/jobs/claimLoop.ts'
import type { LeaseTimes } from '#platform/jobs/leasedClaims.ts'
import { createLogger } from '#platform/logger.ts'
import { CHANNEL, heldJobs, JOBS_TABLE, leasedJobs, type Work } from '#tests/support/claimQueues.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

const silent = createLogger('silent')
/** The log line of a loop that cannot claim. */
const FAILED = 'work could not be claimed or done; trying again'
/** There are no jobs. */
const IDLE: ClaimSource = { pass: () => Promise.resolve('idle'), finish: () => Promise.resolve() }

const cleanUp: (() => Promise<unknown>)[] = []
let url: string
let pool: Pool

beforeEach(async () => {
  const database = await emptyDatabase()
  url = database.url
  pool = createPool(url, silent)
  cleanUp.push(database.drop, () => pool.end())
  await pool.query(JOBS_TABLE)
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const queue = (...ids: string[]) => pool.query('INSERT INTO jobs (id) SELECT unnest($1::text[])', [ids])
const notify = () => pool.query(`NOTIFY ${CHANNEL}`)
const ids = (count: number) => Array.from({ length: count }, (_, i) => `job ${i}`)
const statuses = async () => {
  const { rows } = await pool.query<{ id: string; status: string }>(
    'SELECT id, status FROM jobs ORDER BY place',
  )
  return Object.fromEntries(rows.map(row => [row.id, row.status]))
}
const attemptsOf = async (id: string) =>
  (await pool.query<{ attempts: number }>('SELECT attempts FROM jobs WHERE id = $1', [id])).rows[0]?.attempts

/** Starts a loop with a separate connection to listen on, like a process. */
async function run(source: ClaimSource, sweepMs = 50, logger = silent): Promise<ClaimLoop> {
  const listener = new Listener(url, silent)
  const loop = startClaimLoop({ name: 'test', channel: CHANNEL, sweepMs, source, listener, logger })
  await listener.start()
  cleanUp.push(
    () => listener.stop(),
    () => loop.stop(),
  )
  return loop
}

/** Records which jobs run, and those that were begun while they were running. */
function recorder(before: Work = () => new Promise(resolve => setTimeout(resolve, 5))) {
  const begun: string[] = []
  const running = new Set<string>()
  const twice: string[] = []
  const work: Work = async (job, signal) => {
    begun.push(job.id)
    if (running.has(job.id)) twice.push(job.id)
    running.add(job.id)
    try {
      await before(job, signal)
    } finally {
      running.delete(job.id)
    }
  }
  return { begun, twice, work }
}

/** Returns work that waits until it is let go. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { open, wait: () => opened }
}

const poisoned: Work = ({ id }) => (id === 'poison' ? Promise.reject(new Error('poison')) : Promise.resolve())

const styles: [string, (work: Work, times?: Partial<LeaseTimes>) => ClaimSource][] = [
  ['held', work => heldJobs(pool, work)],
  ['leased', (work, times) => leasedJobs(pool, work, times)],
]

describe.each(styles)('a loop with %s claims', (style, source) => {
  test('shares jobs between processes and does each one once', async () => {
    await queue(...ids(60))
    const { begun, twice, work } = recorder()
    await Promise.all([run(source(work)), run(source(work)), run(source(work))])
    await expect.poll(async () => new Set(Object.values(await statuses()))).toEqual(new Set(['done']))
    expect(begun.toSorted()).toEqual(ids(60).toSorted())
    expect(twice).toEqual([])
  })

  test('takes over the job of a process that was killed', async () => {
    await queue('a')
    const args = ['--import', 'tsx', 'tests/support/claimWorker.ts', url, style, '3000']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    cleanUp.push(() => Promise.resolve(child.kill('SIGKILL')))
    const claimed = (await once(child.stdout, 'data')).toString().split('\n')[0]
    expect(claimed).toBe('a')
    const { begun, work } = recorder()
    if (style === 'held') {
      await queue('b')
      await run(source(work))
      await expect.poll(statuses).toEqual({ a: 'queued', b: 'done' })
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (style === 'leased') await run(source(work))
    await expect.poll(() => begun.filter(id => id === 'a')).toEqual(['a'])
    await expect.poll(async () => (await statuses())['a']).toBe('done')
  })

  test('is woken by a notification', async () => {
    const { begun, work } = recorder()
    await run(source(work), NEVER_MS)
    await queue('a')
    await notify()
    await expect.poll(statuses).toEqual({ a: 'done' })
    await queue('b', 'c', 'd', 'e')
    await notify()
    await expect.poll(() => begun).toHaveLength(5)
  })

  test('finds a job whose notification was lost by its sweep', async () => {
    const { work } = recorder()
    await run(source(work))
    await queue('a')
    await expect.poll(statuses).toEqual({ a: 'done' })
  })

  test('runs other jobs while one fails, and abandons that one after its last attempt', async () => {
    await queue('poison', 'a', 'b')
    const { begun, work } = recorder(poisoned)
    await run(source(work))
    await expect.poll(statuses).toEqual({ poison: 'dead', a: 'done', b: 'done' })
    expect(begun.slice(0, 3).toSorted()).toEqual(['a', 'b', 'poison'])
    expect(begun.filter(id => id === 'poison')).toHaveLength(3)
    expect(await attemptsOf('poison')).toBe(3)
  })

  test('waits for running jobs when it stops, and claims nothing more', async () => {
    const { open, wait } = gate()
    await queue(...ids(8))
    const { begun, work } = recorder(wait)
    const loop = await run(source(work, { graceMs: NEVER_MS }))
    const atOnce = style === 'held' ? 1 : 3
    await expect.poll(() => begun).toHaveLength(atOnce)
    let isStopped = false
    const stopped = loop.stop().then(() => (isStopped = true))
    // One without jobs that is stopped later ends before it.
    await (await run(IDLE)).stop()
    expect(isStopped).toBe(false)
    open()
    await stopped
    expect(begun.toSorted()).toEqual(ids(atOnce))
    expect(Object.values(await statuses()).filter(status => status === 'done')).toHaveLength(atOnce)
  })

  test('continues after the database was unavailable', async () => {
    await pool.query('ALTER TABLE jobs RENAME TO away')
    const { work } = recorder()
    const log = collectedLog()
    await run(source(work), NEVER_MS, log.logger)
    await until(() => log.count(FAILED) > 1, 'it fails repeatedly')
    await pool.query(`INSERT INTO away (id) VALUES ('a')`)
    await pool.query('ALTER TABLE away RENAME TO jobs')
    await expect.poll(statuses).toEqual({ a: 'done' })
  })
})

test('a loop that rests takes what comes meanwhile in one pass, and stops at once', async () => {
  let passes = 0
  const source: ClaimSource = { ...IDLE, pass: () => Promise.resolve(++passes > 1 ? 'idle' : 'more') }
  const listener = new Listener(url, silent)
  const loop = startClaimLoop({
    name: 'test',
    channel: CHANNEL,
    sweepMs: NEVER_MS,
    restMs: NEVER_MS,
    source,
    listener,
    logger: silent,
  })
  await listener.start()
  cleanUp.push(() => listener.stop())
  // A pass that found more is followed by another one without a rest.
  await until(() => passes === 2, 'the first two passes')
  const { begun, work } = recorder()
  await run(heldJobs(pool, work), NEVER_MS)
  await queue(...ids(3))
  for (let at = 0; at < 3; at += 1) await notify()
  await expect.poll(() => begun).toHaveLength(3)
  expect(passes).toBe(2)
  await loop.stop()
})

describe('a loop with leased claims', () => {
  test('respects the lease of a silent worker until it ends', async () => {
    await queue('a')
    const { wait, open } = gate()
    const slow = recorder(wait)
    await run(leasedJobs(pool, slow.work, { leaseMs: 1500 }), NEVER_MS)
    await expect.poll(() => slow.begun).toEqual(['a'])
    const { rows } = await pool.query<{ end: Date }>('SELECT claimed_until AS end FROM jobs')
    let claimedAt = 0
    const other = recorder(() => Promise.resolve(void (claimedAt = Date.now())))
    await run(leasedJobs(pool, other.work))
    await expect.poll(() => other.begun).toEqual(['a'])
    expect(claimedAt).toBeGreaterThanOrEqual(rows[0]?.end.getTime() ?? Infinity)
    open()
  })

  test('breaks off jobs that outlive the grace period, and releases them uncounted', async () => {
    await queue('a')
    const { begun, work } = recorder(
      (_job, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const loop = await run(leasedJobs(pool, work))
    await expect.poll(() => begun).toEqual(['a'])
    await loop.stop()
    expect(await attemptsOf('a')).toBe(0)
    expect(await statuses()).toEqual({ a: 'queued' })
    await run(leasedJobs(pool, () => Promise.resolve()))
    await expect.poll(statuses).toEqual({ a: 'done' })
  })

  test('ends an attempt that takes too long, and tries again', async () => {
    await queue('a')
    let attempts = 0
    const work: Work = (_job, signal) =>
      ++attempts > 1
        ? Promise.resolve()
        : new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('aborted'))),
          )
    await run(leasedJobs(pool, work, { attemptMs: 100 }))
    await expect.poll(statuses).toEqual({ a: 'done' })
    expect(await attemptsOf('a')).toBe(2)
  })
})

test('a held job whose process dies between work and commit is undone as a whole', async () => {
  await queue('a')
  await pool.query('CREATE TABLE made (id text)')
  const begun: string[] = []
  const dying = await pool.connect()
  await dying.query('BEGIN')
  await dying.query(`SELECT id FROM jobs WHERE status = 'queued' FOR UPDATE SKIP LOCKED`)
  await dying.query(`INSERT INTO made VALUES ('a')`)
  await dying.query(`UPDATE jobs SET status = 'done' WHERE id = 'a'`)
  await run(heldJobs(pool, job => Promise.resolve(void begun.push(job.id))))
  // A later job is found and done meanwhile.
  await queue('b')
  await expect.poll(statuses).toEqual({ a: 'queued', b: 'done' })
  expect(begun).toEqual(['b'])
  // The connection breaks.
  dying.release(new Error('killed'))
  await expect.poll(statuses).toEqual({ a: 'done', b: 'done' })
  expect(begun).toEqual(['b', 'a'])
  expect((await pool.query('SELECT FROM made')).rowCount).toBe(0)
})
