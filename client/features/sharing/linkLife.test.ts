import { expect, test } from 'vitest'

import { lifeOf } from './linkLife.ts'

const expiresAt = '2026-12-05T12:00:00.000Z'
const END = Date.parse(expiresAt)

test('says until when a link works, and from that moment on that it has expired', () => {
  const [before, after] = [lifeOf({ expiresAt }, END - 1), lifeOf({ expiresAt }, END)]
  expect(before.isOver).toBe(false)
  expect(before.text).toMatch(/^Expires on December 5, 2026, \d+:00/)
  expect(after.isOver).toBe(true)
  expect(after.text).toMatch(/^Expired on December 5, 2026, \d+:00/)
})

test('says that a link without a time works until it is revoked', () =>
  expect(lifeOf({ expiresAt: null })).toEqual({ text: 'It works until you revoke it.', isOver: false }))
