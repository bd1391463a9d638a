import { useEffect } from 'react'

import { followChanges } from './live/followChanges.ts'

/** By then the page is on screen and can be used. */
const AFTER_MS = 2000

/** Follows the changes of the site while the page is open, once it is at rest. */
export function useSiteChanges(): void {
  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => (stop = followChanges()), AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}
