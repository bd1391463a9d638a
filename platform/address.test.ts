import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createAddressOf } from './address.ts'

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
