import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { sessionCursor, signedInSessions } from '#schema/account/contract.ts'
import { proposal, proposalCursor } from '#schema/assist/contract.ts'
import { documentCursor, documentSummary } from '#schema/documents/contract.ts'
import { outboundEmails } from '#schema/outbound-email/contract.ts'
import { cursorOf } from '#schema/shared/cursor.ts'
import { Client, type Answer } from '#tests/support/client.ts'
import { createDocument, grantTo, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let owner: Person

/** Of them, ten share each time of change, to the microsecond or the millisecond. */
const COUNT = 253

beforeAll(async () => {
  product = await startProduct()
  owner = await signUpOn(product, 'premium')
  await inDatabase(
    product,
    `INSERT INTO documents (workspace_id, owner_id, title, created_at, updated_at, trashed_at)
     SELECT w.id, $1, 'Number ' || n, now(), at, CASE WHEN trashed THEN at END
     FROM workspaces w, generate_series(1, $2) n, unnest(ARRAY[true, false]) trashed,
       LATERAL (SELECT timestamptz '2026-01-01 10:00:00.123456' + (n / 10) * interval '90 microseconds' AS at) t
     WHERE w.owner_id = $1`,
    [owner.user.id, COUNT],
  )
})

const documents = z.array(documentSummary)
const page = async (query: string, { client } = owner) =>
  documents.parse((await client.get(`/api/documents?${query}`)).json)

async function allPages(query: string): Promise<{ ids: string[]; sizes: number[] }> {
  const [ids, sizes]: [string[], number[]] = [[], []]
  let before = ''
  for (;;) {
    const rows = await page(`${query}${before}`)
    ids.push(...rows.map(({ id }) => id))
    sizes.push(rows.length)
    const last = rows.at(-1)
    if (!last || rows.length < 100) return { ids, sizes }
    before = `&before=${encodeURIComponent(documentCursor(last))}`
  }
}

test.each(['trash=0', 'trash=1'])(
  'lists documents a page at a time, each once, in order (%s)',
  async query => {
    const { ids, sizes } = await allPages(query)
    expect(sizes).toEqual([100, 100, 53])
    expect(new Set(ids).size).toBe(COUNT)
    const small = await page(`${query}&limit=7`)
    expect(small.map(({ id }) => id)).toEqual(ids.slice(0, 7))
    const next = await page(`${query}&limit=7&before=${documentCursor(small[6] ?? expect.fail())}`)
    expect(next.map(({ id }) => id)).toEqual(ids.slice(7, 14))
  },
)

test("a member and a stranger get no page of another user's documents", async () => {
  const [first] = await page('limit=1')
  const cursor = documentCursor(first ?? expect.fail())
  const [member, stranger] = [await signUp(product), await signUp(product)]
  const [shared] = await page(`limit=1&before=${cursor}`)
  await share(owner, { id: shared?.id ?? '' }, member, 'viewer')
  const seen = await page(`before=${cursor}`, member)
  expect(seen.map(({ id, role }) => [id, role])).toEqual([[shared?.id, 'viewer']])
  expect(await page(`trash=1&before=${cursor}`, member)).toEqual([])
  expect(await page(`before=${cursor}`, stranger)).toEqual([])
  expect((await new Client(product.url).get(`/api/documents?before=${cursor}`)).status).toBe(401)
})

test.each([
  'limit=0',
  'limit=101',
  'limit=all',
  'before=',
  'before=1',
  "before=2026-01-01T10:00:00.000Z_'",
  'before=2026-13-01T10:00:00.000Z_00000000-0000-4000-8000-000000000000',
  'before=now()_00000000-0000-4000-8000-000000000000',
])('refuses the page %s', async query => {
  expect((await owner.client.get(`/api/documents?${query}`)).status).toBe(422)
})

test('lists sent emails a page at a time, for administrators', async () => {
  const admin = await signUp(product)
  await grantTo(product, admin.user.email, 'verified', 'role', 'admin')
  const read = async (query: string) =>
    outboundEmails.parse((await admin.client.get(`/api/admin/outbound-emails?${query}`)).json)
  const all = await read('')
  expect(all.length).toBeGreaterThanOrEqual(4)
  const found = []
  for (let before = ''; ;) {
    const rows = await read(`limit=2${before}`)
    found.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < 2) break
    before = `&before=${cursorOf({ at: last.createdAt, id: last.id })}`
  }
  expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

/** A list of one user: rows of the others must never be in it. */
type OwnList = {
  /** Fills the list of a new user with `COUNT` rows, many of which have the same time, and returns its path. */
  fill: (person: Person) => Promise<string>
  /** Parses a page, and returns each row's id and cursor. */
  read: (json: unknown) => { id: string; cursor: string }[]
  /** A cursor of rows with ids of another form. */
  foreign: string
  /** Removes a row. */
  remove: (person: Person, id: string) => Promise<Answer>
}

const sessionList: OwnList = {
  async fill({ user }) {
    await inDatabase(
      product,
      `INSERT INTO sessions SELECT $1::text || n,
         json_build_object('cookie', '{}'::json, 'passport', json_build_object('user', $1::text), 'device',
           json_build_object('startedAt', (extract(epoch FROM now()) * 1000)::bigint)),
         date_trunc('second', now()) + interval '20 days' + n / 10 * interval '90 microseconds'
       FROM generate_series(1, $2) n`,
      // The session of the sign-up is one of them.
      [user.id, COUNT - 1],
    )
    return '/api/account/sessions'
  },
  read: json => signedInSessions.parse(json).map(row => ({ id: row.id, cursor: sessionCursor(row) })),
  foreign: '2026-01-01T10:00:00.000Z_00000000-0000-4000-8000-000000000000',
  remove: ({ client }, id) => client.delete(`/api/account/sessions/${id}`),
}

const proposalList: OwnList = {
  async fill(person) {
    const { id } = await createDocument(person)
    await proposeIn(person, id, COUNT)
    // Resolved ones, and those older than a day, are on no page.
    await proposeIn(person, id, 5, { outcome: 'discarded' })
    await proposeIn(person, id, 5, { hoursAgo: 25 })
    return `/api/documents/${id}/proposals`
  },
  read: json => z.parse(z.array(proposal), json).map(row => ({ id: row.id, cursor: proposalCursor(row) })),
  foreign: '2026-01-01T10:00:00.000Z_00000000000040008000000000000000',
  remove: ({ client }, id) => client.post(`/api/assist/proposals/${id}/resolve`, { outcome: 'discarded' }),
}

type Made = { outcome?: string; hoursAgo?: number }

const proposeIn = ({ user }: Person, documentId: string, count: number, made: Made = {}) =>
  inDatabase(
    product,
    `WITH made AS (
       INSERT INTO usage_reservations (user_id, idempotency_key, request_hash, action, period_start, state, expires_at)
       SELECT $1::uuid, gen_random_uuid(), '', 'improve', now(), 'released', now() FROM generate_series(1, $3) RETURNING id)
     INSERT INTO assist_proposals
       (user_id, document_id, reservation_id, action, engine, before, after, anchor, outcome, created_at)
     SELECT $1, $2::uuid, id, 'improve', 'built-in', 'Bad.', 'Good.', '', $4::text,
       date_trunc('second', now()) - $5 * interval '1 hour' + row_number() OVER () / 10 * interval '90 microseconds'
     FROM made`,
    [user.id, documentId, count, made.outcome ?? null, made.hoursAgo ?? 1],
  )

describe.each(Object.entries({ sessionList, proposalList }))(
  '%s',
  (_name, { fill, read, foreign, remove }) => {
    let person: Person
    let path: string
    beforeAll(async () => {
      person = await signUpOn(product, 'premium')
      path = await fill(person)
    })
    const pageAt = async (query: string, { client } = person) =>
      read((await client.get(`${path}?${query}`)).json)
    const after = ({ cursor }: { cursor: string } = expect.fail()) => `before=${encodeURIComponent(cursor)}`

    test('is listed a page at a time, each row once, in order', async () => {
      const pages = [await pageAt('')]
      for (let page = pages[0]; page?.length === 100; page = pages.at(-1))
        pages.push(await pageAt(after(page.at(-1))))
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 53])
      const all = pages.flat()
      expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT)
      const cursors = all.map(({ cursor }) => cursor)
      expect(cursors).toEqual(cursors.toSorted().toReversed())
      const small = await pageAt('limit=7')
      expect(small.map(({ id }) => id)).toEqual(all.slice(0, 7).map(({ id }) => id))
      const next = await pageAt(`limit=7&${after(small[6])}`)
      expect(next.map(({ id }) => id)).toEqual(all.slice(7, 14).map(({ id }) => id))
    })

    test('goes on where a page ended whose rows are gone', async () => {
      const first = await pageAt('limit=4')
      const second = await pageAt(`limit=4&${after(first[3])}`)
      expect((await remove(person, first[3]?.id ?? '')).status).toBe(204)
      expect(await pageAt(`limit=4&${after(first[3])}`)).toEqual(second)
      const later = await pageAt(after((await pageAt(''))[99]))
      expect((await remove(person, later[99]?.id ?? '')).status).toBe(204)
      expect(await pageAt(after((await pageAt(''))[99]))).not.toContainEqual(later[99])
    })

    test('has no rows of its user for another one who has a cursor', async () => {
      const [[mine], other] = [await pageAt('limit=1'), await signUp(product)]
      if (path.startsWith('/api/documents/')) {
        expect((await other.client.get(`${path}?${after(mine)}`)).status).toBe(404)
        await share(person, { id: path.split('/')[3] ?? '' }, other, 'editor')
      }
      const own = (await pageAt('', other)).map(({ id }) => id)
      const latest = mine?.cursor.replace(/^[^_]*/, '9999-12-31T23:59:59.999Z')
      for (const cursor of [mine?.cursor, latest])
        for (const { id } of await pageAt(`before=${cursor}`, other)) expect(own).toContain(id)
      expect((await remove(other, mine?.id ?? '')).status).toBe(404)
      expect((await new Client(product.url).get(`${path}?${after(mine)}`)).status).toBe(401)
    })

    test.each([
      'limit=0',
      'limit=101',
      'limit=many',
      'before=',
      'before=2',
      'before=2026-01-01T10:00:00.000Z',
      "before=2026-01-01T10:00:00.000Z_'",
      'before=2026-02-30T25:00:00.000Z_00000000-0000-4000-8000-000000000000',
      'before=2026-02-30T25:00:00.000Z_00000000000040008000000000000000',
      'before=now()_00000000000040008000000000000000',
    ])('has no page %s', async query => {
      expect((await person.client.get(`${path}?${query}`)).status).toBe(422)
    })

    test('takes no cursor of another list', async () => {
      expect((await person.client.get(`${path}?before=${foreign}`)).status).toBe(422)
    })
  },
)
