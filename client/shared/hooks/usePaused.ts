import { useEffect, useState } from 'react'

/** A search starts when the user has not typed for this time. */
const PAUSE_MS = 200

/** Returns a value once it has not changed for a moment. */
export function usePaused<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
