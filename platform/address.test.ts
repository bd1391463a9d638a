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
  ['203.0.113.7:51234', '203.0.113.7'],
  ['203.0.113.7:1', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7:80', '203.0.113.7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['[::ffff:192.0.2.7]:9', '::ffff:192.0.2.7'],
])('drops the port of a forwarded %s', (forwarded, expected) => {
  expect(createAddressOf(1)(from('10.0.0.1', forwarded))).toBe(expected)
})

test.each([
  'unknown',
  '_hidden1',
  '203.0.113.7:x1',
  '203.0.113.7.8',
  '203.0.113.256',
  '0xcb007107',
  '1',
  'person-1.example',
  '[2001:db8::7',
  '2001:db8::zz',
  ':51234',
])('counts a forwarded %s as one address with everything else that is none', forwarded => {
  expect(networkOf(createAddressOf(1)(from('10.0.0.1', forwarded)))).toBe('unknown')
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
