import type { UserId } from '#schema/shared/ids.ts'

/** Stored bytes after which the size is read again: compaction makes it smaller than what came. */
const READ_EVERY_BYTES = 256 * 1024
/** A new room of an owner reads the size again when it is older than this. */
const FRESH_MS = 10_000
/** Shortest time between two reads for one owner. */
const MIN_READ_MS = 1000
/** Bytes above the limit that deletions may take. They make the body smaller in the end. */
export const DELETIONS_RESERVE_BYTES = 2 * 1024 * 1024

/** The bytes that an owner's documents may still take, as this process knows. */
export class StorageBudget {
  readonly owner: UserId
  /** The number of rooms that use it. */
  rooms = 0
  /** Bytes that are left for updates that are not taken yet. */
  private left = 0
  /** Bytes that are taken, but not stored yet. */
  private pending = 0
  private storedSinceRead = 0
  private readAt = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | null = null
  private readonly readLeft: (owner: UserId) => Promise<number>
  private readonly onError: (error: unknown) => void

  /** `readLeft`: returns the bytes that are left according to the stored rows. */
  constructor(
    owner: UserId,
    readLeft: (owner: UserId) => Promise<number>,
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.owner = owner
    this.readLeft = readLeft
    this.onError = onError
  }

  /** Takes the bytes of an update, if they fit. */
  take(bytes: number, deletesOnly: boolean): boolean {
    if (bytes > this.left + (deletesOnly ? DELETIONS_RESERVE_BYTES : 0)) {
      // Documents may have been deleted, or the plan changed.
      this.refresh()
      return false
    }
    this.owe(bytes)
    return true
  }

  /** Takes the bytes of updates that were taken elsewhere, whether they fit or not. */
  owe(bytes: number): void {
    this.left -= bytes
    this.pending += bytes
  }

  /** Called when bytes that were taken are stored, or lost. */
  settled(bytes: number): void {
    this.pending -= bytes
    this.storedSinceRead += bytes
    if (this.storedSinceRead >= READ_EVERY_BYTES) this.refresh()
  }

  /** Resolves when the size is known, and was read lately. */
  async ready(): Promise<void> {
    if (this.left <= 0 || performance.now() - this.readAt > FRESH_MS) await this.read()
  }

  private read(): Promise<void> {
    this.reading ??= this.readOnce().finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private refresh(): void {
    if (performance.now() - this.readAt >= MIN_READ_MS) this.read().catch(this.onError)
  }

  private async readOnce(): Promise<void> {
    this.readAt = performance.now()
    this.storedSinceRead = 0
    this.left = (await this.readLeft(this.owner)) - this.pending
  }
}

/** The budget of a document's owner, as one room uses it. */
export type RoomBudget = Pick<StorageBudget, 'take' | 'settled'> & { close: () => void }

/** Without a limit. */
export const UNLIMITED: RoomBudget = { take: () => true, settled: () => undefined, close: () => undefined }

/** The share of a room in a budget. When it closes, its updates that were not stored no longer count. */
export class RoomShare implements RoomBudget {
  private pending = 0
  private budget: StorageBudget
  private release: () => void

  /** `release` is called when the share leaves the budget. */
  constructor(budget: StorageBudget, release: () => void) {
    this.budget = budget
    this.release = release
  }

  get owner(): UserId {
    return this.budget.owner
  }

  take(bytes: number, deletesOnly: boolean): boolean {
    const taken = this.budget.take(bytes, deletesOnly)
    if (taken) this.pending += bytes
    return taken
  }

  settled(bytes: number): void {
    this.pending -= bytes
    this.budget.settled(bytes)
  }

  /** Goes on in the budget of another owner, with the updates that are not stored yet. */
  move(budget: StorageBudget, release: () => void): void {
    this.leave()
    budget.owe(this.pending)
    this.budget = budget
    this.release = release
  }

  close(): void {
    this.leave()
    this.pending = 0
  }

  private leave(): void {
    if (this.pending > 0) this.budget.settled(this.pending)
    this.release()
  }
}
