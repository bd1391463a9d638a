import { randomUUID } from 'node:crypto'

import { Client as Database } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { auditStatement } from '#api/features/audit/queries.ts'
import { audit, type Audited } from '#api/services/audit/audit.ts'
import { auditPage, auditQuery, type AuditEntry, type AuditPage } from '#schema/audit/contract.ts'
import type { UserRole } from '#schema/users/user.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let server: ApiServer
let admin: Person

beforeAll(async () => {
  server = await apiServer()
  admin = await withRole('admin')
})
afterAll(() => server.close())

async function withRole(role: UserRole): Promise<Person> {
  const person = await signUp(server)
  await inDatabase(server, 'UPDATE users SET role = $2, email_verified_at = now() WHERE id = $1', [
    person.user.id,
    role,
  ])
  return person
}

const actor = () => ({ id: admin.user.id, name: 'Grace Hopper', email: admin.user.email })

const add = (entry: Omit<Audited, 'actor'> & Partial<Audited>) =>
  server.sequelize.transaction(tx => audit(tx, { actor: actor(), ...entry }))

async function list(query: Record<string, string | number> = {}): Promise<AuditPage> {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await admin.client.get(`/api/admin/audit?${text}`)
  expect(answer.status).toBe(200)
  return auditPage.parse(answer.json)
}

const names = ({ entries }: { entries: AuditEntry[] }) => entries.map(({ subject }) => subject.name)
const user = (name: string, id: string = randomUUID()) => ({ kind: 'user' as const, id, name })

/** Runs a statement and returns the code of its refusal, or null. */
async function refusal(url: string, ...statements: string[]): Promise<string | null> {
  const database = new Database({ connectionString: url })
  await database.connect()
  try {
    for (const statement of statements) await database.query(statement)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    await database.end()
  }
}

const rows = () =>
  inDatabase<{ row: string }>(server, 'SELECT t::text AS row FROM audit_entries t ORDER BY position')

const DENIED = '42501'

