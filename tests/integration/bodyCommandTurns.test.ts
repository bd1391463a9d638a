import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { createPool } from '#platform/database/pool.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { createLogger } from '#platform/logger.ts'
import { CLAIM, createClaim } from '#realtime/commands/claim.ts'
import { KINDS } from '#realtime/commands/handlers.ts'
import { migratedDatabase, type TemporaryDatabase } from '#tests/support/postgres.ts'
import { SECRET, World, type TestUser } from '#tests/support/realtimeServer.ts'

import { seed } from '../../scripts/server/seed.ts'

/** The order in which body commands are claimed. No server runs. */

let database: TemporaryDatabase
let world: World
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  database = await migratedDatabase()
  world = new World(createPool(database.url, createLogger('silent')), SECRET)
  await seed(world.pool)
})
afterAll(async () => {
  await world.pool.end()
  await database.drop()
})
beforeEach(async () => {
  await world.pool.query('DELETE FROM body_commands')
  ada = await world.user('Ada')
  ben = await world.user('Ben')
})

const named = z.object({ name: z.string() })

let sent = 0
/** Sends a command, later than those before. Returns its id. */
async function send(user: TestUser, document: string, name: string, kind = 'name-revision'): Promise<string> {
  sent += 1
  const { rows } = await world.pool.query<{ id: string }>(
    `INSERT INTO body_commands (document_id, user_id, kind, payload, created_at)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 ms') RETURNING id`,
    [document, user.id, kind, { name }, sent],
  )
  return rows[0]?.id ?? expect.fail()
}

type Left = Parameters<ReturnType<typeof createClaim>>[1]
const NONE: Left = { skip: [], passed: [] }

/** Claims and ends a command. Returns its name, or null if there is none. */
const next = (claim: ReturnType<typeof createClaim>, left: Partial<Left> = {}): Promise<string | null> =>
  inTransaction(world.pool, async client => {
    const command = await claim(client, { ...NONE, ...left })
    if (command) await client.query(`UPDATE body_commands SET outcome = 'done' WHERE id = $1`, [command.id])
    return command && named.parse(command.payload).name
  })

async function all(claim = createClaim()): Promise<string[]> {
  const order: string[] = []
  for (let name = await next(claim); name !== null; name = await next(claim)) order.push(name)
  return order
}

test('users take turns, however many commands one of them has sent before', async () => {
  for (let n = 0; n < 6; n += 1) await send(ada, await world.document(ada), `Ada ${n}`)
  const ofBen = await world.document(ben)
  for (let n = 0; n < 2; n += 1) await send(ben, ofBen, `Ben ${n}`)
  const claim = createClaim()
  const first: unknown[] = []
  for (let n = 0; n < 4; n += 1) first.push(await next(claim))
  expect(new Set(first)).toEqual(new Set(['Ada 0', 'Ada 1', 'Ben 0', 'Ben 1']))
  // One who comes later has the next turn but one, at the latest.
  const cleo = await world.user('Cleo')
  await send(cleo, await world.document(cleo), 'Cleo')
  expect([await next(claim), await next(claim)]).toContain('Cleo')
  expect(await all(claim)).toEqual(['Ada 3', 'Ada 4', 'Ada 5'])
})

test('the commands of a document stay in their order, of all its users', async () => {
  const document = await world.document(ada)
  await world.member(document, ben, 'editor')
  const order = ['Ada 0', 'Ada 1', 'Ben 2', 'Ada 3', 'Ben 4', 'Ben 5', 'Ada 6']
  for (const name of order) await send(name.startsWith('Ada') ? ada : ben, document, name)
  expect(await all()).toEqual(order)
})

test('a command that waits for another attempt holds up its document, and no other', async () => {
  const document = await world.document(ada)
  const failed = await send(ada, document, 'Failed')
  await send(ada, document, 'Next')
  await send(ada, await world.document(ada), 'Other')
  const claim = createClaim()
  expect(await next(claim, { skip: [failed] })).toBe('Other')
  expect(await next(claim, { skip: [failed] })).toBeNull()
  expect(await all(claim)).toEqual(['Failed', 'Next'])
})

test('a command that cannot be read does not hold up its document', async () => {
  const document = await world.document(ada)
  const unread = await send(ada, document, 'Unread')
  await send(ada, document, 'Next')
  const claim = createClaim()
  const left = { skip: [unread], passed: [unread] }
  expect(await next(claim, left)).toBe('Next')
  expect(await next(claim, left)).toBeNull()
  expect(await all(claim)).toEqual(['Unread'])
})

test('a command of an unknown kind does not hold up its document', async () => {
  const document = await world.document(ada)
  await send(ada, document, 'Unknown', 'translate')
  await send(ada, document, 'Next')
  expect(await all()).toEqual(['Next'])
})

test('a command that another process carries out holds up its document, and no other', async () => {
  const document = await world.document(ada)
  await send(ada, document, 'First')
  await send(ada, document, 'Second')
  await send(ada, await world.document(ada), 'Other')
  await inTransaction(world.pool, async client => {
    expect(await createClaim()(client, NONE)).toMatchObject({ payload: { name: 'First' } })
    const claim = createClaim()
    expect(await next(claim)).toBe('Other')
    expect(await next(claim)).toBeNull()
  })
  expect(await all()).toEqual(['First', 'Second'])
})

test('a claim looks into an index, however many commands have ended or are open', async () => {
  const documents = await Promise.all(Array.from({ length: 20 }, () => world.document(ada)))
  await world.pool.query(
    `INSERT INTO body_commands (document_id, user_id, kind, payload, outcome, created_at)
     SELECT ($1::uuid[])[1 + n % 20], $2, 'name-revision', '{}', CASE WHEN n > 2000 THEN 'done' END,
       now() - n * interval '1 ms'
     FROM generate_series(1, 20000) n`,
    [documents, ada.id],
  )
  await world.pool.query('ANALYZE body_commands')
  for (const user of ['00000000-0000-0000-0000-000000000000', ben.id]) {
    const { rows } = await world.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${CLAIM}`, [[], KINDS, user, []])
    const plan = JSON.stringify(rows)
    expect(plan).toContain('"Index Name":"body_commands_user"')
    expect(plan).toContain('"Index Name":"body_commands_first"')
    expect(plan).not.toContain('"Node Type":"Sort"')
    for (const [, table] of plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g))
      expect(table).not.toBe('body_commands')
  }
})
