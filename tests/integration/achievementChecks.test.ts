import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { achievementChecks } from '#api/features/dashboard/checks.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPool } from '#platform/database/pool.ts'
import { migrations } from '#schema/database/migrations.ts'
import { apiDatabase, silent, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { WAITING_FOR_LOCKS } from '#tests/support/locks.ts'
import { until } from '#tests/support/patience.ts'
import { emptyDatabase } from '#tests/support/postgres.ts'

import { seed } from '../../scripts/server/seed.ts'

const cleanUp: (() => Promise<unknown>)[] = []
let db: ApiDatabase
let pool: Pool

beforeEach(async () => {
  db = await apiDatabase()
  pool = createPool(db.url, silent, { size: 10 })
  cleanUp.push(db.close, () => pool.end())
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const CREDIT = 'SELECT credit_writing($1, gen_random_uuid(), $2, 0)'
const DRAFT = `INSERT INTO results (user_id, kind, title, engine, request, result)
  VALUES ($1, 'email', '', '', '{}', '{}')`

const rows = async (statement: string, ...values: unknown[]): Promise<unknown[]> =>
  (await pool.query(statement, values)).rows
const waiting = () => rows('SELECT count(*)::int AS checks FROM achievement_checks GROUP BY user_id')
const achievementsOf = (id: string) =>
  rows('SELECT achievement FROM achievements WHERE user_id = $1 ORDER BY achievement', id)

/** Works through the checks as a process does when it is woken. */
const awardDue = () =>
  achievementChecks(db.sequelize).pass({
    signal: new AbortController().signal,
    wake: () => undefined,
    logger: silent,
  })

/** A transaction that fails if it ever waits for a lock. */
async function neverWaiting() {
  const client = await pool.connect()
  await client.query(`BEGIN; SET LOCAL lock_timeout = '2s'`)
  return {
    run: (statement: string, ...values: unknown[]) => client.query(statement, values),
    async commit() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

describe('a check', () => {
  test('waits once for each user, however much they write', async () => {
    const ids = [await db.addUser(), await db.addUser(), await db.addUser()]
    for (const id of ids) await pool.query(CREDIT, [id, 60])
    await Promise.all(
      Array.from({ length: 40 }, () =>
        ids.flatMap(id => [pool.query(CREDIT, [id, 60]), pool.query(DRAFT, [id])]),
      ).flat(),
    )
    expect(await waiting()).toEqual(ids.map(() => ({ checks: 1 })))
    await awardDue()
    expect(await waiting()).toEqual([])
    const expected = ['email-pro', 'words-1k'].map(achievement => ({ achievement }))
    for (const id of ids) expect(await achievementsOf(id)).toEqual(expected)
  })

  test('is not asked for by text that is deleted and written again', async () => {
    const id = await db.addUser()
    const write = (words: number) => pool.query('SELECT credit_writing($1, $1, $2, 0)', [id, words])
    await write(60)
    await awardDue()
    for (const words of [-20, 20, 0, -60, 50]) await write(words)
    expect(await waiting()).toEqual([])
    await write(20)
    expect(await waiting()).toEqual([{ checks: 1 }])
  })

  test('makes no writer wait for another one or for the loop', async () => {
    const [ann, bob] = [await db.addUser(), await db.addUser()]
    const [one, other] = [await neverWaiting(), await neverWaiting()]
    // In opposite orders, as batches of documents may be.
    for (const id of [ann, bob]) await one.run(CREDIT, id, 600)
    for (const id of [bob, ann]) await other.run(CREDIT, id, 600)
    await one.commit()
    await other.commit()
    const loop = await neverWaiting()
    await loop.run('SELECT FROM achievement_checks FOR UPDATE')
    const writer = await neverWaiting()
    for (const id of [ann, bob, ann]) await writer.run(CREDIT, id, 600)
    await writer.commit()
    await loop.commit()
    for (let left = (await waiting()).length; left > 0; left = (await waiting()).length) await awardDue()
    for (const id of [ann, bob]) expect(await achievementsOf(id)).toEqual([{ achievement: 'words-1k' }])
  })

  test('that a writer relies on is left until that writer has committed', async () => {
    const id = await db.addUser()
    await pool.query(CREDIT, [id, 60])
    const writer = await neverWaiting()
    await writer.run(CREDIT, id, 5000)
    await awardDue()
    expect(await waiting()).toEqual([{ checks: 1 }])
    await writer.commit()
    await awardDue()
    expect(await waiting()).toEqual([])
    expect(await achievementsOf(id)).toEqual([{ achievement: 'words-1k' }])
  })

  test('that fails holds up no other, and is asked for again', async () => {
    const broken = await db.addUser()
    const others = [await db.addUser(), await db.addUser()]
    await pool.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER broken BEFORE INSERT ON achievements
        FOR EACH ROW WHEN (NEW.user_id = '${broken}') EXECUTE FUNCTION fail()`)
    for (const id of [broken, ...others]) await pool.query(CREDIT, [id, 5000])
    await awardDue()
    for (const id of others) expect(await achievementsOf(id)).toEqual([{ achievement: 'words-1k' }])
    expect(await achievementsOf(broken)).toEqual([])
    expect(await waiting()).toEqual([])
    await pool.query('DROP TRIGGER broken ON achievements; DELETE FROM writing_days')
    await pool.query(CREDIT, [broken, 5000])
    await awardDue()
    expect(await achievementsOf(broken)).toEqual([{ achievement: 'words-1k' }])
  })

  test('of an account that is being deleted holds up neither the deletion nor others', async () => {
    const [ann, bob] = [await db.addUser(), await db.addUser()]
    for (const id of [ann, bob]) await pool.query(CREDIT, [id, 1000])
    const deletion = await neverWaiting()
    await deletion.run('SELECT FROM users WHERE id = $1 FOR UPDATE', ann)
    await awardDue()
    expect(await achievementsOf(bob)).toEqual([{ achievement: 'words-1k' }])
    await deletion.run('DELETE FROM users WHERE id = $1', ann)
    await deletion.commit()
    expect(await waiting()).toEqual([])
  })
})

describe('achievements', () => {
  test('for emails count drafts that were deleted', async () => {
    const id = await db.addUser()
    for (let at = 0; at < 10; at += 1) {
      await pool.query(DRAFT, [id])
      await pool.query('DELETE FROM results WHERE user_id = $1', [id])
      await awardDue()
      expect(await achievementsOf(id)).toEqual(at < 9 ? [] : [{ achievement: 'email-pro' }])
    }
  })

  test('for streaks and words need only the days that can still change', async () => {
    const id = await db.addUser()
    const write = (ago: number, words: number) =>
      pool.query(
        `INSERT INTO writing_days (user_id, day, document_id, words_peak)
         VALUES ($1, (now() AT TIME ZONE 'UTC')::date - $2::int, gen_random_uuid(), $3)`,
        [id, ago, words],
      )
    for (const ago of [9, 8, 7, 6, 5]) await write(ago, 150)
    await awardDue()
    expect(await achievementsOf(id)).toEqual([])
    // Settled days are not read again.
    await pool.query('DELETE FROM writing_days WHERE user_id = $1', [id])
    await write(2, 150)
    await awardDue()
    expect(await achievementsOf(id)).toEqual([])
    await write(1, 150)
    await awardDue()
    expect(await achievementsOf(id)).toEqual([{ achievement: 'words-1k' }])
  })

  test.each([2 ** 31 - 1, 1_500_000_000])('come with %d words in each of many documents', async words => {
    const id = await db.addUser()
    // Days that are settled, and days that can still change.
    for (const ago of [9, 9, 9, 8, 1, 1, 1])
      await pool.query(
        `INSERT INTO writing_days (user_id, day, document_id, words_peak, fixes_peak)
         VALUES ($1, (now() AT TIME ZONE 'UTC')::date - $2::int, gen_random_uuid(), $3, $3)`,
        [id, ago, words],
      )
    await awardDue()
    expect(await waiting()).toEqual([])
    const earned = ['first-fix', 'words-100k', 'words-10k', 'words-1k']
    expect(await achievementsOf(id)).toEqual(earned.map(achievement => ({ achievement })))
    expect(await rows('SELECT words, fixes FROM writing_totals')).toEqual([
      { words: 4 * words, fixes: 4 * words },
    ])
  })
})

describe('two processes', () => {
  const PEOPLE = 450

  function startProcess(): ChildProcess {
    const args = ['--import', 'tsx', 'tests/support/achievementWorker.ts', db.url]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    cleanUp.push(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    return child
  }

  /** Both have claimed a part of the checks, and publish nothing before `goOn`. */
  async function bothAtWork() {
    const id = await db.addUser()
    await pool.query(
      `INSERT INTO users (email, password_hash, first_name, last_name)
       SELECT n || '@example.com', '', 'Test', 'User' FROM generate_series(1, $1) n`,
      [PEOPLE - 1],
    )
    await pool.query('SELECT credit_writing(id, $1, 1000, 1) FROM users', [id])
    const holder = await pool.connect()
    let isHeld = true
    cleanUp.push(async () => {
      if (isHeld) holder.release(true)
    })
    await holder.query('BEGIN; LOCK TABLE outbox IN EXCLUSIVE MODE')
    const atWork = async (...processes: ChildProcess[]) =>
      until(async () => {
        for (const { exitCode, signalCode } of processes) expect([exitCode, signalCode]).toEqual([null, null])
        return (await pool.query(WAITING_FOR_LOCKS)).rowCount === processes.length
      }, `${processes.length} at work`)
    const first = startProcess()
    await atWork(first)
    await atWork(first, startProcess())
    const goOn = async () => {
      await holder.query('COMMIT')
      isHeld = false
      holder.release()
    }
    return { first, goOn }
  }

  async function expectAllAwardedOnce(): Promise<void> {
    await expect.poll(waiting).toEqual([])
    const achievements = [{ achievement: 'first-fix' }, { achievement: 'words-1k' }].map(one => ({
      ...one,
      count: PEOPLE,
    }))
    expect(
      await rows(
        'SELECT achievement, count(*)::int FROM achievements GROUP BY achievements.achievement ORDER BY achievement',
      ),
    ).toEqual(achievements)
    expect(
      await rows(
        `SELECT value ->> 'achievement' AS achievement, count(*)::int FROM outbox WHERE name = 'achievements.awarded'
         GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual(achievements)
  }

  test('share the checks and award each achievement once', async () => {
    const { goOn } = await bothAtWork()
    await goOn()
    await expectAllAwardedOnce()
  })

  test('lose none and award none twice when one of them dies at work', async () => {
    const { first, goOn } = await bothAtWork()
    first.kill('SIGKILL')
    await once(first, 'exit')
    await goOn()
    await expectAllAwardedOnce()
  })
})

test('an installation with data keeps its checks, one for each user, and the emails that it drafted', async () => {
  const old = await emptyDatabase()
  const oldPool = createPool(old.url, silent)
  cleanUp.push(old.drop, () => oldPool.end())
  const at = migrations.findIndex(({ name }) => name === '0037-badge-checks')
  await migrate(oldPool, migrations.slice(0, at))
  await seed(oldPool)
  const { rows: people } = await oldPool.query<{ id: string }>(
    `INSERT INTO users (email, password_hash, first_name, last_name)
     SELECT n || '@example.com', '', 'Test', 'User' FROM generate_series(1, 3) n RETURNING id`,
  )
  const [ann = '', bob = '', cat = ''] = people.map(({ id }) => id)
  for (const id of [ann, ann, ann, bob]) await oldPool.query(DRAFT, [id])
  for (const id of [ann, cat, cat]) await oldPool.query(CREDIT, [id, 700])
  await migrate(oldPool, migrations)
  const all = async (statement: string) => (await oldPool.query(statement)).rows
  expect(await all('SELECT user_id, count(*)::int FROM achievement_checks GROUP BY user_id')).toEqual(
    expect.arrayContaining([ann, bob, cat].map(id => ({ user_id: id, count: 1 }))),
  )
  await oldPool.query(DRAFT, [bob])
  expect(await all('SELECT user_id, emails FROM drafted_emails ORDER BY emails')).toEqual([
    { user_id: bob, emails: 2 },
    { user_id: ann, emails: 3 },
  ])
})
