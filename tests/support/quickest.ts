/** Fewest and most tries of each way; the most are taken only where times go on differing. */
const ROUNDS = { min: 8, max: 40 }

type Way = () => Promise<unknown>

/**
 * The shortest times of two ways, in milliseconds: what everything else on the machine adds is left out. They are taken in
 * turns, and more of them while they are not `alike`: a load passes, a difference that is the product's own stays.
 */
export async function quickest(
  [one, other]: [Way, Way],
  alike: (one: number, other: number) => boolean,
): Promise<[number, number]> {
  let [first, second] = [Infinity, Infinity]
  for (let round = 1; round <= ROUNDS.max; round++) {
    first = Math.min(first, await timeOf(one))
    second = Math.min(second, await timeOf(other))
    if (round >= ROUNDS.min && alike(first, second)) break
  }
  return [first, second]
}

async function timeOf(way: Way): Promise<number> {
  const started = performance.now()
  await way()
  return performance.now() - started
}
