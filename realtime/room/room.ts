import type { RecordedAct } from '#document/acts/record.ts'
import type { UpdateIndex } from '#document/updateIndex.ts'
import { Waiters } from '#platform/waiters.ts'
import type { BodyBuffer } from '#realtime/body/bodyBuffer.ts'
import type { BodyBytes, BufferedRow } from '#realtime/body/bodyBytes.ts'
import type { BodyReader } from '#realtime/body/reader.ts'
import type { BodyReading } from '#realtime/body/reading.ts'
import type { Verdict } from '#realtime/guard/task.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { RoomBudget } from '#realtime/quota/budget.ts'
import { actWriterOf } from '#realtime/storage/actWriter.ts'
import type { LogRow, UpdateLog, VersionVector, Writer } from '#realtime/storage/contract.ts'
import { authorOf, lineOf, type Peer } from '#realtime/wire/peer.ts'
import { encodeUpdate, type Clocks } from '#realtime/wire/protocol.ts'
import type { CloseCode } from '#schema/collab/protocol.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import { costOfAnswer, type Answers } from './answers.ts'
import { Broadcaster, merged, type Authored, type Position, type Update } from './broadcaster.ts'
import { ClockLimits } from './clockLimits.ts'
import { Discussion } from './discussion.ts'
import { Presence } from './presence.ts'
import type { PresenceUpdate } from './presenceUpdate.ts'
import { Suggestions, type SuggestionGuard } from './suggestions.ts'
import { Throttle } from './throttle.ts'

/** The updates of a peer in this tick. `frames` counts the frames to acknowledge. */
type Input = { updates: Update[]; frames: number }

export type RoomEvents = {
  /** A change made here is committed. */
  changed: (room: Room, rows: readonly BufferedRow[]) => void
  /** A change of another process has arrived. */
  received: (room: Room) => void
  /** The presence here has changed. */
  presence: (update: PresenceUpdate) => void
  /** An append failed. Memory may be ahead of the log, so the room must not be used again. */
  failed: (room: Room, error: unknown) => void
  /** The discussion could not be read. It is read again. */
  discussionFailed: (room: Room, error: unknown) => void
}

export type RoomContext = {
  log: UpdateLog
  reader: BodyReader
  /** Judges the updates of suggesters, and completes decisions. */
  guard: SuggestionGuard
  writer: Writer
  events: RoomEvents
  metrics: RealtimeMetrics
  /** The storage of the document's owner. */
  storage: RoomBudget
  broadcastSpacingMs: number
  answers: Answers
  /** Reads what people say about the document, as JSON. */
  readDiscussion: () => Promise<string>
}

/** One open document: its bytes, its connections, and its updates on the way to the log. */
export class Room {
  readonly id: DocumentId
  readonly body: BodyBuffer
  readonly presence: Presence
  readonly discussion: Discussion
  readonly clockLimits: ClockLimits
  readonly reader: BodyReader
  readonly storage: RoomBudget
  isClosed = false
  private readonly broadcaster: Broadcaster
  private inbox = new Map<Peer | null, Input>()
  private readonly tick: Throttle
  private tickStarted = 0
  private committing: Promise<void> = Promise.resolve()
  private commitsLeft = 0
  private deciding: Promise<unknown> = Promise.resolve()
  private n: number
  /** Set while rows are read that were sent unread. */
  learning: Promise<unknown> | null = null
  readonly writer: Writer
  /** Numbers the updates with acts, which are stored apart from the others. */
  private readonly actWriter: Writer
  private lastActs: number
  private readonly log: UpdateLog
  private readonly events: RoomEvents
  private readonly metrics: RealtimeMetrics
  private readonly answers: Answers
  private readonly suggestions: Suggestions

  constructor(id: DocumentId, body: BodyBuffer, context: RoomContext) {
    const { log, writer, events, metrics, reader } = context
    this.id = id
    this.body = body
    this.reader = reader
    this.storage = context.storage
    this.clockLimits = new ClockLimits(this.body)
    this.n = this.body.bytes.lastOf(writer)
    this.actWriter = actWriterOf(writer)
    this.lastActs = this.body.bytes.lastOf(this.actWriter)
    this.log = log
    this.writer = writer
    this.events = events
    this.metrics = metrics
    this.answers = context.answers
    this.suggestions = new Suggestions(this, context.guard)
    this.tick = new Throttle(context.broadcastSpacingMs, () => this.orFail(() => this.flush()))
    this.presence = new Presence({
      broadcast: frameFor => this.broadcaster.announce(peer => frameFor(peer.person)),
      publish: update => this.events.presence(update),
    })
    this.discussion = new Discussion({
      read: context.readDiscussion,
      onFailed: error => this.events.discussionFailed(this, error),
    })
    this.broadcaster = new Broadcaster({
      body: this.body,
      metrics,
      missedPresence: () => {
        const known = this.presence.known()
        return peer => this.presence.frames(peer.person, known)
      },
      orFail: act => this.orFail(act),
    })
  }

