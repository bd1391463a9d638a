/** The pause in typing after which a text is looked at, and the longest time without a look. */
const PAUSE_MS = 200
const MOST_MS = 1500
/** The longest wait for an idle moment. */
const IDLE_MS = 300

/** Looks at a text in pauses of typing. A key costs no timer: one that fires too early is set again. */
export class Pauses {
  private readonly look: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the first change came that was not looked at. */
  private since: number | null = null
  private due = 0
  /** When the timer fires. */
  private fires = Infinity
  private isIdle = false
  private hasEnded = false

  constructor(look: () => void) {
    this.look = look
  }

  /** Looks after a pause. A look that is due earlier comes later then, up to a limit. */
  schedule(pause = PAUSE_MS): void {
    const now = performance.now()
    this.since ??= now
    this.due = Math.min(now + pause, this.since + MOST_MS)
    this.wait(now)
  }

  /** Whether a look will come. */
  isPending(): boolean {
    return this.since !== null
  }

  end(): void {
    this.hasEnded = true
    clearTimeout(this.timer)
  }

  private wait(now: number): void {
    if (this.hasEnded || this.isIdle || this.fires <= this.due) return
    clearTimeout(this.timer)
    this.fires = this.due
    this.timer = setTimeout(this.wake, Math.max(0, this.due - now))
  }

  private readonly wake = (): void => {
    const now = performance.now()
    this.fires = Infinity
    if (now < this.due) return this.wait(now)
    this.isIdle = true
    requestIdleCallback(this.run, { timeout: IDLE_MS })
  }

  private readonly run = (): void => {
    this.isIdle = false
    this.since = null
    if (!this.hasEnded) this.look()
  }
}
