import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { member } from '#schema/sharing/contract.ts'

import { statuses } from '../support/client.ts'
import {
  type Person,
  confirmAddress,
  createDocument,
  grantTo,
  share,
  signUp,
  signUpOn,
} from '../support/factories.ts'
import { eventsAbout } from '../support/outbox.ts'
import { type Product, startProduct, sharedProduct } from '../support/product.ts'

let product: Product
let owner: Person
let guest: Person
let stranger: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await sharedProduct()
  owner = await signUpOn(product, 'premium')
  guest = await signUp(product)
  stranger = await signUp(product)
  await confirmAddress(guest)
})

beforeEach(async () => {
  document = await createDocument(owner)
})

const people = () => `/api/documents/${document.id}/members`
const invite = (email: string, role = 'editor', by = owner) => by.client.post(people(), { email, role })
const roles = async () =>
  z
    .array(member)
    .parse((await owner.client.get(people())).json)
    .map(({ userId, role }) => [userId, role])

describe('adding members', () => {
  test('finds a registered user by email in any case, who sees the document at once', async () => {
    const answer = await invite(` ${guest.user.email.toUpperCase()} `, 'viewer')
    expect(answer.status).toBe(200)
    const { firstName, lastName, email, id } = guest.user
    expect(answer.json).toEqual([
      expect.objectContaining({ userId: owner.user.id, role: 'owner' }),
      { userId: id, firstName, lastName, email, role: 'viewer', waiting: false, offered: false },
    ])
    const seen = documentSummary.parse((await guest.client.get(`/api/documents/${document.id}`)).json)
    expect(seen).toMatchObject({ role: 'viewer', title: document.title })

    const events = await eventsAbout(product.databaseUrl, document.id)
    const { revision } = seen
    expect(events.slice(1)).toMatchObject([
      { name: 'sharing.members', revision, rooms: [`document:${document.id}`] },
      {
        name: 'sharing.access',
        revision,
        rooms: [`user:${id}`],
        value: { documentId: document.id, role: 'viewer' },
      },
      { name: 'documents.changed', revision, rooms: [`user:${id}`] },
    ])
  })

  test('changes the role of a member, and nothing for the same role', async () => {
    await share(owner, document, guest, 'viewer')
    await share(owner, document, guest, 'editor')
    const before = await eventsAbout(product.databaseUrl, document.id)
    await share(owner, document, guest, 'editor')
    expect(await eventsAbout(product.databaseUrl, document.id)).toEqual(before)
    expect(await roles()).toEqual([
      [owner.user.id, 'owner'],
      [guest.user.id, 'editor'],
    ])
    expect(before.at(-1)).toMatchObject({ name: 'sharing.access', value: { role: 'editor' } })
  })

  test('rejects the owner, and roles that cannot be granted', async () => {
    expect((await invite(owner.user.email)).status).toBe(422)
    for (const role of ['owner', 'writer', 'admin'])
      expect((await invite(guest.user.email, role)).status).toBe(422)
    expect(await roles()).toEqual([[owner.user.id, 'owner']])
  })

  test('only the owner shares; to a stranger there is no such document', async () => {
    await share(owner, document, guest, 'editor')
    expect((await invite(stranger.user.email, 'viewer', guest)).status).toBe(403)
    const foreign = await invite(stranger.user.email, 'viewer', stranger)
    expect(foreign.status).toBe(404)
    expect(foreign.json).not.toHaveProperty('fields')
    expect((await stranger.client.get(people())).status).toBe(404)
  })
})

describe('plans', () => {
  test('the free plan cannot invite, and the answer names a plan that can without revealing accounts', async () => {
    const free = await signUp(product)
    document = await createDocument(free)
    for (const email of [guest.user.email, 'nobody.yet@example.org']) {
      const answer = await invite(email, 'viewer', free)
      expect(answer.status).toBe(403)
      expect(answer.json).toEqual({
        success: false,
        code: 'FEATURE_NOT_IN_PLAN',
        message: 'Your plan does not include invitations to your documents. The Premium plan does.',
        feature: 'allowCollaborativeWriting',
        requiredPlan: 'premium',
      })
    }
  })

  test.each([
    ['premium', 5],
    ['pro', 25],
  ] as const)('%s allows %i people in a document, also with concurrent invitations', async (plan, limit) => {
    const host = await signUpOn(product, plan)
    document = await createDocument(host)
    const others = await Promise.all(Array.from({ length: limit + 4 }, () => signUp(product)))
    const answers = await Promise.all(others.map(other => invite(other.user.email, 'editor', host)))
    expect(statuses(answers)).toEqual(others.map((_, index) => (index < limit - 1 ? 200 : 403)))
    expect(answers.find(answer => answer.status === 403)?.json).toMatchObject({
      code: 'TOO_MANY_MEMBERS',
      limit,
    })
    expect((await host.client.get(people())).json).toHaveLength(limit)

    // A repeated invitation does not count.
    const present = others.find((_, index) => answers[index]?.status === 200)
    expect((await invite(present?.user.email ?? '', 'viewer', host)).status).toBe(200)
  })

  test('after a downgrade, members stay and can change roles, but no one can be added', async () => {
    const former = await signUpOn(product, 'pro')
    document = await createDocument(former)
    await share(former, document, guest, 'editor')
    await grantTo(product, former.user.email, 'plan', 'free')
    expect((await guest.client.get(`/api/documents/${document.id}`)).status).toBe(200)
    expect((await invite(guest.user.email, 'viewer', former)).status).toBe(200)
    expect((await invite(stranger.user.email, 'viewer', former)).status).toBe(403)
  })
})

describe('removing members', () => {
  const remove = (by: Person, who: Person) => by.client.delete(`${people()}/${who.user.id}`)

  test('the owner removes a member, who loses all access', async () => {
    await share(owner, document, guest, 'editor')
    expect((await remove(owner, guest)).status).toBe(204)
    expect((await guest.client.get(`/api/documents/${document.id}`)).status).toBe(404)
    const events = await eventsAbout(product.databaseUrl, document.id)
    expect(events.slice(-2)).toMatchObject([
      { name: 'sharing.members', value: { members: [{ userId: owner.user.id }] } },
      { name: 'sharing.access', value: null, rooms: [`user:${guest.user.id}`] },
    ])
    expect((await remove(owner, guest)).status).toBe(404)
  })

  test('a member leaves and cannot remove others', async () => {
    const other = await signUp(product)
    await share(owner, document, guest, 'viewer')
    await share(owner, document, other, 'editor')
    expect((await remove(guest, other)).status).toBe(403)
    expect((await remove(guest, guest)).status).toBe(204)
    expect(await roles()).toEqual([
      [owner.user.id, 'owner'],
      [other.user.id, 'editor'],
    ])
  })

  test('the owner stays', async () => {
    expect((await remove(owner, owner)).status).toBe(422)
    expect((await remove(stranger, stranger)).status).toBe(404)
  })
})

test('probing emails is limited to 60 per hour', async () => {
  const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  const curious = await signUpOn(strict, 'premium')
  document = await createDocument(curious)
  for (let n = 0; n < 60; n++)
    expect((await invite('guess@example.org', n % 2 ? 'viewer' : 'editor', curious)).status).toBe(200)
  expect((await invite('guess@example.org', 'viewer', curious)).status).toBe(429)
})
