import * as fc from 'fast-check'
import * as decoding from 'lib0/decoding'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { MESSAGE, STATUS, SYNC } from '#schema/collab/protocol.ts'

import {
  decodeMessage,
  encodeAwareness,
  encodeSaved,
  encodeStep1,
  encodeStep2,
  encodeUpdate,
} from './protocol.ts'

const bytes = fc.uint8Array({ maxLength: 300 })
const clock = fc.nat({ max: 2 ** 40 })

describe('R4: reading a frame', () => {
  it('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), frame => {
        expect(typeof decodeMessage(frame).ok).toBe('boolean')
      }),
      { numRuns: 5000 },
    )
  })

  it('never throws on a truncated or changed message', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.nat({ max: 255 }), (update, at, value) => {
        const frame = encodeUpdate(update)
        expect(decodeMessage(frame.subarray(0, at % frame.length)).ok).toBe(false)
        frame[at % frame.length] = value
        expect(typeof decodeMessage(frame).ok).toBe('boolean')
      }),
    )
  })

  it('never exposes memory after the frame', () => {
    const memory = new Uint8Array(100).fill(7)
    memory.set([MESSAGE.sync, SYNC.update, 50], 0)
    expect(decodeMessage(memory.subarray(0, 10)).ok).toBe(false)
  })

  it('rejects a list that is longer than any client sends, before it is read', () => {
    const clients = (count: number) => encodeStep1(new Map(Array.from({ length: count }, (_, i) => [i, 1])))
    expect(decodeMessage(clients(100_000)).ok).toBe(true)
    expect(decodeMessage(clients(100_001)).ok).toBe(false)
    const states = (count: number) =>
      encodeAwareness(Array.from({ length: count }, (_, client) => ({ client, clock: 1, state: 'null' })))
    expect(decodeMessage(states(1000)).ok).toBe(true)
    expect(decodeMessage(states(1001)).ok).toBe(false)
  })

  it('rejects bytes after the end of a message', () => {
    expect(decodeMessage(Uint8Array.of(MESSAGE.queryAwareness)).ok).toBe(true)
    expect(decodeMessage(Uint8Array.of(MESSAGE.queryAwareness, 0)).ok).toBe(false)
  })
})

describe('encoded messages', () => {
  it('decode to the same updates and answers', () => {
    fc.assert(
      fc.property(bytes, update => {
        expect(decodeMessage(encodeUpdate(update))).toEqual({ ok: true, value: { kind: 'update', update } })
        expect(decodeMessage(encodeStep2(update))).toEqual({ ok: true, value: { kind: 'step2', update } })
      }),
    )
  })

  it('decode to the same state vectors as from Yjs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(clock, clock)), pairs => {
        const clocks = new Map(pairs)
        expect(decodeMessage(encodeStep1(clocks))).toEqual({ ok: true, value: { kind: 'step1', clocks } })
      }),
    )
    const doc = new Y.Doc()
    doc.getText('t').insert(0, 'abc')
    expect(decodeMessage(encodeStep1(new Map([[doc.clientID, 3]])))).toEqual(
      decodeMessage(Uint8Array.of(0, 0, Y.encodeStateVector(doc).length, ...Y.encodeStateVector(doc))),
    )
  })

  it('decode to the same awareness', () => {
    const entry = fc.record({ client: clock, clock, state: fc.string({ unit: 'grapheme' }) })
    fc.assert(
      fc.property(fc.array(entry), entries => {
        expect(decodeMessage(encodeAwareness(entries))).toEqual({
          ok: true,
          value: { kind: 'awareness', entries },
        })
      }),
    )
  })
})

it('K1: encodes counts and lengths of every size as lib0 decodes them', () => {
  for (const number of [0, 1, 127, 128, 129, 16_383, 16_384, 2 ** 21, 2 ** 31, 2 ** 40 + 1]) {
    const decoder = decoding.createDecoder(encodeSaved(number))
    expect([0, 1, 2].map(() => decoding.readVarUint(decoder))).toEqual([MESSAGE.status, STATUS.saved, number])
    expect(decoding.hasContent(decoder)).toBe(false)
  }
  for (const length of [0, 1, 127, 128, 16_383, 16_384, 70_000]) {
    const update = new Uint8Array(length).fill(3)
    expect(decodeMessage(encodeUpdate(update))).toEqual({ ok: true, value: { kind: 'update', update } })
  }
})