  get bytes(): BodyBytes {
    return this.body.bytes
  }

  get isEmpty(): boolean {
    return this.broadcaster.size === 0
  }

  /** The number of connections here. */
  get size(): number {
    return this.broadcaster.size
  }

  get peers(): Iterable<Peer> {
    return this.broadcaster.peers
  }

  add(peer: Peer): void {
    this.broadcaster.add(peer)
    for (const frame of this.presence.frames(peer.person)) peer.wire.send(frame)
  }

  remove(peer: Peer): void {
    if (!this.broadcaster.remove(peer)) return
    this.presence.leave(peer)
    this.discussion.leave(peer)
  }

  /**
   * Answers a SyncStep1, later if that takes long. The first time it also asks for missing updates,
   * if the peer may write.
   */
  answer(peer: Peer, clocks: Clocks, mayWrite: boolean): void | Promise<void> {
    return this.answers.give(lineOf(peer.person, this.id), costOfAnswer(this.body, clocks), () =>
      this.broadcaster.answer(peer, clocks, mayWrite),
    )
  }

  /** Takes a validated update. Null is a frame without content that is acknowledged in order. */
  receive(peer: Peer | null, update: Update | null): void {
    let input = this.inbox.get(peer)
    if (!input) this.inbox.set(peer, (input = { updates: [], frames: 0 }))
    if (update) input.updates.push(update)
    this.clockLimits.expect(update?.content?.ranges ?? [])
    input.frames++
    if (this.tick.isWaiting) return
    this.tickStarted = performance.now()
    this.tick.ask(this.tickStarted)
  }

  /**
   * Takes a validated update of a suggester if it changes nothing but their suggestions. Returns the
   * verdict; `later` also if no one could judge it.
   */
  async receiveJudged(peer: Peer, update: Update): Promise<Verdict> {
    // It may build on what has not been sent yet.
    if (this.tick.isWaiting) this.orFail(() => this.flush())
    const verdict = await this.suggestions.judge(peer, update)
    if (verdict !== 'allowed') this.storage.settled(update.bytes.length)
    return verdict
  }

  /** Whether this room makes the rows of a writer. */
  writes(writer: Writer): boolean {
    return writer === this.writer || writer === this.actWriter
  }

  /**
   * Takes a validated update with acts. It is decided and stored before anyone else sees it, and
   * acknowledged after everything that came before it. Resolves then; a failure ends the room.
   */
  async receiveActs(peer: Peer, update: Update, acts: readonly RecordedAct[]): Promise<void> {
    if (this.tick.isWaiting) this.orFail(() => this.flush())
    if (update.content) this.clockLimits.expectDecision(update.content.ranges)
    const before = this.committing
    const started = performance.now()
    const decided = this.deciding.then(() => this.decide(peer, update, acts))
    this.deciding = decided
    this.commitsLeft++
    this.committing = Promise.all([before, decided]).then(([, rows]) => {
      peer.saved(1)
      this.storage.settled(update.bytes.length)
      this.metrics.acknowledged(performance.now() - started)
      this.events.changed(this, rows)
    })
    await this.committing
      .catch((error: unknown) => this.events.failed(this, error))
      .finally(() => this.commitsLeft--)
  }

  /** Stores an update with acts, and sends it with the compensation of those that lost. */
  private async decide(peer: Peer, update: Update, acts: readonly RecordedAct[]): Promise<BufferedRow[]> {
    const row = {
      doc: this.id,
      writer: this.actWriter,
      n: this.lastActs + 1,
      user: authorOf(peer.person),
      bytes: update.bytes,
    }
    const stored = await this.log.appendActs(row, acts)
    this.lastActs += stored.length
    if (this.isClosed) return []
    const here = this.here()
    const authored = stored.map((one, i) => {
      const isOwn = i === stored.length - 1
      return { peer: isOwn ? peer : null, row: this.body.add(one, isOwn ? update.content : null, true) }
    })
    this.broadcaster.broadcast(authored, here)
    this.body.reach(update.content?.ranges ?? [])
    if (update.content) this.clockLimits.decided(update.content.ranges)
    for (const { peer: author, row: one } of authored) if (author === null) this.learn(one)
    // Updates of others may have come meanwhile, and wait for their tick.
    if (!this.tick.isWaiting) this.clockLimits.reset()
    this.metrics.flushed(1, authored.length)
    const added = authored.map(one => one.row)
    this.suggestions.complete(added, peer)
    return added
  }

  /** Logs and sends an update of the server. Rejects when it could not be stored. */
  async write(bytes: Uint8Array): Promise<void> {
    const inspected = await this.reader.inspect(bytes, this.id)
    this.receive(null, {
      bytes,
      content: inspected.ok ? inspected.value : { ranges: [], deletes: true, parts: 0 },
    })
    this.flush()
    await this.committing
  }

