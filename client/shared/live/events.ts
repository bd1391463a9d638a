import type { QueryClient } from '@tanstack/react-query'

import type { EventDef, EventEnvelope } from '#schema/events/define.ts'

/** A fact's newest state as an event tells it; `value` null says that it is gone. */
export type Change<V> = { key: string; revision: number; value: V | null }

/** Brings the cached reads in step with one kind of event. */
export type EventPatcher = {
  readonly name: string
  readonly apply: (queryClient: QueryClient, envelope: EventEnvelope) => void
}

/**
 * Declares what an event changes in the cached reads. `patch` is called with increasing revisions of each key, but may
 * be called again with one that it has seen; and what is cached may already be newer (see {@link isNewer}).
 */
export const onEvent = <N extends string, V>(
  event: EventDef<N, V>,
  patch: (queryClient: QueryClient, change: Change<V>) => void,
): EventPatcher => ({
  name: event.name,
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

/** True when the change is later than what is held; nothing held is older than everything. */
export const isNewer = (change: { revision: number }, held: { revision: number } | undefined): boolean =>
  held === undefined || change.revision > held.revision
