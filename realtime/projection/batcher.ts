type Waiting<T, R> = {
  item: T
  weight: number
  resolve: (result: R) => void
  reject: (error: unknown) => void
}

type Options<T, R> = {
  /** Milliseconds in which calls gather. */
  windowMs: number
  /** Maximum number of items in a batch, and their total weight. A single item may be heavier. */
  maxItems: number
  maxWeight: number
  weigh: (item: T) => number
  /** Returns the results in the order of the items. */
  process: (items: T[]) => Promise<R[]>
}

/**
 * Batches calls that arrive at about the same time. When a batch fails, each item is processed
 * alone.
 */
export class Batcher<T, R> {
  private waiting: Waiting<T, R>[] = []
  private timer: NodeJS.Timeout | null = null
  private readonly options: Options<T, R>

  constructor(options: Options<T, R>) {
    this.options = options
  }

  run(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, weight: this.options.weigh(item), resolve, reject })
      this.timer ??= setTimeout(() => this.start(), this.options.windowMs)
    })
  }

  private start(): void {
    this.timer = null
    const { waiting } = this
    this.waiting = []
    let batch: Waiting<T, R>[] = []
    let weight = 0
    for (const one of waiting) {
      const isFull = batch.length >= this.options.maxItems || weight + one.weight > this.options.maxWeight
      if (isFull && batch.length > 0) {
        void this.doTogether(batch)
        batch = []
        weight = 0
      }
      batch.push(one)
      weight += one.weight
    }
    void this.doTogether(batch)
  }

  private async doTogether(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.options.process(batch.map(({ item }) => item))
      if (results.length !== batch.length)
        throw new Error('The number of results does not match the number of items.')
      batch.forEach((one, i) => one.resolve(results[i] as R))
    } catch (error) {
      if (batch.length === 1) for (const { reject } of batch) reject(error)
      else for (const one of batch) void this.doTogether([one])
    }
  }
}
