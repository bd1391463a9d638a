import { vi } from 'vitest'

import { expectAgreement, expectNothingSneakedIn, expectPromisesKept, expectTidy } from './checks.ts'
import { World } from './world.ts'

const STEPS = 80
const STEPS_A_CHECK = 20

/** Runs random events on one document and checks the invariants. Requires fake timers. */
async function scenario(seed: number, processes: number): Promise<void> {
  const world = new World(seed, processes)
  try {
    await world.begin()
    for (let step = 1; step <= STEPS; step++) {
      await world.step()
      if (step % STEPS_A_CHECK === 0) await expectPromisesKept(world)
    }
    await world.calm()
    await expectPromisesKept(world)
    const newcomer = await world.newcomer()
    await expectAgreement(world, newcomer)
    await expectNothingSneakedIn(world)
    newcomer.disconnect()
    for (const person of world.people) person.disconnect()
    await world.settle()
    await expectTidy(world)
  } finally {
    world.close()
  }
}

/**
 * Runs one scenario per seed with the given number of processes. The error names the failing seed.
 */
export async function runScenarios(seeds: number[], processesOf: (seed: number) => number): Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  try {
    for (const seed of seeds) {
      try {
        await scenario(seed, processesOf(seed))
      } catch (error) {
        throw new Error(`FUZZ_SEED=${seed} fails`, { cause: error })
      } finally {
        vi.clearAllTimers()
      }
    }
  } finally {
    vi.useRealTimers()
  }
}
