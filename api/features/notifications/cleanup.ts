import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { announceUnread, lockRecipients } from '#api/services/notifications/recipients.ts'
import { NOTIFICATION_DAYS } from '#schema/notifications/contract.ts'

const OLD = `created_at < now() - interval '${NOTIFICATION_DAYS} days'`
/** Number of users whose notifications are deleted together. */
const TOGETHER = 100

const owner = z.object({ userId: z.string() })

/** Deletes notifications that are too old. */
export async function cleanUpNotifications(sequelize: Sequelize): Promise<void> {
  const statement = `SELECT DISTINCT user_id AS "userId" FROM notifications WHERE ${OLD}`
  const users = (await query(null, owner, statement)).map(({ userId }) => userId)
  for (let at = 0; at < users.length; at += TOGETHER)
    await sequelize.transaction(tx => deleteOld(tx, users.slice(at, at + TOGETHER)))
}

async function deleteOld(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const users = await lockRecipients(tx, userIds)
  const statement = `DELETE FROM notifications WHERE user_id = ANY ($1::uuid[]) AND ${OLD} RETURNING 1`
  await query(tx, z.unknown(), statement, [users])
  await announceUnread(tx, users)
}
