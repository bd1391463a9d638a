import { CLOSE, STORAGE_FULL } from '#schema/collab/protocol.ts'

/** Why the server permanently closed the connection. */
export type Ending =
  | 'refused'
  | 'not-found'
  | 'too-large'
  | 'storage-full'
  | 'schema-too-old'
  | 'too-many'
  | 'quarantined'
  | 'access-lost'
  | 'malformed'

/** The save status that the page may truthfully show. */
export type SavedState =
  | { kind: 'opening' }
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'reconnecting' }
  | { kind: 'signed-out' }
  | { kind: 'ended'; why: Ending }

/** The state of the connection. `sent` and `acked` count frames of the current connection. */
export type ConnectionFacts = {
  online: boolean
  connected: boolean
  /** Whether the server's state has arrived and (unless read-only) ours was requested. */
  exchanged: boolean
  everExchanged: boolean
  sent: number
  acked: number
  /** When the connection was lost, in ms since the epoch. */
  lostAt: number | null
  /** Whether the session is over, so that connecting would be in vain. */
  signedOut: boolean
  ended: Ending | null
}

/**
 * After this long without a connection the page shows Offline, even if the device believes it is
 * online.
 */
export const OFFLINE_AFTER_MS = 5000

/** Derives the status to show. "Saved" means that everything typed here is on the server's disk. */
export function savedState(facts: ConnectionFacts, now: number): SavedState {
  if (facts.ended) return { kind: 'ended', why: facts.ended }
  if (facts.signedOut) return { kind: 'signed-out' }
  if (facts.connected && facts.exchanged) {
    if (facts.acked >= facts.sent) return { kind: 'saved' }
    // A broken connection may look open for half a minute.
    return { kind: facts.online ? 'saving' : 'offline' }
  }
  if (!facts.online) return { kind: 'offline' }
  const lostFor = facts.lostAt === null ? 0 : now - facts.lostAt
  if (lostFor >= OFFLINE_AFTER_MS) return { kind: 'offline' }
  return { kind: facts.everExchanged ? 'reconnecting' : 'opening' }
}

const ENDINGS: Readonly<Record<number, Ending>> = {
  [CLOSE.malformed]: 'malformed',
  [CLOSE.refused]: 'refused',
  [CLOSE.notFound]: 'not-found',
  [CLOSE.tooLarge]: 'too-large',
  [CLOSE.schemaTooOld]: 'schema-too-old',
  [CLOSE.tooManyRequests]: 'too-many',
  [CLOSE.quarantined]: 'quarantined',
  [CLOSE.accessLost]: 'access-lost',
}

/** Returns the ending for a close code and its reason, or null if the client should reconnect. */
export const endingOf = (code: number, reason: string): Ending | null =>
  code === CLOSE.tooLarge && reason === STORAGE_FULL ? 'storage-full' : (ENDINGS[code] ?? null)
