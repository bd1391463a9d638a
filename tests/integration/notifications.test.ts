import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { notificationSettings } from '#schema/notifications/settings.ts'
import type { Answer } from '#tests/support/client.ts'
import { commentOn } from '#tests/support/comments.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { notificationsOf, unreadOf } from '#tests/support/notifications.ts'
import { until } from '#tests/support/patience.ts'
import { buyPlan, orderPlan, payDemo, readOrder } from '#tests/support/payments.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { tokenFor } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
let guest: Person
let documentId: string

beforeAll(async () => {
  product = await sharedProduct()
})

/** The guest has read that the owner shared a document with them. */
beforeEach(async () => {
  owner = await signUpOn(product, 'premium')
  guest = await signUp(product)
  documentId = (await createDocument(owner, 'A letter')).id
  await share(owner, { id: documentId }, guest, 'commenter')
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: documentId, cookie: owner.client.cookie }, text => text.insert(0, 'one two'))
  await readAll(guest)
})

const at = (...rest: string[]) => ['/api/documents', documentId, 'comments', ...rest].join('/')
const kindsOf = async (person: Person) => (await notificationsOf(person)).map(({ kind }) => kind)
const mention = (text = 'And this?') =>
  commentOn(owner, documentId, 'two', { text, mentions: [guest.user.id] })
const reply = async (person: Person, threadId: string, mentions: string[] = []) => {
  const sent = { id: randomUUID(), text: 'I see.', mentions }
  expect((await person.client.post(at(threadId, 'replies'), sent)).status).toBe(201)
  return sent
}
async function readAll(person: Person): Promise<Answer> {
  const [newest] = await notificationsOf(person)
  return person.client.send('PUT', '/api/notifications/read', { body: { newest: newest?.id } })
}
const openThread = (person: Person, threadId: string, id = documentId): Promise<Answer> =>
  person.client.send('PUT', `/api/documents/${id}/comments/${threadId}/notifications/read`)

describe('a comment', () => {
  test('notifies whom it mentions, and not its author', async () => {
    const { thread } = await mention()
    const [newest] = await notificationsOf(guest)
    expect(newest).toMatchObject({
      kind: 'mention',
      actor: { userId: owner.user.id },
      document: { id: documentId, kind: 'document', title: 'A letter' },
      comment: { threadId: thread.id, text: 'And this?' },
      readAt: null,
    })
    expect(await unreadOf(guest)).toBe(1)
    expect(await notificationsOf(owner)).toEqual([])
  })

  test('notifies those who wrote in its thread of a reply, once where it also mentions them', async () => {
    const { thread } = await commentOn(owner, documentId, 'two')
    await reply(guest, thread.id)
    expect(await kindsOf(owner)).toEqual(['reply'])
    expect(await kindsOf(guest)).toEqual(['share'])
    await reply(owner, thread.id, [guest.user.id])
    expect(await kindsOf(guest)).toEqual(['mention', 'share'])
    await reply(owner, thread.id, [owner.user.id])
    expect(await kindsOf(guest)).toEqual(['reply', 'mention', 'share'])
    expect(await kindsOf(owner)).toEqual(['reply'])
  })

  test('that is sent again notifies no one again', async () => {
    const { thread } = await commentOn(owner, documentId, 'two')
    const sent = await reply(guest, thread.id)
    await readAll(owner)
    await guest.client.post(at(thread.id, 'replies'), sent)
    expect(await kindsOf(owner)).toEqual(['reply'])
    expect(await unreadOf(owner)).toBe(0)
  })

  test('notifies those whom an edit adds, once', async () => {
    const { thread } = await commentOn(owner, documentId, 'two')
    const change = (text: string) =>
      owner.client.patch(at(thread.id), { text, mentions: [guest.user.id, owner.user.id] })
    await change('And this?')
    await change('And that?')
    expect(await notificationsOf(guest)).toMatchObject([
      { kind: 'mention', comment: { text: 'And that?' } },
      { kind: 'share' },
    ])
    expect(await notificationsOf(owner)).toEqual([])
  })

  test('that is deleted takes its notifications with it, also those of its replies', async () => {
    const { thread } = await mention()
    await reply(owner, thread.id, [guest.user.id])
    expect(await unreadOf(guest)).toBe(2)
    const room = `user:${guest.user.id}`
    const follower = await Follower.start({ url: product.url, cookie: guest.client.cookie }, [room])
    await owner.client.delete(at(thread.id))
    await follower.until(
      each => JSON.stringify(each.value('notifications.changed', guest.user.id) ?? '').includes('"unread":0'),
      'the deletion is told',
    )
    follower.stop()
    expect(await kindsOf(guest)).toEqual(['share'])
  })
})

