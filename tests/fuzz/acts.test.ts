import { expect, it } from 'vitest'

import { LONG_TEST_MS } from '#tests/support/patience.ts'

import { runOverlaps, runPlaces } from './actsRuns.ts'

/** A long run has 1,000. */
const SEEDS = Number(process.env['ACT_SEEDS'] ?? 20)
/** Time for the seeds of a long run. */
const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1)

const failing = (run: (seed: number) => string[]) =>
  seeds.flatMap(seed => run(seed).map(fault => `seed ${seed}: ${fault}`))

it(
  `T1: ${SEEDS} runs of two to five people who accept, undo, reload and work offline keep each correction once`,
  () => {
    expect(failing(seed => runPlaces(seed))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  'T1: without undo, a correction that someone accepted is made',
  () => {
    expect(failing(seed => runPlaces(seed, { undo: false }))).toEqual([])
    expect(failing(seed => runPlaces(seed, { undo: false, same: true }))).toEqual([])
  },
  LONG_TEST_MS,
)

it(
  'T1: without a decision, most runs end with broken words',
  () => {
    const some = seeds.slice(0, 40)
    const broken = some.filter(seed => runPlaces(seed, { decides: false }).length > 0)
    expect(broken.length).toBeGreaterThan(some.length / 2)
  },
  LONG_TEST_MS,
)

it(
  'T2: with any overlapping ranges, the text is what the winners say',
  () => {
    expect(failing(runOverlaps)).toEqual([])
  },
  LONG_TEST_MS,
)
