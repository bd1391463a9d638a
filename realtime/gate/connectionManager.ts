import type { Access, AccessChange } from '#platform/access/access.ts'
import type { Logger } from '#platform/logger.ts'
import type { Tarpit } from '#platform/tarpit.ts'
import type { Limits } from '#realtime/limits.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import { Session } from '#realtime/room/session.ts'
import { DamagedDocumentError, UnknownDocumentError } from '#realtime/storage/contract.ts'
import type { Wire } from '#realtime/wire/peer.ts'
import { CLOSE, type CloseCode } from '#schema/collab/protocol.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Admission, Authorizer, Request } from './authorizer.ts'
import { Openings } from './openings.ts'

const SWEEP_MS = 1000
/** Maximum number of recheck queries at a time. Other work needs database connections, too. */
const RECHECKS_AT_ONCE = 2
/** Maximum number of connections that one query checks. */
const RECHECK_BATCH = 200

/** Longest time that a connection lives on when its access could not be checked. */
const UNCHECKED_MS = 20_000
/** Maximum number of times access is read while it keeps changing. */
const MAX_ATTEMPTS = 5
/** The codes for misuse. Those for missing access are not among them. */
const MISUSE: ReadonlySet<CloseCode> = new Set([
  CLOSE.malformed,
  CLOSE.refused,
  CLOSE.tooLarge,
  CLOSE.tooManyRequests,
])

/** `unsettled`: access has changed while it was read, so the answer may be old. */
type Connection = {
  readonly session: Session
  readonly document: DocumentId
  admitted: Admission | null
  unsettled: boolean
}

/** All connections of this process. Admits them, and closes them when access is lost. */
export class ConnectionManager {
  private readonly connections = new Map<Session, Connection>()
  /** Connections of each user, and of the visitors of each address. */
  private readonly counts = new Map<string, number>()
  private readonly sweep: NodeJS.Timeout
  private readonly stopListening: () => void
  private readonly waiting = new Set<Connection>()
  private rechecking = 0
  private readonly authorizer: Authorizer
  private readonly rooms: RoomRegistry
  private readonly limits: Limits
  private readonly openings: Openings
  private readonly logger: Logger
  private readonly metrics: RealtimeMetrics
  private readonly tarpit: Tarpit
  private readonly quarantine: (doc: DocumentId, reason: string) => Promise<void>

  constructor(options: {
    authorizer: Authorizer
    rooms: RoomRegistry
    access: Access
    limits: Limits
    logger: Logger
    metrics: RealtimeMetrics
    /** Counts the connections that are closed for misuse. */
    tarpit: Tarpit
    /** Called when a stored body cannot be read. */
    quarantine: (doc: DocumentId, reason: string) => Promise<void>
  }) {
    this.authorizer = options.authorizer
    this.rooms = options.rooms
    this.limits = options.limits
    this.openings = new Openings(options.limits)
    this.logger = options.logger
    this.metrics = options.metrics
    this.tarpit = options.tarpit
    this.quarantine = options.quarantine
    this.stopListening = options.access.onChange(change => this.onChange(change))
    this.sweep = setInterval(() => this.recheckLapsed(), SWEEP_MS)
  }

  /** Takes a new connection. `admitted` is called once it may be read. */
  accept(wire: Wire, request: Request, admitted: () => void): Session {
    // The connection keeps no reference to the request, which is many times larger.
    const { document, address } = request
    const session = new Session(
      wire,
      this.limits,
      refusal => this.logger.info({ document, ...refusal }, 'a connection was refused'),
      code => {
        this.metrics.refused(code)
        if (MISUSE.has(code)) this.tarpit.refused(address)
      },
    )
    // Registered before access is read, so that a later change is seen.
    const connection: Connection = { session, document, admitted: null, unsettled: false }
    this.connections.set(session, connection)
    void this.admit(connection, request, admitted)
    return session
  }

  /** Describes every connection, for the metrics. */
  *census(): Iterable<{ kind: string; state: string; unsent: number }> {
    for (const { session, admitted } of this.connections.values()) {
      yield { kind: admitted?.kind ?? 'unknown', state: session.state.kind, unsent: session.wire.unsent }
    }
  }

  /** Removes a connection that has ended. */
  closed(session: Session): void {
    const connection = this.connections.get(session)
    if (!connection) return
    this.connections.delete(session)
    this.waiting.delete(connection)
    session.closed()
    if (connection.admitted) this.count(connection.admitted, -1)
    this.rooms.leave(connection.document)
  }

  /** Closes every connection. Rooms store the updates that were received. */
  close(): void {
    clearInterval(this.sweep)
    this.stopListening()
    for (const session of Array.from(this.connections.keys())) session.end(CLOSE.restarting)
  }