describe('the audit survives an attempt by SQL', () => {
  beforeAll(() =>
    add({ act: 'user.role', subject: user('Kept'), before: { role: 'user' }, after: { role: 'admin' } }),
  )

  test.each([
    [`UPDATE audit_entries SET reason = 'none'`],
    ['UPDATE audit_entries SET at = now() WHERE false'],
    ['DELETE FROM audit_entries'],
    ['DELETE FROM audit_entries WHERE false'],
    ['TRUNCATE audit_entries'],
    [
      `INSERT INTO audit_entries (id, act, subject_kind, subject_id, subject_name) SELECT id, 'x', 'user', 'x', 'x'
       FROM audit_entries ON CONFLICT (id) DO UPDATE SET act = 'x'`,
    ],
    [`MERGE INTO audit_entries a USING (SELECT 1) AS one ON true WHEN MATCHED THEN DELETE`],
    ['SELECT * FROM audit_entries FOR UPDATE'],
    ['BEGIN; LOCK TABLE audit_entries IN EXCLUSIVE MODE'],
    [
      `INSERT INTO audit_entries (at, act, subject_kind, subject_id, subject_name)
       VALUES (now() - interval '1 year', 'x', 'user', 'x', 'x')`,
    ],
    [
      `INSERT INTO audit_entries (position, act, subject_kind, subject_id, subject_name)
       OVERRIDING SYSTEM VALUE VALUES (-1, 'x', 'user', 'x', 'x')`,
    ],
    [`SELECT setval('audit_entries_position_seq', 1)`],
    ['ALTER TABLE audit_entries DISABLE TRIGGER audit_kept'],
    ['ALTER TABLE audit_entries DISABLE TRIGGER ALL'],
    ['ALTER TABLE audit_entries RENAME TO elsewhere'],
    ['ALTER TABLE audit_entries OWNER TO CURRENT_USER'],
    ['DROP TRIGGER audit_kept ON audit_entries'],
    ['DROP FUNCTION refuse_audit_change() CASCADE'],
    [
      'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    ],
    ['CREATE TRIGGER more BEFORE INSERT ON audit_entries EXECUTE FUNCTION refuse_audit_change()'],
    ['CREATE RULE none AS ON INSERT TO audit_entries DO INSTEAD NOTHING'],
    ['DROP TABLE audit_entries'],
    ['DROP SCHEMA public CASCADE'],
    ['SET session_replication_role = replica'],
    ['CREATE ROLE helper SUPERUSER'],
    ['UPDATE pg_authid SET rolsuper = true'],
    [`DELETE FROM migrations`],
  ])("with the api's own rights: %s", async statement => {
    const before = await rows()
    expect(await refusal(server.serversUrl, statement)).toBe(DENIED)
    expect(await rows()).toEqual(before)
  })

  test('also when it begins with other rights', async () => {
    const { username } = new URL(server.databaseUrl)
    expect(await refusal(server.serversUrl, `SET ROLE ${username}`)).toBe(DENIED)
    expect(await refusal(server.serversUrl, `SET SESSION AUTHORIZATION ${username}`)).toBe(DENIED)
    // A right that a role does not have is not passed on: the database only warns.
    const granted = 'GRANT UPDATE, DELETE ON audit_entries TO CURRENT_USER'
    expect(await refusal(server.serversUrl, granted, 'DELETE FROM audit_entries')).toBe(DENIED)
    expect(names(await list())).toContain('Kept')
  })

  test.each([
    [`UPDATE audit_entries SET reason = 'none'`],
    ['DELETE FROM audit_entries'],
    ['TRUNCATE audit_entries'],
    ['MERGE INTO audit_entries a USING (SELECT 1) AS one ON true WHEN MATCHED THEN DELETE'],
  ])("with the owner's rights, as long as the triggers are there: %s", async statement => {
    const before = await rows()
    expect(await refusal(server.databaseUrl, statement)).toBe(DENIED)
    expect(await refusal(server.databaseUrl, 'SET session_replication_role = replica', statement)).toBe(
      DENIED,
    )
    expect(await rows()).toEqual(before)
  })
})

describe('an act', () => {
  test('is shown with its actor, its subject, the values before and after, and the reason', async () => {
    const subject = user('Shown')
    await add({
      act: 'user.plan',
      subject,
      before: { plan: 'free' },
      after: { plan: 'pro', limits: [1, null, { deep: true }] },
      reason: 'A <b>gift</b>',
      requestId: randomUUID(),
    })
    const { entries } = await list({ subjectKind: 'user', subjectId: subject.id })
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        act: 'user.plan',
        source: 'admin',
        actor: actor(),
        subject,
        before: { plan: 'free' },
        after: { plan: 'pro', limits: [1, null, { deep: true }] },
        reason: 'A <b>gift</b>',
      },
    ])
  })

  test('of a command has no actor', async () => {
    const subject = user('Commanded')
    await add({ act: 'user.role', actor: null, subject })
    const { entries } = await list({ subjectKind: 'user', subjectId: subject.id })
    expect(entries).toMatchObject([
      { source: 'command', actor: null, before: null, after: null, reason: null },
    ])
  })

  test('that is undone leaves no entry', async () => {
    const subject = user('Undone')
    const failing = server.sequelize.transaction(async tx => {
      await audit(tx, { act: 'user.role', actor: actor(), subject })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await list({ subjectKind: 'user', subjectId: subject.id })).toEqual({ entries: [], next: null })
  })

  test('outlives its actor and its subject, with their names', async () => {
    const [former, gone] = [await withRole('admin'), await signUp(server)]
    const subject = user('Ada Gone', gone.user.id)
    await add({
      act: 'user.deleted',
      actor: { id: former.user.id, name: 'Former Admin', email: former.user.email },
      subject,
    })
    await inDatabase(server, 'DELETE FROM users WHERE id = ANY ($1)', [[former.user.id, gone.user.id]])
    const { entries } = await list({ actorId: former.user.id })
    expect(entries).toMatchObject([{ subject, actor: { name: 'Former Admin', email: former.user.email } }])
  })
})

