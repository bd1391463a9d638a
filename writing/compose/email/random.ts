/** A seeded pseudorandom generator of numbers 0 ≤ x < 1. */
export type Random = () => number

/**
 * Uses xmur3 for the seed, then sfc32 (both in the public domain, by bryc and by Chris
 * Doty-Humphrey).
 */
export function randomOf(seed: string): Random {
  let hash = 1779033703 ^ seed.length
  const next = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  let [a, b, c, d] = [next(), next(), next(), next()]
  return () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
}

/** Returns a random item, or undefined if there are none. */
export function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** Returns all items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map(item => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
