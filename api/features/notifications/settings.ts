import type { Transaction } from 'sequelize'

import { publishOwn } from '#api/kit/outbox/publishOwn.ts'
import { query } from '#api/kit/query.ts'
import { lockRecipients } from '#api/services/notifications/recipients.ts'
import { notificationKind } from '#schema/notifications/contract.ts'
import {
  changedSettings,
  MAIL_OFF,
  notificationSettings,
  notificationSettingsChanged,
  type NotificationSettings,
  type SettingsChange,
} from '#schema/notifications/settings.ts'

const COLUMNS = 'app_off AS "appOff", mail_off AS "mailOff", revision'

/** Returns the kinds of notifications that are off for a user. */
export async function readSettings(
  who: string,
  tx: Transaction | null = null,
): Promise<NotificationSettings> {
  const statement = `SELECT ${COLUMNS} FROM notification_settings WHERE user_id = $1`
  const [found] = await query(tx, notificationSettings, statement, [who])
  return found ?? { appOff: [], mailOff: [...MAIL_OFF], revision: 0 }
}

/** Turns kinds of notifications on or off. Those that were sent before stay. */
export async function changeSettings(
  tx: Transaction,
  who: string,
  change: SettingsChange,
): Promise<NotificationSettings> {
  await lockRecipients(tx, [who])
  const { appOff, mailOff } = changedSettings(await readSettings(who, tx), change)
  const [value] = await query(
    tx,
    notificationSettings,
    `UPDATE notification_settings SET app_off = $2, mail_off = $3, revision = revision + 1 WHERE user_id = $1
     RETURNING ${COLUMNS}`,
    [who, appOff, mailOff],
  )
  return publishOwn(tx, notificationSettingsChanged, who, value)
}

/** Turns the emails of all kinds off. An account that is gone needs none. */
export async function turnMailOff(tx: Transaction, who: string): Promise<void> {
  if ((await lockRecipients(tx, [who])).length === 0) return
  const off = Object.fromEntries(notificationKind.options.map(kind => [kind, false]))
  await changeSettings(tx, who, { mail: off })
}
