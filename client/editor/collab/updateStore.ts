const UPDATES = 'updates'
const CUSTOM = 'custom'

/** The Yjs updates of one document in an IndexedDB database, in the format of `y-indexeddb`. */
export class UpdateStore {
  readonly #database: IDBDatabase

  /** Calls `onRemoved` when another page removes the database; this page closes it then. */
  static async open(name: string, onRemoved: () => void): Promise<UpdateStore> {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore(UPDATES, { autoIncrement: true })
        opening.result.createObjectStore(CUSTOM)
      })
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error ?? new Error(`${name} does not open.`)))
    })
    database.addEventListener('versionchange', () => {
      database.close()
      onRemoved()
    })
    return new UpdateStore(database)
  }

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  /** Returns all updates. */
  async all(): Promise<Uint8Array[]> {
    const { updates, done } = this.#transaction('readonly')
    const reading: IDBRequest<unknown[]> = updates.getAll()
    await done
    return reading.result.filter(update => update instanceof Uint8Array)
  }

  /** Adds an update. Resolves once it is committed; rejects if it is not stored. */
  async add(update: Uint8Array): Promise<void> {
    const { updates, done, commit } = this.#transaction('readwrite')
    updates.add(update)
    // Without this, the commit would wait for a page that may be leaving.
    commit()
    await done
  }

  /** Replaces all updates with the one that `merge` returns for them. */
  async replace(merge: (updates: Uint8Array[]) => Uint8Array): Promise<void> {
    const { updates, done } = this.#transaction('readwrite')
    const reading: IDBRequest<unknown[]> = updates.getAll()
    reading.addEventListener('success', () => {
      updates.clear()
      updates.add(merge(reading.result.filter(update => update instanceof Uint8Array)))
    })
    await done
  }

  /** Closes the database after its last transaction. */
  close(): void {
    this.#database.close()
  }

  #transaction(mode: IDBTransactionMode) {
    const transaction = this.#database.transaction(UPDATES, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored.')))
    })
    return { updates: transaction.objectStore(UPDATES), done, commit: () => transaction.commit() }
  }
}
