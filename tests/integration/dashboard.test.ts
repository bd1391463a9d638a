import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import type { RecordedAct } from '#document/acts/record.ts'
import { createPool } from '#platform/database/pool.ts'
import { decideActs } from '#realtime/storage/acts.ts'
import { dashboard, type Dashboard } from '#schema/dashboard/contract.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'

let product: Product
let pool: Pool

beforeAll(async () => {
  product = await sharedProduct()
  pool = createPool(product.databaseUrl, silent)
})
afterAll(() => pool.end())

const read = async ({ client }: Person): Promise<Dashboard> =>
  dashboard.parse((await client.get('/api/dashboard')).json)
const totalWords = async (person: Person) => (await read(person)).total.words
const setZone = ({ client }: Person, timeZone: string) =>
  client.send('PUT', '/api/dashboard/time-zone', { body: { timeZone } })
const awarded = async (person: Person) =>
  (await read(person)).achievements?.flatMap(({ achievement, awardedAt }) => (awardedAt ? [achievement] : []))

/** A document whose updates and projections a test writes as the realtime server does. */
async function bodyOf(owner: Person) {
  const { id } = await createDocument(owner)
  const covers: Record<string, number> = {}
  const project = (words: number, covered = covers) =>
    pool.query(
      `INSERT INTO document_projections (document_id, text, words, characters, body, covers)
       VALUES ($1, '', $2, 0, '{}', $3)
       ON CONFLICT (document_id) DO UPDATE SET words = excluded.words, covers = excluded.covers`,
      [id, words, JSON.stringify(covered)],
    )
  const update = async ({ user }: Person, writer = 'a') => {
    covers[writer] = (covers[writer] ?? 0) + 1
    await pool.query(
      `INSERT INTO document_updates (document_id, writer, n, user_id, bytes) VALUES ($1, $2, $3, $4, '')`,
      [id, writer, covers[writer], user.id],
    )
  }
  /** The text has so many words after an edit of these people. */
  const edit = async (words: number, ...people: Person[]) => {
    for (const person of people) await update(person)
    await project(words)
  }
  return { id, edit, project, update }
}

describe('words', () => {
  test('that are written, deleted and written again count once, and so does a repeated projection', async () => {
    const ann = await signUp(product)
    const { edit, project } = await bodyOf(ann)
    for (const words of [60, 10, 60, 0, 45]) await edit(words, ann)
    await project(45)
    expect(await totalWords(ann)).toBe(60)
    await edit(75, ann)
    const { days, streak, week, today } = await read(ann)
    expect(days.at(-1)).toEqual({ day: today, words: 75, fixes: 0, active: true })
    expect({ streak, week }).toMatchObject({ streak: { current: 1, best: 1 }, week: { words: 75 } })
  })

  test('belong to the people who wrote since the last projection', async () => {
    const [ann, bob] = [await signUp(product), await signUp(product)]
    const { id, edit, project, update } = await bodyOf(ann)
    await edit(101, ann, bob, ann)
    expect((await totalWords(ann)) + (await totalWords(bob))).toBe(101)
    await edit(151, bob)
    expect(Math.abs((await totalWords(bob)) - (await totalWords(ann)))).toBeGreaterThanOrEqual(49)
    await update(bob, 'x.restore')
    await project(900)
    expect((await totalWords(ann)) + (await totalWords(bob))).toBe(151)
    // An older projection changes nothing. The words that it lacks do not count again.
    await project(101, { a: 3 })
    await project(900)
    expect((await totalWords(ann)) + (await totalWords(bob))).toBe(151)
    await pool.query('DELETE FROM documents WHERE id = $1', [id])
    expect(await totalWords(bob)).toBeGreaterThan(0)
  })
})

test.each([
  [2, 2 ** 31 - 1],
  [40, 2_000_000_000],
  [3, 1_000_000_000],
])('words and fixes in %d documents, %d in each, are shown in sum', async (documents, each) => {
  const ann = await signUp(product)
  await pool.query(
    `INSERT INTO writing_days (user_id, day, document_id, words_peak, fixes_peak)
     SELECT $1, writing_day($1), gen_random_uuid(), $3, $3 FROM generate_series(1, $2::int)`,
    [ann.user.id, documents, each],
  )
  const sum = { words: documents * each, fixes: documents * each }
  const { days, total, week, today } = await read(ann)
  expect({ total, week }).toEqual({ total: sum, week: sum })
  expect(days.at(-1)).toEqual({ day: today, ...sum, active: true })
})

describe('fixes', () => {
  const act = (clock: number, of: number | null = null): RecordedAct => ({
    id: { client: 1, clock },
    of: of === null ? null : { client: 1, clock: of },
    order: clock,
    runs: [{ client: 9, clock, text: 'x', right: null }],
    inserted: [],
  })

  test('count without those that are taken back, and the first earns an achievement once', async () => {
    const ann = await signUp(product)
    const { id } = await createDocument(ann)
    const decide = async (...acts: RecordedAct[]) => {
      const client = await pool.connect()
      await client.query('BEGIN')
      await decideActs(client, id, ann.user.id, acts)
      await client.query('COMMIT')
      client.release()
    }
    await decide(act(1), act(2, 1))
    expect((await read(ann)).total.fixes).toBe(0)
    await decide(act(3, 2), act(4))
    await decide(act(4), { ...act(5), runs: act(4).runs })
    expect((await read(ann)).total.fixes).toBe(2)
    await Promise.all([1, 2, 3, 4].map(() => read(ann)))
    expect(await awarded(ann)).toEqual(['first-fix'])
    const events = await pool.query(
      `SELECT FROM outbox WHERE name = 'achievements.awarded' AND key LIKE $1`,
      [`${ann.user.id}/%`],
    )
    expect(events.rowCount).toBe(1)
  })
})

