/** Keys that move the focus. */
const MOVES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

let isByKey = false

/** Returns whether the user's last act was a key that moves the focus. */
export const isMovedByKey = (): boolean => isByKey

/** Watches what the user does on a page. Returns the end of it. */
export function watchMoves(page: Document): () => void {
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }
  page.addEventListener('keydown', ({ key }) => (isByKey = MOVES.has(key)), options)
  page.addEventListener('pointerdown', () => (isByKey = false), options)
  return () => watching.abort()
}
