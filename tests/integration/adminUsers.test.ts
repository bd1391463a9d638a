import { Client as Database } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'

import { LEDGER } from '#api/features/admin/userDetails.ts'
import { usersStatement } from '#api/features/admin/userList.ts'
import { ledgerPage, userDetails, usersFileQuery, usersPage, type ListedUser } from '#schema/admin/users.ts'
import { auditPage } from '#schema/audit/contract.ts'
import type { Answer } from '#tests/support/client.ts'
import { createDocument, createSnippet, putOn, signUp, type Person } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person
let support: Person

beforeAll(async () => {
  product = await sharedProduct()
  admin = await signUpAs(product, 'admin')
  support = await signUpAs(product, 'support')
})

/** Returns a page of the list. */
async function list(query: Record<string, string>) {
  const answer = await admin.client.get(`/api/admin/users?${new URLSearchParams(query)}`)
  return usersPage.parse(answer.json)
}
const emailsOf = (users: readonly ListedUser[]) => users.map(({ email }) => email)

let words = 0
/** Returns a word that no other test has in a name. */
const uniqueWord = () => `Quill${Date.now().toString(36)}${++words}x`

describe('the list of users', () => {
  test('finds words anywhere in names and emails, whatever their case, and signs as they are', async () => {
    const word = uniqueWord()
    const { user } = await signUp(product, { firstName: 'Zoë', lastName: `Mc${word} 100%_` })
    for (const search of [word, word.toUpperCase(), `zoë ${word}`, `${word} 100%_`, `${word} ${user.email}`])
      expect(emailsOf((await list({ search })).users)).toEqual([user.email])
    for (const search of [`${word} nothing`, `${word}%nothing`, `${word} \\\\`])
      expect((await list({ search })).users).toEqual([])
  })

  test('finds one or two letters at the beginning of a name or an email', async () => {
    const word = uniqueWord()
    const { user } = await signUp(product, { firstName: 'Ỻy', lastName: word })
    expect(emailsOf((await list({ search: `ỻ ${word}` })).users)).toEqual([user.email])
    expect((await list({ search: `y ${word}` })).users).toEqual([])
  })

  test('is filtered by plan, role and status', async () => {
    const lastName = uniqueWord()
    const people: Record<string, Person> = {
      support: await signUpAs(product, 'support', { lastName }),
      pro: await signUp(product, { lastName }),
      unconfirmed: await signUp(product, { lastName }),
      suspended: await signUp(product, { lastName }),
      leaving: await signUp(product, { lastName }),
    }
    const set = (who: string, column: string) =>
      inDatabase(product, `UPDATE users SET ${column} = now() WHERE id = $1`, [people[who]?.user.id])
    await set('suspended', 'suspended_at')
    await set('leaving', 'delete_at')
    await putOn(product, people['pro'] ?? expect.fail(), 'pro')
    const found = async (query: Record<string, string>) =>
      new Set(emailsOf((await list({ search: lastName, ...query })).users))
    const of = (...names: string[]) => new Set(names.map(name => people[name]?.user.email))
    expect(await found({})).toEqual(of(...Object.keys(people)))
    expect(await found({ role: 'support' })).toEqual(of('support'))
    expect(await found({ plan: 'pro' })).toEqual(of('pro'))
    expect(await found({ status: 'suspended' })).toEqual(of('suspended'))
    expect(await found({ status: 'leaving' })).toEqual(of('leaving'))
    expect(await found({ status: 'unconfirmed' })).toEqual(of('unconfirmed'))
    expect(await found({ status: 'active' })).toEqual(of('support', 'pro'))
    expect(await found({ status: 'active', plan: 'free', role: 'support' })).toEqual(of('support'))
  })

  test('has pages without a gap or a repeat, in each order', async () => {
    const lastName = uniqueWord()
    await inDatabase(
      product,
      `INSERT INTO users (email, first_name, last_name, subscribe_newsletter, created_at)
       SELECT 'page' || n || '.' || $1 || '@example.org', 'Page', $1, false, now() - (n / 7) * interval '90 microseconds'
       FROM generate_series(1, 120) n`,
      [lastName],
    )
    for (const order of ['newest', 'oldest', 'email']) {
      const all: ListedUser[] = []
      for (let next: string | null = ''; next !== null;) {
        const page = await list({ search: lastName, order, ...(next !== '' && { after: next }) })
        all.push(...page.users)
        next = page.next
      }
      expect(all).toHaveLength(120)
      expect(new Set(all.map(({ id }) => id)).size).toBe(120)
      const keys = all.map(({ createdAt, email }) => (order === 'email' ? email : createdAt))
      const sorted = keys.toSorted()
      expect(keys).toEqual(order === 'newest' ? sorted.toReversed() : sorted)
    }
  })

  test.each(['newest', 'oldest', 'email'])('goes on after a user who is gone: %s', async order => {
    const lastName = uniqueWord()
    await inDatabase(
      product,
      `INSERT INTO users (email, first_name, last_name, subscribe_newsletter, created_at)
       SELECT 'page' || n || '.' || $1 || '@example.org', 'Page', $1, false, now() - (n / 7) * interval '90 microseconds'
       FROM generate_series(1, 120) n`,
      [lastName],
    )
    const all: ListedUser[] = []
    for (let next: string | null = ''; next !== null;) {
      const page = await list({ search: lastName, order, ...(next !== '' && { after: next }) })
      all.push(...page.users)
      next = page.next
      await inDatabase(product, 'DELETE FROM users WHERE id = $1', [page.users.at(-1)?.id])
    }
    expect(new Set(emailsOf(all)).size).toBe(120)
    expect(all).toHaveLength(120)
  })

  test.each([
    ['a plan that there is not', { plan: 'gold' }],
    ['a search that is too long', { search: 'x'.repeat(101) }],
    ['an order that there is not', { order: 'password_hash' }],
    ['another parameter', { limit: '1000' }],
  ])('refuses %s', async (_what, query) => {
    const answer = await admin.client.get(`/api/admin/users?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(422)
  })

  test.each([
    { after: "' OR 1=1" },
    { after: '00000000-0000-4000-8000-000000000000' },
    { after: 'ada@example.org' },
    { after: '2026-02-30T10:00:00.000Z_00000000-0000-4000-8000-000000000000', order: 'oldest' },
    { after: '', order: 'email' },
    { after: 'x'.repeat(600), order: 'email' },
  ])('refuses the place %j', async query => {
    const answer = await admin.client.get(`/api/admin/users?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ code: 'VALIDATION', fields: { after: expect.any(String) } })
  })

  test('is a file whose cells are no formulas, with all users that the filters leave', async () => {
    const lastName = uniqueWord()
    await signUp(product, { firstName: '=HYPERLINK("http://evil.example")', lastName })
    await signUp(product, { firstName: '@SUM(A1)', lastName: `${lastName}, "the second"` })
    const { status, text, headers } = await admin.client.get(
      `/api/admin/users.csv?${new URLSearchParams({ search: lastName, order: 'oldest' })}`,
    )
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="users-.*\.csv"$/)
    const rows = text.trimEnd().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(rows[2]).toContain(`"'@SUM(A1)","${lastName}, ""the second"""`)
  })
})

