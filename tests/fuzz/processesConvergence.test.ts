import { it } from 'vitest'

import { seedsOfRun } from './random.ts'
import { runScenarios } from './scenario.ts'

/** Seeds that once failed, run every time. */
const REGRESSIONS = [79, 5293]

const seeds = [...REGRESSIONS, ...seedsOfRun()]

it(
  `X1–X7, S1, K1, K2, P3, P5: ${seeds.length} scenarios of two or three processes`,
  () => runScenarios(seeds, seed => 2 + (seed % 2)),
  3_600_000,
)
