import { beforeAll, describe, expect, test } from 'vitest'

import { ledgerPage, userDetails, type UserDetails } from '#schema/admin/users.ts'
import { auditPage, type AuditEntry } from '#schema/audit/contract.ts'
import { signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { confirmAddress, signUp, type Person } from '#tests/support/factories.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person

beforeAll(async () => {
  product = await sharedProduct()
  admin = await signUpAs(product, 'admin', { firstName: 'Grace', lastName: 'Hopper' })
})

async function details({ user }: Person, by = admin): Promise<UserDetails> {
  return userDetails.parse((await by.client.get(`/api/admin/users/${user.id}`)).json)
}

/** Does an act on a user at their newest revision. */
async function act(
  method: string,
  person: Person,
  path: string,
  body: Record<string, unknown> = {},
  by = admin,
) {
  const { revision } = (await details(person)).user
  return by.client.send(method, `/api/admin/users/${person.user.id}${path}`, { body: { revision, ...body } })
}

/** Returns the acts on a user, newest first. */
async function auditOf({ user }: Person): Promise<AuditEntry[]> {
  const query = new URLSearchParams({ subjectKind: 'user', subjectId: user.id })
  return auditPage.parse((await admin.client.get(`/api/admin/audit?${query}`)).json).entries
}

test.each<[string, string, string, Record<string, unknown>, object, Partial<AuditEntry>[]]>([
  [
    'names and voice commands',
    'PATCH',
    '',
    { firstName: 'Augusta', lastName: 'King', voiceCommandsAllowed: true },
    { firstName: 'Augusta', lastName: 'King', voiceCommandsAllowed: true },
    [
      { act: 'user.voice', before: { voiceCommandsAllowed: null }, after: { voiceCommandsAllowed: true } },
      {
        act: 'user.names',
        before: { firstName: 'Ada', lastName: 'Byron' },
        after: { firstName: 'Augusta', lastName: 'King' },
      },
    ],
  ],
  [
    'voice commands alone',
    'PATCH',
    '',
    { firstName: 'Ada', lastName: 'Byron', voiceCommandsAllowed: false },
    { voiceCommandsAllowed: false },
    [{ act: 'user.voice', after: { voiceCommandsAllowed: false } }],
  ],
  [
    'the role',
    'PUT',
    '/role',
    { role: 'support' },
    { role: 'support' },
    [{ act: 'user.role', before: { role: 'user' }, after: { role: 'support' } }],
  ],
  [
    'the plan',
    'PUT',
    '/plan',
    { plan: 'pro', lastDay: null, reason: 'A prize' },
    { plan: 'pro' },
    [
      {
        act: 'user.plan',
        before: { plan: 'free', given: null, lastDay: null },
        after: { plan: 'pro', given: 'pro', lastDay: null },
        reason: 'A prize',
      },
    ],
  ],
  [
    'the bonus queries',
    'POST',
    '/bonus',
    { amount: 20, reason: 'A prize' },
    {},
    [{ act: 'user.bonus', before: { bonus: 0 }, after: { bonus: 20 }, reason: 'A prize' }],
  ],
])('an administrator changes %s, and the audit has it', async (_what, method, path, body, shown, entries) => {
  const person = await signUp(product, { firstName: 'Ada', lastName: 'Byron' })
  await confirmAddress(person)
  const answer = await act(method, person, path, body)
  expect(userDetails.parse(answer.json).user).toMatchObject(shown)
  expect(await auditOf(person)).toMatchObject(
    entries.map(entry => ({
      ...entry,
      source: 'admin',
      actor: { id: admin.user.id, name: 'Grace Hopper', email: admin.user.email },
      subject: { kind: 'user', id: person.user.id, name: 'Ada Byron' },
    })),
  )
})

describe('an act', () => {
  test('on another revision is refused, and a second click too', async () => {
    const person = await signUp(product)
    const { revision } = (await details(person)).user
    const body = { revision, amount: 100, reason: 'Help' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.client.post(`/api/admin/users/${person.user.id}/bonus`, body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
    expect((await details(person)).usage.bonusRemaining).toBe(100)
    expect(await auditOf(person)).toHaveLength(1)
  })

  test('that fails leaves nothing in the audit', async () => {
    const person = await signUp(product)
    expect((await act('POST', person, '/bonus', { amount: -5, reason: 'Mistake' })).status).toBe(422)
    expect(await auditOf(person)).toEqual([])
  })

  test.each([
    ['an amount of 0', 'POST', '/bonus', { amount: 0, reason: 'x' }],
    ['half a query', 'POST', '/bonus', { amount: 1.5, reason: 'x' }],
    ['very many queries', 'POST', '/bonus', { amount: 1e9, reason: 'x' }],
    ['no reason', 'POST', '/bonus', { amount: 5, reason: ' ' }],
    ['a plan until yesterday', 'PUT', '/plan', { plan: 'pro', lastDay: '2020-01-01', reason: 'x' }],
    ['a day that there is not', 'PUT', '/plan', { plan: 'pro', lastDay: '2027-02-30', reason: 'x' }],
    ['a role that there is not', 'PUT', '/role', { role: 'owner' }],
    ['an email that is none', 'PUT', '/email', { email: 'no' }],
    ['a name without letters', 'PATCH', '', { firstName: ' ', lastName: 'x', voiceCommandsAllowed: null }],
    ['another member', 'PUT', '/role', { role: 'user', passwordHash: 'x' }],
  ])('with %s is refused', async (_what, method, path, body) => {
    const person = await signUp(product)
    expect((await act(method, person, path, body)).status).toBe(422)
    expect(await auditOf(person)).toEqual([])
  })
})

describe('bonus queries', () => {
  test('are granted and taken back, and the ledger has both', async () => {
    const person = await signUp(product)
    await act('POST', person, '/bonus', { amount: 30, reason: 'First' })
    await act('POST', person, '/bonus', { amount: 20, reason: 'Second' })
    const answer = await act('POST', person, '/bonus', { amount: -35, reason: 'Too many' })
    expect(userDetails.parse(answer.json).usage.bonusRemaining).toBe(15)
    const [sum] = await inDatabase<{ ledger: number; granted: number }>(
      product,
      `SELECT (SELECT sum(amount) FROM usage_ledger WHERE user_id = $1 AND kind = 'bonus') AS ledger,
         (SELECT sum(amount) FROM bonus_grants WHERE user_id = $1) AS granted`,
      [person.user.id],
    )
    expect(sum).toEqual({ ledger: 15, granted: 15 })
    const ledger = await admin.client.get(`/api/admin/users/${person.user.id}/ledger`)
    expect(ledgerPage.parse(ledger.json).filter(({ kind }) => kind === 'bonus')).toMatchObject([
      { amount: -15, text: 'Too many' },
      { amount: -20, text: 'Too many' },
      { amount: 20, text: 'Second' },
      { amount: 30, text: 'First' },
    ])
    const tooMany = await act('POST', person, '/bonus', { amount: -16, reason: 'Too many' })
    expect(tooMany.json).toMatchObject({ fields: { amount: expect.stringContaining('15') } })
    expect((await details(person)).usage.bonusRemaining).toBe(15)
  })

  test('are granted once for a key, although the page has been read again in between', async () => {
    const person = await signUp(product)
    const key = crypto.randomUUID()
    const give = async (body: Record<string, unknown>, by = admin) => {
      const { revision } = (await details(person)).user
      return by.client.send('POST', `/api/admin/users/${person.user.id}/bonus`, {
        body: { revision, ...body },
        headers: { 'Idempotency-Key': key },
      })
    }
    const left = async () => (await details(person)).usage.bonusRemaining
    const grant = { amount: 100, reason: 'Help' }
    const answers = await Promise.all([give(grant), give(grant)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const again = await give(grant)
    expect(userDetails.parse(again.json).usage.bonusRemaining).toBe(100)
    expect(await auditOf(person)).toHaveLength(1)
    expect((await give({ ...grant, amount: 50 })).json).toMatchObject({ code: 'CONFLICT' })
    expect(await left()).toBe(100)
    // The key of another administrator is another one.
    expect((await give(grant, await signUpAs(product, 'admin'))).status).toBe(200)
    expect(await left()).toBe(200)
    for (const refused of [{ amount: -500 }, { amount: -200 }])
      await admin.client.send('POST', `/api/admin/users/${person.user.id}/bonus`, {
        body: { revision: (await details(person)).user.revision, reason: 'A mistake', ...refused },
        headers: { 'Idempotency-Key': 'not-used-up' },
      })
    // An act that failed has not used its key up.
    expect(await left()).toBe(0)
  })
})

describe('a plan that was given until a day', () => {
  test('counts until then and ends by itself', async () => {
    const person = await signUp(product)
    const lastDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const given = await act('PUT', person, '/plan', { plan: 'premium', lastDay, reason: 'A test' })
    expect(userDetails.parse(given.json)).toMatchObject({
      user: { plan: 'premium' },
      subscription: { givenPlan: 'premium', givenUntil: `${lastDay}T23:59:59.999Z` },
    })
    const [due] = await inDatabase<{ due_at: Date }>(
      product,
      'SELECT due_at FROM subscriptions WHERE user_id = $1',
      [person.user.id],
    )
    expect(due?.due_at.toISOString()).toBe(`${lastDay}T23:59:59.999Z`)
    await act('PUT', person, '/plan', { plan: 'free', lastDay: null, reason: 'It is over' })
    expect(await auditOf(person)).toMatchObject([
      { before: { plan: 'premium', given: 'premium', lastDay }, after: { plan: 'free', given: null } },
      { before: { given: null, lastDay: null }, after: { plan: 'premium', given: 'premium', lastDay } },
    ])
  })
})

describe('a suspended user', () => {
  test('is signed out, cannot sign in, and can again afterward', async () => {
    const person = await signUp(product)
    await act('PUT', person, '/suspension', { suspended: true, reason: 'Spam' })
    expect((await person.client.get('/api/auth/user')).status).toBe(401)
    const client = new Client(product.url)
    expect((await signIn(client, person.user.email)).status).toBe(401)
    await act('PUT', person, '/suspension', { suspended: false, reason: 'A mistake' })
    expect((await signIn(client, person.user.email)).status).toBe(200)
    expect((await auditOf(person)).map(entry => entry.act)).toEqual(['user.restored', 'user.suspended'])
  })
})

test('a deletion is scheduled and canceled', async () => {
  const person = await signUp(product)
  const scheduled = await act('PUT', person, '/deletion', { deleted: true, reason: 'Asked by email' })
  expect(userDetails.parse(scheduled.json).user.deleteAt).not.toBeNull()
  const canceled = await act('PUT', person, '/deletion', { deleted: false, reason: 'Changed their mind' })
  expect(userDetails.parse(canceled.json).user.deleteAt).toBeNull()
  const { deleteAt } = userDetails.parse(scheduled.json).user
  expect(await auditOf(person)).toMatchObject([
    { act: 'user.deletionCanceled', before: { deleteAt }, after: { deleteAt: null } },
    { act: 'user.deleted', before: { deleteAt: null }, after: { deleteAt } },
  ])
})

test('a new email waits for the confirmation by its link', async () => {
  const person = await signUp(product)
  const email = `new.${person.user.email}`
  const answer = await act('PUT', person, '/email', { email })
  expect(userDetails.parse(answer.json).user).toMatchObject({ email: person.user.email, pendingEmail: email })
  expect((await emailsFor(product, email)).map(({ kind }) => kind)).toEqual(['change-email'])
})

describe('support', () => {
  test('signs users out, but no one of the staff', async () => {
    const support = await signUpAs(product, 'support')
    const person = await signUp(product)
    const path = (of: Person) => `/api/admin/users/${of.user.id}/sessions`
    expect((await support.client.delete(path(person))).status).toBe(200)
    expect((await person.client.get('/api/auth/user')).status).toBe(401)
    expect((await support.client.delete(path(admin))).json).toMatchObject({ code: 'FORBIDDEN' })
    expect((await admin.client.get('/api/auth/user')).status).toBe(200)
  })
})

describe('the last administrator', () => {
  test('stays, also when two act at once on each other', async () => {
    const own = await startProduct()
    const [first, second] = await Promise.all([signUpAs(own, 'admin'), signUpAs(own, 'admin')])
    const demote = async (by: Person, whom: Person) => {
      const { json } = await by.client.get(`/api/admin/users/${whom.user.id}`)
      const { revision } = userDetails.parse(json).user
      const body = { revision, role: 'user' }
      return by.client.send('PUT', `/api/admin/users/${whom.user.id}/role`, { body })
    }
    const answers = await Promise.all([demote(first, second), demote(second, first)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await inDatabase<{ id: string }>(own, `SELECT id FROM users WHERE role = 'admin'`)
    expect(left).toHaveLength(1)
    const last = left[0]?.id === first.user.id ? first : second
    const path = `/api/admin/users/${last.user.id}`
    const { revision } = userDetails.parse((await last.client.get(path)).json).user
    for (const [method, part, body] of [
      ['PUT', '/role', { role: 'support' }],
      ['PUT', '/suspension', { suspended: true, reason: 'x' }],
      ['PUT', '/deletion', { deleted: true, reason: 'x' }],
    ] as const) {
      const answer = await last.client.send(method, `${path}${part}`, { body: { revision, ...body } })
      expect([part, answer.status]).toEqual([part, 409])
    }
    const deletion = await last.client.post('/api/account/deletion')
    expect(deletion.json).toMatchObject({ code: 'CONFLICT' })
  })
})
