/** Times between attempts: doubled each time, up to a second. */
const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 1000

type Options = {
  /** Milliseconds in which a failed write is repeated. */
  patienceMs: number
  /** Whether to try again after this error. */
  repeats: (error: unknown) => boolean
  onRetry?: ((error: unknown) => void) | undefined
}

/** Repeats a write that fails, until the patience ends. Rejects with its last error. */
export async function patiently<T>(
  write: () => Promise<T>,
  { patienceMs, repeats, onRetry }: Options,
): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      return await write()
    } catch (error) {
      if (!repeats(error) || performance.now() + wait > deadline) throw error
      onRetry?.(error)
    }
    await new Promise(resolve => setTimeout(resolve, wait))
  }
}
