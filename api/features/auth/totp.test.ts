import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { newSecret, stepOf, uriOf } from '#api/features/auth/totp.ts'

// RFC 6238, appendix B: the secret "12345678901234567890" at 59 s gives 94287082, of which apps show the last six digits.
const SECRET = Secret.fromUTF8('12345678901234567890').base32
const AT = 59_000

test('takes the code of the RFC, with spaces too, and tells its step', () => {
  expect(stepOf(SECRET, '287082', null, AT)).toBe(1)
  expect(stepOf(SECRET, ' 287 082 ', null, AT)).toBe(1)
})

test.each([
  ['one step late', 30_000, true],
  ['one step early', -30_000, true],
  ['two steps late', 60_000, false],
  ['two steps early', -60_000, false],
])('%s', (_what, off, taken) => {
  const now = AT + 600_000
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now - off })
  expect(stepOf(SECRET, code, null, now) !== null).toBe(taken)
})

test('takes no code a second time, nor an earlier one after it', () => {
  const step = stepOf(SECRET, '287082', null, AT)
  expect(stepOf(SECRET, '287082', step, AT)).toBeNull()
  const earlier = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: AT - 30_000 })
  expect(stepOf(SECRET, earlier, step, AT)).toBeNull()
})

test.each(['', '28708', '2870822', 'abcdef', '287082; DROP', '٢٨٧٠٨٢'])('refuses %j', code => {
  expect(stepOf(SECRET, code, null, AT)).toBeNull()
})

test('makes secrets of 160 bits that apps can read', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  expect(uriOf(secret, 'ada@example.org')).toContain(`secret=${secret}`)
})
