import { describe, expect, test } from 'vitest'

import { CLOSE, STORAGE_FULL } from '#schema/collab/protocol.ts'

import {
  endingOf,
  isSettling,
  OFFLINE_AFTER_MS,
  savedState,
  type ConnectionFacts,
  type SavedState,
} from './savedState.ts'

const facts = (more: Partial<ConnectionFacts>): ConnectionFacts => ({
  online: true,
  connected: true,
  exchanged: true,
  everExchanged: true,
  failed: false,
  loaded: true,
  sent: 0,
  acked: 0,
  device: 'kept',
  lostAt: null,
  signedOut: false,
  unsent: false,
  ended: null,
  ...more,
})

const offline = (device: ConnectionFacts['device']): SavedState => ({ kind: 'offline', device })

describe('savedState', () => {
  test('is saved only once every sent frame is acknowledged', () => {
    expect(savedState(facts({ sent: 3, acked: 2 }), 0)).toEqual({ kind: 'saving' })
    expect(savedState(facts({ sent: 3, acked: 3 }), 0)).toEqual({ kind: 'saved' })
  })

  test('does not show saving on an offline device, even if the connection looks open', () => {
    expect(savedState(facts({ sent: 3, acked: 2, online: false }), 0)).toEqual(offline('kept'))
    expect(savedState(facts({ sent: 3, acked: 3, online: false }), 0)).toEqual({ kind: 'saved' })
  })

  test('is never saved before both sides have exchanged their state', () => {
    expect(savedState(facts({ exchanged: false, everExchanged: false }), 0)).toEqual({ kind: 'opening' })
    expect(savedState(facts({ exchanged: false }), 0)).toEqual({ kind: 'reconnecting' })
  })

  test('turns from reconnecting to offline after a while, and at once on an offline device', () => {
    const lost = facts({ connected: false, exchanged: false, lostAt: 1000 })
    expect(savedState(lost, 1000 + OFFLINE_AFTER_MS - 1)).toEqual({ kind: 'reconnecting' })
    expect(savedState(lost, 1000 + OFFLINE_AFTER_MS)).toEqual(offline('kept'))
    expect(savedState({ ...lost, online: false }, 1000)).toEqual(offline('kept'))
  })

  test('is offline at once when a page with the text of this device finds no server', () => {
    const opened = facts({ connected: false, exchanged: false, everExchanged: false, lostAt: 1000 })
    expect(savedState(opened, 1000)).toEqual({ kind: 'opening' })
    expect(savedState({ ...opened, failed: true }, 1000)).toEqual(offline('kept'))
    expect(savedState({ ...opened, online: false }, 1000)).toEqual(offline('kept'))
    expect(savedState({ ...opened, failed: true, loaded: false }, 1000)).toEqual({ kind: 'opening' })
    expect(savedState({ ...opened, failed: true, everExchanged: true }, 1000)).toEqual({
      kind: 'reconnecting',
    })
  })

  test('keeps nothing on this device before the text has come', () => {
    const never = facts({
      connected: false,
      exchanged: false,
      everExchanged: false,
      loaded: false,
      lostAt: 1000,
    })
    expect(savedState(never, 1000)).toEqual({ kind: 'opening' })
    expect(savedState(never, 1000 + OFFLINE_AFTER_MS)).toEqual({ kind: 'unloaded' })
    expect(savedState({ ...never, online: false }, 1000)).toEqual({ kind: 'unloaded' })
  })

  test("is as good as this device's copy while there is no server", () => {
    for (const device of ['kept', 'keeping', 'failed'] as const) {
      expect(savedState(facts({ connected: false, online: false, device }), 0)).toEqual(offline(device))
      expect(savedState(facts({ signedOut: true, device }), 0)).toEqual({ kind: 'signed-out', device })
    }
  })

  test("is not saved while a reader's page holds text that the server does not have", () => {
    for (const device of ['kept', 'keeping', 'failed'] as const)
      expect(savedState(facts({ unsent: true, device }), 0)).toEqual({ kind: 'unsent', device })
    expect(savedState(facts({ unsent: true, online: false, connected: false }), 0)).toEqual(offline('kept'))
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

test('only a change that is now stored may be shown later', () => {
  expect(isSettling({ kind: 'saving' }, { kind: 'saved' })).toBe(true)
  expect(isSettling(offline('keeping'), offline('kept'))).toBe(true)
  expect(isSettling(offline('kept'), offline('keeping'))).toBe(false)
  expect(isSettling(offline('keeping'), offline('failed'))).toBe(false)
  expect(isSettling({ kind: 'saved' }, { kind: 'saving' })).toBe(false)
  expect(isSettling({ kind: 'signed-out', device: 'keeping' }, offline('kept'))).toBe(false)
})
