import type { IncomingMessage } from 'node:http'

import ipaddr from 'ipaddr.js'

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
    const hops = [...named, socket.remoteAddress ?? UNKNOWN].toReversed()
    return plainAddress(hops[Math.min(proxies, hops.length - 1)] ?? UNKNOWN)
  }

/** Everything that is no address: limits count it as one. */
const UNKNOWN = 'unknown'
/** Some proxies add the port: `192.0.2.7:51234`, `[2001:db8::7]:51234`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[^:]*))(?::\d*)?$/

/** Returns the address without port, brackets or quotes, or {@link UNKNOWN}. */
export function plainAddress(named: string): string {
  const text = named.replace(/^"(.*)"$/, '$1')
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {}
  if (v4 !== undefined) return ipaddr.IPv4.isValidFourPartDecimal(v4) ? v4 : UNKNOWN
  const address = v6 ?? text
  return ipaddr.IPv6.isValid(address) ? address : UNKNOWN
}

/** The groups of 16 bits that a customer's IPv6 network has in common. */
const NETWORK_GROUPS = 4

/**
 * Returns the key by which limits count an address: an IPv4 address, also one that IPv6 carries, or
 * the /64 network of an IPv6 address. One customer has a whole network.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map(part => part.toString(16))
  return `${network.join(':')}::/64`
}
