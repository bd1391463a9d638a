import type { StoredEvent } from '#schema/events/define.ts'

/** An opaque place in the stream. `latest` starts with the next event appended. */
export type Cursor = string
export const LATEST: Cursor = 'latest'

/** The next events and the cursor after them, or a gap: some were missed. */
export type BusBatch = { kind: 'events'; events: StoredEvent[]; cursor: Cursor } | { kind: 'gap' }

export type Stop = () => Promise<void>

/**
 * The stream of events between the api's relay and every realtime process. At least once, unordered
 * across relays; every reader receives everything. A reader whose cursor has been trimmed away gets
 * one `gap`, then continues from there.
 */
export interface Bus {
  /** Resolves when the events will be delivered to every present reader. */
  append(events: StoredEvent[]): Promise<void>
  /**
   * Calls `on` with one batch at a time and waits for its promise. A reader that rejects gets a
   * `gap` next.
   */
  read(from: Cursor, on: (batch: BusBatch) => Promise<void>): Stop
  /**
   * Resolves when every reader is connected and in step. Rejects when events cannot be carried now.
   */
  check(): Promise<void>
}
