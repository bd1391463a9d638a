import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import { CLOSE } from '#schema/collab/protocol.ts'

/** How a compaction ended. `lost`: another process had stored a newer snapshot. */
const OUTCOMES = ['stored', 'lost', 'failed'] as const
export type CompactionOutcome = (typeof OUTCOMES)[number]

/** Values that are read when they are scraped. */
export type Sources = {
  /** One entry per connection. `unsent`: bytes that are sent but have not left. */
  connections: () => Iterable<{ kind: string; state: string; unsent: number }>
  rooms: () => number
  /** Bytes that wait for the log. */
  waitingBytes: () => number
  /** Seconds since the receipt of the oldest update that is not in the log yet, or 0. */
  oldestUnstored: () => number
  /** Socket.IO connections. */
  sockets: () => number
  /** Seconds that the reader of events is behind the newest event. */
  streamLag: () => number
}

const ACK_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * The metrics of realtime. Frequent events are counted once per tick or flush, never once per
 * recipient. docs/operating/metrics.md says what each metric means.
 */
export class RealtimeMetrics {
  private readonly registry: Registry
  private readonly received: Counter
  private readonly broadcast: Counter
  private readonly sent: Counter
  private readonly acks: Histogram
  private readonly resyncs: Counter
  private readonly refusals: Counter<'code'>
  private readonly compactions: Counter<'outcome'>
  private readonly repairs: Counter
  private readonly quarantines: Counter
  private readonly events: Counter

  /** Without a registry the metrics cannot be read: for tests that need none. */
  constructor(registry: Registry = new Registry()) {
    this.registry = registry
    this.received = this.counter('collab_updates_received_total', 'Frames of clients that write')
    this.broadcast = this.counter('collab_updates_broadcast_total', 'Updates passed on to a room')
    this.sent = this.counter('collab_update_frames_sent_total', 'Frames with updates, one a recipient')
    this.acks = new Histogram({
      name: 'bluepencil_collab_ack_seconds',
      help: 'From the receipt of the first frame of a tick to its acknowledgment',
      buckets: ACK_SECONDS,
      registers: [registry],
    })
    this.resyncs = this.counter('collab_resyncs_total', 'Connections that fell behind and were brought up')
    this.refusals = this.counter('collab_refusals_total', 'Connections that the server ended, by code', [
      'code',
    ])
    // A counter that appears with its first event does not look like one that grows.
    for (const code of Object.values(CLOSE)) this.refusals.inc({ code }, 0)
    this.compactions = this.counter('collab_compactions_total', 'Snapshots made, by outcome', ['outcome'])
    for (const outcome of OUTCOMES) this.compactions.inc({ outcome }, 0)
    this.repairs = this.counter('collab_repairs_total', 'Bodies that were invalid and were repaired')
    this.quarantines = this.counter('collab_quarantines_total', 'Documents put under quarantine')
    this.events = this.counter('events_delivered_total', 'Events sent to Socket.IO connections')
  }

  /** Counts one flush of a room: frames from clients, and the updates made of them. */
  flushed(frames: number, updates: number): void {
    if (frames > 0) this.received.inc(frames)
    if (updates > 0) this.broadcast.inc(updates)
  }

  framesSent(count: number): void {
    if (count > 0) this.sent.inc(count)
  }

  acknowledged(milliseconds: number): void {
    this.acks.observe(milliseconds / 1000)
  }

  resynced(): void {
    this.resyncs.inc()
  }

  /** `code`: of the close frame, or the HTTP status of a refused upgrade. */
  refused(code: number): void {
    this.refusals.inc({ code })
  }

  compacted(outcome: CompactionOutcome): void {
    this.compactions.inc({ outcome })
  }

  repaired(): void {
    this.repairs.inc()
  }

  quarantined(): void {
    this.quarantines.inc()
  }

  delivered(events: number): void {
    this.events.inc(events)
  }

  /** Registers the sources of values that are not counted. */
  read(sources: Sources): void {
    this.gauge('collab_rooms', 'Documents that are open', [], gauge => gauge.set(sources.rooms()))
    this.gauge('sockets', 'Socket.IO connections', [], gauge => gauge.set(sources.sockets()))
    this.gauge('events_lag_seconds', 'How far the reader of events is behind', [], gauge =>
      gauge.set(sources.streamLag()),
    )
    this.gauge('collab_oldest_unstored_seconds', 'Age of the oldest update outside the log', [], gauge =>
      gauge.set(sources.oldestUnstored()),
    )
    this.gauge('collab_connections', 'Connections', ['kind', 'state'], gauge =>
      countConnections(gauge, sources.connections()),
    )
    this.gauge('collab_queue_bytes', 'Bytes that wait', ['for'], gauge => {
      gauge.set({ for: 'connections' }, unsentOf(sources.connections()))
      gauge.set({ for: 'log' }, sources.waitingBytes())
    })
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name: `bluepencil_${name}`, help, labelNames, registers: [this.registry] })
  }

  private gauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    look: (gauge: Gauge<L>) => void,
  ): void {
    const gauge: Gauge<L> = new Gauge({
      name: `bluepencil_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => look(gauge),
    })
  }
}

function unsentOf(connections: ReturnType<Sources['connections']>): number {
  let sum = 0
  for (const { unsent } of connections) sum += unsent
  return sum
}

function countConnections(
  gauge: Gauge<'kind' | 'state'>,
  connections: ReturnType<Sources['connections']>,
): void {
  gauge.reset()
  for (const kind of ['user', 'visitor']) gauge.set({ kind, state: 'open' }, 0)
  for (const { kind, state } of connections) gauge.inc({ kind, state })
}
