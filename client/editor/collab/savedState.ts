import { CLOSE } from '#schema/collab/protocol.ts'

/** Why the server ended the connection for good. */
export type Ending =
  | 'signed-out'
  | 'refused'
  | 'not-found'
  | 'too-large'
  | 'schema-too-old'
  | 'too-many'
  | 'quarantined'
  | 'access-lost'
  | 'malformed'

/** What the page may truthfully say of the document. */
export type SavedState =
  | { kind: 'opening' }
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'reconnecting' }
  | { kind: 'ended'; why: Ending }

/** What is known of the connection; `sent` and `acked` count frames of the present connection. */
export type ConnectionFacts = {
  online: boolean
  connected: boolean
  /** The server's state has arrived, and (unless read-only) ours was asked for. */
  exchanged: boolean
  everExchanged: boolean
  sent: number
  acked: number
  /** When the connection was lost, ms since the epoch. */
  lostAt: number | null
  ended: Ending | null
}

/** After this long without a connection the page says Offline, even if the device believes that it is online. */
export const OFFLINE_AFTER_MS = 5000

/** Derives the shown state. "Saved" means: the server has everything that was typed here on its disk. */
export function savedState(facts: ConnectionFacts, now: number): SavedState {
  if (facts.ended) return { kind: 'ended', why: facts.ended }
  if (facts.connected && facts.exchanged) {
    if (facts.acked >= facts.sent) return { kind: 'saved' }
    // A connection that was cut may look open for half a minute.
    return { kind: facts.online ? 'saving' : 'offline' }
  }
  if (!facts.online) return { kind: 'offline' }
  const lostFor = facts.lostAt === null ? 0 : now - facts.lostAt
  if (lostFor >= OFFLINE_AFTER_MS) return { kind: 'offline' }
  return { kind: facts.everExchanged ? 'reconnecting' : 'opening' }
}

const ENDINGS: Readonly<Record<number, Ending>> = {
  [CLOSE.malformed]: 'malformed',
  [CLOSE.unauthenticated]: 'signed-out',
  [CLOSE.refused]: 'refused',
  [CLOSE.notFound]: 'not-found',
  [CLOSE.tooLarge]: 'too-large',
  [CLOSE.schemaTooOld]: 'schema-too-old',
  [CLOSE.tooManyRequests]: 'too-many',
  [CLOSE.quarantined]: 'quarantined',
  [CLOSE.accessLost]: 'access-lost',
}

/** The ending that a close code stands for; null when the connection is worth another try. */
export const endingOf = (code: number): Ending | null => ENDINGS[code] ?? null
