import type { IncomingMessage } from 'node:http'

export type AddressOf = (request: IncomingMessage) => string

/** Where a request comes from: its other end, or, behind our own proxy, whom that one names last. */
export const createAddressOf =
  (isBehindProxy: boolean): AddressOf =>
  request => {
    const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined
    const named = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim()
    return named || (request.socket.remoteAddress ?? 'unknown')
  }
