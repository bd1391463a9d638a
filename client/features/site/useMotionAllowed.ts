import { startTransition, useEffect, useState } from 'react'

/**
 * Whether a page may move: not while its tab is hidden, nor where less motion is wanted. False until
 * it is known, so that the first paint never moves.
 */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')
    // Parts that are not hydrated yet would all be hydrated at once.
    const read = () => startTransition(() => setAllowed(!reduced.matches && !document.hidden))
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
