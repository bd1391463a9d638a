import { describe, expect, test } from 'vitest'

import { CLOSE, STORAGE_FULL } from '#schema/collab/protocol.ts'

import { endingOf, OFFLINE_AFTER_MS, savedState, type ConnectionFacts } from './savedState.ts'

const facts = (more: Partial<ConnectionFacts>): ConnectionFacts => ({
  online: true,
  connected: true,
  exchanged: true,
  everExchanged: true,
  sent: 0,
  acked: 0,
  lostAt: null,
  signedOut: false,
  ended: null,
  ...more,
})

describe('savedState', () => {
  test('is saved only once every sent frame is acknowledged', () => {
    expect(savedState(facts({ sent: 3, acked: 2 }), 0)).toEqual({ kind: 'saving' })
    expect(savedState(facts({ sent: 3, acked: 3 }), 0)).toEqual({ kind: 'saved' })
  })

  test('does not show saving on an offline device, even if the connection looks open', () => {
    expect(savedState(facts({ sent: 3, acked: 2, online: false }), 0)).toEqual({ kind: 'offline' })
    expect(savedState(facts({ sent: 3, acked: 3, online: false }), 0)).toEqual({ kind: 'saved' })
  })

  test('is never saved before both sides have exchanged their state', () => {
    expect(savedState(facts({ exchanged: false, everExchanged: false }), 0)).toEqual({ kind: 'opening' })
    expect(savedState(facts({ exchanged: false }), 0)).toEqual({ kind: 'reconnecting' })
  })

  test('turns from reconnecting to offline after a while, and at once on an offline device', () => {
    const lost = facts({ connected: false, exchanged: false, lostAt: 1000 })
    expect(savedState(lost, 1000 + OFFLINE_AFTER_MS - 1)).toEqual({ kind: 'reconnecting' })
    expect(savedState(lost, 1000 + OFFLINE_AFTER_MS)).toEqual({ kind: 'offline' })
    expect(savedState({ ...lost, online: false }, 1000)).toEqual({ kind: 'offline' })
  })

  test('shows an ending above everything else', () => {
    expect(savedState(facts({ ended: 'refused' }), 0)).toEqual({ kind: 'ended', why: 'refused' })
  })
})

test('ends only for deliberate close codes', () => {
  expect(endingOf(CLOSE.accessLost, '')).toBe('access-lost')
  expect(endingOf(CLOSE.restarting, '')).toBeNull()
  expect(endingOf(1006, '')).toBeNull()
  expect(endingOf(CLOSE.tooLarge, '')).toBe('too-large')
  expect(endingOf(CLOSE.tooLarge, STORAGE_FULL)).toBe('storage-full')
})
