import { createStore, type Store } from '#client/shared/lib/store.ts'

import type { Contribution } from './contribution.ts'

/** A contribution and the id of its feature. */
export type Contributed = Contribution & { id: string }

/** The current contributions of all features, in the order of their list. */
export type Contributions = Pick<Store<readonly Contributed[]>, 'get' | 'subscribe'> & {
  /** Replaces a feature's contribution; null removes it. */
  put: (id: string, contribution: Contribution | null) => void
}

/** Creates an empty list for features with these ids. */
export function createContributions(ids: readonly string[]): Contributions {
  const byId = new Map<string, Contributed>()
  const { get, set, subscribe } = createStore<readonly Contributed[]>([])
  return {
    get,
    subscribe,
    put(id, contribution) {
      if (contribution) byId.set(id, { ...contribution, id })
      else byId.delete(id)
      set(ids.flatMap(known => byId.get(known) ?? []))
    },
  }
}
