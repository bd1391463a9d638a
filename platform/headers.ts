import type { IncomingMessage, ServerResponse } from 'node:http'

/** Seconds for which browsers keep using https. */
export const HSTS_S = 31_536_000

/**
 * Headers for every answer of a process, including Socket.IO, health and metrics. The api
 * overwrites some of them.
 */
export const setBaseHeaders =
  (secure: boolean) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    // Voice commands use the microphone. No page uses the rest.
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(self)')
    if (secure) response.setHeader('Strict-Transport-Security', `max-age=${HSTS_S}; includeSubDomains`)
  }