describe('a document', () => {
  test('notifies a user with whom it is shared, and not of a new role', async () => {
    expect(await notificationsOf(guest)).toMatchObject([
      { kind: 'share', actor: { userId: owner.user.id }, document: { title: 'A letter' } },
    ])
    await share(owner, { id: documentId }, guest, 'editor')
    expect(await unreadOf(guest)).toBe(0)
  })

  test('that is closed to a user takes its notifications from them, and brings them back', async () => {
    await mention('A secret')
    const path = `/api/documents/${documentId}`
    await owner.client.delete(`${path}/members/${guest.user.id}`)
    expect(await notificationsOf(guest)).toEqual([])
    expect(await unreadOf(guest)).toBe(0)
    await share(owner, { id: documentId }, guest, 'viewer')
    expect(await kindsOf(guest)).toEqual(['share', 'mention'])
    expect(await unreadOf(guest)).toBe(2)
    await owner.client.delete(path)
    expect(await notificationsOf(guest)).toEqual([])
  })

  test('notifies an account that waits for its proof only afterward', async () => {
    const waiting = await signUp(product)
    const body = { email: waiting.user.email, role: 'viewer' }
    expect((await owner.client.post(`/api/documents/${documentId}/members`, body)).status).toBe(200)
    expect(await notificationsOf(waiting)).toEqual([])
    const token = await tokenFor(product, waiting.user.email, 'verify-email')
    expect((await waiting.client.post('/api/auth/verification/confirm', { token })).status).toBeLessThan(300)
    expect(await kindsOf(waiting)).toEqual(['share'])
  })

  test('notifies someone who was invited before they had an account', async () => {
    const email = `later.${Date.now()}@example.org`
    await owner.client.post(`/api/documents/${documentId}/members`, { email, role: 'viewer' })
    const invited = await signUp(product, { email })
    const token = await tokenFor(product, email, 'verify-email')
    await invited.client.post('/api/auth/verification/confirm', { token })
    expect(await kindsOf(invited)).toEqual(['share'])
  })
})

test('a payment notifies its user that it was received, or failed, once', async () => {
  const order = await orderPlan(guest)
  for (let times = 0; times < 2; times += 1) await payDemo(guest, order, 'failed')
  await until(async () => (await readOrder(guest, order.order_id)).status === 'failed', 'the payment failed')
  await until(async () => (await notificationsOf(guest))[0]?.kind === 'payment', 'the user is notified')
  expect(await kindsOf(guest)).toEqual(['payment', 'share'])
  const paid = await buyPlan(guest)
  expect((await notificationsOf(guest)).slice(0, 2)).toMatchObject([
    { kind: 'payment', outcome: 'received', plan: 'Premium', amount: paid.amount },
    { kind: 'payment', outcome: 'failed' },
  ])
})

