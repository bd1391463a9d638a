import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { member } from '#schema/sharing/contract.ts'
import { grantableRole } from '#schema/sharing/roles.ts'
import { Client, statuses } from '#tests/support/client.ts'
import {
  confirmAddress,
  createDocument,
  putOn,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { joinBy, linkTo, openBy, revokeLink } from '#tests/support/inviteLinks.ts'
import { callDuring } from '#tests/support/locks.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { tokenFor } from '#tests/support/queuedEmails.ts'

let product: Product
let owner: Person
let guest: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await sharedProduct()
  owner = await signUpOn(product, 'premium')
})
beforeEach(async () => {
  document = await createDocument(owner, 'Harvest plan')
  guest = await confirmed()
})

async function confirmed(): Promise<Person> {
  const person = await signUp(product)
  await confirmAddress(person)
  return person
}

/** Confirms an address as its user does. */
async function confirm({ client, user }: Person): Promise<void> {
  const token = await tokenFor(product, user.email, 'verify-email')
  await client.post('/api/auth/verification/confirm', { token })
}

const read = ({ client }: Person) => client.get(`/api/documents/${document.id}`)
const people = async (by = owner) =>
  z
    .array(member)
    .parse((await by.client.get(`/api/documents/${document.id}/members`)).json)
    .map(({ userId, role, waiting }) => [userId, role, waiting])
const events = () => eventsAbout(product.databaseUrl, document.id)
const joined = () => ({ documentId: document.id, waiting: false })

describe('a user with the link', () => {
  test.each(grantableRole.options)('becomes a member with its role: %s', async role => {
    const code = await linkTo(owner, document.id, { role, days: 7 })
    const answer = await joinBy(code, guest)
    expect([answer.status, answer.json]).toEqual([200, joined()])
    expect(documentSummary.parse((await read(guest)).json)).toMatchObject({ role, title: 'Harvest plan' })
    expect(await people()).toEqual([
      [owner.user.id, 'owner', false],
      [guest.user.id, role, false],
    ])
  })

  test('reads what it opens before joining, and is no member by that', async () => {
    const code = await linkTo(owner, document.id, { role: 'suggester' })
    const seen = { title: 'Harvest plan', owner: owner.user.firstName, role: 'suggester' }
    expect((await openBy(code, guest)).json).toEqual({ ...seen, isMember: false })
    expect(await people()).toHaveLength(1)
    await joinBy(code, guest)
    for (const who of [guest, owner])
      expect((await openBy(code, who)).json).toEqual({ ...seen, isMember: true })
  })

  test('causes the events of an invitation', async () => {
    const code = await linkTo(owner, document.id, { role: 'commenter' })
    const before = (await events()).length
    await joinBy(code, guest)
    const { revision } = documentSummary.parse((await read(guest)).json)
    expect((await events()).slice(before)).toMatchObject([
      { name: 'sharing.members', revision, rooms: [`document:${document.id}`] },
      {
        name: 'sharing.access',
        revision,
        rooms: [`user:${guest.user.id}`],
        value: { documentId: document.id, role: 'commenter' },
      },
      { name: 'documents.changed', revision, rooms: [`user:${guest.user.id}`] },
    ])
  })

  test('joins once, however often it is used, also at once', async () => {
    const code = await linkTo(owner, document.id, { role: 'editor' })
    const before = (await events()).length
    const answers = await Promise.all(Array.from({ length: 8 }, () => joinBy(code, guest)))
    expect(statuses([...answers, await joinBy(code, guest)])).toEqual(Array.from({ length: 9 }, () => 200))
    expect(await people()).toHaveLength(2)
    expect(await events()).toHaveLength(before + 3)
  })

  test('keeps a higher role', async () => {
    await share(owner, document, guest, 'editor')
    const code = await linkTo(owner, document.id, { role: 'viewer' })
    const before = await events()
    for (const who of [guest, owner]) expect((await joinBy(code, who)).json).toEqual(joined())
    expect(await people()).toEqual([
      [owner.user.id, 'owner', false],
      [guest.user.id, 'editor', false],
    ])
    expect(await events()).toEqual(before)
  })

  test('gets a higher role than theirs', async () => {
    await share(owner, document, guest, 'viewer')
    const code = await linkTo(owner, document.id, { role: 'suggester' })
    expect((await joinBy(code, guest)).json).toEqual(joined())
    expect(await people()).toContainEqual([guest.user.id, 'suggester', false])
    expect((await events()).at(-1)).toMatchObject({ name: 'sharing.access', value: { role: 'suggester' } })
  })

  test('stays when it is revoked, and after being removed comes back only while it works', async () => {
    const code = await linkTo(owner, document.id, { role: 'editor' })
    const remove = () => owner.client.delete(`/api/documents/${document.id}/members/${guest.user.id}`)
    await joinBy(code, guest)
    await remove()
    expect((await joinBy(code, guest)).status).toBe(200)
    await revokeLink(owner, document.id)
    expect((await read(guest)).status).toBe(200)
    await remove()
    expect((await joinBy(code, guest)).status).toBe(404)
    expect((await read(guest)).status).toBe(404)
  })

  test('who is not signed in is asked to sign in', async () => {
    const code = await linkTo(owner, document.id)
    const visitor = { client: new Client(product.url) }
    for (const call of [openBy, joinBy]) expect((await call(code, visitor)).status).toBe(401)
    expect(await people()).toHaveLength(1)
  })

  test('gets nothing from a link that is revoked while they wait for it', async () => {
    const code = await linkTo(owner, document.id, { role: 'editor' })
    let status = 0
    const revocation = `WITH locked AS (SELECT id FROM documents WHERE id = $1 FOR NO KEY UPDATE)
      DELETE FROM invite_links WHERE document_id IN (SELECT id FROM locked)`
    const outcome = await callDuring(product, [revocation, [document.id]], async () => {
      ;({ status } = await joinBy(code, guest))
    })
    expect([outcome, status]).toEqual(['waits', 404])
    expect(await people()).toHaveLength(1)
  })
})

