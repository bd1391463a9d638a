/** Returns a function that reads once for all who ask while a read runs. An error is everyone's. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= read().finally(() => {
      running = null
    })
    return running
  }
}
