import { useEffect, useState } from 'react'

import { advance, delayOf, initialDemo, type DemoState } from './loop.ts'
import { samples } from './samples.ts'

const LENGTHS = samples.map(sample => sample.text.length)

export type Demo = { state: DemoState; moves: boolean; paused: boolean; setPaused: (paused: boolean) => void }

/**
 * Runs the demo. It stops while paused, while the tab is hidden, and where less motion is
 * wanted.
 */
export function useDemo(): Demo {
  const [state, setState] = useState(() => initialDemo(LENGTHS))
  const [paused, setPaused] = useState(false)
  const moves = useMotionAllowed()
  const shown = moves ? state : initialDemo(LENGTHS)

  useEffect(() => {
    if (!moves || paused) return undefined
    const timer = setTimeout(() => setState(advance(state, LENGTHS)), delayOf(state, LENGTHS))
    return () => clearTimeout(timer)
  }, [moves, paused, state])

  return { state: shown, moves, paused, setPaused }
}

/** False until it is known, so that the first paint never moves. */
function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setAllowed(!reduced.matches && !document.hidden)
    read()
    reduced.addEventListener('change', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      reduced.removeEventListener('change', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return allowed
}
