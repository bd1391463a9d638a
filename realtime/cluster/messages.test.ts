import fc from 'fast-check'
import { expect, it } from 'vitest'

import { decodePeerMessage, encodePeerMessage, type PeerMessage } from './messages.ts'

const number = fc.nat({ max: 2 ** 48 })
const entry = fc.record({ client: number, clock: number, state: fc.string() })
const rosterEntry = fc.oneof(
  fc.record({
    kind: fc.constant('user' as const),
    clientId: number,
    userId: fc.uuid({ version: 4 }),
    firstName: fc.string(),
    name: fc.string(),
    role: fc.constantFrom('owner' as const, 'viewer' as const),
  }),
  fc.record({ kind: fc.constant('visitor' as const), clientId: number }),
)
const message: fc.Arbitrary<PeerMessage> = fc.oneof(
  fc.record({
    kind: fc.constant('rows' as const),
    rows: fc.array(fc.record({ user: fc.uuid(), bytes: fc.uint8Array() })),
  }),
  fc.record({
    kind: fc.constant('presence' as const),
    update: fc.record({
      complete: fc.boolean(),
      claims: fc.array(number),
      entries: fc.array(entry),
      roster: fc.option(fc.array(rosterEntry)),
    }),
  }),
  fc.record({ kind: fc.constantFrom('ask' as const, 'bye' as const, 'stored' as const) }),
)
const sender = fc.record({ process: fc.string(), writer: fc.string(), headSequence: number })

it('decodes its own messages', () => {
  fc.assert(
    fc.property(sender, message, (from, sent) => {
      expect(decodePeerMessage(encodePeerMessage(from, sent))).toEqual({ sender: from, message: sent })
    }),
  )
})

it('rejects other bytes without throwing', () => {
  fc.assert(
    fc.property(sender, message, fc.uint8Array(), fc.nat(), (from, sent, noise, at) => {
      const bytes = encodePeerMessage(from, sent)
      bytes.set(noise.subarray(0, bytes.length - (at % bytes.length)), at % bytes.length)
      expect(() => decodePeerMessage(bytes)).not.toThrow()
      expect(() => decodePeerMessage(noise)).not.toThrow()
    }),
  )
})
