import { atom } from 'jotai'
import type { SetStateAction } from 'react'
import type * as z from 'zod/mini'

/**
 * Creates an atom whose value is kept on this device under `key`, the same in all tabs. The value is
 * `initial` while nothing is stored that `schema` accepts. While the device has no room for a value, it
 * stays on this page alone.
 */
export function storedAtom<T>(key: string, schema: z.ZodMiniType<T>, initial: T) {
  const parsed = (text: string | null): T => {
    const stored = schema.safeParse(valueOf(text))
    return stored.success ? stored.data : initial
  }
  const first = localStorage.getItem(key)
  /** `hasRoom`: whether the device has the value, as the text. */
  let last = { text: first, value: parsed(first), hasRoom: true }
  const latest = (): T => {
    const text = localStorage.getItem(key)
    if (text !== last.text && last.hasRoom) last = { text, value: parsed(text), hasRoom: true }
    return last.value
  }
  const keep = (value: T) => {
    const text = JSON.stringify(value)
    try {
      localStorage.setItem(key, text)
      last = { text, value, hasRoom: true }
    } catch {
      last = { text, value, hasRoom: false }
    }
  }
  const shown = atom<T>(last.value)
  shown.onMount = show => {
    show(latest)
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return
      // Signing out removes what may be without room here too.
      if (event.newValue === null) last = { text: null, value: initial, hasRoom: true }
      show(latest)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
  return atom(
    get => get(shown),
    (get, set, change: SetStateAction<T>) => {
      // The event about another tab's change may not have come yet.
      const before = latest()
      set(shown, () => before)
      set(shown, change)
      const after = get(shown)
      if (after !== before) keep(after)
    },
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
