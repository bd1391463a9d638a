/**
 * Minimum and maximum number of tries for each function. The maximum is reached only while times
 * differ.
 */
const ROUNDS = { min: 8, max: 40 }

type Way = () => Promise<unknown>

/**
 * Returns the shortest times of two functions in milliseconds, which excludes most other load on
 * the machine. They run in turns, and repeatedly while the times are not `alike`: load passes, but
 * a real difference stays.
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
