import { atom, type Atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

import type { Contribution } from './contribution.ts'

/** A contribution and the id of its feature. */
export type Contributed = Contribution & { id: string }

/** The contributions of the features of an open document. */
export type Contributions = {
  /** All of them, in the order of the list of features. */
  all: Atom<readonly Contributed[]>
  /** Replaces a feature's contribution; null removes it. */
  put: (id: string, contribution: Contribution | null) => void
}

/** Creates an empty list for the contributions of these features. */
export function createContributions(features: readonly { id: string }[]): Contributions {
  const byId = new Map<string, Contributed>()
  const all = atom<readonly Contributed[]>([])
  return {
    all,
    put(id, contribution) {
      if (contribution) byId.set(id, { ...contribution, id })
      else byId.delete(id)
      store.set(
        all,
        features.flatMap(feature => byId.get(feature.id) ?? []),
      )
    },
  }
}
