import { randomUUID } from 'node:crypto'

import { Client as Database } from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { DocumentSummary } from '#schema/documents/contract.ts'
import { invitation } from '#schema/sharing/contract.ts'
import { signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import {
  createDocument,
  createSnippet,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle } from '#tests/support/google.ts'
import { WAITING_FOR_LOCKS } from '#tests/support/locks.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase, emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

let google: LocalGoogle
let product: Product
let owner: Person
let document: DocumentSummary
let email: string

beforeAll(async () => {
  ;({ google, product } = await startWithGoogle())
  owner = await signUpOn(product, 'premium')
})
beforeEach(async () => {
  document = await createDocument(owner, 'Harvest plan')
  email = `newcomer.${randomUUID()}@example.org`
})

const path = (part: string) => `/api/documents/${document.id}/${part}`
const invite = (address = email, role = 'editor', by = owner) =>
  by.client.post(path('members'), { email: address, role })
const invitations = async () => z.array(invitation).parse((await owner.client.get(path('invitations'))).json)
const invited = async () => (await invitations()).map(one => [one.email, one.role])
const read = async ({ client }: { client: Client }) =>
  (await client.get(`/api/documents/${document.id}`)).status

/** Signs up by the form with a password, and does not confirm the email. */
async function signedUp(address: string): Promise<{ client: Client }> {
  const client = new Client(product.url)
  const password = 'a long enough password'
  const form = { firstName: 'Nia', lastName: 'New', email: address, password }
  expect((await client.post('/api/auth/signup', form)).status).toBe(201)
  return { client }
}

describe('an email without an account', () => {
  test('is invited once, by an email that names the document', async () => {
    expect((await invite(email.toUpperCase())).status).toBe(200)
    await invite()
    await invite(email, 'viewer')
    expect(await invited()).toEqual([[email, 'viewer']])
    const sent = await emailsFor(product, email)
    expect(sent.map(({ kind }) => kind)).toEqual(['invitation'])
    expect(sent[0]?.text_body).toContain(`“Harvest plan”`)
    expect(sent[0]?.text_body).toContain(owner.user.email)
    const events = await eventsAbout(product.databaseUrl, document.id)
    expect(events.at(-1)).toMatchObject({
      name: 'sharing.invitations',
      rooms: [`user:${owner.user.id}`],
      value: { invitations: [{ email, role: 'viewer' }] },
    })
  })

  test('is invited to a snippet by an email that says so', async () => {
    const { id } = await createSnippet(owner, 'Greeting')
    await owner.client.post(`/api/snippets/${id}/members`, { email, role: 'viewer' })
    const [sent] = await emailsFor(product, email)
    expect(sent?.subject).toMatch(/ shared a snippet with you$/)
    expect(sent?.text_body).not.toContain('document')
  })

  test('gets no link from a title or a name', async () => {
    for (const [at, title] of ['Buy at cheap.example now', 'Buy at cheap。example now'].entries()) {
      await owner.client.patch(`/api/documents/${document.id}`, { title })
      await invite(`${at}.${email}`)
      expect((await emailsFor(product, `${at}.${email}`))[0]?.text_body).not.toContain('cheap')
    }
  })

  test.each([
    'nobody',
    'a@b',
    'two@example.org, three@example.org',
    'x'.repeat(250) + '@e.org',
    `${'İ'.repeat(200)}@e.org`,
  ])('%j is rejected at its field', async address => {
    const answer = await invite(address)
    expect(answer.status).toBe(422)
    expect(answer.json).toHaveProperty('fields.email')
    expect(await invited()).toEqual([])
  })

  test('is written to three times a day at most, by all users together', async () => {
    const other = await signUpOn(product, 'premium')
    for (const by of [owner, other, owner, other, owner]) {
      document = await createDocument(by)
      expect((await invite(email, 'viewer', by)).status).toBe(200)
    }
    expect(await emailsFor(product, email)).toHaveLength(3)
  })

  test('counts as one of the people that the plan allows', async () => {
    for (let n = 0; n < 4; n += 1) expect((await invite(`${n}.${email}`)).status).toBe(200)
    expect((await invite()).json).toMatchObject({ code: 'TOO_MANY_MEMBERS' })
    const [first] = await invitations()
    await owner.client.delete(path(`invitations/${first?.id}`))
    expect((await invite()).status).toBe(200)
  })

  test('is invited, listed and withdrawn by the owner alone', async () => {
    await invite()
    const [held] = await invitations()
    const editor = await signUp(product)
    await share(owner, document, editor, 'editor')
    const stranger = await signUp(product)
    for (const [person, status] of [
      [editor, 403],
      [stranger, 404],
    ] as const) {
      expect((await invite(email, 'viewer', person)).status).toBe(status)
      expect((await person.client.get(path('invitations'))).status).toBe(status)
      const one = path(`invitations/${held?.id}`)
      expect((await person.client.patch(one, { role: 'viewer' })).status).toBe(status)
      expect((await person.client.delete(one)).status).toBe(status)
      const member = path(`members/${editor.user.id}`)
      expect((await person.client.patch(member, { role: 'viewer' })).status).toBe(status)
    }
    const other = await createDocument(owner)
    const elsewhere = `/api/documents/${other.id}/invitations/${held?.id}`
    expect((await owner.client.patch(elsewhere, { role: 'viewer' })).status).toBe(404)
    expect((await owner.client.delete(elsewhere)).status).toBe(404)
    expect(await invited()).toEqual([[email, 'editor']])
    expect((await editor.client.get(path('members'))).text).not.toContain(email)
  })
})

describe('an invited person', () => {
  test('opens the document after proving the email, and not before', async () => {
    await invite()
    const newcomer = await signedUp(email)
    expect(await read(newcomer)).toBe(404)
    const token = await tokenFor(product, email, 'verify-email')
    await newcomer.client.post('/api/auth/verification/confirm', { token })
    expect(await read(newcomer)).toBe(200)
    expect(await invited()).toEqual([])
    expect((await owner.client.get(path('members'))).text).toContain(email)
  })

  test('opens it at once with Google', async () => {
    await invite()
    const client = new Client(product.url)
    google.next = { sub: randomUUID(), email, email_verified: true, given_name: 'Nia', family_name: 'New' }
    await google.visit(client, '/api/auth/google')
    expect(await read({ client })).toBe(200)
  })

  test('opens it with an account that takes the invited email later', async () => {
    const person = await signUp(product)
    await invite()
    await person.client.post('/api/account/email', { email })
    const token = await tokenFor(product, email, 'change-email')
    await person.client.post('/api/auth/email-change/confirm', { token })
    await signIn(person.client, email)
    expect(await read(person)).toBe(200)
  })

  test('loses nothing to a stranger who signs up with the email and never proves it', async () => {
    await invite()
    const squatter = await signedUp(email)
    expect((await invite(email, 'viewer')).status).toBe(200)
    expect(await invited()).toEqual([[email, 'viewer']])
    expect((await owner.client.get(path('members'))).text).not.toContain('Nia')
    await squatter.client.post('/api/account/email', { email: `other.${email}` })
    const other = await tokenFor(product, `other.${email}`, 'change-email')
    await squatter.client.post('/api/auth/email-change/confirm', { token: other })
    expect(await read(squatter)).toBe(404)

    const client = new Client(product.url)
    google.next = { sub: randomUUID(), email, email_verified: true, given_name: 'Nia', family_name: 'New' }
    await google.visit(client, '/api/auth/google')
    expect(await read({ client })).toBe(200)
  })

  test('who owns the document, or is a member, keeps the role', async () => {
    const member = await signUp(product)
    await share(owner, document, member, 'viewer')
    await invite(email, 'editor')
    await member.client.post('/api/account/email', { email })
    const token = await tokenFor(product, email, 'change-email')
    await member.client.post('/api/auth/email-change/confirm', { token })
    expect((await owner.client.get(path('members'))).text).toMatch(/"viewer"/)
    expect(await invited()).toEqual([])
    const events = await eventsAbout(product.databaseUrl, document.id)
    expect(events.at(-1)).toMatchObject({ name: 'sharing.invitations', rooms: [`user:${owner.user.id}`] })
  })

  test('learns nothing of a document in the trash', async () => {
    await invite()
    await owner.client.delete(`/api/documents/${document.id}`)
    const before = (await eventsAbout(product.databaseUrl, document.id)).length
    const newcomer = await signedUp(email)
    const token = await tokenFor(product, email, 'verify-email')
    await newcomer.client.post('/api/auth/verification/confirm', { token })
    const names = (await eventsAbout(product.databaseUrl, document.id)).slice(before).map(({ name }) => name)
    expect(names).not.toContain('documents.changed')
    await owner.client.post(`/api/documents/${document.id}/restore`)
    expect(await read(newcomer)).toBe(200)
  })

  test('opens nothing once the invitation is withdrawn', async () => {
    await invite()
    const [held] = await invitations()
    expect((await owner.client.delete(path(`invitations/${held?.id}`))).status).toBe(204)
    expect((await owner.client.delete(path(`invitations/${held?.id}`))).status).toBe(404)
    const newcomer = await signedUp(email)
    const token = await tokenFor(product, email, 'verify-email')
    await newcomer.client.post('/api/auth/verification/confirm', { token })
    expect(await read(newcomer)).toBe(404)
  })

  test('becomes a member while the owner changes the invitation', async () => {
    await invite(email, 'viewer')
    const newcomer = await signUp(product)
    await newcomer.client.post('/api/account/email', { email })
    const token = await tokenFor(product, email, 'change-email')
    const database = new Database(product.databaseUrl)
    await database.connect()
    const waiting = async (count: number) =>
      expect
        .poll(async () => (await inDatabase(product, WAITING_FOR_LOCKS)).length)
        .toBeGreaterThanOrEqual(count)
    // Both wait for the document, the owner first.
    await database.query('BEGIN')
    await database.query('SELECT FROM documents WHERE id = $1 FOR UPDATE', [document.id])
    const changed = invite(email, 'editor')
    await waiting(1)
    const confirmed = newcomer.client.post('/api/auth/email-change/confirm', { token })
    await waiting(2)
    await database.query('COMMIT')
    await database.end()

    expect([(await changed).status, (await confirmed).status]).toEqual([200, 200])
    expect(await read(newcomer)).toBe(200)
    expect(await invited()).toEqual([])
  })

  test('is a member or invited, whatever comes first', async () => {
    const documents = await Promise.all(Array.from({ length: 6 }, () => createDocument(owner)))
    const newcomer = await signedUp(email)
    const token = await tokenFor(product, email, 'verify-email')
    const answers = await Promise.all([
      ...documents.map(({ id }) =>
        owner.client.post(`/api/documents/${id}/members`, { email, role: 'viewer' }),
      ),
      newcomer.client.post('/api/auth/verification/confirm', { token }),
    ])
    expect(answers.map(({ status }) => status).filter(status => status >= 400)).toEqual([])
    for (const { id } of documents)
      expect((await newcomer.client.get(`/api/documents/${id}`)).status).toBe(200)
  })
})

test('the role of a suspended member is changed, and no one is invited in their place', async () => {
  const member = await signUp(product)
  await share(owner, document, member, 'editor')
  await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [member.user.id])
  expect((await invite(member.user.email, 'viewer')).status).toBe(200)
  expect((await owner.client.get(path('members'))).text).toContain('"viewer"')
  expect(await invited()).toEqual([])
})

test('a role is changed by the member, so that an outdated email invites no one', async () => {
  const member = await signUp(product)
  await share(owner, document, member, 'editor')
  const answer = await owner.client.patch(path(`members/${member.user.id}`), { role: 'viewer' })
  expect(answer.text).toContain('"viewer"')
  expect((await owner.client.patch(path(`members/${owner.user.id}`), { role: 'viewer' })).status).toBe(404)
  expect((await owner.client.patch(path(`members/${member.user.id}`), { role: 'owner' })).status).toBe(422)
})
