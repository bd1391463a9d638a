/** Returns a record with a value for each key. */
export const fromKeys = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // The return type of `Object.fromEntries` loses the keys.
  Object.fromEntries(keys.map(key => [key, valueOf(key)])) as Record<K, V>

/** The keys of a record with literal keys. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] =>
  // The type of `Object.keys` forgets the keys.
  Object.keys(record) as K[]

/** Returns whether a value is an object with named values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
