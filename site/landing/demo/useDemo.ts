import { startTransition, useContext, useEffect, useState } from 'react'

import { MotionContext } from '#site/ui/motionContext.ts'

import { advance, delayOf, initialDemo, type DemoState } from './loop.ts'
import { samples } from './samples.ts'

const LENGTHS = samples.map(sample => sample.text.length)

export type Demo = { state: DemoState; moves: boolean; paused: boolean; setPaused: (paused: boolean) => void }

/** Runs the demo where the page may move. It stops while paused. */
export function useDemo(): Demo {
  const motion = useContext(MotionContext)
  // The first paint never moves.
  const [moves, setMoves] = useState(false)
  const [state, setState] = useState(() => initialDemo(LENGTHS))
  const [paused, setPaused] = useState(false)
  const shown = moves ? state : initialDemo(LENGTHS)

  useEffect(() => {
    // In a transition, the page stays free for a click.
    const read = () => startTransition(() => setMoves(motion.isAllowed()))
    read()
    return motion.subscribe(read)
  }, [motion])
  useEffect(() => {
    if (!moves || paused) return undefined
    const timer = setTimeout(() => setState(advance(state, LENGTHS)), delayOf(state, LENGTHS))
    return () => clearTimeout(timer)
  }, [moves, paused, state])

  return { state: shown, moves, paused, setPaused }
}
