import type { Access, AccessChange } from '#platform/access/access.ts'
import type { Identity } from '#platform/sessions.ts'
import type { SubscribeAnswer } from '#schema/events/socket.ts'
import { parseRoom } from '#schema/rooms/room.ts'

/**
 * `until` is null while access is read. `unsettled`: access has changed meanwhile. `isJoined`: it was
 * granted before.
 */
type Subscription = { until: Date | null; unsettled: boolean; isJoined: boolean }

type Effects = {
  join(room: string): void
  leave(room: string): void
  disconnect(): void
  failed(error: unknown): void
}

const LONG_AGO = new Date(0)

/** The rooms of one socket, each as long as it has access. */
export class Subscriptions {
  private readonly rooms = new Map<string, Subscription>()
  private readonly identity: Identity
  private readonly access: Access
  private readonly effects: Effects

  constructor(identity: Identity, access: Access, effects: Effects) {
    this.identity = identity
    this.access = access
    this.effects = effects
  }

  /**
   * Subscribes to rooms and reports which ones; those without access are refused. Never rejects.
   */
  async ask(names: string[], tell: (answer: SubscribeAnswer) => void): Promise<void> {
    const joined: string[] = []
    const refused: string[] = []
    for (const name of new Set(names)) {
      if (await this.follow(name)) joined.push(name)
      else refused.push(name)
    }
    tell({ joined, refused })
  }

  forget(name: string): void {
    this.rooms.delete(name)
  }

  /** Re-checks the rooms that a change concerns. */
  onChange({ user, session, room }: AccessChange): void {
    if (user !== undefined && user !== this.identity.userId) return
    if (session !== undefined && session !== this.identity.sessionId) return
    if (room !== undefined) return this.recheck(room)
    // A change of one room does not end a session, any other change may.
    void this.checkSession()
    for (const name of Array.from(this.rooms.keys())) this.recheck(name)
  }

  private recheck(name: string): void {
    const subscription = this.rooms.get(name)
    if (!subscription) return
    if (subscription.until === null) subscription.unsettled = true
    else void this.follow(name)
  }

  /** Re-checks stale subscriptions, in case a notification was lost. */
  recheckLapsed(): void {
    const now = Date.now()
    let lapsed = false
    for (const [name, { until }] of this.rooms) {
      if (until === null || until.getTime() > now) continue
      lapsed = true
      void this.follow(name)
    }
    if (lapsed) void this.checkSession()
  }

  /** Reads access to a room and returns whether it is followed now. */
  private async follow(name: string): Promise<boolean> {
    const room = parseRoom(name)
    if (!room) return false
    const known = this.rooms.get(name)
    const isJoined = known?.isJoined ?? false
    const subscription: Subscription = { until: null, unsettled: false, isJoined }
    this.rooms.set(name, subscription)
    const { userId, sessionId } = this.identity
    let until: Date | null = null
    try {
      do {
        subscription.unsettled = false
        until = (await this.access.of(userId, room, sessionId))?.until ?? null
      } while (subscription.unsettled)
    } catch (error) {
      this.effects.failed(error)
      // A room that is followed is checked again at the next sweep.
      until = isJoined ? LONG_AGO : null
    }
    // Unsubscribed, or subscribed again, meanwhile.
    if (this.rooms.get(name) !== subscription) return this.rooms.has(name)
    subscription.until = until
    subscription.isJoined = until !== null
    if (until) this.effects.join(name)
    else this.rooms.delete(name)
    if (!until && known) this.effects.leave(name)
    return until !== null
  }

  private async checkSession(): Promise<void> {
    try {
      if (!(await this.access.isSessionValid(this.identity.sessionId))) this.effects.disconnect()
    } catch (error) {
      this.effects.failed(error)
    }
  }
}
