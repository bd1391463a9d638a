import { atomWithStorage } from 'jotai/utils'
import type * as z from 'zod/mini'

/**
 * Creates an atom whose value is kept on this device under `key`, the same in all tabs. The value is
 * `initial` while nothing is stored that `schema` accepts.
 */
export function storedAtom<T>(key: string, schema: z.ZodMiniType<T>, initial: T) {
  const read = (text: string | null): T => {
    const stored = schema.safeParse(valueOf(text))
    return stored.success ? stored.data : initial
  }
  return atomWithStorage<T>(
    key,
    initial,
    {
      getItem: () => read(localStorage.getItem(key)),
      setItem: (_key, value) => localStorage.setItem(key, JSON.stringify(value)),
      removeItem: () => localStorage.removeItem(key),
      subscribe(_key, onChange) {
        const onStorage = (event: StorageEvent) => {
          if (event.key === key) onChange(read(event.newValue))
        }
        window.addEventListener('storage', onStorage)
        return () => window.removeEventListener('storage', onStorage)
      },
    },
    { getOnInit: true },
  )
}

/** The JSON value of a text. A text that is not JSON is its own value. */
function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
