import type { Pool } from 'pg'
import { z } from 'zod'

import type { Logger } from '#platform/logger.ts'
import { UnknownDocumentError } from '#realtime/storage/contract.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'
import { storageFrom, storageLeft, storageRow } from '#schema/storage/rules.ts'

import { shareOf, StorageBudget, type RoomBudget } from './budget.ts'

const ownerRow = z.object({ owner_id: z.string() })

/** The storage budgets of owners with open documents. Rooms of one owner share one. */
export class StorageBudgets {
  private readonly budgets = new Map<UserId, StorageBudget>()
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
    const owner = await this.ownerOf(doc)
    const budget = this.budgets.get(owner) ?? new StorageBudget(owner, of => this.left(of), this.onError)
    this.budgets.set(owner, budget)
    budget.rooms += 1
    try {
      await budget.ready()
    } catch (error) {
      this.release(budget)
      throw error
    }
    return shareOf(budget, () => this.release(budget))
  }

  /** Whether the owner of a document has room for so many bytes, according to the stored rows. */
  async hasRoom(doc: DocumentId, bytes: number): Promise<boolean> {
    return (await this.left(await this.ownerOf(doc))) >= bytes
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
