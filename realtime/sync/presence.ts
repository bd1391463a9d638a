import type { RosterEntry } from '#schema/collab/roster.ts'

import { MAX_AWARENESS_CHARACTERS } from '../limits.ts'
import type { Peer } from './peer.ts'
import { encodeAwareness, encodeRoster, type AwarenessEntry } from './protocol.ts'

/** Time in which cursor movements gather before they are sent. */
const AWARENESS_WINDOW_MS = 25
/** Time in which arrivals and departures gather. */
const ROSTER_WINDOW_MS = 100

const GONE = 'null'

/**
 * Who is in a room and what each client says of itself. A connection speaks for one client id; names come from the
 * server alone.
 */
export class Presence {
  private readonly states = new Map<number, AwarenessEntry>()
  private readonly changed = new Map<number, AwarenessEntry>()
  private readonly clientOf = new Map<Peer, number>()
  private readonly peerOf = new Map<number, Peer>()
  private awarenessTimer: NodeJS.Timeout | null = null
  private rosterTimer: NodeJS.Timeout | null = null
  private rosterFrame = encodeRoster([])
  private readonly broadcast: (frame: Uint8Array) => void

  constructor(broadcast: (frame: Uint8Array) => void) {
    this.broadcast = broadcast
  }

  /** What a newcomer, or one who asks, is told: everybody's state and the roster. */
  frames(): Uint8Array[] {
    if (this.states.size === 0) return []
    return [encodeAwareness([...this.states.values()]), this.rosterFrame]
  }

  /** Takes what a peer says; what it says of others is left out. */
  receive(peer: Peer, entries: AwarenessEntry[]): 'taken' | 'malformed' | 'tooLarge' {
    for (const entry of entries) {
      this.bind(peer, entry)
      if (this.clientOf.get(peer) !== entry.client) continue
      if (entry.state.length > MAX_AWARENESS_CHARACTERS) return 'tooLarge'
      if (!isJson(entry.state)) return 'malformed'
      const known = this.states.get(entry.client)
      if (known && entry.clock < known.clock) continue
      if (entry.state === GONE) this.states.delete(entry.client)
      else this.states.set(entry.client, entry)
      this.change(entry)
    }
    return 'taken'
  }

  /** The peer's client is gone for everybody. */
  leave(peer: Peer): void {
    const client = this.clientOf.get(peer)
    if (client === undefined) return
    this.clientOf.delete(peer)
    this.peerOf.delete(client)
    const last = this.states.get(client)
    this.states.delete(client)
    // The clock stays: a client that comes back goes on from its own.
    if (last) this.change({ ...last, state: GONE })
    this.changeRoster()
  }

  close(): void {
    if (this.awarenessTimer) clearTimeout(this.awarenessTimer)
    if (this.rosterTimer) clearTimeout(this.rosterTimer)
  }

  /**
   * A connection's first client id becomes its own, unless it is that of another person's connection. One's own older
   * connection gives it up: it is the one that a dropped network has left behind.
   */
  private bind(peer: Peer, { client, state }: AwarenessEntry): void {
    if (state === GONE || this.clientOf.has(peer)) return
    const holder = this.peerOf.get(client)
    if (holder && holder.person.userId !== peer.person.userId) return
    if (holder) this.clientOf.delete(holder)
    this.clientOf.set(peer, client)
    this.peerOf.set(client, peer)
    this.changeRoster()
  }

  private change(entry: AwarenessEntry): void {
    this.changed.set(entry.client, entry)
    this.awarenessTimer ??= setTimeout(() => {
      this.awarenessTimer = null
      const entries = [...this.changed.values()]
      this.changed.clear()
      this.broadcast(encodeAwareness(entries))
    }, AWARENESS_WINDOW_MS)
  }

  private changeRoster(): void {
    this.rosterTimer ??= setTimeout(() => {
      this.rosterTimer = null
      this.rosterFrame = encodeRoster(this.roster())
      this.broadcast(this.rosterFrame)
    }, ROSTER_WINDOW_MS)
  }

  private roster(): RosterEntry[] {
    return [...this.clientOf].map(([{ person }, clientId]) => ({ clientId, ...person }))
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
