import type { PrimitiveAtom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

import { abandonChecker, connectChecker, endChecker, type Answer, type Connection } from './checker.ts'
import type { Checked, CheckTask, Spelled } from './checkMessages.ts'
import { waitAfter } from './persistently.ts'

/**
 * The state of the checker: idle, waiting for Harper (spelling comes first), busy, or stopped by a
 * failure.
 */
export type CheckingStatus = 'idle' | 'loading' | 'checking' | 'paused'

/** Maximum time for one paragraph, without loading. */
const PATIENCE_MS = 20_000

/**
 * Shorter work is not reported, since every repaint next to a long text costs a walk through it.
 */
const REPORT_AFTER_MS = 300

type Options = {
  status: PrimitiveAtom<CheckingStatus>
  /** Returns the text to check next. */
  nextTask: () => CheckTask | null
  /** Returns the text whose spelling to check next, while the rest is loading. */
  nextSpelling: () => CheckTask | null
  onResult: (result: Checked | Spelled) => void
}

/**
 * Checks texts in the checker of this browser, one at a time and always the most urgent one next.
 * Nothing leaves the device.
 */
export class Checking {
  private readonly options: Options
  private connection: Connection | null = null
  private isChecking = false
  private isSpelling = false
  private ready = false
  /** Whether the first answer about a whole paragraph has come. */
  private answered = false
  /** Failed loads in a row. */
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private report: ReturnType<typeof setTimeout> | undefined
  private again: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.options = options
  }

  /** Signals that there may be work. */
  kick(): void {
    if (this.again !== undefined || store.get(this.options.status) === 'paused') return
    const task = this.isChecking ? null : this.options.nextTask()
    if (task) this.check(task)
    else if (!this.isChecking) {
      this.cancelReport()
      store.set(this.options.status, 'idle')
    }
    const spelling = this.isChecking && !this.ready && !this.isSpelling ? this.options.nextSpelling() : null
    if (spelling) {
      this.isSpelling = true
      this.connect().post({ kind: 'spell', ...spelling })
    }
  }

  /** Restarts after a failure. */
  retry(): void {
    this.stop()
    endChecker()
    store.set(this.options.status, 'loading')
    // Until then, a shared worker with the same name may still be ending.
    this.failures = 0
    this.lost()
  }

  stop(): void {
    this.connection?.leave()
    this.reset()
    clearTimeout(this.again)
    this.again = undefined
  }

  private check(task: CheckTask): void {
    this.isChecking = true
    this.connect().post({ kind: 'check', ...task })
    if (this.ready) {
      this.report ??= setTimeout(() => store.set(this.options.status, 'checking'), REPORT_AFTER_MS)
      this.watch()
    } else if (!this.answered) store.set(this.options.status, 'loading')
  }

  private connect(): Connection {
    this.connection ??= connectChecker(
      answer => this.receive(answer),
      () => this.lost(),
    )
    return this.connection
  }

  private receive(answer: Answer): void {
    switch (answer.kind) {
      case 'ready':
        // The settings come with each check.
        if (!this.ready) store.set(this.options.status, 'checking')
        this.ready = true
        this.failures = 0
        this.watch()
        return
      case 'failed':
        if (this.ready) this.pause()
        else endChecker()
        return
      case 'spelled':
        this.isSpelling = false
        this.options.onResult(answer)
        return this.kick()
      case 'checked':
        clearTimeout(this.timer)
        this.isChecking = false
        this.answered = true
        this.options.onResult(answer)
        this.kick()
    }
  }

  /** Connects again after a while. */
  private lost(): void {
    this.reset()
    this.failures += 1
    this.again = setTimeout(() => {
      this.again = undefined
      this.kick()
    }, waitAfter(this.failures))
  }

  private reset(): void {
    clearTimeout(this.timer)
    this.cancelReport()
    this.connection = null
    this.isChecking = false
    this.isSpelling = false
    this.ready = false
    this.answered = false
  }

  private cancelReport(): void {
    clearTimeout(this.report)
    this.report = undefined
  }

  private watch(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.pause()
      abandonChecker()
    }, PATIENCE_MS)
  }

  private pause(): void {
    this.stop()
    store.set(this.options.status, 'paused')
  }
}
