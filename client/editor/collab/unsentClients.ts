import { decodeChanges, encodeChanges } from '#client/editor/acts/keptChanges.ts'
import type { Changes } from '#client/editor/acts/unsent.ts'
import { mayKeep } from '#client/shared/lib/signOut.ts'

import { clientKey } from './localCopies.ts'

/** A page that is gone: its Yjs client, and what it has changed. `isSaved`: the server has all of it. */
export type Gone = { client: number; changes: Changes; isSaved: boolean }

/** Kept in place of the changes of a page if the server has all of them. */
const SAVED = 'saved'

/**
 * The Yjs clients of this device's pages of a document that have written what the server or the pages of
 * others may not have. A page that is opened takes the place of those that are gone. Each is a lock of the
 * browser, so that one page does.
 */
export class UnsentClients {
  /** The changes of the device's other pages, also of those that are open. */
  readonly changes: readonly Changes[]
  /** The pages of which this one takes the place. Never rejects. */
  readonly adopted: Promise<readonly Gone[]>
  readonly #keyOf: (client: number | '') => string
  /** The clients under which the page has written: almost always one. */
  readonly #own: number[]
  #adopted: readonly Gone[] = []
  readonly #closed: Promise<void>
  #close: () => void = () => undefined
  /** The changes with which the page is noted, as they are kept; null: it is not. */
  #noted: string | null = null
  #isSettled = false

  /** `name`: that of the local copy. `own`: the client of the page. */
  constructor(name: string, own: number) {
    this.#keyOf = client => clientKey(name, client)
    this.#own = [own]
    this.#closed = new Promise(resolve => (this.#close = resolve))
    void this.#hold(own)
    const kept = this.#kept()
    this.changes = kept.map(({ changes }) => changes)
    this.adopted = Promise.all(kept.map(async page => ((await this.#hold(page.client)) ? [page] : []))).then(
      pages => (this.#adopted = pages.flat()),
    )
  }

  /**
   * Notes that the page has written something. `changes`: all that it has deleted or moved, and what it has
   * taken over.
   */
  note(changes: Changes): void {
    const text = encodeChanges(changes)
    if (this.#noted === text || !mayKeep()) return
    this.#noted = text
    this.#isSettled = false
    try {
      for (const own of this.#own) localStorage.setItem(this.#keyOf(own), text)
      // The changes of the pages before are among those of this one.
      for (const { client } of this.#adopted) localStorage.setItem(this.#keyOf(client), '')
    } catch {
      // Without room, no later page takes the place of this one.
    }
  }

  /** Lets the page write under another client, too. */
  renew(client: number): void {
    this.#own.push(client)
    this.#noted = null
    void this.#hold(client)
  }

  /**
   * Notes that the server has everything that is here. A deletion by someone who does not know it yet may
   * be on its way: the next page writes it again then, as this one would.
   */
  settle(): void {
    if (this.#isSettled) return
    this.#isSettled = true
    // It writes under the last one from now on.
    for (const own of this.#own) localStorage.removeItem(this.#keyOf(own))
    this.#own.splice(0, this.#own.length - 1)
    if (this.#noted !== null) this.#keepSaved()
    this.#noted = null
    void this.adopted.then(pages => {
      for (const { client } of pages) localStorage.removeItem(this.#keyOf(client))
    })
  }

  #keepSaved(): void {
    // Without locks, the next page would take the place of one that is open, and write the same again.
    if (!mayKeep() || !('locks' in navigator)) return
    try {
      for (const own of this.#own) localStorage.setItem(this.#keyOf(own), SAVED)
    } catch {
      // As in `note`.
    }
  }

  /** Lets another page take the place of this one. */
  close(): void {
    this.#close()
  }

  #kept(): Gone[] {
    const start = this.#keyOf('')
    return Object.keys(localStorage)
      .filter(key => key.startsWith(start))
      .map(key => {
        const client = Number(key.slice(start.length))
        const text = localStorage.getItem(key) ?? ''
        return { client, changes: decodeChanges(text), isSaved: text === SAVED }
      })
  }

  /** Holds a client until the page is closed. Returns whether no other page does; without locks, none does. */
  #hold(client: number): Promise<boolean> {
    const locks = 'locks' in navigator ? navigator.locks : null
    if (!locks) return Promise.resolve(true)
    return new Promise(resolve => {
      locks
        .request(this.#keyOf(client), { ifAvailable: true }, lock => {
          resolve(lock !== null)
          return lock ? this.#closed : undefined
        })
        .catch(() => resolve(false))
    })
  }
}
