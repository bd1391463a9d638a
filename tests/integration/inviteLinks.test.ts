import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DocumentSummary } from '#schema/documents/contract.ts'
import { Client } from '#tests/support/client.ts'
import {
  createDocument,
  createSnippet,
  documentUsers,
  putOn,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { joinBy, linkIn, linkTo, putLink, readLink, revokeLink } from '#tests/support/inviteLinks.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

// The link and its owner. Those who join by it are in inviteLinkJoining.test.ts.

const DAY_MS = 24 * 60 * 60 * 1000

let product: Product
let owner: Person
let editor: Person
let viewer: Person
let stranger: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'debug' } })
  ;({ owner, editor, viewer, stranger } = await documentUsers(product, 'premium'))
})
beforeEach(async () => {
  document = await createDocument(owner)
})

const NONE = { link: null }

describe('the owner', () => {
  test('has no link at first, and one for viewers without an end once it is turned on', async () => {
    expect((await readLink(owner, document.id)).json).toEqual(NONE)
    const link = linkIn(await putLink(owner, document.id))
    expect(link).toEqual({
      code: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      role: 'viewer',
      days: null,
      expiresAt: null,
    })
    expect(linkIn(await readLink(owner, document.id))).toEqual(link)
  })

  test('changes the role and the time, each without the other, and the code stays', async () => {
    const first = linkIn(await putLink(owner, document.id, { role: 'commenter', days: 7 }))
    const before = Date.now()
    expect(linkIn(await putLink(owner, document.id, { role: 'editor' }))).toEqual({
      ...first,
      role: 'editor',
    })
    const changed = linkIn(await putLink(owner, document.id, { days: 30 }))
    expect(changed).toMatchObject({ code: first.code, role: 'editor', days: 30 })
    const end = Date.parse(changed.expiresAt ?? '')
    expect(end).toBeGreaterThanOrEqual(before + 30 * DAY_MS)
    expect(end).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS)
    expect(linkIn(await putLink(owner, document.id, { days: null }))).toEqual({
      code: first.code,
      role: 'editor',
      days: null,
      expiresAt: null,
    })
  })

  test('revokes it, and gets a new code afterwards', async () => {
    const code = await linkTo(owner, document.id, { role: 'editor', days: 7 })
    for (const answer of [await revokeLink(owner, document.id), await revokeLink(owner, document.id)])
      expect([answer.status, answer.json]).toEqual([200, NONE])
    expect((await readLink(owner, document.id)).json).toEqual(NONE)
    const next = linkIn(await putLink(owner, document.id))
    expect(next.code).not.toBe(code)
    expect(next).toMatchObject({ role: 'viewer', days: null })
  })

  test('gets one link from concurrent calls', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => linkTo(owner, document.id)))
    expect(new Set(codes).size).toBe(1)
  })

  test('learns of each change in other tabs, by events without the code', async () => {
    const code = await linkTo(owner, document.id)
    await putLink(owner, document.id, { role: 'editor' })
    await revokeLink(owner, document.id)
    const events = (await eventsAbout(product.databaseUrl, document.id)).slice(1)
    expect(events.map(({ name, rooms }) => [name, rooms])).toEqual(
      Array.from({ length: 3 }, () => ['documents.changed', [`user:${owner.user.id}`]]),
    )
    expect(JSON.stringify(events)).not.toContain(code)
    await revokeLink(owner, document.id)
    expect((await eventsAbout(product.databaseUrl, document.id)).slice(1)).toEqual(events)
  })

  test('cannot change the link of a document in the trash, which works again when it is restored', async () => {
    const code = await linkTo(owner, document.id)
    await owner.client.delete(`/api/documents/${document.id}`)
    for (const call of [readLink, putLink, revokeLink])
      expect((await call(owner, document.id)).status).toBe(404)
    expect((await joinBy(code, await signUp(product))).status).toBe(404)
    await owner.client.post(`/api/documents/${document.id}/restore`)
    expect(linkIn(await readLink(owner, document.id)).code).toBe(code)
    expect((await joinBy(code, await signUp(product))).status).toBe(200)
  })

  test('has none for a snippet, whose page has its own', async () => {
    const { id } = await createSnippet(owner)
    for (const call of [readLink, putLink, revokeLink]) expect((await call(owner, id)).status).toBe(404)
  })

  test.each([{ role: 'owner' }, { days: 2 }, { days: '7' }, { role: null }, { code: 'x'.repeat(22) }])(
    'gets 422 for %j',
    async body => {
      const path = `/api/documents/${document.id}/invite-link`
      expect((await owner.client.send('PUT', path, { body })).status).toBe(422)
      expect((await readLink(owner, document.id)).json).toEqual(NONE)
    },
  )
})

const toEditor = (who: Pick<Person, 'client'>, id: string) => putLink(who, id, { role: 'editor' })

test('only the owner reads, changes and revokes it', async () => {
  const code = await linkTo(owner, document.id, { role: 'viewer' })
  await share(owner, document, editor, 'editor')
  await share(owner, document, viewer, 'viewer')
  for (const call of [readLink, revokeLink, toEditor])
    for (const [who, status] of [
      [editor, 403],
      [viewer, 403],
      [stranger, 404],
      [{ client: new Client(product.url) }, 401],
    ] as const) {
      const answer = await call(who, document.id)
      expect(answer.status).toBe(status)
      expect(answer.text).not.toContain(code)
    }
  expect(linkIn(await readLink(owner, document.id))).toMatchObject({ code, role: 'viewer' })
})

describe('a new link', () => {
  test('needs the plan that invitations need, and the answer is theirs', async () => {
    const free = await signUpOn(product, 'free')
    document = await createDocument(free)
    const answer = await putLink(free, document.id)
    const invitation = await free.client.post(`/api/documents/${document.id}/members`, {
      email: stranger.user.email,
      role: 'viewer',
    })
    expect([answer.status, answer.json]).toEqual([403, invitation.json])
    expect(answer.json).toMatchObject({ code: 'FEATURE_NOT_IN_PLAN', requiredPlan: 'premium' })
    expect((await readLink(free, document.id)).json).toEqual(NONE)
  })

  test('needs a confirmed address', async () => {
    const unproven = await signUpOn(product, 'premium')
    await inDatabase(product, 'UPDATE users SET email_verified_at = NULL WHERE id = $1', [unproven.user.id])
    document = await createDocument(unproven)
    const answer = await putLink(unproven, document.id)
    expect([answer.status, answer.json]).toMatchObject([403, { code: 'EMAIL_NOT_VERIFIED' }])
    expect((await readLink(unproven, document.id)).json).toEqual(NONE)
  })

  test('is not for an owner whose plan was lowered, who still changes and revokes the one that is there', async () => {
    const former = await signUpOn(product, 'pro')
    document = await createDocument(former)
    const code = await linkTo(former, document.id, { role: 'editor' })
    await putOn(product, former, 'free')
    expect(await linkTo(former, document.id, { role: 'viewer' })).toBe(code)
    expect((await revokeLink(former, document.id)).json).toEqual(NONE)
    expect((await putLink(former, document.id)).json).toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' })
  })
})

test('no log contains the code of a link', async () => {
  const code = await linkTo(owner, document.id, { role: 'editor' })
  const guest = await signUp(product)
  expect((await guest.client.get(`/invite/${code}`)).status).toBe(200)
  expect((await joinBy(code, guest)).status).toBe(200)
  // At the finest log level, both calls are logged.
  await expect.poll(() => product.logs()).toContain('"path":"/api/invite-links/uses"')
  expect(product.logs()).toContain('"path":"/invite/…"')
  expect(product.logs()).not.toContain(code)
})