  private async admit(connection: Connection, request: Request, admitted: () => void): Promise<void> {
    const { session, document } = connection
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        connection.unsettled = false
        const verdict = await this.authorizer.decide(request)
        if (verdict.kind === 'turnedAway') return session.end(verdict.code)
        // An answer from before a change does not count.
        if (connection.unsettled) continue
        await this.enter(connection, verdict.admission)
        if (session.state.kind === 'open') admitted()
        return
      }
      session.end(CLOSE.restarting)
    } catch (error) {
      session.end(await this.codeFor(error, document))
    }
  }

  private async enter(connection: Connection, admission: Admission): Promise<void> {
    const { session, document } = connection
    if (!this.connections.has(session)) return
    const { who, limit } = this.shareOf(admission)
    if ((this.counts.get(who) ?? 0) >= limit) return session.end(CLOSE.tooManyRequests)
    // It comes back by itself, a little later each time.
    if (this.openings.isOverdrawn(who)) return session.end(CLOSE.storage)
    this.count(admission, 1)
    connection.admitted = admission
    this.openings.charge(who, await this.rooms.enter(document, session, admission.person))
  }

  private async codeFor(error: unknown, document: DocumentId): Promise<CloseCode> {
    if (error instanceof UnknownDocumentError) return CLOSE.notFound
    this.logger.error({ err: error, document }, 'a connection could not be admitted')
    if (!(error instanceof DamagedDocumentError)) return CLOSE.storage
    try {
      await this.quarantine(document, error.message)
    } catch (failure) {
      this.logger.error({ err: failure, document }, 'the quarantine could not be stored')
    }
    return CLOSE.quarantined
  }

  private count(admission: Admission, by: 1 | -1): void {
    const { who } = this.shareOf(admission)
    const now = (this.counts.get(who) ?? 0) + by
    if (now > 0) this.counts.set(who, now)
    else this.counts.delete(who)
  }

  /** Returns the key under which a connection is counted, and its limit. */
  private shareOf(admission: Admission): { who: string; limit: number } {
    const { connectionsPerUser, visitorsPerAddress } = this.limits
    switch (admission.kind) {
      case 'user':
        return { who: `user ${admission.person.userId}`, limit: connectionsPerUser }
      case 'visitor':
        return { who: `address ${admission.address}`, limit: visitorsPerAddress }
      default:
        return admission satisfies never
    }
  }

  private onChange({ user, session, room }: AccessChange): void {
    for (const connection of this.connections.values()) {
      const { document, admitted } = connection
      if (room !== undefined && room !== roomName(documentRoom(document))) continue
      if (!admitted) connection.unsettled = true
      else if (isUnaffected(admitted, user, session)) continue
      else this.waiting.add(connection)
    }
    this.recheckWaiting()
  }

  private recheckLapsed(): void {
    this.openings.prune()
    const now = Date.now()
    for (const connection of this.connections.values())
      if (connection.admitted && connection.admitted.until.getTime() <= now) this.waiting.add(connection)
    this.recheckWaiting()
  }

  private recheckWaiting(): void {
    while (this.waiting.size > 0 && this.rechecking < RECHECKS_AT_ONCE) {
      const batch = [...this.waiting].slice(0, RECHECK_BATCH)
      for (const connection of batch) this.waiting.delete(connection)
      this.rechecking++
      void this.recheck(batch).finally(() => {
        this.rechecking--
        this.recheckWaiting()
      })
    }
  }

  /** Checks again with the next sweep, or closes a connection that was not checked for too long. */
  private checkSoon(session: Session, admission: Admission): void {
    const now = Date.now()
    if (admission.until.getTime() + UNCHECKED_MS < now) session.end(CLOSE.storage)
    else if (admission.until.getTime() > now) admission.until = new Date(now)
  }

  private async recheck(batch: Connection[]): Promise<void> {
    const asked = batch.flatMap(({ session, document, admitted: admission }) =>
      admission && session.state.kind !== 'closing' ? [{ session, document, admission }] : [],
    )
    if (asked.length === 0) return
    try {
      const outcomes = await this.authorizer.recheck(asked)
      for (const [i, { session, admission }] of asked.entries()) {
        const outcome = outcomes[i]
        if (outcome instanceof Date) admission.until = outcome
        else session.end(outcome ?? CLOSE.accessLost)
      }
    } catch (error) {
      this.logger.warn({ err: error, connections: asked.length }, 'access could not be checked again')
      for (const { session, admission } of asked) this.checkSoon(session, admission)
    }
  }
}

/** Whether a change of a user's or a session's access does not concern this connection. */
function isUnaffected(admission: Admission, user: string | undefined, session: string | undefined): boolean {
  switch (admission.kind) {
    case 'user':
      return (
        (user !== undefined && user !== admission.person.userId) ||
        (session !== undefined && session !== admission.identity.sessionId)
      )
    case 'visitor':
      return user !== undefined || session !== undefined
    default:
      return admission satisfies never
  }
}
