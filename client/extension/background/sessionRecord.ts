import * as z from 'zod/mini'

import { createTurns } from './turns.ts'

/**
 * Returns a record in the storage of the session, of which only the newest values are kept. It outlives
 * this worker, no page can read it, and it ends with the browser.
 */
export function sessionRecord<S extends z.ZodMiniType>(name: string, value: S, most: number) {
  const record = z.catch(z.record(z.string(), value), {})
  const inTurn = createTurns()
  const read = async () => record.parse((await chrome.storage.session.get(name))[name])
  const change = <T>(made: (kept: Map<string, z.output<S>>) => T): Promise<T> =>
    inTurn(async () => {
      const kept = new Map(Object.entries(await read()))
      const result = made(kept)
      await chrome.storage.session.set({ [name]: Object.fromEntries([...kept].slice(-most)) })
      return result
    })
  return {
    /** Returns the value of a name, or null. */
    get: async (key: string): Promise<z.output<S> | null> => (await read())[key] ?? null,
    /** Keeps a value, or the one that is there already, as the newest. Returns it. */
    keep: (key: string, made: (known: z.output<S> | null) => z.output<S>) =>
      change(kept => {
        const now = made(kept.get(key) ?? null)
        kept.delete(key)
        kept.set(key, now)
        return now
      }),
    remove: (key: string): Promise<void> => change(kept => void kept.delete(key)),
    clear: (): Promise<void> => change(kept => kept.clear()),
  }
}

/** Returns a name by which texts are known again without keeping them. */
export async function digestOf(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
