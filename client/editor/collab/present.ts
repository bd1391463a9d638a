import { atom, type Atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'
import type { RosterEntry } from '#schema/collab/roster.ts'

import { isAway, type SavedState } from './savedState.ts'

const NOBODY: readonly RosterEntry[] = []

/** The people in a document: those whom the server has named last, and those who are known to be there now. */
export function peopleIn(saved: Atom<SavedState>) {
  const roster = atom(NOBODY)
  /** Whether the page has been without the server since it named them. */
  const isOld = atom(false)
  return {
    roster,
    present: atom(get => (get(isOld) || isAway(get(saved)) ? NOBODY : get(roster))),
    take: (entries: readonly RosterEntry[]) => {
      store.set(roster, entries)
      store.set(isOld, false)
    },
    /** Notes that the page is without the server, and says so. */
    forget: () => store.set(isOld, true),
  }
}
