import { CLOSE, STORAGE_FULL } from '#schema/collab/protocol.ts'

import type { LocalCopyState } from './localCopy.ts'

/** Why the connection was closed for good: by the server, or by the page if its text will never be there. */
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
  | 'overwritten'

/** The save status that the page may truthfully show. */
export type SavedState =
  | { kind: 'opening' }
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline'; device: LocalCopyState }
  | { kind: 'unloaded' }
  | { kind: 'reconnecting' }
  | { kind: 'signed-out'; device: LocalCopyState }
  | { kind: 'unsent'; device: LocalCopyState }
  | { kind: 'ended'; why: Ending }

/** The state of the connection. `sent` and `acked` count frames of the current connection. */
export type ConnectionFacts = {
  online: boolean
  connected: boolean
  /** Whether the server's state has arrived and (unless read-only) ours was requested. */
  exchanged: boolean
  everExchanged: boolean
  /** Whether the last attempt to connect has found no server. */
  failed: boolean
  /** Whether the page has the text, from the server or from this device. */
  loaded: boolean
  sent: number
  acked: number
  /** Whether this device's copy has everything that was typed here. */
  device: LocalCopyState
  /** When the connection was lost, in ms since the epoch. */
  lostAt: number | null
  /** Whether the session is over, so that connecting would be in vain. */
  signedOut: boolean
  /** Whether a reader's page holds text that the server does not have. */
  unsent: boolean
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
  const { device } = facts
  if (facts.signedOut) return { kind: 'signed-out', device }
  if (facts.connected && facts.exchanged) {
    if (facts.unsent) return { kind: 'unsent', device }
    if (facts.acked >= facts.sent) return { kind: 'saved' }
    // A broken connection may look open for half a minute.
    return facts.online ? { kind: 'saving' } : { kind: 'offline', device }
  }
  // A page without the text keeps nothing.
  const away: SavedState = facts.loaded ? { kind: 'offline', device } : { kind: 'unloaded' }
  if (!facts.online) return away
  // Browsers say that they are online on a network that leads nowhere. The text is there, so nothing opens.
  if (facts.failed && facts.loaded && !facts.everExchanged) return away
  const lostFor = facts.lostAt === null ? 0 : now - facts.lostAt
  if (lostFor >= OFFLINE_AFTER_MS) return away
  return { kind: facts.everExchanged ? 'reconnecting' : 'opening' }
}

/** Returns whether the page says that it has no server. */
export const isAway = ({ kind }: SavedState): boolean =>
  kind === 'offline' || kind === 'unloaded' || kind === 'signed-out' || kind === 'ended'

/** Returns whether `next` tells only that a pending change is now stored. It may be shown later. */
export function isSettling(shown: SavedState, next: SavedState): boolean {
  if (next.kind === 'saved') return shown.kind === 'saving'
  return deviceOf(shown) === 'keeping' && deviceOf(next) === 'kept' && shown.kind === next.kind
}

/** Returns whether two states look the same. */
export const isSame = (a: SavedState, b: SavedState): boolean =>
  a.kind === b.kind && deviceOf(a) === deviceOf(b) && a.kind !== 'ended'

const deviceOf = (state: SavedState) => ('device' in state ? state.device : null)

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
