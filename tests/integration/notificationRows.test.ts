import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { EXPORT_LISTS, rowsOf } from '#api/features/account/exportLists.ts'
import { createDocument } from '#api/features/documents/service.ts'
import { cleanUpNotifications } from '#api/features/notifications/cleanup.ts'
import { countUnread, listNotifications } from '#api/features/notifications/list.ts'
import { markReadUpTo } from '#api/features/notifications/read.ts'
import { openWorkspace } from '#api/features/users/workspaces.ts'
import { query } from '#api/kit/query.ts'
import { notify, type Cause } from '#api/services/notifications/notify.ts'
import { NOTIFICATIONS_KEPT } from '#schema/notifications/contract.ts'
import { paise } from '#schema/shared/money.ts'
import { apiDatabase, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { metering, START } from '#tests/support/metering.ts'
import { eventsAbout } from '#tests/support/outbox.ts'

let db: ApiDatabase
let userId: string
beforeAll(async () => {
  db = await apiDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  userId = await db.addUser()
})

const run = (statement: string, ...bind: unknown[]) =>
  query(null, z.unknown(), `${statement} RETURNING 1`, bind)
const send = (cause: Cause) => db.sequelize.transaction(tx => notify(tx, cause))
const quota = (period: string): Cause => ({
  kind: 'quota',
  userId,
  period,
  data: { limit: 100, resetsAt: START.toISOString() },
})
const listed = (limit = 100) => listNotifications(userId, { limit })
const unread = async () => (await countUnread(userId)).unread

/** Creates a document of another user that the user can read. */
async function shared() {
  const ownerId = await db.addUser()
  const documentId = await db.sequelize.transaction(async tx => {
    await openWorkspace(tx, ownerId)
    return createDocument(tx, ownerId, { kind: 'document', title: 'Notes' })
  })
  await run(
    `INSERT INTO document_members (document_id, user_id, role) VALUES ($1, $2, 'viewer')`,
    documentId,
    userId,
  )
  return { documentId, ownerId }
}

test('a cause that is reported by many at once notifies its user once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => send(quota('one'))))
  expect(await listed()).toHaveLength(1)
  const told = await eventsAbout(db.url, userId)
  expect(told).toMatchObject([{ name: 'notifications.changed', value: { unread: 1 } }])
})

test('the event with the highest revision has the count of all causes at once', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, at) => send(quota(`period ${at}`))))
  const told = await eventsAbout(db.url, userId)
  expect(told.toSorted((a, b) => a.revision - b.revision).at(-1)).toMatchObject({ value: { unread: 8 } })
  expect(await unread()).toBe(8)
})

test('users who are notified in different orders at once do not block each other', async () => {
  const { documentId, ownerId } = await shared()
  const others = [userId, await db.addUser(), await db.addUser()]
  for (const id of others.slice(1))
    await run(
      `INSERT INTO document_members (document_id, user_id, role) VALUES ($1, $2, 'viewer')`,
      documentId,
      id,
    )
  const threadId = randomUUID()
  await run(
    'INSERT INTO comment_threads (id, document_id, quote) VALUES ($1, $2, $3)',
    threadId,
    documentId,
    'a',
  )
  const commentIds = Array.from({ length: 10 }, () => randomUUID())
  for (const id of commentIds)
    await run(
      `INSERT INTO comments (id, thread_id, document_id, author_id, text) VALUES ($1, $2, $3, $4, 'x')`,
      id,
      threadId,
      documentId,
      ownerId,
    )
  const common = { kind: 'comment', documentId, actorId: ownerId, answered: [] } as const
  await Promise.all(
    commentIds.map((commentId, at) =>
      send({ ...common, commentId, mentioned: at % 2 === 0 ? others : others.toReversed() }),
    ),
  )
  expect(await unread()).toBe(10)
})

test('a failed payment is emailed only while its order is not paid', async () => {
  const pay = (orderId: string, outcome: 'failed' | 'received'): Cause => ({
    kind: 'payment',
    userId,
    orderId,
    data: { outcome, plan: 'Premium', amount: paise.parse(49_900) },
  })
  await run('INSERT INTO notification_settings (user_id, app_off) VALUES ($1, $2)', userId, ['payment'])
  await send(pay('one', 'failed'))
  await send(pay('two', 'failed'))
  await send(pay('one', 'received'))
  const waiting = 'SELECT cause FROM notifications WHERE user_id = $1 AND by_mail'
  expect(await query(null, z.unknown(), waiting, [userId])).toEqual([{ cause: 'payment two failed' }])
})

test('the newest ones are kept, in the list and in the count', async () => {
  await run(
    `INSERT INTO notifications (user_id, kind, cause, data, created_at)
     SELECT $1, 'quota', 'old ' || n, $2, now() - interval '1 hour' - n * interval '1 s'
     FROM generate_series(1, ${NOTIFICATIONS_KEPT + 20}) n`,
    userId,
    JSON.stringify({ limit: 1, resetsAt: START.toISOString() }),
  )
  await send(quota('new'))
  const [newest] = await listed(1)
  expect(newest).toMatchObject({ limit: 100 })
  expect(await unread()).toBe(NOTIFICATIONS_KEPT)
})

