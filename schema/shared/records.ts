/** A record with a value for each key. */
export const fromKeys = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // The type of `Object.fromEntries` forgets the keys.
  Object.fromEntries(keys.map(key => [key, valueOf(key)])) as Record<K, V>
