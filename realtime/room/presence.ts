import { MAX_AWARENESS_CHARACTERS } from '#realtime/limits.ts'
import { awarenessFor, rosterFor, type FrameFor } from '#realtime/wire/audience.ts'
import type { Peer, Person } from '#realtime/wire/peer.ts'
import { encodeAwareness, type AwarenessEntry } from '#realtime/wire/protocol.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

import type { PresenceUpdate } from './presenceUpdate.ts'

/** Milliseconds in which caret movements gather. */
const AWARENESS_WINDOW_MS = 25
/** Milliseconds in which arrivals and departures gather. */
const ROSTER_WINDOW_MS = 100

const GONE = 'null'

type Effects = {
  /** Sends to every connection here. */
  broadcast: (frameFor: FrameFor) => void
  /** Sends changes here to the other processes. */
  publish: (update: PresenceUpdate) => void
}

/**
 * The users in a room, and the awareness of each client. A connection speaks for one client id at a
 * time, and names come from the server alone. Each process reports its own people.
 */
export class Presence {
  private readonly stateOf = new Map<number, AwarenessEntry>()
  private readonly changed = new Map<number, AwarenessEntry>()
  private readonly changedHere = new Map<number, AwarenessEntry>()
  private readonly claims = new Set<number>()
  private readonly clientOf = new Map<Peer, number>()
  private readonly peerOf = new Map<number, Peer>()
  private readonly elsewhere = new Map<string, RosterEntry[]>()
  /** The other process that speaks for a client. */
  private readonly processOf = new Map<number, string>()
  private awarenessTimer: NodeJS.Timeout | null = null
  private rosterTimer: NodeJS.Timeout | null = null
  private rosterFor = rosterFor([])
  private rosterHereChanged = false
  private readonly effects: Effects

  constructor(effects: Effects) {
    this.effects = effects
  }

  /**
   * Returns the frames for a newcomer or a query: all states and the roster. `known` are the
   * clients that the peer last knew: those that are gone are included.
   */
  frames(person: Person, known: AwarenessEntry[] = []): Uint8Array[] {
    const gone = known
      .filter(({ client }) => !this.stateOf.has(client))
      .map(entry => ({ ...entry, state: GONE }))
    if (gone.length + this.stateOf.size + this.clientOf.size + this.elsewhere.size === 0) return []
    return [awarenessFor([...gone, ...this.states()])(person), this.rosterFor(person)]
  }

  /** Returns the clients known to the peers, before changes are sent to them. */
  known(): AwarenessEntry[] {
    return [...this.stateOf.values(), ...this.changed.values()]
  }

  /** Returns the last state of every client. */
  states(): AwarenessEntry[] {
    return [...this.stateOf.values()]
  }

  /** Takes the awareness of a peer. Entries about other clients are ignored. */
  receive(peer: Peer, entries: AwarenessEntry[]): 'taken' | 'malformed' | 'tooLarge' {
    for (const entry of entries) {
      this.bind(peer, entry)
      if (this.clientOf.get(peer) !== entry.client) continue
      if (entry.state.length > MAX_AWARENESS_CHARACTERS) return 'tooLarge'
      if (!isJson(entry.state)) return 'malformed'
      this.accept(peer, entry)
    }
    return 'taken'
  }

  /** Removes the peer's client for everyone. */
  leave(peer: Peer): void {
    const client = this.clientOf.get(peer)
    if (client === undefined) return
    this.release(peer, client)
    this.endState(client, true)
    this.changeRoster(true)
  }

  /** Returns everything that this process reports, for one that asks. */
  here(): PresenceUpdate {
    const entries = [...this.peerOf.keys()].flatMap(client => this.stateOf.get(client) ?? [])
    return { complete: true, claims: [], entries, roster: this.rosterHere() }
  }

  /** Applies what another process reports about its people. */
  applyRemote(process: string, { complete, claims, entries, roster }: PresenceUpdate): void {
    if (roster) this.elsewhere.set(process, roster)
    for (const client of claims) this.giveUp(client, process, roster ?? [])
    if (complete) this.endAllOf(process, new Set(entries.map(({ client }) => client)))
    for (const entry of entries) {
      // A late message about a connection that has moved here.
      if (this.holds(entry.client)) continue
      this.processOf.set(entry.client, process)
      if (this.put(entry) && entry.state === GONE) this.processOf.delete(entry.client)
    }
    if (roster) this.changeRoster(false)
  }

  /** Removes the people of a process that has closed the room or is no longer heard of. */
  removeProcess(process: string): void {
    this.endAllOf(process, new Set())
    if (this.elsewhere.delete(process)) this.changeRoster(false)
  }

  close(): void {
    if (this.awarenessTimer) clearTimeout(this.awarenessTimer)
    if (this.rosterTimer) clearTimeout(this.rosterTimer)
  }

