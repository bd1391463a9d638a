import type { IncomingMessage } from 'node:http'

export type AddressOf = (request: IncomingMessage) => string

/**
 * Where a request comes from: its other end, or, behind so many proxies of our own, whom the outermost of them names.
 * What stands before that anybody may have written.
 */
export const createAddressOf =
  (proxies: number): AddressOf =>
  ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const named = forwarded.map(address => address.trim()).filter(Boolean)
    const hops = [...named, socket.remoteAddress ?? 'unknown'].toReversed()
    return hops[Math.min(proxies, hops.length - 1)] ?? 'unknown'
  }
