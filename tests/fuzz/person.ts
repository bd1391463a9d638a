import { randomUUID } from 'node:crypto'

import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import {
  applyAwarenessUpdate,
  Awareness,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness'
import * as Y from 'yjs'

import { OwnClocks } from '#client/editor/collab/ownClocks.ts'
import { BODY_FIELD } from '#document/version.ts'
import { BACKLOG_BYTES, limitsOf, STALLED_BYTES } from '#realtime/limits.ts'
import { Session } from '#realtime/room/session.ts'
import type { Wire } from '#realtime/wire/peer.ts'
import { encodeStep1, encodeStep2, encodeUpdate } from '#realtime/wire/protocol.ts'
import { CLOSE, isEmptyUpdate, MESSAGE, STATUS, SYNC, type CloseCode } from '#schema/collab/protocol.ts'
import { roster } from '#schema/collab/roster.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { mayWrite, type Role } from '#schema/sharing/roles.ts'

import type { FuzzProcess } from './process.ts'

const LIMITS = limitsOf(1_000_000)

/** How a reader behaves: it reads at once, lags, or reads so little that it is disconnected. */
export type Reading = 'reads' | 'lags' | 'stalls'
const UNSENT: Record<Reading, number> = { reads: 0, lags: BACKLOG_BYTES + 1, stalls: STALLED_BYTES + 1 }

/** The server's end of a connection. Frames wait until the user reads them. */
class FuzzWire implements Wire {
  readonly sent: Uint8Array[] = []
  closedWith: CloseCode | 'destroyed' | null = null
  reading: Reading = 'reads'

  get unsent(): number {
    return UNSENT[this.reading]
  }
  pause(): void {}
  resume(): void {}
  send(frame: Uint8Array): void {
    if (this.closedWith === null) this.sent.push(frame)
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

type Link = { process: FuzzProcess; wire: FuzzWire; session: Session; outbox: Uint8Array[] }

/** A client's copy of a body. A refused client drops it and starts again. */
class Copy {
  readonly doc = new Y.Doc({ gc: true })
  readonly undo = new Y.UndoManager(this.doc.getXmlFragment(BODY_FIELD), { captureTimeout: 0 })
  readonly awareness = new Awareness(this.doc)
  readonly own: OwnClocks

  constructor(clientID: number) {
    this.doc.clientID = clientID
    this.own = new OwnClocks(this.doc, () => {
      throw new Error('The client of this copy is used by another one.')
    })
    // Reuses the id that the document had first.
    this.awareness.clientID = clientID
    this.awareness.states.clear()
    this.awareness.meta.clear()
    this.awareness.setLocalState({})
  }
  get clock(): number {
    return Y.getState(this.doc.store, this.doc.clientID)
  }
  destroy(): void {
    this.awareness.destroy()
    this.doc.destroy()
  }
}

/**
 * A simulated user with an editor that behaves like the product's client. The scenario decides when
 * frames travel.
 */
export class Person {
  copy: Copy
  link: Link | null = null
  role: Role | null
  /** Client clocks that the server has acknowledged as stored. */
  readonly promised = new Map<number, number>()
  /** Client ids that wrote without permission, and how far they had written with permission. */
  readonly sneaked = new Map<number, number>()
  /** Client ids on the latest roster. */
  rosterIds: number[] = []
  saved = 0
  /** For each counted frame of the connection, the clock up to which everything is then stored. */
  private reached: number[] = []
  /**
   * Whether the server has received its missing updates. Before that, offline edits are missing
   * there.
   */
  private hasExchanged = false
  /** Whether it has had the whole answer of the server. */
  private isSynced = false
  private readonly remote = Symbol('remote')
  private readonly id = randomUUID()
  private readonly document: DocumentId
  private readonly nextClient: () => number

  constructor(document: DocumentId, nextClient: () => number, role: Role) {
    this.document = document
    this.nextClient = nextClient
    this.role = role
    this.copy = this.newCopy()
  }

  get isConnected(): boolean {
    return this.link !== null && this.link.wire.closedWith === null
  }
  get mayWrite(): boolean {
    return this.role !== null && mayWrite(this.role)
  }
  /** Whether the copy holds updates that the server has rejected for good. */
  get isSpoilt(): boolean {
    return this.sneaked.has(this.copy.doc.clientID)
  }
  get sentFrames(): number {
    return this.reached.length
  }

  async connect(process: FuzzProcess): Promise<void> {
    this.disconnect()
    const { role } = this
    if (!role) return
    const wire = new FuzzWire()
    const session = new Session(wire, LIMITS)
    const link: Link = { process, wire, session, outbox: [] }
    this.link = link
    this.saved = 0
    this.reached = []
    this.hasExchanged = false
    this.isSynced = false
    this.copy.own.begin()
    this.sayStep1()
    this.say()
    const name = `Person ${this.id}`
    await process.rooms
      .enter(this.document, session, { kind: 'user', userId: this.id, firstName: name, name, role })
      .catch(() => session.end(CLOSE.storage))
  }

  /** Breaks the connection and loses all frames in flight. */
  disconnect(): void {
    const { link } = this
    if (!link) return
    this.link = null
    link.session.closed()
    link.process.rooms.leave(this.document)
    this.forgetOthers()
  }

  /** Simulates a dead process, which does not notice the disconnection. */
  cutOff(): void {
    this.link = null
    this.forgetOthers()
  }

  /** Closes the connection from the server, as after a change of access. */
  end(code: CloseCode): void {
    this.link?.session.end(code)
  }

  /** Drops the copy and starts empty, under another client id. */
  dropCopy(): void {
    this.copy.destroy()
    this.copy = this.newCopy()
  }

  /** Publishes the caret's position. */
  say(): void {
    this.copy.awareness.setLocalState({
      cursor: null,
      at: (this.copy.awareness.getLocalState()?.['at'] ?? 0) + 1,
    })
  }

  /** Sends a frame that no client sends. */
  misbehave(frame: Uint8Array): void {
    this.link?.outbox.push(frame)
  }

  /** Delivers up to `count` frames to the server. */
  transmit(count = Number.POSITIVE_INFINITY): void {
    const { link } = this
    // The transport reads nothing before a connection is admitted.
    if (link?.session.state.kind !== 'open') return
    for (let left = count; left > 0 && link.outbox.length > 0; left--)
      link.session.receive(link.outbox.shift() ?? new Uint8Array())
  }

  /** Receives up to `count` frames from the server. */
  take(count = Number.POSITIVE_INFINITY): void {
    const { link } = this
    if (!link || link.wire.reading !== 'reads') return
    for (let left = count; left > 0 && link.wire.sent.length > 0; left--)
      this.read(link, link.wire.sent.shift() ?? new Uint8Array())
  }

  /** Like y-websocket when a connection ends. */
  private forgetOthers(): void {
    const { awareness, doc } = this.copy
    const others = [...awareness.states.keys()].filter(id => id !== doc.clientID)
    removeAwarenessStates(awareness, others, this.remote)
  }

  private newCopy(): Copy {
    const copy = new Copy(this.nextClient())
    const { clientID } = copy.doc
    copy.doc.on(
      'update',
      (update: Uint8Array, origin: unknown, _doc: Y.Doc, { beforeState }: Y.Transaction) => {
        if (origin === this.remote) return
        const before = beforeState.get(clientID) ?? 0
        // Yjs also cleans up formats by itself in any copy.
        if (!this.mayWrite && copy.clock > before && !this.sneaked.has(clientID))
          this.sneaked.set(clientID, before)
        this.count(encodeUpdate(update))
      },
    )
    copy.awareness.on('update', ({ added, updated, removed }: Record<string, number[]>, origin: unknown) => {
      if (origin === this.remote) return
      const changed = [...(added ?? []), ...(updated ?? []), ...(removed ?? [])]
      this.link?.outbox.push(awarenessFrame(encodeAwarenessUpdate(copy.awareness, changed)))
    })
    return copy
  }

  private count(frame: Uint8Array): void {
    if (!this.link) return
    this.link.outbox.push(frame)
    this.reached.push(this.hasExchanged ? this.copy.clock : 0)
  }

  private sayStep1(): void {
    const { doc, own } = this.copy
    this.link?.outbox.push(encodeStep1(Y.decodeStateVector(own.questionFor(Y.encodeStateVector(doc)))))
  }

  private read(link: Link, frame: Uint8Array): void {
    const decoder = decoding.createDecoder(frame)
    switch (decoding.readVarUint(decoder)) {
      case MESSAGE.sync:
        return this.readSync(decoding.readVarUint(decoder), decoding.readVarUint8Array(decoder))
      case MESSAGE.awareness:
        return applyAwarenessUpdate(this.copy.awareness, decoding.readVarUint8Array(decoder), this.remote)
      case MESSAGE.roster:
        this.rosterIds = roster.parse(JSON.parse(decoding.readVarString(decoder))).map(one => one.clientId)
        return undefined
      case MESSAGE.status:
        return decoding.readVarUint(decoder) === STATUS.saved
          ? this.keepPromise(decoding.readVarUint(decoder))
          : undefined
      default:
        throw new Error(`A frame of an unknown kind for ${link.session.state.kind}.`)
    }
  }

  private readSync(kind: number, bytes: Uint8Array): void {
    if (kind !== SYNC.step1) return this.readUpdate(bytes, kind === SYNC.step2)
    const update = Y.encodeStateAsUpdate(this.copy.doc, bytes)
    this.hasExchanged = true
    if (!isEmptyUpdate(update)) return this.count(encodeStep2(update))
    this.link?.outbox.push(encodeStep2(update))
    return undefined
  }

  /** No one here writes under the clients of others. */
  private readUpdate(bytes: Uint8Array, isLast: boolean): void {
    const { doc, own } = this.copy
    if (!own.accepts(bytes)) throw new Error('Something else came under the clocks of this copy.')
    Y.applyUpdate(doc, bytes, this.remote)
    this.isSynced ||= isLast
    if (this.isSynced && !own.agrees()) throw new Error('Text of this copy is gone for the others.')
  }

  private keepPromise(count: number): void {
    if (count !== this.saved + 1) throw new Error(`Acknowledged ${count} after ${this.saved}.`)
    this.saved = count
    const { clientID } = this.copy.doc
    const clock = this.reached[count - 1] ?? Number.POSITIVE_INFINITY
    this.promised.set(clientID, Math.max(clock, this.promised.get(clientID) ?? 0))
  }
}

const awarenessFrame = (update: Uint8Array): Uint8Array =>
  encoding.encode(encoder => {
    encoding.writeVarUint(encoder, MESSAGE.awareness)
    encoding.writeVarUint8Array(encoder, update)
  })
