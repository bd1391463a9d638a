import type { AwarenessEntry } from '#realtime/wire/protocol.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

/** A process’s report about its own users. `complete`: everything, not only changes. */
export type PresenceUpdate = {
  complete: boolean
  /** Client ids that have just connected here: an older connection elsewhere yields them. */
  claims: number[]
  entries: AwarenessEntry[]
  /** The people who are connected here, when that has changed. */
  roster: RosterEntry[] | null
}
