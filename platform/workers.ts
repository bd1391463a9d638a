import { Worker } from 'node:worker_threads'

import { z } from 'zod'

/** A worker's answer: any number of parts, then the ending. */
const reply = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('part'), value: z.unknown() }),
  z.object({ id: z.number(), kind: z.literal('answer'), value: z.unknown() }),
  z.object({ id: z.number(), kind: z.literal('failure'), message: z.string() }),
])

type OnPart = (value: unknown) => void
type Waiting = {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  onPart: OnPart
  timer: NodeJS.Timeout
}
type Options = {
  /** A thread that has had no request for so long ends, which frees its memory. */
  idleMs?: number | null
  /**
   * The largest heap of a thread. Without a limit, garbage may grow to gigabytes before it is
   * collected.
   */
  heapMb?: number
  /** The threads yield the processor to the event loop and to the database. */
  isBackground?: boolean
}
type Slot = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | null }

/** The worker did not answer: it crashed, or took too long. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError'
}

/**
 * A few threads for work over 5 ms of CPU. Threads start when first needed. A thread that crashes
 * or overruns its time is replaced, and only its own requests fail.
 */
export class WorkerPool {
  private readonly slots: (Slot | null)[]
  private counter = 0
  private readonly script: URL
  private readonly timeoutMs: number
  private readonly idleMs: number | null
  private readonly heapMb: number | undefined
  private readonly isBackground: boolean

  constructor(
    script: URL,
    size: number,
    timeoutMs: number,
    { idleMs = null, heapMb, isBackground = false }: Options = {},
  ) {
    this.script = script
    this.timeoutMs = timeoutMs
    this.idleMs = idleMs
    this.heapMb = heapMb
    this.isBackground = isBackground
    this.slots = Array.from({ length: size }, () => null)
  }

  /**
   * Sends a request to the least busy thread. Rejects with {@link WorkerError}, or with the
   * worker's own error. The signal asks the worker to stop; after a time-out the thread is ended.
   */
  run(request: unknown, onPart: OnPart = () => undefined, signal?: AbortSignal): Promise<unknown> {
    const index = this.leastBusy()
    const slot = (this.slots[index] ??= this.start(index))
    if (slot.idle) clearTimeout(slot.idle)
    const id = ++this.counter
    const cancel = () => slot.worker.postMessage({ id, kind: 'cancel' })
    signal?.addEventListener('abort', cancel, { once: true })
    const answer = new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.retire(index, slot, new WorkerError(`No answer after ${this.timeoutMs} ms.`)),
        this.timeoutMs,
      )
      slot.waiting.set(id, { resolve, reject, onPart, timer })
      slot.worker.postMessage({ id, kind: 'request', request })
    })
    return answer.finally(() => signal?.removeEventListener('abort', cancel))
  }

  /**
   * Sends a request and yields the parts of its answer. The time-out restarts with each part.
   * Throws like {@link run}, or the signal's reason once the thread is free again.
   */
  async *stream(request: unknown, signal?: AbortSignal): AsyncGenerator {
    signal?.throwIfAborted()
    const parts: unknown[] = []
    const state: { end: null | { failed: false } | { failed: true; error: unknown } } = { end: null }
    let wake: () => void = () => undefined
    const finish = (end: { failed: false } | { failed: true; error: unknown }) => {
      state.end = end
      wake()
    }
    const onPart = (part: unknown) => {
      parts.push(part)
      wake()
    }
    this.run(request, onPart, signal).then(
      () => finish({ failed: false }),
      (error: unknown) => finish({ failed: true, error }),
    )
    while (true) {
      if (parts.length > 0 && !signal?.aborted) yield parts.shift()
      else if (state.end) break
      else await new Promise<void>(resolve => (wake = resolve))
    }
    signal?.throwIfAborted()
    if (state.end.failed) throw state.end.error
  }

  /** Ends all threads. Their requests fail. */
  async close(): Promise<void> {
    const open = this.slots.filter(slot => slot !== null)
    this.slots.fill(null)
    // A busy thread may take a while to end. Its callers need not wait for that.
    for (const slot of open) fail(slot, new WorkerError('The worker was ended.'))
    await Promise.all(open.map(slot => slot.worker.terminate()))
  }

  private leastBusy(): number {
    const load = this.slots.map(slot => slot?.waiting.size ?? 0)
    return load.indexOf(Math.min(...load))
  }

  private start(index: number): Slot {
    const worker = new Worker(this.script, {
      workerData: { isBackground: this.isBackground },
      resourceLimits: this.heapMb === undefined ? {} : { maxOldGenerationSizeMb: this.heapMb },
    })
    const slot: Slot = { worker, waiting: new Map(), idle: null }
    worker.unref()
    worker.on('message', (message: unknown) => {
      const parsed = reply.safeParse(message)
      if (!parsed.success)
        return this.retire(index, slot, new WorkerError('The worker sent an invalid answer.'))
      const answer = parsed.data
      const waiting = slot.waiting.get(answer.id)
      if (!waiting) return
      if (answer.kind === 'part') {
        waiting.timer.refresh()
        waiting.onPart(answer.value)
        return
      }
      slot.waiting.delete(answer.id)
      clearTimeout(waiting.timer)
      if (slot.waiting.size === 0) this.endWhenIdle(index, slot)
      if (answer.kind === 'answer') waiting.resolve(answer.value)
      else waiting.reject(new Error(answer.message))
    })
    worker.on('error', error =>
      this.retire(index, slot, new WorkerError(`The worker failed: ${String(error)}`)),
    )
    worker.on('exit', () => this.retire(index, slot, new WorkerError('The worker ended.')))
    return slot
  }

  private endWhenIdle(index: number, slot: Slot): void {
    if (this.idleMs === null) return
    slot.idle = setTimeout(
      () => this.retire(index, slot, new WorkerError('The worker was idle.')),
      this.idleMs,
    )
    slot.idle.unref()
  }

  private retire(index: number, slot: Slot, error: WorkerError): void {
    if (this.slots[index] === slot) this.slots[index] = null
    fail(slot, error)
    void slot.worker.terminate()
  }
}

/** Rejects all requests of a thread. */
function fail(slot: Slot, error: WorkerError): void {
  if (slot.idle) clearTimeout(slot.idle)
  for (const waiting of slot.waiting.values()) {
    clearTimeout(waiting.timer)
    waiting.reject(error)
  }
  slot.waiting.clear()
}

/**
 * Returns the path of a worker's script: `dist/server/workers/<name>.js` next to the bundled server
 * (see scripts/build/build.mjs). A worker's file is called `<name>.worker.ts`.
 */
export const workerScript = (name: string): URL => new URL(`./workers/${name}.js`, import.meta.url)