  /** Takes committed rows of another process. */
  take(rows: readonly LogRow[]): void {
    const here = this.here()
    const authored = rows.map(row => ({ peer: null, row: this.body.add(row, null, true) }))
    this.broadcaster.broadcast(authored, here)
    const added = authored.map(({ row }) => row)
    for (const row of added) this.learn(row)
    this.suggestions.complete(added, null)
    this.events.received(this)
  }

  /** Takes a stored snapshot of another process, with updates that never were here. */
  async adoptNewer(snapshot: Uint8Array, version: VersionVector): Promise<void> {
    const reading = await this.reader.read(snapshot, [], new Waiters(this.id))
    if (this.isClosed || !this.body.bytes.isOlderThan(version)) return
    // A copy, because adopting the snapshot advances the clocks.
    const here = { place: this.body.bytes.end, clocks: new Map(this.body.clocks) }
    const brought = this.body.adoptNewer(snapshot, reading, version)
    if (!brought) return
    const frames = [encodeUpdate(brought)]
    this.broadcaster.send(here, () => frames)
    this.events.received(this)
  }

  /** Replaces the rows that a stored snapshot includes. */
  adopt(snapshot: Uint8Array, index: UpdateIndex | null, version: VersionVector): void {
    this.body.adopt(snapshot, index, version)
  }

  /** Whether every received update is committed. */
  get isSettled(): boolean {
    return !this.tick.isWaiting && this.commitsLeft === 0
  }

  /** Resolves when every update received until now is committed, or the room has failed. */
  async settled(): Promise<void> {
    if (this.tick.isWaiting) this.orFail(() => this.flush())
    await this.committing.catch(() => undefined)
  }

  /** Closes every connection. */
  end(code: CloseCode): void {
    for (const peer of Array.from(this.broadcaster.peers)) peer.end(code)
  }

  /** Stops the timers of the room. It takes no more updates. */
  close(): void {
    this.isClosed = true
    this.tick.cancel()
    this.broadcaster.close()
    this.presence.close()
    this.discussion.close()
    this.storage.close()
  }

  private orFail(act: () => void): void {
    try {
      act()
    } catch (error) {
      // A bug costs this room its connections, not the whole process.
      this.events.failed(this, error)
    }
  }

  private flush(): void {
    this.tick.begin(performance.now())
    const inputs = this.inbox
    this.inbox = new Map()
    const authored: Authored[] = []
    const here = this.here()
    let received = 0
    for (const [peer, { updates, frames }] of inputs) {
      if (peer) received += frames
      for (const { bytes, content } of merged(updates)) {
        const row = { writer: this.writer, n: ++this.n, user: authorOf(peer?.person ?? null), bytes }
        authored.push({ peer, row: this.body.add(row, content, false) })
      }
    }
    this.broadcaster.broadcast(authored, here)
    for (const { updates } of inputs.values())
      for (const { content } of updates) this.body.reach(content?.ranges ?? [])
    this.clockLimits.reset()
    this.metrics.flushed(received, authored.length)
    this.commit(inputs, authored, this.tickStarted)
  }

  private commit(inputs: Map<Peer | null, Input>, authored: Authored[], started: number): void {
    const rows = authored.map(({ row }) => row)
    const stored =
      rows.length > 0
        ? this.log.append(
            rows.map(({ writer, n, user, bytes }) => ({ doc: this.id, writer, n, user, bytes })),
          )
        : Promise.resolve()
    this.commitsLeft++
    this.committing = this.afterCommit(Promise.all([this.committing, stored]), inputs, rows, started)
    void this.committing
      .catch((error: unknown) => this.events.failed(this, error))
      .finally(() => this.commitsLeft--)
  }

  private async afterCommit(
    stored: Promise<unknown>,
    inputs: Map<Peer | null, Input>,
    rows: BufferedRow[],
    started: number,
  ): Promise<void> {
    await stored
    for (const row of rows) row.committed = true
    for (const [peer, { updates, frames }] of inputs) {
      if (!peer) continue
      peer.saved(frames)
      this.storage.settled(updates.reduce((sum, { bytes }) => sum + bytes.length, 0))
    }
    if (!inputs.has(null) || inputs.size > 1) this.metrics.acknowledged(performance.now() - started)
    if (rows.length > 0) this.events.changed(this, rows)
  }

  /**
   * Returns the position of a connection that has everything. Its clocks are copied when it is
   * kept.
   */
  private here(): Position {
    return { place: this.body.bytes.end, clocks: this.body.clocks }
  }

  /** Learns the content of a row that was sent unread. Until then, every reader gets it. */
  private learn(row: BufferedRow): void {
    const learned = ({ held, rows }: BodyReading) => {
      this.body.reach(held)
      this.body.bytes.describe(row, rows[0] ?? null)
    }
    this.orFail(() => {
      const reading = this.reader.read(null, [row.bytes], new Waiters(this.id))
      if (!(reading instanceof Promise)) return learned(reading)
      const learning = Promise.all([
        this.learning,
        reading.then(learned).catch((error: unknown) => this.events.failed(this, error)),
      ]).finally(() => {
        if (this.learning === learning) this.learning = null
      })
      this.learning = learning
    })
  }
}
