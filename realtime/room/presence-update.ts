import type { AwarenessEntry } from '#realtime/wire/protocol.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

/** What a process says of its own people. `complete`: all of it, and not only what has changed. */
export type PresenceUpdate = {
  complete: boolean
  /** Client ids that have just connected here: an older connection elsewhere gives them up. */
  claims: number[]
  entries: AwarenessEntry[]
  /** Everybody who is connected here, when that has changed. */
  roster: RosterEntry[] | null
}