test('fixes are at most what a person can do in a day, in all documents together', async () => {
  const ann = await signUp(product)
  const documents = [await createDocument(ann), await createDocument(ann)]
  const credit = (at: number, fixes: number) =>
    pool.query('SELECT credit_writing($1, $2, 0, $3)', [ann.user.id, documents[at]?.id, fixes])
  await credit(0, 600)
  await credit(1, 300)
  expect((await read(ann)).total.fixes).toBe(900)
  await credit(1, 4004)
  expect((await read(ann)).total.fixes).toBe(1000)
  await credit(0, -5)
  await credit(0, 5)
  expect((await read(ann)).total.fixes).toBe(1000)
})

describe('achievements', () => {
  test('are awarded without a visit, for words, shared documents and emails', async () => {
    const [ann, bob] = [await signUpOn(product, 'premium'), await signUp(product)]
    await share(ann, await createDocument(ann), bob, 'viewer')
    const { edit } = await bodyOf(bob)
    await edit(1000, bob)
    for (let at = 0; at < 10; at += 1)
      await pool.query(
        `INSERT INTO results (user_id, kind, title, engine, request, result) VALUES ($1, 'email', '', '', '{}', '{}')`,
        [bob.user.id],
      )
    const achievementsOf = async ({ user }: Person) => {
      const { rows } = await pool.query(
        'SELECT achievement FROM achievements WHERE user_id = $1 ORDER BY achievement',
        [user.id],
      )
      return rows.map((row: { achievement: string }) => row.achievement)
    }
    await expect.poll(() => achievementsOf(bob)).toEqual(['collaborator', 'email-pro', 'words-1k'])
    await expect.poll(() => achievementsOf(ann)).toEqual(['collaborator'])
    await pool.query('DELETE FROM results WHERE user_id = $1', [bob.user.id])
    expect(await awarded(bob)).toContain('email-pro')
  })

  test('are absent on a plan without achievements', async () => {
    const ann = await signUp(product)
    const { edit } = await bodyOf(ann)
    await pool.query(`UPDATE plans SET flags = flags - 'achievementSystem' WHERE name = 'free'`)
    onTestFinished(async () => {
      await pool.query(`UPDATE plans SET flags = flags || '["achievementSystem"]' WHERE name = 'free'`)
    })
    await edit(1000, ann)
    const waiting = () => pool.query('SELECT FROM achievement_checks WHERE user_id = $1', [ann.user.id])
    await expect.poll(async () => (await waiting()).rowCount).toBe(0)
    expect(await read(ann)).toMatchObject({ achievements: null, total: { words: 1000 } })
    expect((await pool.query('SELECT FROM achievements WHERE user_id = $1', [ann.user.id])).rowCount).toBe(0)
  })
})

describe('days', () => {
  test('stay when the time zone changes, and none is filled afterwards', async () => {
    const ann = await signUp(product)
    const { edit } = await bodyOf(ann)
    expect((await read(ann)).timeZone).toBe('UTC')
    // From the zone in which a day begins first to the one in which it ends last.
    await setZone(ann, 'Pacific/Kiritimati')
    await edit(60, ann)
    const before = await read(ann)
    await setZone(ann, 'Pacific/Pago_Pago')
    await edit(130, ann)
    const after = await read(ann)
    expect(after).toMatchObject({ timeZone: 'Pacific/Pago_Pago', today: before.today, streak: before.streak })
    expect(after.days.filter(({ active }) => active)).toHaveLength(1)
    for (const timeZone of ['Mars/Olympus', '+05:30', ''])
      expect((await setZone(ann, timeZone)).status).toBe(422)
    expect((await read(ann)).timeZone).toBe('Pacific/Pago_Pago')
  })

  test('are those of the calendar in each zone, also when clocks change; of an unknown zone those of UTC', async () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Pacific/Auckland',
    ]
    const starts = ['2026-03-08T00:00Z', '2026-03-29T00:00Z', '2026-04-04T00:00Z', '2026-10-25T00:00Z']
    const asked = starts.flatMap(start =>
      zones.flatMap(zone =>
        Array.from({ length: 96 }, (_, half) => ({
          zone,
          moment: new Date(Date.parse(start) + half * 1_800_000),
        })),
      ),
    )
    const { rows } = await pool.query(
      'SELECT local_day(zone, moment)::text AS day FROM unnest($1::text[], $2::timestamptz[]) AS a (zone, moment)',
      [asked.map(({ zone }) => zone), asked.map(({ moment }) => moment)],
    )
    const days = asked.map(({ zone, moment }) => ({
      day: new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment),
    }))
    expect(rows).toEqual(days)
    const unknown = await pool.query(`SELECT local_day('Mars/Olympus', '2026-03-08T23:59Z')::text AS day`)
    expect(unknown.rows).toEqual([{ day: '2026-03-08' }])
  })
})
