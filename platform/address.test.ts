import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createAddressOf, networkOf } from './address.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  // Entries that anyone may forge are ignored.
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
  ['10.0.0.1', '6.6.6.6, 192.0.2.7, 10.0.0.2', 2, '192.0.2.7'],
  ['10.0.0.1', '192.0.2.7', 2, '192.0.2.7'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
])('resolves %s forwarded for %s, behind %i proxies, to %s', (remote, forwarded, proxies, expected) => {
  expect(createAddressOf(proxies)(from(remote, forwarded))).toBe(expected)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(networkOf(address)).toBe(key)
})
