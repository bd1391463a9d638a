import { beforeAll, beforeEach, expect, test } from 'vitest'

import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client, statuses } from '#tests/support/client.ts'
import { createDocument, createSnippet, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let owner: Person
let reader: Person
let admins: Person[]
let id: string
let code: string

beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } })
  owner = await signUpOn(product, 'pro')
  reader = await signUp(product)
  admins = [await signUp(product, { firstName: 'Root' }), await signUp(product)]
})
beforeEach(async () => {
  ;({ id } = await createSnippet(owner, 'Prize <b>won</b>'))
  code = (await show('link')) ?? expect.fail()
  await appoint(...admins)
})

const show = async (visibility: string) => {
  const answer = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
  return visibilityAnswer.parse(answer.json).shareCode
}
const appoint = async (...people: Person[]) => {
  await inDatabase(product, `UPDATE users SET role = 'user'`)
  const ids = people.map(({ user }) => user.id)
  await inDatabase(product, `UPDATE users SET role = 'admin' WHERE id = ANY ($1)`, [ids])
}

let addresses = 0
/** An address that has sent no report. */
const newAddress = () => `192.0.2.${++addresses}`
const visitor = () => new Client(product.url)
const report = (client: Client, body: object = {}, address = newAddress()) =>
  client.post(
    '/api/shared-snippets/reports',
    { code, reason: 'spam', ...body },
    { 'X-Forwarded-For': address },
  )

const stored = () =>
  inDatabase(
    product,
    `SELECT reason, details, reporter_id AS by, emailed_at IS NOT NULL AS emailed FROM snippet_reports
     WHERE document_id = $1 ORDER BY created_at`,
    [id],
  )
/** The emails about the snippet. Its address is in each. */
const emailsTo = async ({ user }: Person) =>
  (await emailsFor(product, user.email)).filter(email => email.text_body.includes(`/snippet/${code}`))
const wasYesterday = () =>
  inDatabase(
    product,
    `UPDATE snippet_reports SET emailed_at = emailed_at - interval '1 day' WHERE document_id = $1`,
    [id],
  )

test('a report of a visitor is stored without an address, and each administrator gets an email', async () => {
  const address = newAddress()
  const answer = await report(visitor(), { details: ' It asks\nfor a password. ' }, address)
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect(await stored()).toEqual([
    { reason: 'spam', details: 'It asks\nfor a password.', by: null, emailed: true },
  ])
  const rows = await inDatabase(product, 'SELECT * FROM snippet_reports WHERE document_id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(address)
  for (const admin of admins) {
    const [email, ...others] = await emailsTo(admin)
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'snippet-reported', subject: 'A snippet was reported' })
    expect(email?.text_body).toContain('“It asks for a password.”')
    expect(email?.text_body).toContain('Reason: Spam or scam')
  }
  for (const person of [owner, reader]) expect(await emailsTo(person)).toEqual([])
})

test('details of which nothing is seen are none', async () => {
  expect((await report(visitor(), { details: '\u200B \u2060' })).status).toBe(204)
  expect(await stored()).toMatchObject([{ reason: 'spam', details: '' }])
})

test('a hostile text is text in the email', async () => {
  const details = '</p><script>alert(1)</script>\r\nBcc: a@example.org <a href="https://evil.example">'
  await report(visitor(), { reason: 'hateful', details })
  const [email] = await inDatabase<{ html_body: string; text_body: string }>(
    product,
    `SELECT html_body, text_body FROM outbound_emails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1`,
    [admins[0]?.user.email],
  )
  expect(email?.html_body).toContain('“Prize &lt;b&gt;won&lt;/b&gt;”')
  expect(email?.html_body).toContain('&lt;script&gt;alert(1)')
  expect(email?.html_body).not.toMatch(/<script|<b>|href="https:\/\/evil/)
  expect(email?.text_body).not.toMatch(/^Bcc:/m)
})

test('there are five emails a snippet and day, also when reports come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => report(visitor())))
  expect(statuses(answers)).toEqual(answers.map(() => 204))
  expect(await stored()).toHaveLength(6)
  for (const admin of admins) expect(await emailsTo(admin)).toHaveLength(5)
  await wasYesterday()
  for (let n = 0; n < 6; n += 1) await report(visitor())
  for (const admin of admins) expect(await emailsTo(admin)).toHaveLength(10)
})

