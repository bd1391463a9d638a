const readers = new Map<() => void, string>()

/** Reads again after each event of that name. Returns a function that stops it. */
export function onSiteChange(name: string, read: () => void): () => void {
  readers.set(read, name)
  return () => void readers.delete(read)
}

/** Lets the page read what these events name; null: any may have been missed. */
export function announceChanges(names: readonly string[] | null): void {
  for (const [read, name] of readers) if (!names || names.includes(name)) read()
}
