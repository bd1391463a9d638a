import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentCursor, documentSummary } from '#schema/documents/contract.ts'
import { outboundEmails } from '#schema/outbound-email/contract.ts'
import { cursorOf } from '#schema/shared/cursor.ts'
import { Client } from '#tests/support/client.ts'
import { grantTo, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
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
