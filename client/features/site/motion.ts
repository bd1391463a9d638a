import type { Motion } from '#site/ui/motionContext.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** The motion of the pages in this browser: none while the tab is hidden, or where less is wanted. */
export const motion: Motion = {
  isAllowed: () => !window.matchMedia(REDUCED).matches && !document.hidden,
  subscribe(listener) {
    const reduced = window.matchMedia(REDUCED)
    reduced.addEventListener('change', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      reduced.removeEventListener('change', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  },
}
