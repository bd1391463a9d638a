/** When the admin area was last used, for all tabs of this browser. */
const KEY = 'bluepencil.adminUsedAt'
/** Others may learn so late about a use. */
const TOLD_MS = 5000

let usedAt = 0
let toldAt = 0

/** Notes a use of the admin area. */
export function noteUse(now = Date.now()): void {
  usedAt = now
  if (Math.abs(now - toldAt) < TOLD_MS) return
  toldAt = now
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Without room on the device, each tab has its own clock.
  }
}

/** Returns when someone last used the admin area in any tab, in milliseconds since 1970. */
export function lastUse(now = Date.now()): number {
  const elsewhere = Number(localStorage.getItem(KEY))
  // A time to come is that of a clock that was wrong.
  return Math.max(usedAt, elsewhere <= now ? elsewhere : 0)
}
