import { mayKeep } from '#client/shared/lib/signOut.ts'

import { clientKey } from './localCopies.ts'

/**
 * The Yjs clients of this device's pages of a document that have written what the server may not have.
 * A page that is opened takes the place of those that are gone. Each is a lock of the browser, so that
 * one page does.
 */
export class UnsentClients {
  /** The clients of which this page takes the place. Never rejects. */
  readonly adopted: Promise<readonly number[]>
  readonly #keyOf: (client: number | '') => string
  readonly #own: number
  readonly #closed: Promise<void>
  #close: () => void = () => undefined
  #isNoted = false
  #isSettled = false

  /** `name`: that of the local copy. `own`: the client of the page. */
  constructor(name: string, own: number) {
    this.#keyOf = client => clientKey(name, client)
    this.#own = own
    this.#closed = new Promise(resolve => (this.#close = resolve))
    void this.#hold(own)
    this.adopted = Promise.all(
      this.#kept().map(async client => ((await this.#hold(client)) ? [client] : [])),
    ).then(clients => clients.flat())
  }

  /** Notes that the page has written something. */
  note(): void {
    if (this.#isNoted || !mayKeep()) return
    this.#isNoted = true
    this.#isSettled = false
    try {
      localStorage.setItem(this.#keyOf(this.#own), '')
    } catch {
      // Without room, no later page takes the place of this one.
    }
  }

  /** Notes that the server has everything that is here. */
  settle(): void {
    if (this.#isSettled) return
    this.#isSettled = true
    this.#isNoted = false
    localStorage.removeItem(this.#keyOf(this.#own))
    void this.adopted.then(clients => {
      for (const client of clients) localStorage.removeItem(this.#keyOf(client))
    })
  }

  /** Lets another page take the place of this one. */
  close(): void {
    this.#close()
  }

  #kept(): number[] {
    const start = this.#keyOf('')
    return Object.keys(localStorage)
      .filter(key => key.startsWith(start))
      .map(key => Number(key.slice(start.length)))
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
