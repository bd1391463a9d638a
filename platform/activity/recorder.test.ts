import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { activityBatch } from '#schema/activity/contract.ts'
import type { StoredEvent } from '#schema/events/define.ts'

import { ActivityRecorder, ENTRIES_A_FLUSH } from './recorder.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A recorder over a database that names everyone Ada, and what it has sent. */
function recording({ fails = false } = {}) {
  const sent: StoredEvent[] = []
  const stored: unknown[][] = []
  const query = (statement: { values: string[] }) => {
    if (fails) return Promise.reject(new Error('The database is away.'))
    const [counts = '', entries = ''] = statement.values
    stored.push([JSON.parse(counts), JSON.parse(entries)])
    const rows = (JSON.parse(entries) as { id: string }[]).map(({ id }) => ({
      id,
      name: 'Ada Lovelace',
      transaction: '812',
    }))
    return Promise.resolve({ rows })
  }
  const recorder = new ActivityRecorder({
    // Only this one form of its overloads is called.
    pool: { query: query as never },
    bus: {
      append: events => {
        sent.push(...events)
        return Promise.resolve()
      },
    },
    logger: pino({ level: 'silent' }),
  })
  return { recorder, stored, batches: () => sent.map(({ value }) => activityBatch.parse(value)), sent }
}

const ADA = '5b0f4a52-6a0e-4e5e-9d3e-0d4d6a3f9a11'

test('acts of a quarter of a second are counted and sent together, with names', async () => {
  const { recorder, batches, sent } = recording()
  recorder.record({ kind: 'check', userId: ADA })
  recorder.record({ kind: 'check', userId: ADA })
  recorder.record({ kind: 'payment', userId: ADA, detail: 'pro' })
  await vi.advanceTimersByTimeAsync(250)
  expect(batches()).toMatchObject([
    {
      transaction: 812,
      counts: { check: 2, payment: 1 },
      entries: [
        { kind: 'check' },
        {},
        { kind: 'payment', detail: 'pro', user: { id: ADA, name: 'Ada Lovelace' } },
      ],
    },
  ])
  expect(sent[0]).toMatchObject({ rooms: ['admin'], revision: 1 })
  recorder.record({ kind: 'error', detail: '/api/documents' })
  await recorder.close()
  expect(batches()[1]).toMatchObject({ counts: { error: 1 }, entries: [{ user: null }] })
  expect(sent[1]).toMatchObject({ revision: 2 })
})

test('of too many acts, all are counted, a sample is kept, and the rare ones are in it', async () => {
  const { recorder, batches } = recording()
  for (let n = 0; n < 500; n += 1) recorder.record({ kind: 'check' })
  recorder.record({ kind: 'payment' })
  recorder.record({ kind: 'error' })
  for (let n = 0; n < 500; n += 1) recorder.record({ kind: 'ai-action' })
  await recorder.close()
  const [batch] = batches()
  expect(batch?.counts).toEqual({ check: 500, payment: 1, error: 1, 'ai-action': 500 })
  expect(batch?.entries).toHaveLength(ENTRIES_A_FLUSH)
  const kinds = new Set(batch?.entries.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['check', 'payment', 'error', 'ai-action']))
})

test('an act never fails because it cannot be recorded', async () => {
  const { recorder, sent } = recording({ fails: true })
  recorder.record({ kind: 'check' })
  await recorder.close()
  expect(sent).toEqual([])
})

test('a long detail is cut', async () => {
  const { recorder, batches } = recording()
  recorder.record({ kind: 'error', detail: 'x'.repeat(500) })
  await recorder.close()
  expect(batches()[0]?.entries[0]?.detail).toHaveLength(100)
})
