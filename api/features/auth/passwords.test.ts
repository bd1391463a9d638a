import { expect, test } from 'vitest'

import { hashPassword, hashSecret, passwordFits } from '#api/features/auth/passwords.ts'

test("hashes with argon2id and OWASP's parameters", async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('accepts the right password, but not a wrong or missing one', async () => {
  const stored = await hashPassword('correct horse')
  expect(await passwordFits(stored, 'correct horse')).toBe(true)
  expect(await passwordFits(stored, 'Correct horse')).toBe(false)
  expect(await passwordFits(undefined, 'correct horse')).toBe(false)
})

test('hashes a secret alike for one owner and differently for another', async () => {
  const [one, two] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]
  expect(await hashSecret('a code', one)).toEqual(await hashSecret('a code', one))
  expect(await hashSecret('a code', one)).not.toEqual(await hashSecret('a code', two))
  expect(await hashSecret('a code', one)).toHaveLength(32)
})

test('sheds hashes beyond a bounded queue, and recovers', async () => {
  const all = await Promise.allSettled(Array.from({ length: 130 }, () => hashPassword('correct horse')))
  const shed = all.filter(({ status }) => status === 'rejected')
  expect(shed).toHaveLength(130 - 102)
  for (const one of shed)
    expect(one).toMatchObject({ reason: { code: 'UNAVAILABLE', details: { retryAfter: 5 } } })
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id/)
})
