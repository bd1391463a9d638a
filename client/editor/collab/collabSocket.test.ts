import * as encoding from 'lib0/encoding'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'

import { collabSocket, isAcknowledged } from './collabSocket.ts'

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

/** The browser's WebSocket, as far as a handshake goes. */
class Handshake extends EventTarget {
  closed = false
  close(): void {
    this.closed = true
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Handshake)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = () => new (collabSocket(() => undefined))('ws://localhost') as unknown as Handshake

test('abandons a handshake that is not answered for ten seconds', async () => {
  const socket = open()
  await vi.advanceTimersByTimeAsync(9999)
  expect(socket.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(socket.closed).toBe(true)
})

test('keeps a connection whose handshake was answered', async () => {
  const socket = open()
  socket.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(socket.closed).toBe(false)
})
