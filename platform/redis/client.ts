const CONNECT_TIMEOUT_MS = 2000

export type RedisClient = Awaited<ReturnType<typeof redisClient>>

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
