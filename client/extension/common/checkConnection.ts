import type { Issue } from '#schema/corrections/issue.ts'

import { ask, isGone } from './ask.ts'
import { CHECK_PORT, checkedText, TEXT_MAX, type CheckOrder } from './checkPort.ts'
import { changedIssues, type KnownIssues } from './issueChange.ts'

/** Connections in a row that may end without an answer. */
const FAILURES_MAX = 5
const AGAIN_MS = 500

export type CheckOptions = {
  signal?: AbortSignal
  /** Called with the misspelled words that are known while the checker is loading. */
  onSpelling?: (issues: readonly Issue[]) => void
}

type Waiting = CheckOptions & {
  order: CheckOrder
  resolve: (issues: readonly Issue[]) => void
  reject: (reason: unknown) => void
  /** Stops listening to the signal, which may outlive many checks. */
  leave: () => void
}

/**
 * The connection of a content script to the page of the checker. It survives the end of that page:
 * checks without an answer are sent again.
 */
export class CheckConnection {
  private readonly waiting = new Map<number, Waiting>()
  private port: chrome.runtime.Port | null = null
  private isOpening = false
  private failures = 0
  private last = 0

  /** Starts the checker and connects to it. */
  open(): void {
    if (!this.port && !this.isOpening) void this.connect()
  }

  /** Resolves with the issues of a text. Rejects with the signal's reason, or when the extension is gone. */
  check(text: string, options: CheckOptions = {}): Promise<readonly Issue[]> {
    const { signal } = options
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (text.trim() === '' || text.length > TEXT_MAX) return resolve([])
      const id = (this.last += 1)
      const drop = () => this.drop(id, signal?.reason)
      const leave = () => signal?.removeEventListener('abort', drop)
      this.waiting.set(id, { ...options, order: { kind: 'check', id, text }, resolve, reject, leave })
      signal?.addEventListener('abort', drop)
      this.post({ kind: 'check', id, text })
      this.open()
    })
  }

  private drop(id: number, reason: unknown): void {
    this.post({ kind: 'drop', id })
    this.take(id)?.reject(reason)
  }

  /** Returns a check that waits no more. */
  private take(id: number): Waiting | undefined {
    const taken = this.waiting.get(id)
    this.waiting.delete(id)
    taken?.leave()
    return taken
  }

  private post(order: CheckOrder): void {
    try {
      this.port?.postMessage(order)
    } catch {
      // The browser has closed the port, such as that of a page to which the user came back. It may not
      // have said so. All that wait are sent again.
      this.port = null
    }
  }

  private async connect(): Promise<void> {
    this.isOpening = true
    try {
      await ask({ kind: 'warm' })
      const port = chrome.runtime.connect({ name: CHECK_PORT })
      let issues: KnownIssues = []
      port.onMessage.addListener((message: unknown) => {
        if (port !== this.port) return
        const { data } = checkedText.safeParse(message)
        if (!data) {
          // The next answers on this port are changes of this one.
          port.disconnect()
          return this.lose(port)
        }
        issues = changedIssues(issues, data.change)
        this.receive(
          data.id,
          issues.filter(each => each !== null),
          data.isWhole,
        )
      })
      port.onDisconnect.addListener(() => this.lose(port))
      this.port = port
      for (const { order } of this.waiting.values()) this.post(order)
    } catch (error) {
      this.fail(error)
    } finally {
      this.isOpening = false
    }
  }

  private receive(id: number, issues: readonly Issue[], isWhole: boolean): void {
    this.failures = 0
    if (!isWhole) return this.waiting.get(id)?.onSpelling?.(issues)
    this.take(id)?.resolve(issues)
  }

  private lose(port: chrome.runtime.Port): void {
    // There may be another one by now.
    if (this.port !== null && this.port !== port) return
    this.port = null
    if (this.waiting.size > 0) this.fail(new Error('The checker has ended.'))
  }

  /** Connects again after a while, or rejects all checks. */
  private fail(error: unknown): void {
    this.failures += 1
    if (!isGone() && this.failures < FAILURES_MAX) {
      setTimeout(() => this.open(), AGAIN_MS)
      return
    }
    for (const id of this.waiting.keys()) this.take(id)?.reject(error)
  }
}
