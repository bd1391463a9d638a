import { useSyncExternalStore } from 'react'

import type { Store } from '#client/shared/lib/store.ts'

/** Returns the store's value, and rerenders on changes. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get)
