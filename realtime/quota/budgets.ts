import type { Pool } from 'pg'
import { z } from 'zod'

import type { Access } from '#platform/access/access.ts'
import type { Logger } from '#platform/logger.ts'
import { UnknownDocumentError } from '#realtime/storage/contract.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'
import { storageFrom, storageLeft, storageRow } from '#schema/storage/rules.ts'

import { RoomShare, StorageBudget, type RoomBudget } from './budget.ts'

const ownerRow = z.object({ owner_id: z.string() })

/** The storage budgets of owners with open documents. Rooms of one owner share one. */
export class StorageBudgets {
  private readonly budgets = new Map<UserId, StorageBudget>()
  /** The shares of open rooms, and their documents. */
  private readonly shares = new Map<RoomShare, DocumentId>()
  private readonly pool: Pool
  private readonly factor: number
  private readonly onError: (error: unknown) => void

  /** `factor` multiplies every limit. */
  constructor(pool: Pool, factor: number, logger: Logger) {
    this.pool = pool
    this.factor = factor
    this.onError = error => logger.warn({ err: error }, 'a storage budget could not be read')
  }

  /**
   * Returns the budget for a room of the document, which closes it. Rejects with
   * {@link UnknownDocumentError} or the database's error.
   */
  async open(doc: DocumentId): Promise<RoomBudget> {
    const budget = await this.enter(await this.ownerOf(doc))
    const share = new RoomShare(budget, () => this.release(budget))
    this.shares.set(share, doc)
    try {
      // The owner may have changed before the share was known here.
      await this.follow(share, doc)
      return {
        take: (bytes, deletesOnly) => share.take(bytes, deletesOnly),
        settled: bytes => share.settled(bytes),
        close: () => this.close(share),
      }
    } catch (error) {
      this.close(share)
      throw error
    }
  }

  /**
   * Lets the rooms of a document that gets another owner take from the storage of that one. Returns a
   * function that stops it.
   */
  followOwners(access: Pick<Access, 'onChange'>): () => void {
    return access.onChange(({ user, session, room }) => {
      if (user !== undefined || session !== undefined) return
      for (const [share, doc] of this.shares)
        if (room === undefined || room === roomName(documentRoom(doc)))
          this.follow(share, doc).catch(this.onError)
    })
  }

  /** Whether the owner of a document has room for so many bytes, according to the stored rows. */
  async hasRoom(doc: DocumentId, bytes: number): Promise<boolean> {
    return (await this.left(await this.ownerOf(doc))) >= bytes
  }

  private async follow(share: RoomShare, doc: DocumentId): Promise<void> {
    const owner = await this.ownerOf(doc)
    if (owner === share.owner) return
    const budget = await this.enter(owner)
    if (this.shares.has(share) && owner !== share.owner) share.move(budget, () => this.release(budget))
    else this.release(budget)
  }

  private close(share: RoomShare): void {
    if (this.shares.delete(share)) share.close()
  }

  /** Returns the budget of an owner, read lately, for one more room. */
  private async enter(owner: UserId): Promise<StorageBudget> {
    const budget = this.budgets.get(owner) ?? new StorageBudget(owner, of => this.left(of), this.onError)
    this.budgets.set(owner, budget)
    budget.rooms += 1
    try {
      await budget.ready()
      return budget
    } catch (error) {
      this.release(budget)
      throw error
    }
  }

  private release(budget: StorageBudget): void {
    budget.rooms -= 1
    if (budget.rooms === 0 && this.budgets.get(budget.owner) === budget) this.budgets.delete(budget.owner)
  }

  private async ownerOf(doc: DocumentId): Promise<UserId> {
    const { rows } = await this.pool.query({
      name: 'storage-owner',
      text: 'SELECT owner_id FROM documents WHERE id = $1',
      values: [doc],
    })
    const [first]: unknown[] = rows
    if (first === undefined) throw new UnknownDocumentError(`Document ${doc} does not exist.`)
    return ownerRow.parse(first).owner_id
  }

  private async left(owner: UserId): Promise<number> {
    const { rows } = await this.pool.query({
      name: 'storage-of',
      text: 'SELECT * FROM storage_of($1)',
      values: [owner],
    })
    const [first]: unknown[] = rows
    return first === undefined ? 0 : storageLeft(storageFrom(storageRow.parse(first), this.factor))
  }
}
