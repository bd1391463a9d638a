import type { EventEnvelope, StoredEvent } from '#schema/events/define.ts'

/** At most 20 emissions a second for each socket. */
const WINDOW_MS = 50

type Waiting = { event: EventEnvelope; rooms: readonly string[] }

/**
 * Passes events to the sockets in their rooms. Within a window only the newest revision of each
 * (name, key) is kept for the same rooms, because a value is meant for its own rooms only. A socket
 * gets one batch. Sockets with the same batch get it together, so that it is encoded once.
 */
export class Fanout {
  private waiting = new Map<string, Waiting>()
  private timer: NodeJS.Timeout | null = null
  private lastFlush = 0
  private readonly socketsIn: (room: string) => ReadonlySet<string>
  private readonly emit: (socketIds: string[], batch: EventEnvelope[]) => void

  constructor(
    socketsIn: (room: string) => ReadonlySet<string>,
    emit: (socketIds: string[], batch: EventEnvelope[]) => void,
  ) {
    this.socketsIn = socketsIn
    this.emit = emit
  }

  take(events: StoredEvent[]): void {
    for (const { name, key, revision, value, rooms } of events) {
      const id = JSON.stringify([name, key, rooms.toSorted()])
      const known = this.waiting.get(id)
      if (!known || revision >= known.event.revision)
        this.waiting.set(id, { event: { name, key, revision, value }, rooms })
    }
    if (this.waiting.size > 0)
      this.timer ??= setTimeout(
        () => this.flush(),
        Math.max(0, this.lastFlush + WINDOW_MS - performance.now()),
      )
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private flush(): void {
    this.timer = null
    this.lastFlush = performance.now()
    const events = [...this.waiting.values()]
    this.waiting.clear()
    /** The places of the events that each socket gets. */
    const wanted = new Map<string, number[]>()
    for (const [place, { rooms }] of events.entries()) {
      const receivers = new Set(rooms.flatMap(room => [...this.socketsIn(room)]))
      for (const socketId of receivers) {
        const places = wanted.get(socketId)
        if (places) places.push(place)
        else wanted.set(socketId, [place])
      }
    }
    const groups = new Map<string, { socketIds: string[]; batch: EventEnvelope[] }>()
    for (const [socketId, places] of wanted) {
      const group = groups.get(places.join())
      if (group) group.socketIds.push(socketId)
      else {
        const batch = places.flatMap(place => events[place]?.event ?? [])
        groups.set(places.join(), { socketIds: [socketId], batch })
      }
    }
    for (const { socketIds, batch } of groups.values()) this.emit(socketIds, batch)
  }
}
