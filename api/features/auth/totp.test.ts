import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import { newSecret, stepOf, uriOf } from '#api/features/auth/totp.ts'

// RFC 6238, appendix B: the secret "12345678901234567890" yields 94287082 at 59 s. Apps show the
// last six digits.
const SECRET = Secret.fromUTF8('12345678901234567890').base32
const AT = 59_000

test('accepts the code of the RFC, also with spaces, and returns its step', () => {
  expect(stepOf(SECRET, '287082', null, AT)).toBe(1)
  expect(stepOf(SECRET, ' 287 082 ', null, AT)).toBe(1)
})

test.each([
  ['one step late', 30_000, true],
  ['one step early', -30_000, true],
  ['two steps late', 60_000, false],
  ['two steps early', -60_000, false],
])('accepts a code %s: %j', (_what, off, taken) => {
  const now = AT + 600_000
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now - off })
  expect(stepOf(SECRET, code, null, now) !== null).toBe(taken)
})

test('rejects a used code, and earlier codes', () => {
  const step = stepOf(SECRET, '287082', null, AT)
  expect(stepOf(SECRET, '287082', step, AT)).toBeNull()
  const earlier = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: AT - 30_000 })
  expect(stepOf(SECRET, earlier, step, AT)).toBeNull()
})

test.each(['', '28708', '2870822', 'abcdef', '287082; DROP', '٢٨٧٠٨٢'])('rejects the code %j', code => {
  expect(stepOf(SECRET, code, null, AT)).toBeNull()
})

test('makes secrets of 160 bits in the format of apps', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
  expect(uriOf(secret, 'ada@example.org')).toContain(`secret=${secret}`)
})
