/** Frequencies of adjacent word pairs. */
export class Pairs {
  private readonly index: ReadonlyMap<string, number>
  private readonly rows: readonly string[]
  private readonly read = new Map<number, ReadonlyMap<number, number>>()

  constructor({ words, pairs }: { words: string; pairs: string }) {
    this.index = new Map(words.split(' ').map((word, at) => [word, at]))
    this.rows = pairs.split('\n')
  }

  /**
   * Returns twice the binary logarithm of the count of `first second` (12…42, lower case), or 0 for
   * an unlisted pair.
   */
  frequency(first: string, second: string): number {
    const row = this.index.get(first)
    const column = this.index.get(second)
    return row === undefined || column === undefined ? 0 : (this.rowAt(row).get(column) ?? 0)
  }

  private rowAt(at: number): ReadonlyMap<number, number> {
    const known = this.read.get(at)
    if (known) return known
    const row = new Map<number, number>()
    let column = 0
    for (const [, gap = '', count = '0'] of (this.rows[at] ?? '').matchAll(/([0-9a-z]+)([:-_])/g)) {
      column += Number.parseInt(gap, 36)
      row.set(column, count.charCodeAt(0) - 48)
    }
    this.read.set(at, row)
    return row
  }
}

let loading: Promise<Pairs> | undefined

/** Returns the word pairs, loaded once (0.9 MB). */
export function loadPairs(): Promise<Pairs> {
  loading ??= import('../data/pairs.json', { with: { type: 'json' } }).then(
    ({ default: data }) => new Pairs(data),
  )
  return loading
}
