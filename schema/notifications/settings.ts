import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { notificationKind } from '#schema/notifications/contract.ts'

/** The kinds of notifications that a user turned off. */
export const notificationSettings = z.object({ appOff: z.array(notificationKind), revision: z.int() })
export type NotificationSettings = z.infer<typeof notificationSettings>

const switches = z.strictObject({
  mention: z.optional(z.boolean()),
  reply: z.optional(z.boolean()),
  share: z.optional(z.boolean()),
  quota: z.optional(z.boolean()),
  payment: z.optional(z.boolean()),
})

/** PATCH /api/notification-settings. Absent kinds stay unchanged. */
export const settingsChange = z.strictObject({ app: z.optional(switches) })
export type SettingsChange = z.infer<typeof settingsChange>

/** Returns the settings after a change. */
export const changedSettings = (
  held: NotificationSettings,
  { app = {} }: SettingsChange,
): NotificationSettings => ({
  ...held,
  appOff: notificationKind.options.filter(kind => {
    const on = app[kind]
    return on === undefined ? held.appOff.includes(kind) : !on
  }),
})

/** The settings of a user's notifications changed. Key: the user. Room: the user's. */
export const notificationSettingsChanged = defineEvent('notifications.settings', notificationSettings)
