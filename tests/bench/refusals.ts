import type { Metric } from './metric.ts'
import { median } from './sync/samples.ts'

const ROUNDS = 100

/** Returns the status of a call for one value of a kind. */
export type Call = (value: string, round: number) => Promise<number>
export type Timings = { what: string; times: Map<string, number[]> }

function shuffled<T>(items: readonly T[]): T[] {
  const keyed = items.map(item => ({ item, key: Math.random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Calls for the value of each kind in turns, in a random order each round. The first kind is `unknown`. */
export async function measure(
  what: string,
  values: readonly [kind: string, value: string][],
  call: Call,
  rounds = ROUNDS,
): Promise<Timings> {
  const times = new Map(values.map(([kind]) => [kind, [] as number[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, value] of shuffled(values)) {
      const started = performance.now()
      await call(value, round)
      times.get(kind)?.push(performance.now() - started)
    }
  }
  return { what, times }
}

/** Returns the standard error of the median of these values. */
function errorOf(values: number[]): number {
  const center = median(values)
  const spread = 1.4826 * median(values.map(value => Math.abs(value - center)))
  return (1.2533 * spread) / Math.sqrt(values.length)
}

/**
 * Prints and returns the times. Load on the machine moves all calls of a round, so the differences are
 * within each round.
 */
export function report({ what, times }: Timings): Metric[] {
  const unknown = times.get('unknown') ?? []
  console.log(`\n${what}: median ms, median difference from an unknown one, and twice its standard error`)
  return [...times].map(([kind, values]) => {
    const differences = values.map((value, round) => value - (unknown[round] ?? Number.NaN))
    const columns = [
      kind.padEnd(20),
      median(values).toFixed(2).padStart(8),
      median(differences).toFixed(2).padStart(7),
      `±${(2 * errorOf(differences)).toFixed(2)}`,
    ]
    console.log(`  ${columns.join(' ')}`)
    return { name: `${what}, ${kind}`, value: Number(median(values).toFixed(2)), unit: 'ms' }
  })
}
