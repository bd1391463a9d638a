import * as z from 'zod/mini'

import { dialect } from '#schema/check-settings/goals.ts'
import { timestamp } from '#schema/shared/ids.ts'

/** The settings of the extension on this device, in `chrome.storage.local`. */
export const extensionSettings = z.object({
  /** Hosts on which checking is off, such as `mail.google.com`. */
  offHosts: z._default(z.array(z.string()), []),
  /** Nothing is checked anywhere until then. */
  pausedUntil: z._default(z.nullable(timestamp), null),
  /** Rules that the user has turned off. */
  offRules: z._default(z.array(z.string()), []),
  /** Words that are never flagged, compared without case. */
  words: z._default(z.array(z.string()), []),
  dialect: z._default(dialect, 'US'),
})
export type ExtensionSettings = z.infer<typeof extensionSettings>

/** Returns whether fields of a host are checked at a time. */
export const isChecked = (settings: ExtensionSettings, host: string, now: number): boolean =>
  !settings.offHosts.includes(host) &&
  (settings.pausedUntil === null || Date.parse(settings.pausedUntil) <= now)
