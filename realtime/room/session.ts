import type { UpdateInfo } from '#document/structure.ts'
import type { Inspection } from '#realtime/body/reader.ts'
import {
  BYTES_PER_STRUCT,
  MAX_AWARENESS_CHARACTERS,
  MAX_PARTS,
  RateLimit,
  type Limits,
} from '#realtime/limits.ts'
import { lineOf, roleOf, type Peer, type Person, type Wire } from '#realtime/wire/peer.ts'
import { decodeMessage, encodeSaved, REFUSED, type ClientMessage } from '#realtime/wire/protocol.ts'
import {
  CLOSE,
  isEmptyUpdate,
  MAX_FRAME_BYTES,
  STORAGE_FULL,
  type CloseCode,
} from '#schema/collab/protocol.ts'
import { maySuggest, mayWrite } from '#schema/sharing/roles.ts'

import { costOfAnswer } from './answers.ts'
import { knownClocks } from './knownClocks.ts'
import { deletesKnown, withKnownDeletions } from './knownDeletions.ts'
import type { Room } from './room.ts'

type Open = { kind: 'open'; person: Person; room: Room }
export type SessionState = { kind: 'authorising' } | Open | { kind: 'closing'; code: CloseCode }

/** An update. `whole`: its content before the server left out the known part; it was charged for that. */
type Received = { update: Uint8Array; whole: UpdateInfo | null }

/** Why a frame was refused, for the server's log, and for the client where the code is not enough. */
type Refusal = { code: CloseCode; reason: string; toldReason?: string }

/** One connection, from the handshake to its end. Its state alone decides what it may do. */
export class Session implements Peer {
  readonly wire: Wire
  private current: SessionState = { kind: 'authorising' }
  /** Kept to the end: the last updates are stored after the connection has closed. */
  private admitted: Person | null = null
  private committed = 0
  /** Frames that wait until a long one before them is inspected. Null: none is. */
  private held: Uint8Array[] | null = null
  private readonly frames: RateLimit
  private readonly bytes: RateLimit
  private readonly limits: Limits
  private readonly onRefused: (refusal: Refusal) => void
  private readonly onEnd: (code: CloseCode) => void

  /** `onEnd`: called when the server closes the connection. */
  constructor(
    wire: Wire,
    limits: Limits,
    onRefused: (refusal: Refusal) => void = () => undefined,
    onEnd: (code: CloseCode) => void = () => undefined,
  ) {
    this.wire = wire
    this.limits = limits
    this.frames = new RateLimit(limits.framesPerSecond, limits.frameBurst)
    this.bytes = new RateLimit(limits.bytesPerSecond, limits.byteBurst)
    this.onRefused = onRefused
    this.onEnd = onEnd
  }

  get state(): SessionState {
    return this.current
  }

  get person(): Person {
    if (!this.admitted) throw new Error('The connection has not been admitted.')
    return this.admitted
  }

  /** Admits the connection to its room. Returns false when it has closed meanwhile. */
  open(person: Person, room: Room): boolean {
    if (this.current.kind !== 'authorising') return false
    this.admitted = person
    this.current = { kind: 'open', person, room }
    room.add(this)
    return true
  }

  /** Takes one frame as received. The session keeps the bytes. */
  receive(frame: Uint8Array): void {
    const { current } = this
    switch (current.kind) {
      case 'authorising':
        // The transport reads nothing before the connection is admitted.
        return this.refuse({ code: CLOSE.malformed, reason: 'sent a frame before it was admitted' })
      case 'open':
        return this.receiveOpen(frame, current)
      case 'closing':
        return undefined
      default:
        return current satisfies never
    }
  }

  /** Called when a frame announces more bytes than are read. */
  receivedTooLarge(): void {
    if (this.current.kind === 'open')
      this.refuse({ code: CLOSE.tooLarge, reason: `a frame of over ${MAX_FRAME_BYTES} bytes` })
  }

  saved(frames: number): void {
    if (this.current.kind !== 'open') {
      this.committed += frames
      return undefined
    }
    if (frames === 1) return this.wire.send(encodeSaved(++this.committed))
    return this.wire.together(() => {
      for (let i = 0; i < frames; i++) this.wire.send(encodeSaved(++this.committed))
    })
  }

  end(code: CloseCode, reason?: string): void {
    if (this.current.kind !== 'closing') this.onEnd(code)
    this.leave(code)
    this.wire.close(code, reason)
  }

