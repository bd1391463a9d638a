/** A throttle: runs at the end of this tick, or `spacingMs` after the last run. */
export class Throttle {
  private waiting: NodeJS.Immediate | NodeJS.Timeout | null = null
  private last = Number.NEGATIVE_INFINITY
  private readonly run: () => void
  private readonly spacingMs: number

  constructor(spacingMs: number, run: () => void) {
    this.spacingMs = spacingMs
    this.run = run
  }

  get isWaiting(): boolean {
    return this.waiting !== null
  }

  /** Requests a run. `now`: performance.now(). */
  ask(now: number): void {
    if (this.waiting) return
    const wait = this.last + this.spacingMs - now
    this.waiting = wait <= 0 ? setImmediate(this.run) : setTimeout(this.run, wait)
  }

  /** Records that a run begins now. */
  begin(now: number): void {
    this.cancel()
    this.last = now
  }

  cancel(): void {
    if (!this.waiting) return
    if ('refresh' in this.waiting) clearTimeout(this.waiting)
    else clearImmediate(this.waiting)
    this.waiting = null
  }
}
