import type { PrimitiveAtom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

import { checkAnswer, type CheckAnswer, type Checked, type CheckTask } from './checkMessages.ts'

/** The state of the checker: loading, busy, up to date, or stopped by a failure. */
export type CheckingStatus = 'idle' | 'loading' | 'checking' | 'paused'

/** Maximum time for one paragraph, without loading. */
const PATIENCE_MS = 20_000

/**
 * Shorter work is not reported, since every repaint next to a long text costs a walk through it.
 */
const REPORT_AFTER_MS = 300

/**
 * Checks texts in a separate worker, one at a time and always the most urgent one next. Nothing
 * leaves the device. The worker starts with the first text to check.
 */
export class Checking {
  private readonly status: PrimitiveAtom<CheckingStatus>
  private worker: Worker | null = null
  private inFlight: CheckTask | null = null
  private ready = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private report: ReturnType<typeof setTimeout> | undefined
  private readonly nextTask: () => CheckTask | null
  private readonly onChecked: (checked: Checked) => void

  /**
   * Reports progress through `status`, pulls work from `nextTask` and passes results to
   * `onChecked`.
   */
  constructor(
    status: PrimitiveAtom<CheckingStatus>,
    nextTask: () => CheckTask | null,
    onChecked: (checked: Checked) => void,
  ) {
    this.status = status
    this.nextTask = nextTask
    this.onChecked = onChecked
  }

  /** Signals that there may be work. */
  kick(): void {
    if (this.inFlight !== null || store.get(this.status) === 'paused') return
    const task = this.nextTask()
    if (task === null) {
      this.cancelReport()
      if (this.ready || this.worker === null) store.set(this.status, 'idle')
      return
    }
    this.worker ??= this.start()
    this.inFlight = task
    if (this.ready) {
      this.report ??= setTimeout(() => store.set(this.status, 'checking'), REPORT_AFTER_MS)
      this.watch()
    } else store.set(this.status, 'loading')
    this.worker.postMessage(task)
  }

  /** Restarts after a failure. */
  retry(): void {
    this.stop()
    store.set(this.status, 'idle')
    this.kick()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.cancelReport()
    this.worker?.terminate()
    this.worker = null
    this.inFlight = null
    this.ready = false
  }

  private start(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<unknown>) =>
      this.receive(checkAnswer.parse(event.data)),
    )
    worker.addEventListener('error', () => this.pause())
    return worker
  }

  private receive(message: CheckAnswer): void {
    switch (message.kind) {
      case 'ready':
        // The settings come with each check.
        if (!this.ready) store.set(this.status, 'checking')
        this.ready = true
        this.watch()
        return
      case 'failed':
        this.pause()
        return
      case 'checked':
        clearTimeout(this.timer)
        this.inFlight = null
        this.onChecked(message)
        this.kick()
    }
  }

  private cancelReport(): void {
    clearTimeout(this.report)
    this.report = undefined
  }

  private watch(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.pause(), PATIENCE_MS)
  }

  private pause(): void {
    this.stop()
    store.set(this.status, 'paused')
  }
}
