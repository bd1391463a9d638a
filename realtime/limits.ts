/**
 * Limits of one connection or user. `factor` multiplies the limits that a load test has to lift.
 */
export type Limits = {
  /** Frames per second of a connection, and most at once. */
  framesPerSecond: number
  frameBurst: number
  /** Bytes per second, and most at once: received, or sent because of what was received. */
  bytesPerSecond: number
  byteBurst: number
  /** Extra frames that a SyncStep1 counts, since its answer may be a whole document. */
  step1Cost: number
  connectionsPerUser: number
  /** Socket.IO connections of a user. A tab has one. */
  socketsPerUser: number
  /** Visitors' connections from one address, and share codes per minute and address. */
  visitorsPerAddress: number
  shareAttempts: number
  /** Socket.IO calls per second, and most at once. */
  callsPerSecond: number
  callBurst: number
}

const MEGABYTE = 1024 * 1024

export const limitsOf = (factor: number): Limits => ({
  framesPerSecond: 200 * factor,
  frameBurst: 1000 * factor,
  bytesPerSecond: 4 * MEGABYTE * factor,
  byteBurst: 32 * MEGABYTE * factor,
  step1Cost: 20,
  connectionsPerUser: 50 * factor,
  socketsPerUser: 50 * factor,
  visitorsPerAddress: 20 * factor,
  shareAttempts: 60 * factor,
  callsPerSecond: 10 * factor,
  callBurst: 100 * factor,
})

/** Shortest time between broadcasts of a room: a busy room sends fewer, larger frames. */
export const BROADCAST_SPACING_MS = 2
/**
 * Unsent bytes above which updates are not queued for a connection but fetched from the room later.
 */
export const BACKLOG_BYTES = 1024 * 1024
/** Unsent bytes above which a connection is cut off. */
export const STALLED_BYTES = 16 * 1024 * 1024
/**
 * Bytes that a connection is charged for each struct of its updates, and for each client of the
 * body when it asks for what it lacks: small ones cost more time than their bytes.
 */
export const BYTES_PER_STRUCT = 50
/**
 * Maximum number of structs and deleted ranges in one update. The largest body that a server has
 * compacted has about as many.
 */
export const MAX_PARTS = 500_000
/** Longest state of one client in an awareness message. A caret and a name take some 300. */
export const MAX_AWARENESS_CHARACTERS = 2048

/** A token bucket: `burst` at once, `rate` per second. */
export class RateLimit {
  private tokens: number
  private last = performance.now()
  private readonly rate: number
  private readonly burst: number

  constructor(rate: number, burst: number) {
    this.rate = rate
    this.burst = burst
    this.tokens = burst
  }

  /** Takes `cost` tokens. Returns false when there are too few. */
  take(cost = 1): boolean {
    const now = performance.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.rate)
    this.last = now
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }

  /** Takes `cost` tokens, more than there are if need be. Until they are back, {@link take} fails. */
  owe(cost: number): void {
    this.take(0)
    this.tokens -= cost
  }

  /** Whether all tokens are there. */
  get isFull(): boolean {
    this.take(0)
    return this.tokens >= this.burst
  }
}
