import type { ActivityEntry } from '#schema/activity/contract.ts'

/**
 * Returns at most so many of the entries, in their order. Each kind has its turn, so that a rare act is not
 * lost among many others; of a kind, the newest ones stay. `entries`: the oldest first.
 */
export function sampleOf(entries: readonly ActivityEntry[], most: number): readonly ActivityEntry[] {
  if (entries.length <= most) return entries
  const ofKind = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const others = ofKind.get(entry.kind)
    if (others) others.push(entry)
    else ofKind.set(entry.kind, [entry])
  }
  const kept = new Set<ActivityEntry>()
  while (kept.size < most)
    for (const left of ofKind.values()) {
      const entry = left.pop()
      if (entry && kept.size < most) kept.add(entry)
    }
  return entries.filter(entry => kept.has(entry))
}
