import { atom, type Atom } from 'jotai'

import { store } from '#client/shared/lib/store.ts'

import type { Contribution } from './contribution.ts'
import { isPressed, type Pressed } from './keys.ts'

/** A feature, before its contribution arrives. */
type Declared = { id: string; keys?: readonly string[] }

/** A contribution and the id of its feature. */
export type Contributed = Contribution & { id: string }

/** The contributions of the features of an open document. */
export type Contributions = {
  /** Those that have arrived, in the order of the list of features. */
  all: Atom<readonly Contributed[]>
  /** Replaces a feature's contribution; null removes it. */
  put: (id: string, contribution: Contribution | null) => void
  /**
   * Returns the number of features that declare a pressed key and whose contribution has not
   * arrived.
   */
  awaiting: (pressed: Pressed) => number
  /** Whether the contributions of all features have arrived. */
  isComplete: () => boolean
}

/** Creates an empty list for the contributions of these features. */
export function createContributions(features: readonly Declared[]): Contributions {
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
    awaiting: pressed =>
      features.filter(({ id, keys = [] }) => !byId.has(id) && keys.some(key => isPressed(key, pressed)))
        .length,
    isComplete: () => features.every(({ id }) => byId.has(id)),
  }
}
