import { decodeMoves, encodeMoves } from '#client/editor/acts/keptMoves.ts'
import type { Moved } from '#client/editor/acts/moved.ts'
import { mayKeep } from '#client/shared/lib/signOut.ts'

import { clientKey } from './localCopies.ts'

/** A page that is gone: its Yjs client, and the blocks that it has moved. */
export type Gone = { client: number; moves: readonly Moved[] }

/**
 * The Yjs clients of this device's pages of a document that have written what the server may not have.
 * A page that is opened takes the place of those that are gone. Each is a lock of the browser, so that
 * one page does.
 */
export class UnsentClients {
  /** The blocks that the device's other pages have moved, also those that are open. */
  readonly moves: readonly Moved[]
  /** The pages of which this one takes the place. Never rejects. */
  readonly adopted: Promise<readonly Gone[]>
  readonly #keyOf: (client: number | '') => string
  /** The clients under which the page has written: almost always one. */
  readonly #own: number[]
  readonly #closed: Promise<void>
  #close: () => void = () => undefined
  /** The number of moves with which the page is noted; null: it is not. */
  #noted: number | null = null
  #isSettled = false

  /** `name`: that of the local copy. `own`: the client of the page. */
  constructor(name: string, own: number) {
    this.#keyOf = client => clientKey(name, client)
    this.#own = [own]
    this.#closed = new Promise(resolve => (this.#close = resolve))
    void this.#hold(own)
    const kept = this.#kept()
    this.moves = kept.flatMap(({ moves }) => moves)
    this.adopted = Promise.all(kept.map(async page => ((await this.#hold(page.client)) ? [page] : []))).then(
      pages => pages.flat(),
    )
  }

  /** Notes that the page has written something. `moves`: all blocks that it has moved. */
  note(moves: readonly Moved[]): void {
    if (this.#noted === moves.length || !mayKeep()) return
    this.#noted = moves.length
    this.#isSettled = false
    try {
      for (const own of this.#own) localStorage.setItem(this.#keyOf(own), encodeMoves(moves))
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

  /** Notes that the server has everything that is here. */
  settle(): void {
    if (this.#isSettled) return
    this.#isSettled = true
    this.#noted = null
    // It writes under the last one from now on.
    for (const own of this.#own) localStorage.removeItem(this.#keyOf(own))
    this.#own.splice(0, this.#own.length - 1)
    void this.adopted.then(pages => {
      for (const { client } of pages) localStorage.removeItem(this.#keyOf(client))
    })
  }

  /** Lets another page take the place of this one. */
  close(): void {
    this.#close()
  }

  #kept(): Gone[] {
    const start = this.#keyOf('')
    return Object.keys(localStorage)
      .filter(key => key.startsWith(start))
      .map(key => ({
        client: Number(key.slice(start.length)),
        moves: decodeMoves(localStorage.getItem(key) ?? ''),
      }))
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
