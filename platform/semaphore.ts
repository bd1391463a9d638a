/** A semaphore: admits `size` callers at a time, the others in order of arrival. */
export class Semaphore {
  private free: number
  private readonly waiting: (() => void)[] = []

  constructor(size: number) {
    this.free = size
  }

  /** Whether the next caller has to wait. */
  get isFull(): boolean {
    return this.free === 0
  }

  /** The number of callers that wait. */
  get queued(): number {
    return this.waiting.length
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--
    else await new Promise<void>(resolve => this.waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free++
    }
  }
}
