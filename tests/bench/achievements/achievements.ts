import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import { z } from 'zod'

import { createPool } from '#platform/database/pool.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { createLogger } from '#platform/logger.ts'
import { signUp } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { Samples } from '../sync/samples.ts'
import { startTwice } from '../sync/servers/product.ts'

const TYPISTS = 1000
const MINUTES = 10
/** Each document is projected so often, at 60 words per minute. */
const EVERY_MS = 2000
const WORDS = 2
/** Projections that are stored together, as by the realtime server. */
const TOGETHER = 50
const SAMPLE_MS = 100

// The document of a typist has the typist's id.
const TYPISTS_WITH_DOCUMENTS = `
  WITH people AS (
    INSERT INTO users (email, password_hash, first_name, last_name)
    SELECT n || '@typists.example', '', 'Test', 'User' FROM generate_series(1, ${TYPISTS}) n RETURNING id),
  documents AS (
    INSERT INTO documents (id, workspace_id, owner_id, title)
    SELECT p.id, w.id, w.owner_id, 'Typed' FROM people p, workspaces w WHERE w.owner_id = $1 RETURNING id)
  SELECT id FROM documents ORDER BY id`

// From here, each typist passes 1,000 words within the run.
const BEGIN = `
  WITH projected AS (
    INSERT INTO document_projections (document_id, text, words, characters, body, covers)
    SELECT unnest($1::uuid[]), '', 0, 0, '{}', '{}')
  SELECT credit_writing(id, id, (420 + 550 * place / ${TYPISTS})::int, 0)
  FROM unnest($1::uuid[]) WITH ORDINALITY AS p (id, place)`

const UPDATE = `
  INSERT INTO document_updates (document_id, writer, n, user_id, bytes)
  SELECT id, 'w', $2::bigint, id, '' FROM unnest($1::uuid[]) id`
const PROJECT = `
  UPDATE document_projections SET words = words + ${WORDS}, covers = jsonb_build_object('w', $2::bigint)
  WHERE document_id = ANY($1::uuid[])`

const WAITING = `
  SELECT coalesce(sum(n), 0)::int AS waiting, coalesce(max(n), 0)::int AS most
  FROM (SELECT count(*) AS n FROM achievement_checks GROUP BY user_id) c`
// Only the bench knows which process inserted a row, by the name of its connection.
const NAME_PROCESSES = `ALTER TABLE achievements ADD COLUMN made_by text DEFAULT current_setting('application_name')`
const AWARDED = `
  SELECT count(*)::int AS achievements, count(DISTINCT user_id)::int AS people,
    count(*) FILTER (WHERE made_by = 'first')::int AS first,
    (SELECT count(*)::int FROM outbox WHERE name = 'achievements.awarded') AS events
  FROM achievements WHERE achievement = 'words-1k'`

const ids = z.array(z.object({ id: z.string() }))
const waitingRow = z.object({ waiting: z.number(), most: z.number() })
const awardedRow = z.object({
  achievements: z.number(),
  people: z.number(),
  first: z.number(),
  events: z.number(),
})

/** Measures how many checks of achievements wait while 1,000 people type, over two processes. */
export async function runAchievements(): Promise<Metric[]> {
  const product = await startTwice()
  const pool = createPool(product.databaseUrl, createLogger('silent'))
  try {
    const url = `http://127.0.0.1:${product.children[0].port}`
    const { user } = await signUp({ url, databaseUrl: product.databaseUrl })
    await pool.query(NAME_PROCESSES)
    const people = ids.parse((await pool.query(TYPISTS_WITH_DOCUMENTS, [user.id])).rows).map(({ id }) => id)
    await pool.query(BEGIN, [people])
    const metrics = await measure(pool, people)
    printMetrics(metrics)
    return metrics
  } finally {
    await pool.end()
    await product.dispose()
  }
}

async function measure(pool: Pool, people: readonly string[]): Promise<Metric[]> {
  const waiting = new Samples()
  const ofOne = new Samples()
  const sample = async () => {
    const now = waitingRow.parse((await pool.query(WAITING)).rows[0])
    waiting.add(now.waiting)
    ofOne.add(now.most)
    return now.waiting
  }
  const typing = { isOver: false }
  const sampling = (async () => {
    for (; !typing.isOver; await sleep(SAMPLE_MS)) await sample()
  })()
  const rounds = await type(pool, people).finally(() => (typing.isOver = true))
  await sampling
  const last = performance.now()
  await until(async () => (await sample()) === 0, 'no check waits')
  const drained = Math.round(performance.now() - last)
  const awarded = awardedRow.parse((await pool.query(AWARDED)).rows[0])
  return [
    { name: 'projections', value: rounds * people.length, unit: '' },
    { name: 'waiting checks, p50', value: waiting.quantile(0.5), unit: '' },
    { name: 'waiting checks, most', value: waiting.quantile(1), unit: '', goal: `≤ ${TYPISTS}` },
    { name: 'waiting checks of one person, most', value: ofOne.quantile(1), unit: '' },
    { name: 'last projection → no check waits', value: drained, unit: 'ms' },
    { name: 'people with the achievement', value: awarded.people, unit: '', goal: `= ${TYPISTS}` },
    { name: 'events of achievements', value: awarded.events, unit: '', goal: `= ${TYPISTS}` },
    { name: 'achievements by the first process', value: awarded.first, unit: '', goal: '> 0' },
    {
      name: 'achievements by the second process',
      value: awarded.achievements - awarded.first,
      unit: '',
      goal: '> 0',
    },
  ]
}

/** Types for the whole time. Returns how often each document was projected. */
async function type(pool: Pool, people: readonly string[]): Promise<number> {
  const groups = Array.from({ length: TYPISTS / TOGETHER }, (_, at) =>
    people.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )
  const started = performance.now()
  let round = 0
  while (performance.now() - started < MINUTES * 60_000) {
    round += 1
    for (const [at, group] of groups.entries()) {
      const due = started + (round - 1) * EVERY_MS + (at * EVERY_MS) / groups.length
      await sleep(Math.max(0, due - performance.now()))
      await inTransaction(pool, async client => {
        await client.query(UPDATE, [group, round])
        await client.query(PROJECT, [group, round])
      })
    }
  }
  return round
}
