import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { OperatorError } from '#platform/operatorError.ts'

/** Grace period for the last requests, and the time in which those that did not end are answered. */
const PATIENCE_MS = 4500
const ANSWER_MS = 500

/**
 * Connections that may wait to be accepted. One more is dropped by the system, and tried again by
 * its client only after a second, then two, then four.
 */
const BACKLOG = 4096

/**
 * How long an idle connection from a proxy stays open: longer than proxies keep one for reuse (nginx
 * 60 s), since a request on a connection that is just closing answers 502.
 */
const IDLE_MS = 65_000

/** Returns a server, for clients that come through that many trusted proxies. */
export const serverBehind = (proxies: number): Server =>
  createServer(proxies > 0 ? { keepAliveTimeout: IDLE_MS } : {})

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
    server.listen({ port: PORT, host: HOST, backlog: BACKLOG }, () => {
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
 * Waits until the last request is answered. After the grace period it calls `stopWork`, so that the
 * rest is answered too, and then closes streams and keep-alive connections.
 */
export function drained(server: Server, stopWork: () => void): Promise<void> {
  const stopping = setTimeout(stopWork, PATIENCE_MS)
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS + ANSWER_MS)
  return new Promise(resolve => {
    server.close(() => {
      clearTimeout(stopping)
      clearTimeout(cut)
      resolve()
    })
  })
}
