/** Counts the connections of each user. */
export class UserCounts {
  private readonly counts = new Map<string, number>()

  /** The users with a connection. */
  get users(): Iterable<string> {
    return this.counts.keys()
  }

  of(userId: string): number {
    return this.counts.get(userId) ?? 0
  }

  add(userId: string, change: 1 | -1): void {
    const count = this.of(userId) + change
    if (count === 0) this.counts.delete(userId)
    else this.counts.set(userId, count)
  }
}
