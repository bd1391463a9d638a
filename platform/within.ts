/** An operation took too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Returns the promise's outcome, or rejects with a {@link TimeoutError} when it takes too long.
 */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
