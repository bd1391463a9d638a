import * as encoding from 'lib0/encoding'
import { expect, test } from 'vitest'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

import { isAcknowledged } from './countingSocket.ts'

const frame = (type: number, kind: number, payload: number[]) =>
  encoding.encode(encoder => {
    encoding.writeVarUint(encoder, type)
    encoding.writeVarUint(encoder, kind)
    encoding.writeVarUint8Array(encoder, Uint8Array.from(payload))
  })

test('acknowledges updates and non-empty step 2 frames only', () => {
  expect(isAcknowledged(frame(MESSAGE.sync, SYNC.update, [0, 0]))).toBe(true)
  expect(isAcknowledged(frame(MESSAGE.sync, SYNC.step2, [1, 2, 3]))).toBe(true)
  expect(isAcknowledged(frame(MESSAGE.sync, SYNC.step2, [0, 0]))).toBe(false)
  expect(isAcknowledged(frame(MESSAGE.sync, SYNC.step1, [0]))).toBe(false)
  expect(isAcknowledged(frame(MESSAGE.awareness, SYNC.update, [1]))).toBe(false)
})
