/** Counts the connections of each user, or of each address. */
export class ConnectionCounts {
  private readonly counts = new Map<string, number>()

  /** Those with a connection. */
  get owners(): Iterable<string> {
    return this.counts.keys()
  }

  of(owner: string): number {
    return this.counts.get(owner) ?? 0
  }

  add(owner: string, change: 1 | -1): void {
    const count = this.of(owner) + change
    if (count === 0) this.counts.delete(owner)
    else this.counts.set(owner, count)
  }
}
