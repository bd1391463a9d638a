import { useEffect } from 'react'

/** By then the page is on screen and can be used. */
const AFTER_MS = 2000

/** Follows the changes of the site while the page is open, once it is at rest. */
export function useSiteChanges(): void {
  useEffect(() => {
    const left = new AbortController()
    const begin = async () => {
      const { followChanges } = await import('./live/followChanges.ts')
      if (!left.signal.aborted) left.signal.addEventListener('abort', followChanges())
    }
    // Without the code, the page is read again when it becomes visible.
    const timer = setTimeout(() => void begin().catch(() => undefined), AFTER_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [])
}
