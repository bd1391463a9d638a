import { MAX_FRAME_BYTES } from '#schema/collab/protocol.ts'

/** Limits of one connection or person; `factor` multiplies those that a load test has to lift. */
export type Limits = {
  /** Frames a second that a connection may send, and how many at once. */
  framesPerSecond: number
  frameBurst: number
  bytesPerSecond: number
  byteBurst: number
  /** What a SyncStep1 counts in frames, since its answer may be a whole document. */
  step1Cost: number
  connectionsPerUser: number
  /** Visitors' connections from one address, and share codes that one address may try in a minute. */
  visitorsPerAddress: number
  shareAttempts: number
  /** Socket.IO calls a second, and at once. */
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
  visitorsPerAddress: 20 * factor,
  shareAttempts: 60 * factor,
  callsPerSecond: 10 * factor,
  callBurst: 100 * factor,
})

/** A frame of more bytes is not read to its end; up to here it is answered with a code that tells a client to stop. */
export const MAX_READ_BYTES = 4 * MAX_FRAME_BYTES
/** From one broadcast of a room to the next: a busy room sends fewer, larger frames, and nobody waits for longer. */
export const BROADCAST_SPACING_MS = 2
/** Unsent bytes at which updates are no longer queued for a connection, but fetched later from the room. */
export const BACKLOG_BYTES = 1024 * 1024
/** Unsent bytes at which a connection is given up. */
export const STALLED_BYTES = 16 * 1024 * 1024
/** Longest state of one client in an awareness message. */
export const MAX_AWARENESS_CHARACTERS = 16_384

/** A token bucket: `burst` at once, `rate` a second. */
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

  /** Takes `cost` tokens; false when there are not enough. */
  take(cost = 1): boolean {
    const now = performance.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.rate)
    this.last = now
    if (this.tokens < cost) return false
    this.tokens -= cost
    return true
  }
}
