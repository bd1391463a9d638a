import { currentUserEvents } from '#client/shared/api/currentUser.ts'
import { dictionaryEvents } from '#client/shared/checking/dictionary.ts'
import { preferenceEvents } from '#client/shared/checking/preferences.ts'
import type { EventPatcher } from '#client/shared/live/events.ts'
import { resultEvents } from '#client/shared/results/events.ts'

import { features } from './features.ts'

/** Loads all live events: those of reads that features share, and each feature's own. */
export async function loadLiveEvents(): Promise<readonly EventPatcher[]> {
  const own = await Promise.all(features.map(({ events }) => events?.() ?? []))
  return [...currentUserEvents, dictionaryEvents, preferenceEvents, resultEvents, ...own.flat()]
}