describe('a download of the list', () => {
  const path = `/api/admin/users.csv?${new URLSearchParams({ search: 'example', role: 'support' })}`
  const entriesOf = async (person: Person) => {
    const query = new URLSearchParams({ act: 'admin.downloaded', actorId: person.user.id })
    return auditPage.parse((await admin.client.get(`/api/admin/audit?${query}`)).json).entries
  }

  /** Runs `work` while no download can read its first users. */
  async function whileHeld(work: () => Promise<void>): Promise<void> {
    const database = new Database(product.databaseUrl)
    await database.connect()
    try {
      await database.query('BEGIN')
      await database.query('LOCK TABLE bonus_grants')
      await work()
      await database.query('COMMIT')
    } finally {
      await database.end()
    }
  }

  test('is in the audit, with its filters', async () => {
    const own = await signUpAs(product, 'admin')
    expect((await own.client.get(path)).status).toBe(200)
    expect(await entriesOf(own)).toMatchObject([
      {
        subject: { kind: 'user', id: own.user.id },
        after: { search: 'example', role: 'support', plan: null, status: null, order: 'newest' },
      },
    ])
    expect((await support.client.get(path)).status).toBe(403)
    expect(await entriesOf(support)).toEqual([])
  })

  test('is the only one of its administrator until it ends', async () => {
    const own = await signUpAs(product, 'admin')
    let first: Promise<Answer> | undefined
    await whileHeld(async () => {
      first = own.client.get(path)
      await until(async () => (await entriesOf(own)).length > 0, 'the download to begin')
      expect((await own.client.get(path)).json).toMatchObject({
        code: 'IN_PROGRESS',
        message: expect.stringContaining('still running'),
      })
      expect(await entriesOf(own)).toHaveLength(1)
    })
    expect((await first)?.status).toBe(200)
    expect((await own.client.get(path)).status).toBe(200)
  })

  test('ends with its connection', async () => {
    const own = await signUpAs(product, 'admin')
    await whileHeld(async () => {
      const leaves = new AbortController()
      const headers = { Cookie: own.client.cookie }
      const left = fetch(new URL(path, product.url), { headers, signal: leaves.signal })
      await until(async () => (await entriesOf(own)).length > 0, 'the download to begin')
      leaves.abort()
      await expect(left).rejects.toThrow()
    })
    await until(async () => (await own.client.get(path)).status === 200, 'another download')
  })
})

