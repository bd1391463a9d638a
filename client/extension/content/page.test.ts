import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Device } from '#client/extension/common/device.ts'
import { settingsIn } from '#client/extension/common/settings.ts'

import { startPage } from './page.ts'

const NOW = Date.parse('2026-11-29T12:00:00.000Z')

let end: () => void = () => undefined

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Starts a page with these settings, and resolves when it has them. */
async function start(stored: Record<string, unknown>): Promise<void> {
  const device: Pick<Device, 'settings' | 'onSettings' | 'onCommand'> = {
    settings: () => Promise.resolve(settingsIn(stored)),
    onSettings: () => () => undefined,
    onCommand: () => () => undefined,
  }
  end = startPage(device as Device, window)
  await vi.advanceTimersByTimeAsync(0)
}

const off = [window.location.hostname]

test('a page of a host that is off has no timer, also after a pause', async () => {
  await start({ offHosts: off, pausedUntil: '2026-11-29T11:00:00.000Z' })
  expect(vi.getTimerCount()).toBe(0)
})

test('a paused page has one timer, until the pause ends', async () => {
  await start({ offHosts: off, pausedUntil: '2026-11-29T13:00:00.000Z' })
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(60 * 60_000 + 1)
  expect(vi.getTimerCount()).toBe(0)
})
