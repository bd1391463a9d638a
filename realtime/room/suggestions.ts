import { inspectUpdate } from '#document/structure.ts'
import type { BodyBytes, BufferedRow } from '#realtime/body/bodyBytes.ts'
import type { Guard } from '#realtime/guard/guard.ts'
import type { Judgment, Verdict } from '#realtime/guard/task.ts'
import { isOfActs } from '#realtime/storage/actWriter.ts'
import { authorOf, lineOf, type Peer } from '#realtime/wire/peer.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Update } from './broadcaster.ts'
import type { ClockLimits } from './clockLimits.ts'
import { knownClocks } from './knownClocks.ts'

/** Judges updates, and completes decisions. */
export type SuggestionGuard = Pick<Guard, 'judge' | 'complete' | 'forget'>

const NOT_JUDGED: Judgment = { verdict: 'later', completion: null }

interface Target {
  readonly id: DocumentId
  readonly bytes: BodyBytes
  readonly isClosed: boolean
  readonly clockLimits: ClockLimits
  /** Adds an update of a connection, or of the server. */
  receive(peer: Peer | null, update: Update): void
}

/** The suggestions of a room. */
export class Suggestions {
  private readonly room: Target
  private readonly guard: SuggestionGuard

  constructor(room: Target, guard: SuggestionGuard) {
    this.room = room
    this.guard = guard
  }

  /** Receives an update of a suggester if it is allowed. Returns the verdict: `later` if none could be made. */
  async judge(peer: Peer, update: Update): Promise<Verdict> {
    const { room } = this
    const judged = { update: update.bytes, author: authorOf(peer.person), who: lineOf(peer.person, room.id) }
    const { verdict, completion } = await this.guard.judge(room.bytes, judged).catch(() => NOT_JUDGED)
    const isAllowed = verdict === 'allowed' && !room.isClosed
    // Another connection may have sent something under its clocks meanwhile.
    if (isAllowed && repeats(update, room.clockLimits)) {
      this.guard.forget(room.bytes)
      return 'later'
    }
    if (isAllowed) room.receive(peer, update)
    // In the same tick, so both are stored or neither.
    this.add(completion)
    return verdict === 'allowed' && !isAllowed ? 'later' : verdict
  }

  /** Suggests text again that decisions in new rows did not know. If that fails, it stays as text. */
  complete(rows: readonly BufferedRow[], peer: Peer | null): void {
    const { room } = this
    const places = rows.filter(isOfActs).map(({ place }) => place)
    if (places.length === 0) return
    void this.guard
      .complete(room.bytes, places, peer ? lineOf(peer.person, room.id) : `document ${room.id}`)
      .catch(() => null)
      .then(completion => this.add(completion))
  }

  private add(bytes: Uint8Array | null): void {
    if (!bytes || this.room.isClosed) return
    const inspected = inspectUpdate(bytes)
    this.room.receive(null, { bytes, content: inspected.ok ? inspected.value : null })
  }
}

const repeats = ({ content }: Update, limits: ClockLimits): boolean =>
  knownClocks(content?.ranges ?? [], client => limits.clockOf(client)).size > 0
