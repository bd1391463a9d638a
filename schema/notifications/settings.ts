import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { notificationKind, type NotificationKind } from '#schema/notifications/contract.ts'

/** The kinds that are not emailed before a user chooses otherwise. */
export const MAIL_OFF: readonly NotificationKind[] = ['quota']

/** The kinds of notifications that are off for a user, in the app and by email. */
export const notificationSettings = z.object({
  appOff: z.array(notificationKind),
  mailOff: z.array(notificationKind),
  revision: z.int(),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

const switches = z.strictObject({
  mention: z.optional(z.boolean()),
  reply: z.optional(z.boolean()),
  share: z.optional(z.boolean()),
  quota: z.optional(z.boolean()),
  payment: z.optional(z.boolean()),
})

/** PATCH /api/notification-settings. Absent kinds stay unchanged. */
export const settingsChange = z.strictObject({ app: z.optional(switches), mail: z.optional(switches) })
export type SettingsChange = z.infer<typeof settingsChange>

/** Returns the settings after a change. */
export const changedSettings = (
  held: NotificationSettings,
  { app = {}, mail = {} }: SettingsChange,
): NotificationSettings => ({
  ...held,
  appOff: changedKinds(held.appOff, app),
  mailOff: changedKinds(held.mailOff, mail),
})

const changedKinds = (off: readonly NotificationKind[], change: z.infer<typeof switches>) =>
  notificationKind.options.filter(kind => {
    const on = change[kind]
    return on === undefined ? off.includes(kind) : !on
  })

/** The settings of a user's notifications changed. Key: the user. Room: the user's. */
export const notificationSettingsChanged = defineEvent('notifications.settings', notificationSettings)
