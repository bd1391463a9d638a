/** Those who wait for one piece of work, which begins with the first turn of any of them. */
export class Waiters {
  private readonly names = new Set<string>()
  private onJoin: (who: string) => void = () => undefined

  constructor(who: string) {
    this.names.add(who)
  }

  /** Adds one who waits for the same work. */
  join(who: string): void {
    if (this.names.has(who)) return
    this.names.add(who)
    this.onJoin(who)
  }

  /** Calls `onJoin` for each who waits already, and for those who join later. */
  each(onJoin: (who: string) => void): void {
    this.onJoin = onJoin
    for (const who of this.names) onJoin(who)
  }
}
