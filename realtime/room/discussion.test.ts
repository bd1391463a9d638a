import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Peer } from '#realtime/wire/peer.ts'
import { encodeDiscussion } from '#realtime/wire/protocol.ts'

import { Discussion } from './discussion.ts'

const read = vi.fn<() => Promise<string>>()
const onFailed = vi.fn<(error: unknown) => void>()
let discussion: Discussion

function newPeer() {
  const frames: Uint8Array[] = []
  const wire = {
    unsent: 0,
    send: (frame: Uint8Array) => void frames.push(frame),
    together: (write: () => void) => write(),
    pause: () => undefined,
    resume: () => undefined,
    close: () => undefined,
    destroy: () => undefined,
  }
  const peer: Peer = { wire, person: { kind: 'visitor' }, saved: () => undefined, end: () => undefined }
  return { peer, wire, frames }
}
const later = () => vi.advanceTimersByTimeAsync(60_000)
const framesOf = (...discussions: string[]) => discussions.map(encodeDiscussion)

beforeEach(() => {
  vi.useFakeTimers()
  read.mockReset().mockResolvedValue('1')
  onFailed.mockReset()
  discussion = new Discussion({ read, onFailed })
})
afterEach(() => {
  discussion.close()
  vi.useRealTimers()
})

it('P10: is read once for all who ask at the same time, and never without one', async () => {
  discussion.changed()
  await later()
  expect(read).not.toHaveBeenCalled()
  const peers = [newPeer(), newPeer()]
  for (const { peer } of peers) discussion.watch(peer)
  for (const { peer } of peers) discussion.watch(peer)
  await later()
  expect(read).toHaveBeenCalledTimes(1)
  for (const { frames } of peers) expect(frames).toEqual(framesOf('1'))
})

it('is sent again when it has changed only', async () => {
  const { peer, frames } = newPeer()
  discussion.watch(peer)
  await later()
  for (let times = 0; times < 100; times++) discussion.changed()
  await later()
  expect(read).toHaveBeenCalledTimes(2)
  read.mockResolvedValue('2')
  discussion.changed()
  await later()
  expect(frames).toEqual(framesOf('1', '2'))
})

it('is read again after a change during a read', async () => {
  const { peer, frames } = newPeer()
  read.mockImplementationOnce(async () => {
    discussion.changed()
    return 'old'
  })
  discussion.watch(peer)
  await later()
  expect(frames).toEqual(framesOf('old', '1'))
})

it('is neither read nor sent when all have left', async () => {
  const { peer, frames } = newPeer()
  discussion.watch(peer)
  discussion.leave(peer)
  await later()
  discussion.changed()
  await later()
  expect(frames).toEqual([])
  expect(read).toHaveBeenCalledTimes(1)
})

it('is read again after a failure', async () => {
  const { peer, frames } = newPeer()
  read.mockRejectedValueOnce(new Error('gone'))
  discussion.watch(peer)
  await later()
  expect(onFailed).toHaveBeenCalledTimes(1)
  expect(frames).toEqual(framesOf('1'))
})

it('waits for a connection that does not read', async () => {
  const { peer, wire, frames } = newPeer()
  wire.unsent = 2 ** 24
  discussion.watch(peer)
  await later()
  expect(frames).toEqual([])
  wire.unsent = 0
  await later()
  expect(frames).toEqual(framesOf('1'))
})

it('reaches all others at once while one does not read', async () => {
  const [slow, other] = [newPeer(), newPeer()]
  slow.wire.unsent = 2 ** 24
  for (const { peer } of [slow, other]) discussion.watch(peer)
  await vi.advanceTimersByTimeAsync(500)
  read.mockResolvedValue('2')
  discussion.changed()
  await vi.advanceTimersByTimeAsync(500)
  expect(other.frames).toEqual(framesOf('1', '2'))
  await later()
  expect(read).toHaveBeenCalledTimes(2)
  slow.wire.unsent = 0
  await later()
  expect(slow.frames).toEqual(framesOf('2'))
})

it('is sent less often when it is long', async () => {
  const { peer, frames } = newPeer()
  let n = 0
  read.mockImplementation(async () => `${n++}${'x'.repeat(100_000)}`)
  discussion.watch(peer)
  await later()
  for (let times = 0; times < 100; times++) {
    discussion.changed()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(frames.length).toBeLessThanOrEqual(1 + 10_000 / 2000 + 1)
})
