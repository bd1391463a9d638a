import deepEqual from 'fast-deep-equal'
import { atom } from 'jotai'
import type { SetStateAction } from 'react'
import * as z from 'zod/mini'

import { store } from './store.ts'

/** The keys of values for which the device had no room: they are lost with this page. */
export const keysWithoutRoom = atom<ReadonlySet<string>>(new Set<string>())

function markRoom(key: string, hasRoom: boolean): void {
  const keys = store.get(keysWithoutRoom)
  if (keys.has(key) !== hasRoom) return
  const others = [...keys].filter(each => each !== key)
  store.set(keysWithoutRoom, new Set(hasRoom ? others : [...others, key]))
}

const fields = z.record(z.string(), z.unknown())

/**
 * Creates an atom whose value is kept on this device under `key`, the same in all tabs. The value is
 * `initial` while nothing is stored that `schema` accepts. While the device has no room for a value, it
 * stays on this page alone; of a value with fields, those that other tabs store meanwhile are added.
 * `storage` returns another place, such as that of this tab alone, where values stay over a reload; null
 * for none.
 */
export function storedAtom<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T,
  storage: () => Storage | null = () => localStorage,
) {
  const parsed = (text: string | null): T => {
    const stored = schema.safeParse(valueOf(text))
    return stored.success ? stored.data : initial
  }
  const first = storage()?.getItem(key) ?? null
  /** `text` and `stored` are on the device. `value` is another one if it has no room for it. */
  let last = { text: first, stored: parsed(first), value: parsed(first), hasRoom: true }
  const latest = (): T => {
    const place = storage()
    const text = place ? place.getItem(key) : last.text
    if (text === last.text) return last.value
    const stored = parsed(text)
    const value = last.hasRoom ? stored : rebased(schema, { ...last, onto: stored })
    last = { text, stored, value, hasRoom: last.hasRoom }
    return value
  }
  const keep = (value: T) => {
    const place = storage()
    if (!place) {
      last = { ...last, value }
      return
    }
    const text = JSON.stringify(value)
    try {
      place.setItem(key, text)
      last = { text, stored: value, value, hasRoom: true }
    } catch {
      last = { ...last, value, hasRoom: false }
    }
    markRoom(key, last.hasRoom)
  }
  const shown = atom<T>(last.value)
  shown.onMount = show => {
    show(latest)
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return
      // Signing out removes what may be without room here too.
      if (event.newValue === null) {
        last = { text: null, stored: initial, value: initial, hasRoom: true }
        markRoom(key, true)
      }
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

type Versions<T> = { stored: T; value: T; onto: T }

/**
 * Returns `onto`, which another tab has stored, with the fields that this page has changed in `stored` to
 * get `value`. A field that the other tab has changed too is not removed. Other values stay as they are
 * here.
 */
function rebased<T>(schema: z.ZodMiniType<T>, { stored, value, onto }: Versions<T>): T {
  const [before, here, there] = [stored, value, onto].map(each => fields.safeParse(each).data)
  if (!before || !here || !there) return value
  const merged = { ...there }
  for (const name of new Set([...Object.keys(before), ...Object.keys(here)])) {
    if (deepEqual(before[name], here[name])) continue
    if (name in here) merged[name] = here[name]
    else if (deepEqual(before[name], there[name])) delete merged[name]
  }
  const accepted = schema.safeParse(merged)
  return accepted.success ? accepted.data : value
}

/** The JSON value of a text. A text that is not JSON is its own value. */
function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}
