import * as z from 'zod/mini'

import { dialect } from '#schema/check-settings/goals.ts'
import { timestamp } from '#schema/shared/ids.ts'
import { isRecord } from '#schema/shared/records.ts'

/**
 * The settings of the extension on this device, in `chrome.storage.local`. A member that cannot be read
 * has its default.
 */
export const extensionSettings = z.object({
  /** Hosts on which checking is off, such as `mail.google.com`. */
  offHosts: z.catch(z.array(z.string()), []),
  /** Nothing is checked anywhere until then. */
  pausedUntil: z.catch(z.nullable(timestamp), null),
  /** Rules that the user has turned off. */
  offRules: z.catch(z.array(z.string()), []),
  /** The titles of these rules' cards, as far as they are known. */
  ruleTitles: z.catch(z.record(z.string(), z.string()), {}),
  /** Words that are never flagged, compared without case. */
  words: z.catch(z.array(z.string()), []),
  dialect: z.catch(dialect, 'US'),
})
export type ExtensionSettings = z.infer<typeof extensionSettings>

/** Returns the settings in a value from storage, whatever it is. */
export const settingsIn = (stored: unknown): ExtensionSettings =>
  extensionSettings.parse(isRecord(stored) ? stored : {})

/** Returns whether fields of a host are checked at a time. */
export const isChecked = (settings: ExtensionSettings, host: string, now: number): boolean =>
  !settings.offHosts.includes(host) && !isPaused(settings, now)

/** Returns whether checking is paused at a time. */
export const isPaused = ({ pausedUntil }: ExtensionSettings, now: number): boolean =>
  pausedUntil !== null && Date.parse(pausedUntil) > now
