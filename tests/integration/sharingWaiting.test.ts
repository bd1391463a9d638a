import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { CLOSE } from '#schema/collab/protocol.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { member } from '#schema/sharing/contract.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, grantTo, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { startWithGoogle, type LocalGoogle } from '#tests/support/google.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import type { Product } from '#tests/support/product.ts'
import { emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'
import { RawClient } from '#tests/support/yclient.ts'

let google: LocalGoogle
let product: Product
let owner: Person
let guest: Person
let document: DocumentSummary

beforeAll(async () => {
  ;({ google, product } = await startWithGoogle())
  owner = await signUpOn(product, 'premium')
})
beforeEach(async () => {
  guest = await signUp(product)
  document = await createDocument(owner)
  expect((await invite('editor')).status).toBe(200)
})

const people = () => `/api/documents/${document.id}/members`
const invite = (role: string) => owner.client.post(people(), { email: guest.user.email, role })
const members = async () =>
  z
    .array(member)
    .parse((await owner.client.get(people())).json)
    .map(({ userId, role, waiting }) => [userId, role, waiting])

/** Returns what the guest can see of the document with this session. */
async function seenBy({ client }: { client: Client }) {
  const list = (await client.get('/api/documents')).text
  const live = RawClient.on(`${product.url.replace('http', 'ws')}/collab`, document.id, client.cookie)
  await Promise.race([live.closed(), live.synced().catch(() => undefined)])
  const closed = live.closeCode
  live.socket.terminate()
  return {
    listed: list.includes(document.id),
    read: (await client.get(`/api/documents/${document.id}`)).status,
    members: (await client.get(people())).status,
    live: closed ?? 'open',
  }
}
const NOTHING = { listed: false, read: 404, members: 404, live: CLOSE.notFound }
const ALL = { listed: true, read: 200, members: 200, live: 'open' }

const PROOFS: Record<string, () => Promise<{ client: Client }>> = {
  'the link in the email': async () => {
    const token = await tokenFor(product, guest.user.email, 'verify-email')
    await guest.client.post('/api/auth/verification/confirm', { token })
    return guest
  },
  'a password reset': async () => {
    const { email } = guest.user
    const client = new Client(product.url)
    const password = 'quite another password'
    await client.post('/api/auth/password-reset', { email })
    await expect
      .poll(async () => (await emailsFor(product, email)).map(({ kind }) => kind))
      .toContain('reset-password')
    const token = await tokenFor(product, email, 'reset-password')
    await client.post('/api/auth/password-reset/confirm', { token, password })
    await client.post('/api/auth/signin', { email, password })
    return { client }
  },
  'sign-in by Google': async () => {
    const client = new Client(product.url)
    const { id: sub, email } = guest.user
    google.next = { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
    await google.visit(client, '/api/auth/google')
    return { client }
  },
  'an operator': async () => {
    await grantTo(product, guest.user.email, 'verified')
    return guest
  },
}

describe('a document shared with an unconfirmed email', () => {
  test('is closed to its account, and the owner sees that it waits', async () => {
    expect(await seenBy(guest)).toEqual(NOTHING)
    expect(await members()).toContainEqual([guest.user.id, 'editor', true])
    const events = await eventsAbout(product.databaseUrl, document.id)
    expect(events.filter(({ rooms }) => rooms.includes(`user:${guest.user.id}`))).toEqual([])
  })

  test('stays closed after a change of the role, the title or the trash', async () => {
    await invite('viewer')
    await owner.client.patch(`/api/documents/${document.id}`, { title: 'A secret' })
    await owner.client.delete(`/api/documents/${document.id}`)
    await owner.client.post(`/api/documents/${document.id}/restore`)
    expect(await members()).toContainEqual([guest.user.id, 'viewer', true])
    expect(await seenBy(guest)).toEqual(NOTHING)
    const events = await eventsAbout(product.databaseUrl, document.id)
    expect(events.filter(({ rooms }) => rooms.includes(`user:${guest.user.id}`))).toEqual([])
  })

  test.each(Object.entries(PROOFS))('is opened and announced at once by %s', async (_proof, prove) => {
    const proven = await prove()
    expect(await seenBy(proven)).toEqual(ALL)
    expect(await members()).toContainEqual([guest.user.id, 'editor', false])
    const events = await eventsAbout(product.databaseUrl, document.id)
    const value = { documentId: document.id, role: 'editor' }
    expect(events.slice(-3)).toMatchObject([
      { name: 'sharing.members', rooms: [`document:${document.id}`] },
      { name: 'sharing.access', rooms: [`user:${guest.user.id}`], value },
      { name: 'documents.changed', rooms: [`user:${guest.user.id}`] },
    ])
  })

  test('is not opened by the proof of another email', async () => {
    const email = `other.${guest.user.email}`
    await guest.client.post('/api/account/email', { email })
    const token = await tokenFor(product, email, 'change-email')
    const changed = await guest.client.post('/api/auth/email-change/confirm', { token })
    expect(changed.json).toMatchObject({ success: true, email })
    expect(await seenBy(guest)).toEqual(NOTHING)
    expect(await members()).toEqual([[owner.user.id, 'owner', false]])
  })

  test('stays open after a later change of the email', async () => {
    await PROOFS['the link in the email']?.()
    const email = `later.${guest.user.email}`
    await guest.client.post('/api/account/email', { email })
    const token = await tokenFor(product, email, 'change-email')
    await guest.client.post('/api/auth/email-change/confirm', { token })
    expect(await seenBy(guest)).toEqual(ALL)
  })

  test('never waits for an email that is confirmed while it is shared', async () => {
    const documents = await Promise.all(Array.from({ length: 6 }, () => createDocument(owner)))
    const token = await tokenFor(product, guest.user.email, 'verify-email')
    const { email } = guest.user
    await Promise.all([
      ...documents.map(({ id }) =>
        owner.client.post(`/api/documents/${id}/members`, { email, role: 'editor' }),
      ),
      guest.client.post('/api/auth/verification/confirm', { token }),
    ])
    for (const { id } of documents) expect((await guest.client.get(`/api/documents/${id}`)).status).toBe(200)
  })
})