  /** Called when the client has closed the connection. */
  closed(): void {
    this.leave(CLOSE.restarting)
  }

  private leave(code: CloseCode): void {
    if (this.current.kind === 'closing') return
    const room = this.current.kind === 'open' ? this.current.room : null
    room?.remove(this)
    this.current = { kind: 'closing', code }
  }

  private receiveOpen(frame: Uint8Array, open: Open): void {
    if (!this.frames.take() || !this.bytes.take(frame.length))
      return this.refuse({ code: CLOSE.tooManyRequests, reason: 'too many frames' })
    if (this.held) this.held.push(frame)
    else this.read(frame, open)
  }

  private read(frame: Uint8Array, { person, room }: Open): void {
    const decoded = decodeMessage(frame)
    if (!decoded.ok) return this.refuse({ code: CLOSE.malformed, reason: `a frame ${decoded.error}` })
    return this.handle(decoded.value, person, room)
  }

  private handle(message: ClientMessage, person: Person, room: Room): void {
    switch (message.kind) {
      case 'step1': {
        const { clocks } = message
        if (!this.frames.take(this.limits.step1Cost) || !this.takeBytes(costOfAnswer(room.body, clocks)))
          return this.refuse({ code: CLOSE.tooManyRequests, reason: 'too many SyncStep1' })
        const answered = room.answer(this, clocks, maySuggest(roleOf(person)))
        if (answered instanceof Promise) void this.hold(answered, () => undefined)
        return undefined
      }
      case 'step2':
        if (isEmptyUpdate(message.update)) return undefined
        return this.write(message.update, person, room)
      case 'update':
        return this.write(message.update, person, room)
      case 'awareness': {
        const characters = message.entries.reduce((sum, { state }) => sum + state.length, 0)
        if (!this.takeBytes(characters * room.size))
          return this.refuse({ code: CLOSE.tooManyRequests, reason: 'too much awareness' })
        return this.speak(room.presence.receive(this, message.entries))
      }
      case 'queryAwareness': {
        const answers = room.presence.frames(person)
        if (!this.takeBytes(answers.reduce((sum, { length }) => sum + length, 0)))
          return this.refuse({ code: CLOSE.tooManyRequests, reason: 'too many awareness queries' })
        for (const answer of answers) this.wire.send(answer)
        return undefined
      }
      case 'watchDiscussion':
        return room.discussion.watch(this)
      default:
        return message satisfies never
    }
  }

  /** Charges the connection for bytes that are sent because of its frame. */
  private takeBytes(count: number): boolean {
    return this.bytes.take(Math.min(count, this.limits.byteBurst / 2))
  }

  private write(update: Uint8Array, person: Person, room: Room, whole: UpdateInfo | null = null): void {
    const inspection = room.reader.inspect(update, lineOf(person, room.id))
    if (inspection instanceof Promise)
      void this.hold(
        // The client keeps the update and sends it again.
        inspection.catch(() => null),
        (inspected, open) =>
          inspected
            ? this.writeInspected({ update, whole }, inspected, open.person, open.room)
            : this.refuse({ code: CLOSE.storage, reason: 'an update could not be inspected' }),
      )
    else this.writeInspected({ update, whole }, inspection, person, room)
  }

  /** Takes no frame before the work for a long one is done, so that all keep their order. */
  private async hold<T>(work: Promise<T>, finish: (result: T, open: Open) => void): Promise<void> {
    const held: Uint8Array[] = []
    this.held = held
    this.wire.pause()
    try {
      const result = await work
      this.held = null
      if (this.current.kind !== 'open') return
      this.wire.resume()
      finish(result, this.current)
      for (const frame of held) this.release(frame)
    } catch {
      // A bug costs this connection, not the whole process.
      if (this.current.kind === 'open')
        this.refuse({ code: CLOSE.restarting, reason: 'a long frame could not be handled' })
    }
  }

  /** Reads a frame that has waited, unless one before it made the rest wait again. */
  private release(frame: Uint8Array): void {
    if (this.current.kind !== 'open') return
    if (this.held) this.held.push(frame)
    else this.read(frame, this.current)
  }

