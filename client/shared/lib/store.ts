import { getDefaultStore } from 'jotai'

/** Holds the values of all atoms, for code outside components. */
export const store = getDefaultStore()
