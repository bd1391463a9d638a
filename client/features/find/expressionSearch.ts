import type { ExpressionAnswer, ExpressionTask } from './expressionMessages.ts'
import type { Match } from './query.ts'

/** An expression that takes longer is given up. A plain one takes some milliseconds for a long document. */
const PATIENCE_MS = 2000

/** Searches texts for an expression in a worker, so that a bad one does not stop the page. */
export class ExpressionSearch {
  /** Why it does not answer any more. */
  ended: 'slow' | 'failed' | null = null
  private readonly pattern: RegExp
  private readonly onAnswer: (found: ReadonlyMap<string, readonly Match[]> | null) => void
  private worker: Worker | null = null
  private isReady = false
  private asked: readonly string[] | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `onAnswer` gets the matches by text, or null when the search has ended without them. */
  constructor(pattern: RegExp, onAnswer: (found: ReadonlyMap<string, readonly Match[]> | null) => void) {
    this.pattern = pattern
    this.onAnswer = onAnswer
  }

  get isBusy(): boolean {
    return this.asked !== null
  }

  /** Searches texts, one call at a time. Calls during a search do nothing: ask again after the answer. */
  ask(texts: readonly string[]): void {
    if (this.isBusy || this.ended) return
    this.asked = texts
    this.worker ??= this.start()
    const { source, flags } = this.pattern
    this.worker.postMessage({ source, flags, texts } satisfies ExpressionTask)
    if (this.isReady) this.limit()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.worker?.terminate()
    this.worker = null
    this.asked = null
  }

  private start(): Worker {
    const worker = new Worker(new URL('./expression.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => this.end('failed'))
    worker.addEventListener('message', ({ data }: MessageEvent<ExpressionAnswer>) => {
      if (data.kind === 'found') this.answer(data.matches)
      else {
        this.isReady = true
        this.limit()
      }
    })
    return worker
  }

  /** Starts the time of a task. Loading the worker does not count. */
  private limit(): void {
    this.timer = setTimeout(() => this.end('slow'), PATIENCE_MS)
  }

  private answer(matches: readonly (readonly Match[])[]): void {
    clearTimeout(this.timer)
    const texts = this.asked ?? []
    this.asked = null
    this.onAnswer(new Map(texts.map((text, index) => [text, matches[index] ?? []])))
  }

  private end(reason: 'slow' | 'failed'): void {
    this.stop()
    this.ended = reason
    this.onAnswer(null)
  }
}
