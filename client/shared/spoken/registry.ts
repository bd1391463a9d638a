/** The fields or actions that screens offer to voice commands while they are shown. */
export type Registry<T extends { name: string }> = {
  /** Adds an entry. Returns a function that removes it. */
  add: (entry: T) => () => void
  all: () => readonly T[]
  /** Returns the entry with a name that was added last, or null. */
  find: (name: T['name']) => T | null
  /** Returns the first entry that is accepted, now or within a time, or else null. */
  when: (accepts: (entry: T) => boolean, withinMs: number) => Promise<T | null>
}

/** Creates an empty registry. */
export function createRegistry<T extends { name: string }>(): Registry<T> {
  let entries: readonly T[] = []
  const waiting = new Set<() => void>()
  return {
    add(entry) {
      entries = [...entries, entry]
      for (const look of waiting) look()
      return () => {
        entries = entries.filter(other => other !== entry)
      }
    },
    all: () => entries,
    find: name => entries.findLast(entry => entry.name === name) ?? null,
    when: (accepts, withinMs) =>
      new Promise(resolve => {
        const end = (found: T | null) => {
          waiting.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        const look = () => {
          const found = entries.findLast(accepts)
          if (found) end(found)
        }
        const timer = setTimeout(() => end(null), withinMs)
        waiting.add(look)
        look()
      }),
  }
}
