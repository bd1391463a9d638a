import { z } from 'zod'

import type { RosterEntry, VisitorsRosterEntry } from '#schema/collab/roster.ts'

import type { Person } from './peer.ts'
import { encodeAwareness, encodeRoster, type AwarenessEntry } from './protocol.ts'

/**
 * Returns the frame of one message for each kind of person. The visitors' frame is built when
 * needed.
 */
export type FrameFor = (person: Person) => Uint8Array

function frameFor(forUsers: Uint8Array, forVisitors: () => Uint8Array): FrameFor {
  let made: Uint8Array | null = null
  return person => {
    switch (person.kind) {
      case 'user':
        return forUsers
      case 'visitor':
        return (made ??= forVisitors())
      default:
        return person satisfies never
    }
  }
}

/** The roster: complete for users, first names for visitors. */
export const rosterFor = (roster: RosterEntry[]): FrameFor =>
  frameFor(encodeRoster(roster), () => encodeRoster(roster.map(toVisitors)))

/** Awareness: unchanged for users, the caret only for visitors. */
export const awarenessFor = (entries: AwarenessEntry[]): FrameFor =>
  frameFor(encodeAwareness(entries), () => encodeAwareness(entries.map(caretOf)))

function toVisitors(entry: RosterEntry): VisitorsRosterEntry {
  switch (entry.kind) {
    case 'user':
      return { kind: 'named', clientId: entry.clientId, name: entry.firstName }
    case 'visitor':
      return entry
    default:
      return entry satisfies never
  }
}

const said = z.object({ cursor: z.unknown() }).nullable()

function caretOf(entry: AwarenessEntry): AwarenessEntry {
  return { ...entry, state: JSON.stringify(said.catch({ cursor: null }).parse(parsed(entry.state))) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
