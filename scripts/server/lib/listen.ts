import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { OperatorError } from '#platform/operator-error.ts'

/** Grace period for the last requests. */
const PATIENCE_MS = 5000

/** Starts listening and returns the port. */
export function listen(server: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new OperatorError(`Port ${PORT} is taken. Stop what is using it, or set PORT to another one.`)
          : new OperatorError(`HOST ${HOST} and PORT ${PORT} cannot be listened on: ${error.message}`),
      )
    })
    server.listen(PORT, HOST, () => {
      // A TCP server's address is an object.
      const address = server.address() as AddressInfo
      resolve(address.port)
    })
  })
}

/** Stops accepting connections. */
export function stopAccepting(server: Server): Promise<void> {
  server.close()
  server.closeIdleConnections()
  return Promise.resolve()
}

/**
 * Waits until the last request is answered. After the grace period, streams and keep-alive
 * connections are closed.
 */
export function drained(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  return new Promise(resolve => {
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}
