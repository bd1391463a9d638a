import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cleanUpMessages } from '#api/features/contact/cleanup.ts'
import { messagesStatement } from '#api/features/contact/list.ts'
import { database } from '#api/kit/query.ts'
import { messagesPage, type ListedMessage } from '#schema/admin/messages.ts'
import { auditPage } from '#schema/audit/contract.ts'
import { apiDatabase } from '#tests/support/apiDatabase.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let user: Person
let support: Person
let admin: Person
let email: string

const HOSTILE = '</p><script>alert(1)</script><a href="https://evil.example">'

beforeAll(async () => {
  // The list has the messages of this file alone.
  product = await startProduct()
  user = await signUp(product)
  support = await signUpAs(product, 'support', { firstName: 'Grace', lastName: 'Hopper' })
  admin = await signUpAs(product, 'admin')
})

let senders = 0
beforeEach(() => {
  email = `vera.${++senders}@example.org`
})

const send = (fields: object = {}) =>
  new Client(product.url).post('/api/contact', {
    name: 'Vera',
    email,
    subject: 'A question',
    message: 'Which languages can it check?',
    ...fields,
  })

const page = async (query: Record<string, string> = {}, by = support) =>
  messagesPage.parse((await by.client.get(`/api/admin/messages?${new URLSearchParams(query)}`)).json)
const listed = async (query: Record<string, string> = {}, by = support) =>
  (await page(query, by)).messages.filter(message => message.email === email)

/** A new message, as the staff read it. */
async function received(fields: object = {}): Promise<ListedMessage> {
  await send(fields)
  return (await listed())[0] ?? expect.fail()
}
const answer = (
  { id, revision }: Pick<ListedMessage, 'id' | 'revision'>,
  by = support,
  text = 'It checks 33.\n\nGrace',
) => by.client.post(`/api/admin/messages/${id}/answer`, { revision, text })
const auditOf = async ({ id }: ListedMessage) => {
  const query = new URLSearchParams({ subjectKind: 'message', subjectId: id })
  return auditPage.parse((await admin.client.get(`/api/admin/audit?${query}`)).json).entries
}

describe('the list', () => {
  test('is for administrators and support', async () => {
    const message = await received()
    for (const by of [support, admin]) expect(await listed({}, by)).toEqual([message])
    expect((await user.client.get('/api/admin/messages')).status).toBe(403)
    expect((await new Client(product.url).get('/api/admin/messages')).status).toBe(401)
  })

  test('has the newest first, by state', async () => {
    const first = await received({ subject: 'First' })
    await send({ subject: 'Second' })
    expect((await listed()).map(({ subject }) => subject)).toEqual(['Second', 'First'])
    await answer(first)
    expect((await listed({ state: 'open' })).map(({ subject }) => subject)).toEqual(['Second'])
    expect((await listed({ state: 'answered' })).map(({ subject }) => subject)).toEqual(['First'])
    expect((await support.client.get('/api/admin/messages?state=lost')).status).toBe(422)
  })

  test('has pages without a gap or a repeat, each read by an index', async () => {
    await inDatabase(
      product,
      `INSERT INTO contact_messages (name, email, subject, message, created_at)
       SELECT 'Many', $1, 'Subject ' || n, 'x',
         now() + interval '1 hour' - (n / 7) * interval '90 microseconds' FROM generate_series(1, 20000) n`,
      [email],
    )
    await inDatabase(product, 'ANALYZE contact_messages')
    const all: ListedMessage[] = []
    let after: { after?: string } = {}
    for (let pages = 0; pages < 4; pages += 1) {
      const { messages, next } = await page({ state: 'open', ...after })
      expect(messages).toHaveLength(50)
      all.push(...messages)
      after = { after: next ?? expect.fail() }
      // The next page begins there even if the row is gone.
      await inDatabase(product, 'DELETE FROM contact_messages WHERE id = $1', [messages.at(-1)?.id])
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(200)
    const numbers = all.map(({ subject }) => Number(subject.replace('Subject ', '')))
    // The rest of the page has a part of those that came in the next moment.
    const whole = 27 * 7 + 6
    expect(numbers.filter(number => number <= whole).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: whole }, (_, index) => index + 1),
    )
    const times = all.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const state of [undefined, 'open', 'answered'] as const)
      for (const place of [{}, after]) {
        const { text, bind } = messagesStatement({ ...(state && { state }), ...place })
        const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind)
        expect(tablesScanned(plan).filter(table => table === 'contact_messages')).toEqual([])
      }
    await inDatabase(product, 'DELETE FROM contact_messages WHERE email = $1', [email])
  })
})