describe('the list', () => {
  const plan = (name: string) => ({ kind: 'plan' as const, id: name, name })

  test('is in pages, the newest first', async () => {
    const other = await withRole('admin')
    const mine = { id: other.user.id, name: 'Page Turner', email: other.user.email }
    for (const name of ['one', 'two', 'three', 'four', 'five'])
      await add({ act: 'plan.changed', actor: mine, subject: plan(name) })
    const first = await list({ actorId: mine.id, limit: 2 })
    expect(names(first)).toEqual(['five', 'four'])
    const second = await list({ actorId: mine.id, limit: 2, before: first.next ?? 0 })
    expect(names(second)).toEqual(['three', 'two'])
    const third = await list({ actorId: mine.id, limit: 2, before: second.next ?? 0 })
    expect(names(third)).toEqual(['one'])
    expect(third.next).toBeNull()
    // A page that ends with the last entry is the last one.
    expect((await list({ actorId: mine.id, limit: 5 })).next).toBeNull()
  })

  test('is of an act, of a subject, or of both', async () => {
    const id = randomUUID()
    await add({ act: 'order.refunded', subject: { kind: 'order', id, name: 'Order A' } })
    await add({ act: 'order.rechecked', subject: { kind: 'order', id, name: 'Order A' } })
    await add({ act: 'work.retried', subject: { kind: 'work', id, name: 'Another kind' } })
    const acts = ({ entries }: AuditPage) => entries.map(({ act }) => act)
    expect(acts(await list({ subjectKind: 'order', subjectId: id }))).toEqual([
      'order.rechecked',
      'order.refunded',
    ])
    expect(acts(await list({ subjectKind: 'order', subjectId: id, act: 'order.refunded' }))).toEqual([
      'order.refunded',
    ])
    expect(new Set(acts(await list({ act: 'work.retried' })))).toEqual(new Set(['work.retried']))
    expect(names(await list({ subjectKind: 'work' }))).toEqual(['Another kind'])
  })

  test('is of names that begin with a text, whatever the case, and takes signs as they are', async () => {
    await add({ act: 'user.names', subject: user('Zoë Quick') })
    await add({ act: 'user.names', subject: user('Not Zoë') })
    await add({ act: 'user.names', subject: user('100% Real_') })
    await add({ act: 'user.names', subject: user(String.raw`Back\slash`) })
    const zed = { ...actor(), name: 'ZOË THE ADMIN' }
    await add({ act: 'user.names', actor: zed, subject: user('Found by its actor') })
    expect(names(await list({ text: 'zoë' }))).toEqual(['Found by its actor', 'Zoë Quick'])
    expect(names(await list({ text: '100%' }))).toEqual(['100% Real_'])
    expect(names(await list({ text: '100_' }))).toEqual([])
    expect(names(await list({ text: '%' }))).toEqual([])
    expect(names(await list({ text: String.raw`back\s` }))).toEqual([String.raw`Back\slash`])
    expect(names(await list({ text: `'; DROP TABLE users; --` }))).toEqual([])
  })

  test('is for administrators', async () => {
    const path = '/api/admin/audit'
    expect((await new Client(server.url).get(path)).status).toBe(401)
    for (const role of ['user', 'support'] as const)
      expect((await (await withRole(role)).client.get(path)).status).toBe(403)
  })

  test.each(['limit=51', 'before=x', 'subjectId=1', 'act=user.unknown', 'page=2'])(
    'refuses the query %s',
    async query => {
      expect((await admin.client.get(`/api/admin/audit?${query}`)).status).toBe(422)
    },
  )

  describe('of a long audit', () => {
    const [actorId, subjectId] = [randomUUID(), randomUUID()]

    beforeAll(async () => {
      await inDatabase(
        server,
        `INSERT INTO audit_entries (act, actor_id, actor_name, actor_email, subject_kind, subject_id, subject_name)
         SELECT CASE n % 100 WHEN 0 THEN 'user.voice' ELSE 'user.role' END,
           CASE n % 500 WHEN 0 THEN $1 ELSE gen_random_uuid() END, md5(n::text), 'x', 'user',
           CASE n % 500 WHEN 0 THEN $2 ELSE n::text END, md5((-n)::text)
         FROM generate_series(1, 20000) AS n`,
        [actorId, subjectId],
      )
      await inDatabase(server, 'ANALYZE audit_entries')
    })

    test.each([
      ['all', {}, ['audit_entries_pkey']],
      ['a page', { before: '900' }, ['audit_entries_pkey']],
      ['an actor', { actorId }, ['audit_entries_actor']],
      ['a subject', { subjectKind: 'user', subjectId }, ['audit_entries_subject']],
      ['an act', { act: 'user.voice' }, ['audit_entries_act']],
      ['a name', { text: 'abcd' }, ['audit_entries_subject_name', 'audit_entries_actor_name']],
    ])('reads %s by an index', async (_, query, indexes) => {
      const { text, bind } = auditStatement(auditQuery.parse(query))
      const plan = JSON.stringify(await inDatabase(server, `EXPLAIN (FORMAT JSON) ${text}`, bind))
      expect(plan).not.toContain('Seq Scan')
      for (const index of indexes) expect(plan).toContain(`"${index}"`)
    })
  })
})