  /**
   * Binds a connection to the first client id that it names, unless another user's connection has
   * it. A user's older connection yields it: a dropped network has left it behind.
   */
  private bind(peer: Peer, { client, state }: AwarenessEntry): void {
    const own = this.clientOf.get(peer)
    if (state === GONE || own === client || (own !== undefined && !this.hasEnded(peer, own))) return
    const holder = this.peerOf.get(client)
    if (holder && !givesWay(holder.person, peer.person)) return
    const there = this.entryElsewhere(client)
    if (there && !givesWay(there, peer.person)) return
    if (holder) this.release(holder, client)
    if (own !== undefined) this.release(peer, own)
    this.clientOf.set(peer, client)
    this.peerOf.set(client, peer)
    this.processOf.delete(client)
    this.claims.add(client)
    this.changeRoster(true)
  }

  /** Whether a user's page has ended its client, to write on under another one. Visitors have no state here. */
  private hasEnded({ person }: Peer, client: number): boolean {
    return person.kind === 'user' && !this.stateOf.has(client)
  }

  private release(peer: Peer, client: number): void {
    this.clientOf.delete(peer)
    this.peerOf.delete(client)
  }

  private accept(peer: Peer, entry: AwarenessEntry): void {
    switch (peer.person.kind) {
      case 'user':
        if (this.put(entry)) this.changedHere.set(entry.client, entry)
        return
      case 'visitor':
        // No one else sees it. The answer keeps a stock client from reconnecting.
        peer.wire.send(encodeAwareness([entry]))
        return
      default:
        peer.person satisfies never
    }
  }

  /** Whether a client is connected here. A visitor's id is free for a user in another process. */
  private holds(client: number): boolean {
    const peer = this.peerOf.get(client)
    if (peer?.person.kind !== 'visitor') return peer !== undefined
    this.release(peer, client)
    this.changeRoster(true)
    return false
  }

  /** Releases a client that has moved to another process, which now speaks for it. */
  private giveUp(client: number, process: string, roster: RosterEntry[]): void {
    const peer = this.peerOf.get(client)
    const claimant = roster.find(({ clientId }) => clientId === client)
    if (!peer || !claimant || !givesWay(peer.person, claimant)) return
    this.release(peer, client)
    this.processOf.set(client, process)
  }

  private endAllOf(process: string, except: Set<number>): void {
    for (const [client, itsProcess] of this.processOf) {
      if (itsProcess !== process || except.has(client)) continue
      this.processOf.delete(client)
      this.endState(client, false)
    }
  }

  private endState(client: number, here: boolean): void {
    const last = this.stateOf.get(client)
    if (!last) return
    // The clock stays: a client that returns continues from its own.
    const end = { ...last, state: GONE }
    this.put(end)
    if (here) this.changedHere.set(client, end)
  }

  /** Returns false for a state that is older than the known one. */
  private put(entry: AwarenessEntry): boolean {
    const known = this.stateOf.get(entry.client)
    if (known && entry.clock < known.clock) return false
    if (entry.state === GONE) this.stateOf.delete(entry.client)
    else this.stateOf.set(entry.client, entry)
    this.changed.set(entry.client, entry)
    this.awarenessTimer ??= setTimeout(() => this.flushAwareness(), AWARENESS_WINDOW_MS)
    return true
  }

  private flushAwareness(): void {
    this.awarenessTimer = null
    this.effects.broadcast(awarenessFor([...this.changed.values()]))
    this.changed.clear()
    this.publish(null)
  }

  private changeRoster(here: boolean): void {
    this.rosterHereChanged ||= here
    this.rosterTimer ??= setTimeout(() => {
      this.rosterTimer = null
      this.rosterFor = rosterFor(this.everyone())
      this.effects.broadcast(this.rosterFor)
      // Only its own people: otherwise processes would answer one another forever.
      if (this.rosterHereChanged) this.publish(this.rosterHere())
      this.rosterHereChanged = false
    }, ROSTER_WINDOW_MS)
  }

  private publish(changedRoster: RosterEntry[] | null): void {
    const claims = [...this.claims]
    this.claims.clear()
    // A claim counts together with the roster that says whose it is.
    const roster = claims.length > 0 ? this.rosterHere() : changedRoster
    const entries = [...this.changedHere.values()]
    this.changedHere.clear()
    if (entries.length > 0 || roster) this.effects.publish({ complete: false, claims, entries, roster })
  }

  private rosterHere(): RosterEntry[] {
    return [...this.clientOf].map(([{ person }, clientId]) => ({ clientId, ...person }))
  }

  /** Returns everyone who is connected, here and elsewhere. */
  everyone(): RosterEntry[] {
    const others = [...this.elsewhere.values()].flat().filter(({ clientId }) => !this.peerOf.has(clientId))
    return [...this.rosterHere(), ...others]
  }

  private entryElsewhere(client: number): RosterEntry | undefined {
    if (!this.processOf.has(client)) return undefined
    for (const roster of this.elsewhere.values()) {
      const found = roster.find(({ clientId }) => clientId === client)
      if (found) return found
    }
    return undefined
  }
}

/**
 * Whether a client id changes hands: to the same user's newer connection, or from a visitor to a
 * user.
 */
function givesWay(holder: Person | RosterEntry, to: Person | RosterEntry): boolean {
  if (to.kind === 'visitor') return false
  return holder.kind === 'visitor' || holder.userId === to.userId
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