describe('the details of a user', () => {
  test('are the account, the plan, the sessions and the number of texts, and nothing of the texts', async () => {
    const person = await signUp(product)
    await putOn(product, person, 'premium')
    await createDocument(person, 'A secret title')
    await createSnippet(person, 'A secret snippet')
    const answer = await support.client.get(`/api/admin/users/${person.user.id}`)
    const details = userDetails.parse(answer.json)
    expect(details).toMatchObject({
      user: {
        email: person.user.email,
        plan: 'premium',
        role: 'user',
        status: 'active',
        emailVerified: true,
      },
      subscription: { givenPlan: 'premium' },
      orders: [],
      documents: 1,
      snippets: 1,
    })
    expect(details.sessions).toHaveLength(1)
    expect(answer.text).not.toContain('secret')
    expect(answer.text).not.toMatch(/hash|sealed|sid/i)
  })

  test('have the ledger, newest first, in pages', async () => {
    const { user } = await signUp(product)
    await inDatabase(
      product,
      `INSERT INTO usage_ledger (user_id, kind, amount, action)
       SELECT $1, 'use', -1, 'improve' FROM generate_series(1, 60)`,
      [user.id],
    )
    const read = async (query = '') =>
      ledgerPage.parse((await support.client.get(`/api/admin/users/${user.id}/ledger${query}`)).json)
    const first = await read()
    expect(first).toHaveLength(50)
    const second = await read(`?before=${first.at(-1)?.position}`)
    expect(second.at(-1)).toMatchObject({ kind: 'allowance', text: null })
    const positions = [...first, ...second].map(({ position }) => position)
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => b - a))
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id'])('are not there for %s', async id => {
    expect((await admin.client.get(`/api/admin/users/${id}`)).status).toBe(404)
  })
})

test('every list of users is read by an index', async () => {
  await inDatabase(
    product,
    `INSERT INTO users (email, first_name, last_name, subscribe_newsletter, email_verified_at, created_at, role)
     SELECT md5(n::text) || '@example.org', md5((n + 1)::text), md5((n + 2)::text), false, now(),
       now() - n * interval '1 hour', CASE WHEN n % 5000 = 0 THEN 'support' ELSE 'user' END
     FROM generate_series(1, 30000) n`,
  )
  await inDatabase(
    product,
    `INSERT INTO usage_ledger (user_id, kind, amount, action) SELECT id, 'use', -1, 'improve' FROM users`,
  )
  await inDatabase(product, 'ANALYZE users')
  await inDatabase(product, 'ANALYZE usage_ledger')
  const filters = ['', 'ada', 'example.org', 'a', 'zz', 'f00d 1234', '日本'].flatMap(search =>
    ['newest', 'oldest', 'email'].flatMap(order =>
      [
        {},
        { plan: 'pro' },
        { role: 'support' },
        { status: 'suspended' },
        { status: 'leaving' },
        { status: 'unconfirmed' },
      ].map(more => usersFileQuery.parse({ search, order, ...more })),
    ),
  )
  for (const wanted of filters) {
    const after = wanted.order === 'email' ? 'm@example.org' : `2026-01-01T00:00:00.000000Z_${admin.user.id}`
    for (const place of [{}, { after }]) {
      const { text, bind } = usersStatement({ ...wanted, ...place }, 51)
      const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind)
      expect([wanted, tablesScanned(plan)]).toEqual([wanted, []])
    }
  }
  const ledger = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${LEDGER}`, [admin.user.id, null])
  expect(tablesScanned(ledger).filter(table => table === 'usage_ledger')).toEqual([])
})
