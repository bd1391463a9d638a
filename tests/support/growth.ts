import { expect } from 'vitest'

/** Most rounds. The least time has the least of what else the process does. */
const ROUNDS = 5
/** Milliseconds of processor time that do not matter. */
const FLOOR_MS = 50

function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Expects that work takes time in proportion to its size. It compares the processor time of the work
 * for a quarter of the size with that for all of it, so that a slow or busy machine does not matter.
 * That is 4 times as much in proportion, and 16 times as much with the square of the size.
 * `workFor` prepares the work for a size.
 */
export function expectProportional(size: number, workFor: (size: number) => () => unknown): void {
  const [part, whole] = [workFor(Math.ceil(size / 4)), workFor(size)]
  let [partMs, wholeMs] = [Infinity, Infinity]
  const isProportional = () => wholeMs < 10 * partMs + FLOOR_MS
  // It is repeated only if it was disturbed.
  for (let round = 1; round <= ROUNDS && (round === 1 || !isProportional()); round++) {
    partMs = Math.min(partMs, processorTimeOf(part))
    wholeMs = Math.min(wholeMs, processorTimeOf(whole))
  }
  expect(wholeMs).toBeLessThan(10 * partMs + FLOOR_MS)
}
