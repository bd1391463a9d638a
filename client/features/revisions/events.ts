import type { EventPatcher } from '#client/shared/live/events.ts'
import type { revisionChanged } from '#schema/revisions/contract.ts'

/** The key of all reads of versions. */
export const REVISIONS_KEY = 'revisions'

const name: (typeof revisionChanged)['name'] = 'revisions.changed'

/**
 * Reads the versions on screen again, and says when another user has restored one. The value is read by
 * code that is loaded for it.
 */
export const revisionEvents: EventPatcher = {
  name,
  apply(client, event) {
    void client.invalidateQueries({ queryKey: [REVISIONS_KEY] })
    // Without its code, which a lost connection keeps away, the version is in the history.
    void import('./announce.ts').then(
      ({ announceRestore }) => announceRestore(client, event),
      () => undefined,
    )
  },
}
