import type { IncomingMessage } from 'node:http'

export type AddressOf = (request: IncomingMessage) => string

/**
 * Returns the address of a request: the remote address or, behind that many proxies, the one that
 * the outermost proxy reports. Earlier entries of the header may be forged.
 */
export const createAddressOf =
  (proxies: number): AddressOf =>
  ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const named = forwarded.map(address => address.trim()).filter(Boolean)
    const hops = [...named, socket.remoteAddress ?? 'unknown'].toReversed()
    return hops[Math.min(proxies, hops.length - 1)] ?? 'unknown'
  }
