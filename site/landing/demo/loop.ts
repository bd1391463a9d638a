/** The state of the demo: the sample, its phase, and the number of visible characters. */
export type DemoState = {
  sample: number
  phase: 'typing' | 'correcting' | 'corrected'
  typed: number
}

const CHARACTER_MS = 100
const BEFORE_CORRECTING_MS = 1000
const BEFORE_CORRECTED_MS = 1000
const BEFORE_NEXT_MS = 2000

/**
 * Returns the first sample, corrected. It is shown before the script runs, and permanently with
 * reduced motion.
 */
export const initialDemo = (lengths: readonly number[]): DemoState => ({
  sample: 0,
  phase: 'corrected',
  typed: lengths[0] ?? 0,
})

/** Returns the next state of the loop. `lengths` holds the samples' lengths in characters. */
export function advance(state: DemoState, lengths: readonly number[]): DemoState {
  switch (state.phase) {
    case 'typing':
      return state.typed < lengthOf(state, lengths)
        ? { ...state, typed: state.typed + 1 }
        : { ...state, phase: 'correcting' }
    case 'correcting':
      return { ...state, phase: 'corrected' }
    case 'corrected':
      return { sample: (state.sample + 1) % lengths.length, phase: 'typing', typed: 0 }
    default:
      return state.phase satisfies never
  }
}

/** Returns the duration of the state in milliseconds. */
export function delayOf(state: DemoState, lengths: readonly number[]): number {
  switch (state.phase) {
    case 'typing':
      return state.typed < lengthOf(state, lengths) ? CHARACTER_MS : BEFORE_CORRECTING_MS
    case 'correcting':
      return BEFORE_CORRECTED_MS
    case 'corrected':
      return BEFORE_NEXT_MS
    default:
      return state.phase satisfies never
  }
}

const lengthOf = (state: DemoState, lengths: readonly number[]): number => lengths[state.sample] ?? 0
