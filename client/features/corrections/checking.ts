import * as z from 'zod/mini'

import type { Store } from '#client/shared/lib/store.ts'
import { issue, type Issue } from '#schema/corrections/issue.ts'

/** What the checker is doing: loading, at work, up to date, or stopped by a failure. */
export type CheckingStatus = 'idle' | 'loading' | 'checking' | 'paused'

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('checked'), text: z.string(), issues: z.array(issue) }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
])

/** What the worker posts. */
export type CheckAnswer = z.infer<typeof answer>

/** Longest wait for the answer on one paragraph, loading aside. */
const PATIENCE_MS = 20_000

/**
 * Checks texts one at a time in a worker of its own, always the most urgent one next; nothing leaves the device. The
 * worker starts with the first text that wants checking.
 */
export class Checking {
  private readonly status: Store<CheckingStatus>
  private worker: Worker | null = null
  private inFlight: string | null = null
  private ready = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly nextText: () => string | null
  private readonly onChecked: (text: string, issues: readonly Issue[]) => void

  /** Tells of its state in `status`; takes texts from `nextText` and hands their issues to `onChecked`. */
  constructor(
    status: Store<CheckingStatus>,
    nextText: () => string | null,
    onChecked: (text: string, issues: readonly Issue[]) => void,
  ) {
    this.status = status
    this.nextText = nextText
    this.onChecked = onChecked
  }

  /** Says that there may be something to check. */
  kick(): void {
    if (this.inFlight !== null || this.status.get() === 'paused') return
    const text = this.nextText()
    if (text === null) {
      if (this.ready || this.worker === null) this.status.set('idle')
      return
    }
    this.worker ??= this.start()
    this.inFlight = text
    this.status.set(this.ready ? 'checking' : 'loading')
    if (this.ready) this.watch()
    this.worker.postMessage(text)
  }

  /** Starts afresh after a failure. */
  retry(): void {
    this.stop()
    this.status.set('idle')
    this.kick()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.worker?.terminate()
    this.worker = null
    this.inFlight = null
    this.ready = false
  }

  private start(): Worker {
    const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', (event: MessageEvent<unknown>) =>
      this.receive(answer.parse(event.data)),
    )
    worker.addEventListener('error', () => this.pause())
    return worker
  }

  private receive(message: CheckAnswer): void {
    switch (message.kind) {
      case 'ready':
        this.ready = true
        this.status.set('checking')
        this.watch()
        return
      case 'failed':
        this.pause()
        return
      case 'checked':
        clearTimeout(this.timer)
        this.inFlight = null
        this.onChecked(message.text, message.issues)
        this.kick()
    }
  }

  private watch(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.pause(), PATIENCE_MS)
  }

  private pause(): void {
    this.stop()
    this.status.set('paused')
  }
}
