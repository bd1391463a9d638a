import type { Issue } from '#schema/corrections/issue.ts'

/**
 * The findings of the checker. `loading`: it is on its way, and spelling alone is known; `stopped`: it
 * failed, and can begin again.
 */
export type TryState = {
  /** The text that was checked. The places of its findings count from its start. */
  text: string
  status: 'waiting' | 'loading' | 'checking' | 'done' | 'stopped'
  issues: readonly Issue[]
  /** Whether a line is in a language that cannot be checked. */
  isForeign: boolean
}

/** Checks the texts of a visitor, once the code for it is loaded. */
export class TryActs {
  readonly state: TryState
  /** Loads the checker. */
  readonly begin: () => void
  /** Checks a text in place of the last one. */
  readonly change: (text: string) => void
  /** Begins again after a failure. */
  readonly retry: () => void

  constructor({ state, begin, change, retry }: TryActs) {
    this.state = state
    this.begin = begin
    this.change = change
    this.retry = retry
  }
}
