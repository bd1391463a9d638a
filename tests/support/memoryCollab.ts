import { randomUUID } from 'node:crypto'

import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'

import { createLogger } from '#platform/logger.ts'
import { BodyReader } from '#realtime/body/reader.ts'
import { indexOf } from '#realtime/body/reading.ts'
import { performReading, readingTask } from '#realtime/body/readingTask.ts'
import { limitsOf, type Limits } from '#realtime/limits.ts'
import type { BodyLifecycle } from '#realtime/room/lifecycle.ts'
import { RoomRegistry } from '#realtime/room/registry.ts'
import { Session } from '#realtime/room/session.ts'
import type { SuggestionGuard } from '#realtime/room/suggestions.ts'
import { MemoryLog } from '#realtime/storage/memory.ts'
import type { Wire } from '#realtime/wire/peer.ts'
import { encodeStep1, encodeStep2, encodeUpdate } from '#realtime/wire/protocol.ts'
import { MESSAGE, STATUS, SYNC, type CloseCode } from '#schema/collab/protocol.ts'
import type { Role } from '#schema/sharing/roles.ts'

const LIMITS: Limits = limitsOf(1_000_000)

/** A log whose appends can fail on demand. */
export class FailingLog extends MemoryLog {
  failing = false
  override async append(rows: Parameters<MemoryLog['append']>[0]): Promise<void> {
    await new Promise(resolve => setImmediate(resolve))
    if (this.failing) throw new Error('The disk is full.')
    await super.append(rows)
  }
}

/** Compacts with a Y.Doc in this thread on each call. */
export const compactNow = async (log: MemoryLog, rooms: RoomRegistry, doc: string): Promise<boolean> => {
  const room = rooms.find(doc)
  if (!room) return false
  const { parts, version } = room.bytes.committed()
  const whole = new Y.Doc()
  for (const part of parts) Y.applyUpdate(whole, part)
  const snapshot = Y.encodeStateAsUpdate(whole)
  if (!(await log.compact(doc, snapshot, version))) return false
  room.adopt(snapshot, indexOf(snapshot), version)
  return true
}

const lifecycle: BodyLifecycle = {
  changed: () => undefined,
  received: () => undefined,
  finish: () => Promise.resolve(),
  forget: () => undefined,
}

/** A reader of bodies whose worker is this thread. */
export const createReader = (): BodyReader =>
  new BodyReader({ run: task => Promise.resolve(performReading(readingTask.parse(task))) })

export const createRooms = (log: MemoryLog, reader = createReader(), guard?: SuggestionGuard): RoomRegistry =>
  new RoomRegistry({ log, reader, lifecycle, logger: createLogger('silent'), ...(guard && { guard }) })

/** The server's end of an in-memory connection. Frames wait for `deliver`. */
export class MemoryWire implements Wire {
  readonly sent: Uint8Array[] = []
  closedWith: CloseCode | 'destroyed' | null = null
  /** If true, the reader does not read, and sent frames count as unsent. */
  stalled = false
  unsent = 0
  isPaused = false

  pause(): void {
    this.isPaused = true
  }
  resume(): void {
    this.isPaused = false
  }
  send(frame: Uint8Array): void {
    if (this.closedWith !== null) return
    this.sent.push(frame)
    if (this.stalled) this.unsent += frame.length
  }
  together(write: () => void): void {
    write()
  }
  close(code: CloseCode): void {
    this.closedWith ??= code
  }
  destroy(): void {
    this.closedWith ??= 'destroyed'
  }
}

/** A client with a Y.Doc, like y-websocket: it sends offline edits when it reconnects. */
export class MemoryClient {
  readonly doc = new Y.Doc()
  readonly userId = randomUUID()
  wire: MemoryWire | null = null
  session: Session | null = null
  synced = false
  /** Number of counted frames, and the last acknowledged count, on this connection. */
  sentFrames = 0
  saved = 0
  private readonly rooms: RoomRegistry
  private readonly document: string
  private readonly limits: Limits
  role: Role

  constructor(
    rooms: RoomRegistry,
    document: string,
    clientID: number,
    role: Role = 'editor',
    limits = LIMITS,
  ) {
    this.limits = limits
    this.rooms = rooms
    this.document = document
    this.role = role
    this.doc.clientID = clientID
    this.doc.on('update', (update: Uint8Array, origin) => {
      if (origin === this || !this.session) return
      this.sentFrames++
      this.session.receive(encodeUpdate(update))
    })
  }

  async connect(rooms = this.rooms): Promise<void> {
    this.disconnect()
    const wire = new MemoryWire()
    const session = new Session(wire, this.limits)
    this.sentFrames = 0
    this.saved = 0
    await rooms.enter(this.document, session, {
      kind: 'user',
      userId: this.userId,
      firstName: 'Some',
      name: 'Some Body',
      role: this.role,
    })
    this.wire = wire
    this.session = session
    session.receive(encodeStep1(Y.decodeStateVector(Y.encodeStateVector(this.doc))))
  }

  disconnect(rooms = this.rooms): void {
    this.session?.closed()
    if (this.session) rooms.leave(this.document)
    this.session = null
    this.wire = null
    this.synced = false
  }

  /** Processes up to `count` received frames. */
  deliver(count = Number.POSITIVE_INFINITY): void {
    const { wire } = this
    if (!wire) return
    for (let left = count; left > 0 && wire.sent.length > 0; left--)
      this.read(wire.sent.shift() ?? new Uint8Array())
    if (!wire.stalled) wire.unsent = 0
  }

  private read(frame: Uint8Array): void {
    const decoder = decoding.createDecoder(frame)
    const type = decoding.readVarUint(decoder)
    if (type === MESSAGE.status && decoding.readVarUint(decoder) === STATUS.saved)
      this.saved = decoding.readVarUint(decoder)
    if (type !== MESSAGE.sync) return
    const kind = decoding.readVarUint(decoder)
    const bytes = decoding.readVarUint8Array(decoder)
    if (kind === SYNC.step1) {
      const update = Y.encodeStateAsUpdate(this.doc, bytes)
      if (update.length > 2) this.sentFrames++
      this.session?.receive(encodeStep2(update))
      return
    }
    Y.applyUpdate(this.doc, bytes, this)
    if (kind === SYNC.step2) this.synced = true
  }
}
