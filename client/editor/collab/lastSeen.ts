import { mayKeep } from '#client/shared/lib/signOut.ts'

import { seenKey } from './localCopies.ts'

/** The device writes the time down this often while the document is connected. */
const EVERY_MS = 20_000

/** When this device was last connected to a document, also by an earlier page. */
export class LastSeen {
  readonly #key: string
  /** The time of the pages before, in ms since the epoch; null if this device has never been. */
  readonly before: number | null
  #written = 0

  constructor(name: string) {
    this.#key = seenKey(name)
    const stored = Number(localStorage.getItem(this.#key))
    this.before = stored > 0 ? stored : null
  }

  /** Notes that the document is connected now. `exactly`: it will not be soon. */
  note(now: number, exactly = false): void {
    if (!mayKeep() || (!exactly && now - this.#written < EVERY_MS)) return
    this.#written = now
    try {
      localStorage.setItem(this.#key, String(now))
    } catch {
      // Without room, the next page reports no absence.
    }
  }
}
