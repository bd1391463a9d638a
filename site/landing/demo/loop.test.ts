import { describe, expect, it } from 'vitest'

import { advance, delayOf, initialDemo, type DemoState } from './loop.ts'

const LENGTHS = [3, 5, 2]

/** Runs the loop until the sample changes. Returns the time spent in each phase. */
function runSample(start: DemoState): {
  end: DemoState
  spent: Record<DemoState['phase'], number>
  phases: string[]
} {
  const spent = { typing: 0, correcting: 0, corrected: 0 }
  const phases: string[] = []
  let state = start
  do {
    spent[state.phase] += delayOf(state, LENGTHS)
    if (phases.at(-1) !== state.phase) phases.push(state.phase)
    state = advance(state, LENGTHS)
  } while (state.sample === start.sample)
  return { end: state, spent, phases }
}

describe('the demo loop', () => {
  it('starts with the corrected first sample, which is readable without motion', () =>
    expect(initialDemo(LENGTHS)).toEqual({ sample: 0, phase: 'corrected', typed: 3 }))

  it('types every 100 ms, then corrects, then moves on, at the specified delays', () => {
    const { end, spent, phases } = runSample({ sample: 1, phase: 'typing', typed: 0 })
    expect(phases).toEqual(['typing', 'correcting', 'corrected'])
    expect(spent).toEqual({ typing: 5 * 100 + 1000, correcting: 1000, corrected: 2000 })
    expect(end).toEqual({ sample: 2, phase: 'typing', typed: 0 })
  })

  it('returns to the first sample after the last', () =>
    expect(runSample({ sample: 2, phase: 'typing', typed: 0 }).end.sample).toBe(0))
})
