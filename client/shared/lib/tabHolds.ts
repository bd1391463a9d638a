import { atom, type Atom } from 'jotai'

import { store } from './store.ts'

/** Things of which the tabs of a browser know whether another tab has them in use, by their names. */
export type TabHolds = {
  /** Whether no other tab holds a followed name. It is missing until that is known. */
  free: Atom<ReadonlyMap<string, boolean>>
  /** Holds a name until the returned function is called, or the tab is closed. */
  hold: (name: string) => () => void
  /** Follows these names, and no others any more. */
  follow: (names: readonly string[]) => void
  /** Returns whether no tab holds a name. */
  isFree: (name: string) => Promise<boolean>
}

const CHANNEL = 'bluepencil/held'

/**
 * Returns what the tabs hold in a scope. Each name is a lock of the browser, which ends with its tab.
 * Without such locks, every name is free.
 */
export function tabHolds(scope: string): TabHolds {
  const free = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>())
  const change = (to: (held: Map<string, boolean>) => unknown) => {
    const changed = new Map(store.get(free))
    to(changed)
    store.set(free, changed)
  }
  const set = (name: string, isFree: boolean) => {
    if (store.get(free).get(name) !== isFree) change(held => held.set(name, isFree))
  }
  /** Ends the waiting for each followed name. */
  const followed = new Map<string, AbortController>()
  /** The names that this tab was the last one to hold, as far as it knows. */
  const own = new Set<string>()
  const locks = 'locks' in navigator ? navigator.locks : null
  const channel = locks && new BroadcastChannel(CHANNEL)
  const keyOf = (name: string) => `${scope}/${name}`

  const isFree = (name: string): Promise<boolean> =>
    locks
      ? locks
          .request(keyOf(name), { mode: 'shared', ifAvailable: true }, lock => lock !== null)
          .catch(() => true)
      : Promise.resolve(true)

  /** Another tab holds the name. Waits until it no longer does. */
  const wait = (name: string) => {
    followed.get(name)?.abort()
    const stop = new AbortController()
    const { signal } = stop
    followed.set(name, stop)
    set(name, false)
    locks
      ?.request(keyOf(name), { mode: 'shared', signal }, () => {
        if (!signal.aborted) set(name, true)
      })
      .catch(() => undefined)
  }

  const begin = async (name: string) => {
    const stop = new AbortController()
    followed.set(name, stop)
    const found = !locks || own.has(name) || (await isFree(name))
    if (stop.signal.aborted) return
    if (found) set(name, true)
    else wait(name)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    for (const name of own) if (data === keyOf(name)) own.delete(name)
    for (const name of Array.from(followed.keys())) if (data === keyOf(name)) wait(name)
  })

  return {
    free,
    hold: name => {
      if (!locks) return () => undefined
      const stop = new AbortController()
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      own.add(name)
      const key = keyOf(name)
      locks
        .request(key, { signal: stop.signal }, () => {
          channel?.postMessage(key)
          return held
        })
        .catch(() => undefined)
      return () => {
        stop.abort()
        release()
      }
    },
    follow: names => {
      const wanted = new Set(names)
      for (const [name, stop] of followed)
        if (!wanted.has(name)) {
          stop.abort()
          followed.delete(name)
          change(held => held.delete(name))
        }
      for (const name of wanted) if (!followed.has(name)) void begin(name)
    },
    isFree,
  }
}
