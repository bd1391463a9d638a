/** The position of one struct in an update, as far as the update contains it. */
export interface StructRecord {
  client: number
  clock: number
  length: number
  /** The containing struct, if the update names it. */
  parent: StructId | null
  /** A neighbor with the same parent, if the parent is not named. */
  sibling: StructId | null
  isType: boolean
  /** Whether pages show it, as text or as an element. */
  isShown: boolean
  /** Number of the update's types above and including this one; 0 until it is known. */
  level: number
}

interface StructId {
  client: number
  clock: number
}

const VISITING = -1

/**
 * Returns whether types are nested deeper than `limit` in these structs (by client, in the order of
 * their clocks). A struct usually names only its neighbor, so the search follows neighbors and
 * parents, iteratively, each struct once. Structs that wait for each other in a cycle can never be
 * applied and count as too deep.
 */
export const isTooDeep = (records: Map<number, StructRecord[]>, limit: number): boolean => {
  for (const own of records.values()) {
    for (const record of own) {
      if (record.isType && levelOf(record, records) > limit) return true
    }
  }
  return false
}

const levelOf = (start: StructRecord, records: Map<number, StructRecord[]>): number => {
  const chain: StructRecord[] = []
  let next: StructRecord | null = start
  while (next && next.level === 0) {
    next.level = VISITING
    chain.push(next)
    const place: StructId | null = next.parent ?? next.sibling
    next = place && find(records.get(place.client), place.clock)
  }
  if (next?.level === VISITING) return Number.POSITIVE_INFINITY
  // The last link ends at the root or at a struct of an earlier update.
  let level = next ? next.level : 0
  let above = next !== null
  for (const record of chain.toReversed()) {
    level = above && !record.parent ? level : level + 1
    record.level = level
    above = true
  }
  return start.level
}

/** Returns the struct that covers this clock. */
const find = (own: StructRecord[] | undefined, clock: number): StructRecord | null => {
  let low = 0
  let high = (own?.length ?? 0) - 1
  while (own && low <= high) {
    const middle = (low + high) >> 1
    const record = own[middle]
    if (!record || record.clock > clock) high = middle - 1
    else if (record.clock + record.length <= clock) low = middle + 1
    else return record
  }
  return null
}
