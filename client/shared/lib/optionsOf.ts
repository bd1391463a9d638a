/** Returns the options by name, in the order of the names. */
export const optionsOf = <T extends string>(
  names: Readonly<Record<T, string>>,
): { value: T; label: string }[] =>
  // The keys of such a record are exactly those of its type.
  (Object.keys(names) as T[]).map(value => ({ value, label: names[value] }))