  private writeInspected(received: Received, inspected: Inspection, person: Person, room: Room): void {
    // Yjs removes redundant formats while it reads, and sends the deletions. A reader's are dropped
    // harmlessly.
    const role = roleOf(person)
    if (!maySuggest(role) && inspected.ok && inspected.value.deletesOnly) return room.receive(this, null)
    if (!maySuggest(role))
      return this.refuse({ code: CLOSE.refused, reason: `a ${person.kind} who is ${roleOf(person)}` })
    if (!inspected.ok) return this.refuse({ code: CLOSE.refused, reason: inspected.error.message })
    const { update, whole } = received
    // An act that came as text before, without all that it takes away, is decided when all of it is here.
    const sent = whole && mayWrite(role) ? { ...inspected.value, acts: whole.acts } : inspected.value
    // It may delete text that was sent unread.
    if (room.learning && !deletesKnown(sent, client => room.clockLimits.clockOf(client)))
      return void this.hold(room.learning, (_, open) =>
        this.writeInspected(received, inspected, open.person, open.room),
      )
    if (sent.parts > MAX_PARTS)
      return this.refuse({ code: CLOSE.refused, reason: `an update of ${sent.parts} structs` })
    if (!whole && !this.takeBytes(sent.parts * BYTES_PER_STRUCT))
      return this.refuse({ code: CLOSE.tooManyRequests, reason: 'too many structs' })
    const known = knownClocks(sent.ranges, client => room.clockLimits.clockOf(client))
    if (known.size > 0) return this.writeBeyond(known, { update, whole: whole ?? sent }, person, room)
    if (room.body.bytes.isFull && !sent.deletesOnly && !sent.empty)
      return this.refuse({ code: CLOSE.tooLarge, reason: 'the document is full' })
    const refusal = room.clockLimits.refusal(sent.ranges, sent.acts.length > 0)
    if (refusal !== null) return this.refuse({ code: CLOSE.refused, reason: refusal })
    const { bytes, content } = withKnownDeletions({ bytes: update, content: sent }, client =>
      room.clockLimits.clockOf(client),
    )
    if (content.empty) return room.receive(this, null)
    if (!room.storage.take(bytes.length, content.deletesOnly))
      return this.refuse({ code: CLOSE.tooLarge, reason: 'the storage is full', toldReason: STORAGE_FULL })
    if (!mayWrite(role)) return this.judge({ bytes, content }, room)
    if (content.acts.length === 0) return room.receive(this, { bytes, content })
    // Later frames may build on the acts, which others see only when they are stored.
    void this.hold(room.receiveActs(this, { bytes, content }, content.acts), () => undefined)
  }

  /** Writes the part of an update that is new. */
  private writeBeyond(known: Map<number, number>, received: Received, person: Person, room: Room): void {
    const { update, whole } = received
    const rest = room.reader.beyond(update, known, lineOf(person, room.id))
    if (!(rest instanceof Promise)) return this.write(rest, person, room, whole)
    void this.hold(
      rest.catch(() => null),
      (bytes, open) =>
        bytes
          ? this.write(bytes, open.person, open.room, whole)
          : this.refuse({ code: CLOSE.storage, reason: 'an update could not be cut' }),
    )
  }

  /** Stores an update of a suggester if it changes nothing but their own suggestions. */
  private judge(update: { bytes: Uint8Array; content: UpdateInfo }, room: Room): void {
    if (update.content.acts.length > 0)
      return this.refuse({ code: CLOSE.refused, reason: 'a suggester who decides' })
    void this.hold(room.receiveJudged(this, update), verdict => {
      switch (verdict) {
        case 'allowed':
          return undefined
        case 'refused':
          return this.refuse({ code: CLOSE.refused, reason: 'a suggester who changes the text' })
        case 'later':
          // The client keeps the update and sends it again.
          return this.refuse({ code: CLOSE.storage, reason: 'a suggestion could not be judged' })
        default:
          return verdict satisfies never
      }
    })
  }

  private speak(outcome: ReturnType<Room['presence']['receive']>): void {
    switch (outcome) {
      case 'taken':
        return undefined
      case 'malformed':
        return this.refuse({ code: CLOSE.malformed, reason: 'an awareness state is not JSON' })
      case 'tooLarge':
        return this.refuse({
          code: CLOSE.tooLarge,
          reason: `an awareness state is longer than ${MAX_AWARENESS_CHARACTERS}`,
        })
      default:
        return outcome satisfies never
    }
  }

  /** Reports the refusal, closes the connection, and ignores later frames. */
  private refuse(refusal: Refusal): void {
    if (refusal.code === CLOSE.refused || refusal.code === CLOSE.tooLarge) this.wire.send(REFUSED)
    this.onRefused(refusal)
    this.end(refusal.code, refusal.toldReason)
  }
}
