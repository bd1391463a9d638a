/** mulberry32: small and portable. Returns numbers from 0 to below 1. */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** The seed of a run in which the environment names none. */
const FIXED_SEED = 20_261_121

/** `npm test` draws the same in each run. Only the long lane looks for faults with new seeds. */
const isLong = process.env['TEST_LANE'] === 'long'
const newSeed = (): number => 1 + Math.floor(Math.random() * 2_000_000_000)

/**
 * Returns the seeds of a run: FUZZ_SCENARIOS of them (40), in a long run the last fifth of them new;
 * or only the one in FUZZ_SEED.
 */
export const seedsOfRun = (): number[] => {
  const one = process.env['FUZZ_SEED']
  if (one) return [Number(one)]
  const count = Number(process.env['FUZZ_SCENARIOS'] ?? 40)
  const fixed = isLong ? Math.ceil(count * 0.8) : count
  return Array.from({ length: count }, (_, i) => (i < fixed ? i + 1 : newSeed()))
}

/**
 * Returns two seeds, which get half of the frames each, in a long run the second one new; or twice
 * the one in FUZZ_SEED.
 */
export const seedsOfFrames = (): [number, number] => {
  const one = Number(process.env['FUZZ_SEED'])
  return one ? [one, one] : [FIXED_SEED, isLong ? newSeed() : FIXED_SEED + 1]
}

export type Random = () => number

/** Returns an integer from 0 to below `n`. */
export const below = (random: Random, n: number): number => Math.floor(random() * n)

export const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/**
 * Returns random numbers that tests draw moments from. The seed is fixed, in a long run new, or the
 * one in FUZZ_SEED, and is printed.
 */
export const printedRandom = (what: string): Random => {
  const seed = Number(process.env['FUZZ_SEED'] ?? (isLong ? newSeed() : FIXED_SEED))
  console.log(`FUZZ_SEED=${seed} draws ${what}`)
  return randomFrom(seed)
}