test('old ones are deleted, and the event has the new count', async () => {
  await send(quota('old'))
  await send(quota('new'))
  await run(
    `UPDATE notifications SET created_at = now() - interval '91 days' WHERE user_id = $1 AND cause = 'quota old'`,
    userId,
  )
  await cleanUpNotifications(db.sequelize)
  expect(await listed()).toHaveLength(1)
  expect((await eventsAbout(db.url, userId)).at(-1)).toMatchObject({ value: { unread: 1 } })
  const count = (await eventsAbout(db.url, userId)).length
  await cleanUpNotifications(db.sequelize)
  expect(await eventsAbout(db.url, userId)).toHaveLength(count)
})

test('a notification stays without its author, and goes with its document and its user', async () => {
  const { documentId, ownerId } = await shared()
  const actorId = await db.addUser()
  await send({ kind: 'share', documentId, actorId, userId })
  expect(await listed()).toMatchObject([{ actor: { userId: actorId } }])
  await run('DELETE FROM users WHERE id = $1', actorId)
  expect(await listed()).toMatchObject([{ kind: 'share', actor: null }])
  await run('DELETE FROM documents WHERE id = $1', documentId)
  expect(await listed()).toEqual([])
  await send(quota('one'))
  await run('DELETE FROM users WHERE id = $1', userId)
  const left = await query(null, z.unknown(), 'SELECT FROM notifications WHERE user_id IN ($1, $2)', [
    userId,
    ownerId,
  ])
  expect(left).toEqual([])
})

test('one of a document in the trash stays unread while all that the user sees are marked as read', async () => {
  const { documentId, ownerId } = await shared()
  await send({ kind: 'share', documentId, actorId: ownerId, userId })
  await send(quota('one'))
  await run('UPDATE documents SET trashed_at = now() WHERE id = $1', documentId)
  const [newest] = await listed()
  if (!newest) throw new Error('The quota is not listed.')
  await db.sequelize.transaction(tx => markReadUpTo(tx, userId, newest.id))
  expect(await unread()).toBe(0)
  await run('UPDATE documents SET trashed_at = NULL WHERE id = $1', documentId)
  expect(await unread()).toBe(1)
  expect(await listed()).toMatchObject([{ kind: 'quota' }, { kind: 'share', readAt: null }])
})

test('the export of an account has its notifications without texts, and its settings', async () => {
  const { documentId, ownerId } = await shared()
  await send({ kind: 'share', documentId, actorId: ownerId, userId })
  const exported = async (list: string) => {
    const rows: unknown[] = []
    for await (const row of rowsOf(EXPORT_LISTS[list] ?? '', userId)) rows.push(JSON.parse(row))
    return rows
  }
  const [found] = await exported('notifications')
  expect(found).toMatchObject({ kind: 'share', documentId, readAt: null })
  expect(JSON.stringify(found)).not.toContain('Notes')
  expect(await exported('notification-settings')).toMatchObject([{ appOff: [], mailOff: ['quota'] }])
})

test('no one is notified of a document that they cannot open, or whose account is being deleted', async () => {
  const { documentId, ownerId } = await shared()
  await run('UPDATE document_members SET waiting = true WHERE user_id = $1', userId)
  await send({ kind: 'share', documentId, actorId: ownerId, userId })
  await run('UPDATE document_members SET waiting = false WHERE user_id = $1', userId)
  expect(await listed()).toEqual([])
  await db.sequelize.transaction(async deletion => {
    await query(deletion, z.unknown(), 'SELECT FROM users WHERE id = $1 FOR UPDATE', [userId])
    // It waits for no lock of the deletion.
    await send({ kind: 'share', documentId, actorId: ownerId, userId })
  })
  expect(await listed()).toEqual([])
})

test('a quota notifies its user when its last query is spent, once, and not while bonus queries are left', async () => {
  const calls = metering(db)
  const spendOne = async () => expect(await calls.spend(await calls.take(userId))).toBe(true)
  userId = await calls.openedUser(2)
  await spendOne()
  const held = await calls.take(userId)
  expect(await listed()).toEqual([])
  await calls.giveBack(held)
  expect(await listed()).toEqual([])
  await spendOne()
  expect(await listed()).toMatchObject([{ kind: 'quota', limit: 100 }])
  await calls.grant(userId, 1, null)
  await spendOne()
  expect(await listed()).toHaveLength(1)

  userId = await calls.openedUser(1)
  await calls.grant(userId, 1, null)
  await spendOne()
  expect(await listed()).toEqual([])
  await spendOne()
  expect(await listed()).toMatchObject([{ kind: 'quota' }])
})
