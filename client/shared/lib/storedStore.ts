import { createStore, type Store } from './store.ts'

type Format<T> = { read: (text: string | null) => T; write: (value: T) => string }

/** Creates a store whose value is kept on this device under `key`, the same in all tabs. */
export function createStoredStore<T>(key: string, { read, write }: Format<T>): Store<T> {
  const { get, set, subscribe } = createStore(read(localStorage.getItem(key)))
  window.addEventListener('storage', event => {
    if (event.key === key) set(read(event.newValue))
  })
  return {
    get,
    subscribe,
    set(value) {
      localStorage.setItem(key, write(value))
      set(value)
    },
  }
}

/** Creates a stored store of a yes or no. */
export const storedFlag = (key: string, initial: boolean): Store<boolean> =>
  createStoredStore(key, {
    read: text => (text === null ? initial : text === 'true'),
    write: String,
  })

/** Creates a stored store of a text that is empty at first. */
export const storedText = (key: string): Store<string> =>
  createStoredStore(key, {
    // In quotes, as a JSON value.
    read: text => text?.replace(/^"|"$/g, '') ?? '',
    write: value => JSON.stringify(value),
  })
