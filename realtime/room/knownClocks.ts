import type { ClockRange } from '#document/structure.ts'

/**
 * Returns the clocks of the clients under which an update repeats something; none if all of it is new.
 * Only what is new is taken. Someone may send other content under clocks that were used: a page that
 * reads it first would show that, and all others what was there.
 *
 * `clockOf`: the clock up to which the body has a client without a gap.
 */
export function knownClocks(
  ranges: readonly ClockRange[],
  clockOf: (client: number) => number,
): Map<number, number> {
  const known = new Map<number, number>()
  for (const { client, from } of ranges) if (from < clockOf(client)) known.set(client, clockOf(client))
  return known
}