describe('an answer', () => {
  test('goes to the sender in paragraphs, and the audit has the act without its texts', async () => {
    const message = await received()
    const { status, json } = await answer(message)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id: message.id,
      state: 'answered',
      answer: 'It checks 33.\n\nGrace',
      answeredBy: 'Grace Hopper',
      revision: 2,
    })
    const [, sent] = await emailsFor(product, email)
    expect(sent).toMatchObject({ kind: 'contact-answer', subject: 'Our answer to your message' })
    expect(sent?.text_body).toContain('Hello Vera,')
    expect(sent?.text_body).toContain('about “A question”')
    expect(sent?.text_body).toContain('It checks 33.\n\nGrace\n')
    expect(sent?.text_body).toContain('/contact')
    const entries = await auditOf(message)
    expect(entries).toMatchObject([
      {
        act: 'message.answered',
        actor: { id: support.user.id },
        subject: { kind: 'message', name: message.id },
        before: { state: 'open' },
        after: { state: 'answered' },
      },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/checks 33|languages|Vera/)
  })

  test('is sent once, also by two people at once', async () => {
    const message = await received()
    const answers = await Promise.all([answer(message), answer(message, admin)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
    expect((await answer({ id: message.id, revision: 2 })).status).toBe(409)
    expect(await emailsFor(product, email)).toHaveLength(2)
    expect(await auditOf(message)).toHaveLength(1)
  })

  test('is for another revision no answer, and is refused to others', async () => {
    const message = await received()
    expect((await answer({ id: message.id, revision: 7 })).status).toBe(409)
    expect((await answer(message, user)).status).toBe(403)
    const former = await signUpAs(product, 'support')
    await inDatabase(product, `UPDATE users SET role = 'user' WHERE id = $1`, [former.user.id])
    expect((await answer(message, former)).status).toBe(403)
    const path = `/api/admin/messages/${message.id}/answer`
    expect((await new Client(product.url).post(path, { revision: 1, text: 'x' })).status).toBe(401)
    const missing = { id: '00000000-0000-4000-8000-000000000000', revision: 1 }
    expect((await answer(missing)).status).toBe(404)
    for (const text of ['', ' \u200B\n', 'x'.repeat(5001)])
      expect((await answer(message, support, text)).status).toBe(422)
    expect(await emailsFor(product, email)).toHaveLength(1)
    expect(await listed({ state: 'open' })).toEqual([message])
  })

  test('and a message that are hostile stay text', async () => {
    const message = await received({ name: HOSTILE, subject: HOSTILE, message: HOSTILE })
    expect(message).toMatchObject({ name: HOSTILE, subject: HOSTILE, message: HOSTILE })
    await answer(message, support, `${HOSTILE}\r\nBcc: a@example.org`)
    const sent = await inDatabase<{ html_body: string }>(
      product,
      'SELECT html_body FROM outbound_emails WHERE recipient = $1 ORDER BY created_at',
      [email],
    )
    expect(sent).toHaveLength(2)
    for (const { html_body: html } of sent) expect(html).not.toMatch(/<script|href="https:\/\/evil/)
    expect(sent.at(-1)?.html_body).toContain('&lt;script&gt;alert(1)')
  })

  test('stays without a name when the account of its author is deleted', async () => {
    const message = await received()
    const gone = await signUpAs(product, 'support')
    await answer(message, gone)
    await inDatabase(product, 'DELETE FROM users WHERE id = $1', [gone.user.id])
    expect(await listed()).toMatchObject([{ state: 'answered', answeredBy: null }])
  })
})

test('messages are deleted a year after their answer, and after two years without one', async () => {
  const db = await apiDatabase()
  await database().query(`
    INSERT INTO contact_messages (name, email, subject, message, created_at, state, answer, answered_at)
    SELECT name, 'a@example.org', 's', 'm', now() - created * interval '1 day',
      CASE WHEN answered IS NULL THEN 'open' ELSE 'answered' END,
      CASE WHEN answered IS NOT NULL THEN 'a' END, now() - answered * interval '1 day'
    FROM (VALUES ('open, kept', 729, NULL::int), ('open, old', 731, NULL), ('answered, kept', 900, 364),
      ('answered, old', 900, 366)) AS given (name, created, answered)`)
  await cleanUpMessages()
  const [left] = await database().query('SELECT name FROM contact_messages ORDER BY name')
  await db.close()
  expect(left).toEqual([{ name: 'answered, kept' }, { name: 'open, kept' }])
})
