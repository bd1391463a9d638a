/**
 * Runs something at the end of a turn of the loop in which it was asked for; a little later when it has just run, so
 * that what comes fast is handled together. Nothing that comes slowly waits.
 */
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

  /** `now`: performance.now(). */
  ask(now: number): void {
    if (this.waiting) return
    const wait = this.last + this.spacingMs - now
    this.waiting = wait <= 0 ? setImmediate(this.run) : setTimeout(this.run, wait)
  }

  /** It runs now. */
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
