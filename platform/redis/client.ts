const CONNECT_TIMEOUT_MS = 2000

export type RedisClient = Awaited<ReturnType<typeof redisClient>>

/** Something took longer than it may. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * A client for one connection: when that breaks it is over, its commands reject, and whoever needs another one makes it.
 * By itself it would try for ever and let commands wait for as long. The package is loaded when it is used: that takes a
 * quarter of a second, which a product without Redis does not have to spend.
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

/** The promise's outcome, or a {@link TimeoutError} when that takes too long. */
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
