import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { eventEnvelope, type EventDef, type EventEnvelope } from '#schema/events/define.ts'

import type { Change, EventPatcher } from './events.ts'

const batchSchema = z.array(eventEnvelope)

type Received = { envelope: EventEnvelope; at: number }

/**
 * Accepts events in any order, any number of times, and patches the cached reads with the newest of
 * each key. An answer in flight when an event arrives may be older than the event, so the event is
 * applied again after it.
 */
export class EventInbox {
  private readonly newest = new Map<string, Received>()
  /** When each running read began, by the query's hash. Uses the same clock as `Received.at`. */
  private readonly begun = new Map<string, number>()
  private readonly queryClient: QueryClient
  private readonly patchers = new Map<string, Set<EventPatcher>>()
  private clock = 0
  private stopWatching: () => void = () => undefined

  constructor(queryClient: QueryClient, patchers: readonly EventPatcher[]) {
    this.queryClient = queryClient
    this.add(patchers)
  }

  /** Takes patchers of later reads. Events that came before are applied when such a read ends, as to any other. */
  add(patchers: readonly EventPatcher[]): void {
    for (const patcher of patchers) {
      const group = this.patchers.get(patcher.name) ?? new Set()
      this.patchers.set(patcher.name, group.add(patcher))
    }
  }

  /** Watches the reads until {@link close}. */
  open(): void {
    this.stopWatching = this.queryClient.getQueryCache().subscribe(event => {
      if (event.type === 'removed') this.begun.delete(event.query.queryHash)
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'fetch') this.begun.set(query.queryHash, this.clock)
      if (action.type === 'success' && action.manual !== true) this.replay(query)
    })
  }

  /** Applies the new events of a batch from the socket. Drops malformed ones. */
  receive(batch: unknown): void {
    const parsed = batchSchema.safeParse(batch)
    if (!parsed.success) {
      console.error('A batch of events could not be read', parsed.error)
      return
    }
    for (const envelope of parsed.data) this.take(envelope)
  }

  /**
   * Takes what the answer to a change says about a row as an event about it, so that a late answer
   * counts no more than a late event. A row that was deleted has the revision Infinity.
   */
  tell<N extends string, V>({ name }: EventDef<N, V>, change: Change<V>): void {
    this.take({ name, ...change })
  }

  /** Stops watching the reads. */
  close(): void {
    this.stopWatching()
  }

  private take(envelope: EventEnvelope): void {
    const patchers = [...(this.patchers.get(envelope.name) ?? [])]
    if (patchers.length > 0 && patchers.every(({ isPassing }) => isPassing)) {
      this.apply(envelope)
      return
    }
    const id = `${envelope.name} ${envelope.key}`
    const held = this.newest.get(id)
    if (held && held.envelope.revision >= envelope.revision) return
    this.clock += 1
    this.newest.set(id, { envelope, at: this.clock })
    this.apply(envelope)
  }

  private replay(query: Query): void {
    const begun = this.begun.get(query.queryHash) ?? this.clock
    this.begun.delete(query.queryHash)
    for (const { envelope, at } of this.newest.values()) if (at > begun) this.apply(envelope)
  }

  private apply(envelope: EventEnvelope): void {
    for (const patcher of this.patchers.get(envelope.name) ?? []) patcher.apply(this.queryClient, envelope)
  }
}
