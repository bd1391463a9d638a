const CONNECT_TIMEOUT_MS = 2000

export type RedisClient = Awaited<ReturnType<typeof redisClient>>

/** An operation took too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Returns a client for one connection. When that breaks, its commands reject, and the caller makes
 * another one. The package's own retries would let commands wait forever. It is loaded when used: a
 * product without Redis saves a quarter of a second.
 */
export async function redisClient(url: string, onEnd: (reason: unknown) => void) {
  const { createClient } = await import('redis')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  })
  client.on('error', onEnd)
  return client
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
