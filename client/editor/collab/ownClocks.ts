import * as encoding from 'lib0/encoding'
import { uint32 } from 'lib0/random'
import * as Y from 'yjs'

import { spanFrom } from '#client/editor/acts/carried.ts'
import { adoptClients } from '#client/editor/acts/ownClients.ts'
import type { Span } from '#document/acts/record.ts'

import { isSameItem } from './sameItem.ts'

/** Clients that are compared besides that of the page. Someone may make it change its own all the time. */
const MAX_OLD = 99

type Struct = Y.Item | Y.GC | Y.Skip

/**
 * The Yjs clients under which this page and the pages before it have written. Anyone who may write can
 * send something else under their clocks before the server has what the page wrote. The server then
 * counts the page's own text as known, and would acknowledge it.
 */
export class OwnClocks {
  readonly #body: Y.Doc
  readonly #onRenew: (client: number) => void
  /** Of each client, the clock up to which the server is known to have what is here. */
  readonly #stored = new Map<number, number>()
  /** Text of the page that is gone in what the body takes. */
  #gone: Span[] = []

  /** `onRenew`: called when the page writes under another client from now on. */
  constructor(body: Y.Doc, onRenew: (client: number) => void) {
    this.#body = body
    this.#onRenew = onRenew
    this.add([body.clientID])
  }

  /** Adds the clients of pages that are gone. */
  add(clients: Iterable<number>): void {
    for (const client of clients) this.#stored.set(client, 0)
  }

  /** Notes that the server has everything that is here. Text of the oldest clients is safe then. */
  settle(): void {
    const old = [...this.#stored.keys()].filter(client => client !== this.#body.clientID)
    for (const client of old.slice(0, -MAX_OLD)) this.#stored.delete(client)
    for (const client of this.#stored.keys()) this.#stored.set(client, Y.getState(this.#body.store, client))
  }

  /** Call when a connection begins: an answer of the one before may have broken off. */
  begin(): void {
    this.#gone = []
  }

  /** Returns a state vector to ask with, so that the answer brings all that the server may have from others. */
  questionFor(clocks: Uint8Array): Uint8Array {
    const asked = Y.decodeStateVector(clocks)
    for (const [client, clock] of this.#stored) {
      if (clock >= (asked.get(client) ?? 0)) continue
      if (clock > 0) asked.set(client, clock)
      else asked.delete(client)
    }
    return Y.encodeStateVector(asked)
  }

  /**
   * Call before the body takes an update of the server. Returns false if it has something else where
   * the page has text: that will never be in the document. If it uses clocks ahead of the page, the
   * page writes under another client.
   */
  accepts(update: Uint8Array): boolean {
    if (![...this.#stored.keys()].some(client => mentions(update, client))) return true
    const own = Y.decodeUpdate(update).structs.filter(({ id }) => this.#stored.has(id.client))
    if (own.some(struct => this.#isOther(struct))) return false
    for (const { id, length } of own.filter(isGone)) this.#gone.push(spanFrom(id, length))
    const { clientID, store } = this.#body
    const isAhead = ({ id, length }: Struct) =>
      id.client === clientID && id.clock + length > Y.getState(store, clientID)
    if (own.some(isAhead)) this.#renew()
    return true
  }

  /**
   * Call after the body has taken all updates of an answer, or a later one. Returns false if it still
   * has text that is gone there: a deletion of that text or of its block would have come with them.
   */
  agrees(): boolean {
    const gone = this.#gone
    this.#gone = []
    // Each copy of a body removes formats that do nothing.
    const isFormat = ({ item }: { item: Y.Item }) => item.content instanceof Y.ContentFormat
    return gone.every(span => this.#textIn(span).every(isFormat))
  }

  #renew(): void {
    adoptClients(this.#body, [this.#body.clientID])
    this.#body.clientID = uint32()
    this.add([this.#body.clientID])
    this.#onRenew(this.#body.clientID)
  }

  /** Whether a struct differs from text that is here under the same ids. */
  #isOther(struct: Struct): boolean {
    if (!(struct instanceof Y.Item) || isGone(struct)) return false
    return this.#textIn(spanFrom(struct.id, struct.length)).some(
      ({ item, from, to }) => !isSameItem(item, struct, { from, to }),
    )
  }

  /** Returns what is here under ids and is not deleted. */
  #textIn({ client, from, to }: Span): { item: Y.Item; from: number; to: number }[] {
    const found: { item: Y.Item; from: number; to: number }[] = []
    const end = Math.min(to, Y.getState(this.#body.store, client))
    const here = this.#body.store.clients.get(client) ?? []
    for (let i = from < end ? Y.findIndexSS(here, from) : here.length; i < here.length; i++) {
      const item = here[i]
      if (!item || item.id.clock >= end) break
      if (!(item instanceof Y.Item) || item.deleted) continue
      const { clock } = item.id
      found.push({ item, from: Math.max(from, clock), to: Math.min(end, clock + item.length) })
    }
    return found
  }
}

/** Whether a struct has lost its content. */
const isGone = (struct: Struct): boolean =>
  struct instanceof Y.GC || (struct instanceof Y.Item && struct.content instanceof Y.ContentDeleted)

/** Set in each byte of a number but the last. */
const MORE = 0x80

/** Whether the bytes of an update may have the id of a client. Decoding it would take longer. */
function mentions(update: Uint8Array, client: number): boolean {
  const id = encoding.encode(encoder => encoding.writeVarUint(encoder, client))
  const last = id.length - 1
  // Zeros may follow, which make no other number.
  const isIdAt = (start: number) =>
    id.every((byte, i) => update[start + i] === byte || (i === last && update[start + i] === (byte | MORE)))
  const [first = 0] = id
  for (const begin of last === 0 ? [first, first | MORE] : [first])
    for (let at = update.indexOf(begin); at !== -1; at = update.indexOf(begin, at + 1))
      if (isIdAt(at)) return true
  return false
}
