import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { browserLocks } from '#tests/support/browserLocks.ts'

import { store } from './store.ts'
import { tabHolds } from './tabHolds.ts'

let scope: string
beforeEach(() => {
  scope = crypto.randomUUID()
})
afterEach(() => vi.unstubAllGlobals())

const withLocks = () => vi.stubGlobal('navigator', { locks: browserLocks() })
const tab = () => {
  const holds = tabHolds(scope)
  return { ...holds, isKnownFree: (name: string) => store.get(holds.free).get(name) }
}

test('a name that another tab holds is free once that tab lets go of it', async () => {
  withLocks()
  const [here, there] = [tab(), tab()]
  const release = there.hold('a')
  here.follow(['a', 'b'])
  expect([here.isKnownFree('a'), here.isKnownFree('b')]).toEqual([undefined, undefined])
  await vi.waitFor(() => expect([here.isKnownFree('a'), here.isKnownFree('b')]).toEqual([false, true]))
  expect([await here.isFree('a'), await here.isFree('b')]).toEqual([false, true])
  release()
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(true))
})

test('a free name is held again as soon as another tab holds it', async () => {
  withLocks()
  const [here, there] = [tab(), tab()]
  here.follow(['a'])
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(true))
  const release = there.hold('a')
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(false))
  release()
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(true))
})

test('a name that this tab held is free for it at once, unless another tab holds it then', async () => {
  withLocks()
  const [here, there] = [tab(), tab()]
  here.hold('a')()
  here.follow(['a'])
  expect(here.isKnownFree('a')).toBe(true)
  there.hold('a')
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(false))
})

test('a name that is followed no longer is forgotten', async () => {
  withLocks()
  const [here, there] = [tab(), tab()]
  const release = there.hold('a')
  here.follow(['a'])
  await vi.waitFor(() => expect(here.isKnownFree('a')).toBe(false))
  here.follow([])
  expect(store.get(here.free).size).toBe(0)
  release()
  await vi.waitFor(async () => expect(await here.isFree('a')).toBe(true))
  expect(store.get(here.free).size).toBe(0)
})

test('every name is free in a browser without locks', async () => {
  vi.stubGlobal('navigator', {})
  const [here, there] = [tab(), tab()]
  there.hold('a')
  here.follow(['a'])
  expect(here.isKnownFree('a')).toBe(true)
  expect(await here.isFree('a')).toBe(true)
})