describe('reading', () => {
  test('one, or all up to one, reaches all tabs, and later ones stay unread', async () => {
    const room = `user:${guest.user.id}`
    const follower = await Follower.start({ url: product.url, cookie: guest.client.cookie }, [room])
    const toldUnread = (count: number) =>
      follower.until(
        each =>
          JSON.stringify(each.value('notifications.changed', guest.user.id) ?? '').includes(
            `"unread":${count}`,
          ),
        `${count} unread`,
      )
    const { thread } = await mention()
    await toldUnread(1)
    await reply(owner, thread.id, [guest.user.id])
    await reply(owner, thread.id, [guest.user.id])
    await toldUnread(3)
    const [, second, first] = await notificationsOf(guest)
    const read = await guest.client.send('PUT', `/api/notifications/${first?.id}/read`)
    expect(read).toMatchObject({ status: 200, json: { unread: 2 } })
    await toldUnread(2)
    await guest.client.send('PUT', '/api/notifications/read', { body: { newest: second?.id } })
    await toldUnread(1)
    const states = (await notificationsOf(guest)).map(({ readAt }) => readAt !== null)
    expect(states).toEqual([false, true, true, true])
    follower.stop()
  })

  test('a document that is open is no news, while a comment in it is', async () => {
    const other = await createDocument(owner, 'Another letter')
    await share(owner, other, guest, 'viewer')
    await mention()
    await share(owner, await createDocument(owner, 'A third one'), guest, 'viewer')
    const open = (id: string) => guest.client.send('PUT', `/api/documents/${id}/notifications/read`)
    expect(await open(other.id)).toMatchObject({ status: 200, json: { unread: 2 } })
    expect(await open(documentId)).toMatchObject({ status: 200, json: { unread: 2 } })
    const unread = (await notificationsOf(guest)).filter(({ readAt }) => readAt === null)
    expect(unread).toMatchObject([{ kind: 'share', document: { title: 'A third one' } }, { kind: 'mention' }])
  })

  test('a thread that is open is no news, in all tabs, while other threads are', async () => {
    const room = `user:${guest.user.id}`
    const { thread } = await mention()
    await reply(guest, thread.id)
    await reply(owner, thread.id)
    await mention('And that?')
    expect(await unreadOf(guest)).toBe(3)
    const follower = await Follower.start({ url: product.url, cookie: guest.client.cookie }, [room])
    expect(await openThread(guest, thread.id)).toMatchObject({ status: 200, json: { unread: 1 } })
    await follower.until(
      each => JSON.stringify(each.value('notifications.changed', guest.user.id) ?? '').includes('"unread":1'),
      'the thread is read',
    )
    follower.stop()
    expect(await notificationsOf(guest)).toMatchObject([
      { kind: 'mention', comment: { text: 'And that?' }, readAt: null },
      { kind: 'reply', readAt: expect.any(String) },
      { kind: 'mention', readAt: expect.any(String) },
      { kind: 'share' },
    ])
    await reply(owner, thread.id)
    expect(await unreadOf(guest)).toBe(2)
  })

  test('a thread is opened in its document, by those who can open that', async () => {
    const { thread } = await mention()
    const stranger = await signUp(product)
    expect((await openThread(stranger, thread.id)).status).toBe(404)
    const other = (await createDocument(guest, 'Another letter')).id
    expect(await openThread(guest, thread.id, other)).toMatchObject({ status: 200, json: { unread: 1 } })
    expect(await openThread(guest, randomUUID())).toMatchObject({ status: 200, json: { unread: 1 } })
    await owner.client.delete(`/api/documents/${documentId}/members/${guest.user.id}`)
    expect((await openThread(guest, thread.id)).status).toBe(404)
  })

  test('changes no notification of others', async () => {
    const { thread } = await mention()
    const [newest] = await notificationsOf(guest)
    for (const [path, body] of [
      [`/api/notifications/${newest?.id}/read`, undefined],
      ['/api/notifications/read', { newest: newest?.id }],
    ] as const)
      expect(await owner.client.send('PUT', path, { body })).toMatchObject({ json: { unread: 0 } })
    expect(await openThread(owner, thread.id)).toMatchObject({ json: { unread: 0 } })
    expect(await unreadOf(guest)).toBe(1)
  })

  test('a list goes on behind the last one of a page', async () => {
    const { thread } = await mention()
    for (let times = 0; times < 3; times += 1) await reply(owner, thread.id, [guest.user.id])
    const all = await notificationsOf(guest)
    expect(all).toHaveLength(5)
    const first = await notificationsOf(guest, '?limit=2')
    const last = first.at(-1)
    const rest = await notificationsOf(guest, `?before=${last?.createdAt}_${last?.id}`)
    expect([...first, ...rest]).toEqual(all)
  })
})

describe('a kind that is off', () => {
  const turn = async (app: Record<string, boolean>) =>
    notificationSettings.parse((await guest.client.patch('/api/notification-settings', { app })).json)

  test('notifies no one until it is on again, and a mention may still be a reply', async () => {
    const { thread } = await commentOn(owner, documentId, 'two')
    await reply(guest, thread.id)
    expect(await turn({ mention: false })).toMatchObject({ appOff: ['mention'] })
    await mention()
    expect(await kindsOf(guest)).toEqual(['share'])
    await reply(owner, thread.id, [guest.user.id])
    expect(await kindsOf(guest)).toEqual(['reply', 'share'])
    await turn({ mention: true, reply: false })
    await reply(owner, thread.id)
    await mention()
    expect(await kindsOf(guest)).toEqual(['mention', 'reply', 'share'])
  })

  test('is off in all tabs', async () => {
    const room = `user:${guest.user.id}`
    const follower = await Follower.start({ url: product.url, cookie: guest.client.cookie }, [room])
    const changed = await turn({ share: false })
    await follower.until(
      each => each.value('notifications.settings', guest.user.id) !== undefined,
      'the settings are told',
    )
    expect(follower.value('notifications.settings', guest.user.id)).toEqual(changed)
    expect((await guest.client.get('/api/notification-settings')).json).toEqual(changed)
    follower.stop()
  })
})
