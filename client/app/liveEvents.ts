import { currentUserEvents } from '#client/shared/api/currentUser.ts'
import { dictionaryEvents } from '#client/shared/checking/dictionary.ts'
import { preferenceEvents } from '#client/shared/checking/preferences.ts'
import type { EventPatcher } from '#client/shared/live/events.ts'
import { resultEvents } from '#client/shared/results/events.ts'

/** The live events of reads that features share. */
export const sharedEvents: readonly EventPatcher[] = [
  ...currentUserEvents,
  dictionaryEvents,
  preferenceEvents,
  resultEvents,
]
