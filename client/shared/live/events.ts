import type { QueryClient } from '@tanstack/react-query'

import type { EventDef, EventEnvelope } from '#schema/events/define.ts'

/** The latest state of an entity from an event. `value` null means that it was deleted. */
export type Change<V> = { key: string; revision: number; value: V | null }

/** Updates the cached reads for one kind of event. */
export type EventPatcher = {
  readonly name: string
  readonly apply: (queryClient: QueryClient, envelope: EventEnvelope) => void
  /** Whether each event has another key, so that none is applied a second time, nor kept for that. */
  readonly isPassing?: boolean
}

/**
 * Declares how an event changes the cached reads. `patch` is called with increasing revisions of
 * each key, but may be called again with a known one. The cached data may already be newer (see
 * {@link isNewer}).
 */
export const onEvent = <N extends string, V>(
  event: EventDef<N, V>,
  patch: (queryClient: QueryClient, change: Change<V>) => void,
  { isPassing = false } = {},
): EventPatcher => ({
  name: event.name,
  isPassing,
  apply(queryClient, { key, revision, value }) {
    if (value === null) {
      patch(queryClient, { key, revision, value: null })
      return
    }
    const parsed = event.value.safeParse(value)
    if (parsed.success) patch(queryClient, { key, revision, value: parsed.data })
    else console.error(`An event ${event.name} could not be read`, parsed.error)
  },
})

/** Returns whether the change is newer than the cached value. Any change is newer than none. */
export const isNewer = (change: { revision: number }, held: { revision: number } | undefined): boolean =>
  held === undefined || change.revision > held.revision
