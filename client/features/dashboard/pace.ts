/**
 * Returns a function that allows something `burst` times at once, and then once in `everyMs`. It
 * returns 0 if it is allowed now, or else the milliseconds until then.
 */
export function pace(burst: number, everyMs: number): () => number {
  let left = burst
  let since = Date.now()
  return () => {
    const now = Date.now()
    // The clock may be set back.
    since = Math.min(since, now)
    const gained = Math.floor((now - since) / everyMs)
    since = left + gained >= burst ? now : since + gained * everyMs
    left = Math.min(burst, left + gained)
    if (left === 0) return since + everyMs - now
    left -= 1
    return 0
  }
}
