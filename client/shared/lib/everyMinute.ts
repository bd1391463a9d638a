const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

function stop(): void {
  clearInterval(timer)
  timer = undefined
}

function begin(): void {
  stop()
  if (document.visibilityState !== 'hidden') timer = setInterval(tick, MINUTE_MS)
}

function onVisibility(): void {
  begin()
  // The texts may be hours old.
  if (timer !== undefined) tick()
}

/**
 * Calls every minute, and when the page is seen again, until the returned function is called. One
 * timer serves all; it stands still while no one listens or the page is hidden.
 */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onVisibility)
    begin()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', onVisibility)
    stop()
  }
}
