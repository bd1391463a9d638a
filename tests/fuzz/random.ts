/** mulberry32: small and portable. Returns numbers from 0 to below 1. */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** Returns the seeds of a run: FUZZ_SCENARIOS of them (100), or the one in FUZZ_SEED. */
export const seedsOfRun = (): number[] => {
  const one = process.env['FUZZ_SEED']
  if (one) return [Number(one)]
  return Array.from({ length: Number(process.env['FUZZ_SCENARIOS'] ?? 100) }, (_, i) => i + 1)
}

export type Random = () => number

/** Returns an integer from 0 to below `n`. */
export const below = (random: Random, n: number): number => Math.floor(random() * n)

export const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