test('a report by its owner is stored without an email', async () => {
  await report(owner.client)
  expect(await stored()).toHaveLength(1)
  for (const admin of admins) expect(await emailsTo(admin)).toEqual([])
})

test('a person has one report about a snippet, the last one', async () => {
  const by = reader.user.id
  await report(reader.client, { reason: 'copyright', details: 'Mine' })
  expect(await stored()).toEqual([{ reason: 'copyright', details: 'Mine', by, emailed: true }])
  await report(reader.client, { reason: 'private' })
  expect(await stored()).toEqual([{ reason: 'private', details: '', by, emailed: true }])
  for (const admin of admins) expect(await emailsTo(admin)).toHaveLength(1)
})

test('without an administrator, the report is stored and the log says so', async () => {
  await appoint()
  expect((await report(visitor())).status).toBe(204)
  expect(await stored()).toMatchObject([{ emailed: false }])
  await expect.poll(() => product.logs()).toContain('there is no administrator to write to')
  expect(product.logs()).not.toContain(code)
  // The next report goes to the administrator that there is then.
  await appoint(reader)
  await report(visitor())
  expect(await emailsTo(reader)).toHaveLength(1)
})

test('a suspended administrator gets no email', async () => {
  const [first, second] = admins
  if (!first || !second) throw new Error('There are two administrators.')
  const suspend = 'UPDATE users SET suspended_at = $2 WHERE id = $1'
  await inDatabase(product, suspend, [second.user.id, new Date()])
  await report(visitor())
  await inDatabase(product, suspend, [second.user.id, null])
  expect([await emailsTo(first), await emailsTo(second)]).toMatchObject([[{}], []])
})

test('a code that opens nothing gets the same answer, and nothing is stored', async () => {
  const count = async () => (await inDatabase(product, 'SELECT FROM snippet_reports')).length
  const before = await count()
  const refused = async (wrong: string) => {
    const answer = await report(visitor(), { code: wrong })
    expect([answer.status, answer.text]).toEqual([204, ''])
  }
  await refused('AAAAAAAAAA')
  await show('private')
  await refused(code)
  const revoked = code
  code = (await show('public')) ?? expect.fail()
  await refused(revoked)
  await owner.client.delete(`/api/snippets/${id}`)
  await refused(code)
  expect(await count()).toBe(before)
})

test('a document with a code can be reported as well', async () => {
  ;({ id } = await createDocument(owner))
  const { json } = await owner.client.post(`/api/documents/${id}/share-code`)
  code = shareCodeAnswer.parse(json).shareCode?.code ?? expect.fail()
  await report(visitor(), { reason: 'other' })
  expect(await stored()).toMatchObject([{ reason: 'other' }])
})

test.each([
  { code: 'short' },
  { reason: 'boring' },
  { reason: undefined },
  { details: 'x'.repeat(1001) },
  { details: 7 },
  { reporterId: '00000000-0000-4000-8000-000000000000' },
])('refuses %j', async body => {
  expect((await report(visitor(), body)).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('an address sends five reports an hour, of users and of visitors together', async () => {
  const address = newAddress()
  const all = [await report(reader.client, { details: 'x'.repeat(1000) }, address)]
  while (all.length < 7) all.push(await report(visitor(), {}, address))
  expect(statuses(all)).toEqual([204, 204, 204, 204, 204, 429, 429])
  expect(Number(all.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await stored()).toHaveLength(5)
  expect((await report(visitor())).status).toBe(204)
})
