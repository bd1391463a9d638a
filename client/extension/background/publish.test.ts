// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { settingsIn } from '../common/settings.ts'
import { publish } from './publish.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('pages hear of a change although a page of the extension is frozen', async () => {
  const told: number[] = []
  vi.stubGlobal('chrome', {
    runtime: { sendMessage: () => new Promise(() => undefined) },
    tabs: { query: async () => [{ id: 7 }], sendMessage: async (tab: number) => void told.push(tab) },
  })
  const published = publish({ kind: 'settingsChanged', settings: settingsIn({}) })
  await vi.advanceTimersByTimeAsync(1000)
  await published
  expect(told).toEqual([7])
})
