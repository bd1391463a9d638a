import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ensureChecker } from './offscreenDocument.ts'

let isThere: boolean
const createDocument = vi.fn<() => Promise<void>>()

beforeEach(() => {
  isThere = false
  createDocument.mockReset().mockImplementation(async () => {
    await Promise.resolve()
    if (isThere) throw new Error('Only a single offscreen document may be created.')
    isThere = true
  })
  const getContexts = async () => (isThere ? [{ contextType: 'OFFSCREEN_DOCUMENT' }] : [])
  vi.stubGlobal('chrome', { runtime: { getContexts }, offscreen: { createDocument } })
})
afterEach(() => vi.unstubAllGlobals())

test('creates one page of the checker for racing calls, and none while it is there', async () => {
  await Promise.all([ensureChecker(), ensureChecker(), ensureChecker()])
  await ensureChecker()
  expect(createDocument).toHaveBeenCalledTimes(1)
})

test('creates another page after the last one has ended', async () => {
  await ensureChecker()
  isThere = false
  await ensureChecker()
  expect(createDocument).toHaveBeenCalledTimes(2)
})

test('rejects where the page cannot be created, and tries again with the next call', async () => {
  createDocument.mockRejectedValueOnce(new Error('No memory'))
  await expect(ensureChecker()).rejects.toThrow('No memory')
  await ensureChecker()
  expect(isThere).toBe(true)
})
