import { useEffect, useState } from 'react'

import { advance, delayOf, initialDemo, type DemoState } from './loop.ts'
import { samples } from './samples.ts'

const LENGTHS = samples.map(sample => sample.text.length)

export type Demo = { state: DemoState; paused: boolean; setPaused: (paused: boolean) => void }

/** Runs the demo where the page `moves`. It stops while paused. */
export function useDemo(moves: boolean): Demo {
  const [state, setState] = useState(() => initialDemo(LENGTHS))
  const [paused, setPaused] = useState(false)
  const shown = moves ? state : initialDemo(LENGTHS)

  useEffect(() => {
    if (!moves || paused) return undefined
    const timer = setTimeout(() => setState(advance(state, LENGTHS)), delayOf(state, LENGTHS))
    return () => clearTimeout(timer)
  }, [moves, paused, state])

  return { state: shown, paused, setPaused }
}
