import { setTimeout as sleep } from 'node:timers/promises'

import { LATEST, type Bus, type BusBatch, type Cursor, type Stop } from '#platform/bus/bus.ts'
import type { StoredEvent } from '#schema/events/define.ts'

const BATCH = 500
const RETRY_MS = 100

/**
 * The bus of a single process: a bounded stream in memory. After a crash, the relay sends lost
 * events again.
 */
export class InProcessBus implements Bus {
  private readonly events: StoredEvent[] = []
  /** Number of events trimmed away. An event's place is this number plus its index. */
  private trimmed = 0
  private readonly wake = new Set<() => void>()
  private readonly capacity: number

  constructor(capacity = 1000) {
    this.capacity = capacity
  }

  append(events: StoredEvent[]): Promise<void> {
    this.events.push(...events)
    const excess = this.events.length - this.capacity
    if (excess > 0) {
      this.events.splice(0, excess)
      this.trimmed += excess
    }
    for (const wake of this.wake) wake()
    return Promise.resolve()
  }

  read(from: Cursor, on: (batch: BusBatch) => Promise<void>): Stop {
    let stopped = false
    let wake: () => void = () => undefined
    let next = from === LATEST ? this.trimmed + this.events.length : Number(from)
    let missed = false
    const deliver = async (batch: BusBatch) => {
      try {
        await on(batch)
        missed = false
      } catch {
        // The reader did not take the batch, and gets a gap.
        missed = true
        await sleep(RETRY_MS)
      }
    }
    const signal = () => wake()
    this.wake.add(signal)

    const loop = async () => {
      while (!stopped) {
        if (missed || next < this.trimmed) {
          next = Math.max(next, this.trimmed)
          await deliver({ kind: 'gap' })
        } else if (next < this.trimmed + this.events.length) {
          const start = next - this.trimmed
          const events = this.events.slice(start, start + BATCH)
          next += events.length
          await deliver({ kind: 'events', events, cursor: String(next) })
        } else {
          await new Promise<void>(resolve => {
            wake = resolve
          })
        }
      }
    }
    const running = loop()
    return async () => {
      stopped = true
      this.wake.delete(signal)
      wake()
      await running
    }
  }

  check(): Promise<void> {
    return Promise.resolve()
  }
}
