import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './project.mjs'

/** The environment of a long run: the tests that read a number from it do more. */
export const LONG_ENV = {
  PROPERTY_RUNS: '1000',
  FUZZ_SCENARIOS: '2000',
  ACT_SEEDS: '1000',
  SUGGESTION_SEEDS: '1000',
  FUZZ_FRAMES: '100000',
  BUS_EVENTS: '3000',
  FAULT_ROUNDS: '20',
  FAULT_SECONDS: '60',
  CHAOS_ROUNDS: '60',
}
/** The tests of `npm test` that do more in a long run. Those of the long lane read {@link LONG_ENV} too. */
export const LONG_TESTS = ['tests/fuzz/', 'tests/chaos/', 'tests/integration/collabFrames.test.ts']
/** How often a long run repeats the property tests. Each time they draw new random seeds. */
export const PROPERTY_ROUNDS = 10

const FOLDERS = ['schema', 'document', 'writing', 'platform', 'api', 'realtime', 'site', 'client']

/** Returns the unit tests that check properties with fast-check. */
export function propertyTests() {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => `${folder}/${name}`),
  ).filter(file => readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'"))
}
