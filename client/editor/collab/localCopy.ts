import * as Y from 'yjs'

import { localCopyName } from './localCopies.ts'
import { keepUnstored, unstoredOf } from './unstored.ts'
import { UpdateStore } from './updateStore.ts'

/** Whether this device has stored every change of a document: yes, not yet, or it could not. */
export type LocalCopyState = 'kept' | 'keeping' | 'failed'

/** This many updates are merged into one. */
const MERGE_AT = 200
const MERGE_AFTER_MS = 1000
/** A change that takes longer to store counts as not stored. */
const STORED_WITHIN_MS = 5000
const RETRY_AFTER_MS = 5000

type Options = {
  documentId: string
  userId: string
  body: Y.Doc
  onState: (state: LocalCopyState) => void
}

/** This device's copy of a document. It is the origin of the updates that it applies to the body. */
export class LocalCopy {
  /** Resolves once the body contains the copy; rejects if the copy cannot be read. */
  readonly loaded: Promise<void>
  readonly #body: Y.Doc
  readonly #name: string
  readonly #onState: Options['onState']
  readonly #unstored = new Set<Uint8Array>()
  #store: UpdateStore | null = null
  #count = 0
  #hasFailed = false
  /** Whether the copy was removed, such as by a sign-out. Nothing is stored after it. */
  #isRemoved = false
  #late: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #merge: ReturnType<typeof setTimeout> | undefined
  #onSettled: (() => void) | null = null

  constructor({ documentId, userId, body, onState }: Options) {
    this.#body = body
    this.#name = localCopyName(userId, documentId)
    this.#onState = onState
    body.on('update', this.#onUpdate)
    window.addEventListener('pagehide', this.#onPageHide)
    this.loaded = this.#load()
    this.loaded.catch(() => this.#fail())
  }

  /** Whether every change is stored. */
  get state(): LocalCopyState {
    if (this.#unstored.size === 0) return 'kept'
    return this.#hasFailed || this.#isRemoved ? 'failed' : 'keeping'
  }

  /** Stores what is left, and closes the copy. */
  async close(): Promise<void> {
    this.#body.off('update', this.#onUpdate)
    clearTimeout(this.#merge)
    if (this.state === 'keeping') await new Promise<void>(resolve => (this.#onSettled = resolve))
    this.#onPageHide()
    this.#isRemoved = true
    window.removeEventListener('pagehide', this.#onPageHide)
    clearTimeout(this.#late)
    clearTimeout(this.#retry)
    this.#store?.close()
  }

  /** Closes and removes the copy. */
  async forget(): Promise<void> {
    this.#isRemoved = true
    await this.close()
    unstoredOf(this.#name)?.drop()
    indexedDB.deleteDatabase(this.#name)
  }

  async #load(): Promise<void> {
    const store = await UpdateStore.open(this.#name, () => {
      this.#isRemoved = true
      this.#report()
    })
    const updates = await store.all()
    if (this.#isRemoved) return store.close()
    const left = unstoredOf(this.#name)
    if (left) updates.push(left.update)
    this.#apply(updates)
    this.#count = updates.length
    this.#store = store
    if (left) this.#unstored.add(left.update)
    void this.#add([...this.#unstored]).then(isStored => isStored && left?.drop())
  }

  #apply(updates: readonly Uint8Array[]): void {
    const apply = () => updates.forEach(update => Y.applyUpdate(this.#body, update))
    Y.transact(this.#body, apply, this, false)
  }

  readonly #onUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin === this) return
    this.#unstored.add(update)
    void this.#add([update])
    this.#report()
  }

  /** Keeps in another place what the database may not get to. */
  readonly #onPageHide = (): void => {
    if (this.#unstored.size > 0 && !this.#isRemoved) keepUnstored(this.#name, [...this.#unstored])
  }

  /** Stores updates. Returns whether they are stored. */
  async #add(updates: readonly Uint8Array[]): Promise<boolean> {
    if (!this.#store || updates.length === 0) return false
    try {
      await this.#store.add(Y.mergeUpdates([...updates]))
    } catch {
      this.#fail()
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => void this.#add([...this.#unstored]), RETRY_AFTER_MS)
      return false
    }
    for (const update of updates) this.#unstored.delete(update)
    this.#report()
    this.#count += 1
    if (this.#count >= MERGE_AT) this.#mergeSoon()
    return true
  }

  #mergeSoon(): void {
    clearTimeout(this.#merge)
    this.#merge = setTimeout(() => {
      const merged = this.#store?.replace(updates => {
        // Other tabs store theirs here, too.
        this.#apply(updates)
        return Y.encodeStateAsUpdate(this.#body)
      })
      // Nothing was replaced. The next update tries again.
      merged?.then(() => (this.#count = 1)).catch(() => undefined)
    }, MERGE_AFTER_MS)
  }

  #fail(): void {
    this.#hasFailed = true
    this.#report()
  }

  #report(): void {
    if (this.#unstored.size === 0) {
      this.#hasFailed = false
      clearTimeout(this.#late)
      this.#late = undefined
    } else this.#late ??= setTimeout(() => this.#fail(), STORED_WITHIN_MS)
    if (this.state !== 'keeping') this.#onSettled?.()
    this.#onState(this.state)
  }
}
