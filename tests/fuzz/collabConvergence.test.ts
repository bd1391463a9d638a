import { it } from 'vitest'

import { seedsOfRun } from './random.ts'
import { runScenarios } from './scenario.ts'

/** Seeds that once failed, run every time. */
const REGRESSIONS = [126, 744]

const seeds = [...REGRESSIONS, ...seedsOfRun()]

it(
  `S1, K1, K2, K5, R2, P3, P5, Q1, B1, B2, B5: ${seeds.length} scenarios of one process`,
  () => runScenarios(seeds, () => 0),
  3_600_000,
)
