import * as buffer from 'lib0/buffer'
import * as Y from 'yjs'

import { mayKeep } from '#client/shared/lib/signOut.ts'

import { unstoredKey } from './localCopies.ts'

/**
 * Keeps updates that the database `name` has not committed, as the page is left. Local storage is
 * synchronous, but small.
 */
export function keepUnstored(name: string, updates: readonly Uint8Array[]): void {
  if (!mayKeep()) return
  const before = unstoredOf(name)
  const update = Y.mergeUpdates(before ? [before.update, ...updates] : [...updates])
  try {
    localStorage.setItem(unstoredKey(name), buffer.toBase64(update))
  } catch {
    // The storage is full.
  }
}

/** Returns what {@link keepUnstored} kept, and a function that drops it, or null. */
export function unstoredOf(name: string): { update: Uint8Array; drop: () => void } | null {
  const key = unstoredKey(name)
  const value = localStorage.getItem(key)
  if (value === null) return null
  try {
    const update = buffer.fromBase64(value)
    Y.decodeUpdate(update)
    const drop = () => {
      // Another page may have kept more.
      if (localStorage.getItem(key) === value) localStorage.removeItem(key)
    }
    return { update, drop }
  } catch {
    localStorage.removeItem(key)
    return null
  }
}
