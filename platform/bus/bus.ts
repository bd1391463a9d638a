import type { StoredEvent } from '#schema/events/define.ts'

/** A place in the stream; opaque. `latest` starts with what is appended from now on. */
export type Cursor = string
export const LATEST: Cursor = 'latest'

/** What a reader gets: the next events and the cursor behind them, or the news that some were missed. */
export type BusBatch = { kind: 'events'; events: StoredEvent[]; cursor: Cursor } | { kind: 'gap' }

export type Stop = () => Promise<void>

/**
 * The stream of events between the api's relay and every realtime process. At least once, unordered across relays;
 * every reader gets everything. A reader whose cursor has been trimmed away gets one `gap`, then goes on from there.
 */
export interface Bus {
  /** Resolves when the events will be delivered to every present reader. */
  append(events: StoredEvent[]): Promise<void>
  /** Calls `on` with one batch at a time; the next one waits for the promise. A reader that rejects gets a `gap` next. */
  read(from: Cursor, on: (batch: BusBatch) => Promise<void>): Stop
  /** Resolves when every reader is there and in step; rejects when events cannot be carried at present. */
  check(): Promise<void>
}