describe('a user with an unconfirmed address', () => {
  test('waits, like one who was added, and opens the document once it is confirmed', async () => {
    const unproven = await signUp(product)
    const code = await linkTo(owner, document.id, { role: 'editor' })
    const waiting = { documentId: document.id, waiting: true }
    expect((await joinBy(code, unproven)).json).toEqual(waiting)
    expect((await joinBy(code, unproven)).json).toEqual(waiting)
    expect(await people()).toContainEqual([unproven.user.id, 'editor', true])
    expect((await read(unproven)).status).toBe(404)
    expect((await events()).at(-1)).toMatchObject({ name: 'sharing.members' })

    await confirm(unproven)
    expect((await read(unproven)).status).toBe(200)
    expect((await joinBy(code, unproven)).json).toEqual(joined())
    expect(await notificationsOf(unproven)).toEqual([])
  })

  test('has the seat and the role of their invitation, also by a link of less', async () => {
    const invited = `invited-${document.id}@example.org`
    const add = (email: string, role: string) =>
      owner.client.post(`/api/documents/${document.id}/members`, { email, role })
    for (const at of [1, 2, 3]) await add(`other-${at}-${document.id}@example.org`, 'viewer')
    await add(invited, 'editor')
    const code = await linkTo(owner, document.id, { role: 'viewer' })
    const unproven = await signUp(product, { email: invited })
    expect((await joinBy(code, unproven)).status).toBe(200)
    await confirm(unproven)
    expect(await people()).toEqual([
      [owner.user.id, 'owner', false],
      [unproven.user.id, 'editor', false],
    ])
  })

  test('takes one seat when they join before they prove the email that was invited', async () => {
    const invited = `invited-${document.id}@example.org`
    const add = (email: string) =>
      owner.client.post(`/api/documents/${document.id}/members`, { email, role: 'viewer' })
    await add(invited)
    const code = await linkTo(owner, document.id, { role: 'viewer' })
    expect((await joinBy(code, await signUp(product, { email: invited }))).status).toBe(200)
    const answers = []
    for (const at of [1, 2, 3, 4]) answers.push(await add(`other-${at}-${document.id}@example.org`))
    // Five with the owner.
    expect(statuses(answers)).toEqual([200, 200, 200, 403])
  })
})

describe('the plan of the owner', () => {
  test('limits the people, also those who join at once, with the answer of an invitation', async () => {
    const code = await linkTo(owner, document.id, { role: 'viewer' })
    await owner.client.post(`/api/documents/${document.id}/members`, {
      email: 'invited@example.org',
      role: 'viewer',
    })
    const guests = await Promise.all(Array.from({ length: 6 }, confirmed))
    const answers = await Promise.all(guests.map(each => joinBy(code, each)))
    // Five with the owner and the invited one.
    expect(statuses(answers)).toEqual([200, 200, 200, 403, 403, 403])
    expect(await people()).toHaveLength(4)
    const invitation = await owner.client.post(`/api/documents/${document.id}/members`, {
      email: guest.user.email,
      role: 'viewer',
    })
    const refused = answers.find(({ status }) => status === 403)
    expect(invitation.json).toMatchObject({ code: 'TOO_MANY_MEMBERS', limit: 5 })
    // It is not the plan of the one who joins.
    expect(refused?.json).toMatchObject({
      code: 'TOO_MANY_MEMBERS',
      limit: 5,
      message: 'This document is full, so no one can join right now. Ask the owner to make room.',
    })
    const [first] = guests.filter((_, index) => answers[index]?.status === 200)
    if (first) expect((await joinBy(code, first)).json).toEqual(joined())
  })

  test('lets no one join once it is lowered, and says whose plan it is; members stay', async () => {
    const former = await signUpOn(product, 'pro')
    document = await createDocument(former)
    const code = await linkTo(former, document.id, { role: 'editor' })
    await joinBy(code, guest)
    await putOn(product, former, 'free')
    const answer = await joinBy(code, await confirmed())
    expect(answer.status).toBe(403)
    expect(answer.json).toEqual({
      success: false,
      code: 'FEATURE_NOT_IN_PLAN',
      message: 'The owner’s plan doesn’t include sharing, so no one can join right now. Ask the owner.',
      feature: 'allowCollaborativeWriting',
      requiredPlan: 'premium',
    })
    expect((await joinBy(code, guest)).json).toEqual(joined())
    expect(await people(former)).toHaveLength(2)
  })
})
