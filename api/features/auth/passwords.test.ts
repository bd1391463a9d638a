import { expect, test } from 'vitest'

import { hashPassword, hashSecret, passwordFits } from '#api/features/auth/passwords.ts'

test('keeps argon2id hashes with the parameters OWASP names', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('tells the right password from a wrong one, and from none', async () => {
  const stored = await hashPassword('correct horse')
  expect(await passwordFits(stored, 'correct horse')).toBe(true)
  expect(await passwordFits(stored, 'Correct horse')).toBe(false)
  expect(await passwordFits(undefined, 'correct horse')).toBe(false)
})

test('a secret that is looked up has one hash for its owner, and another one for everybody else', async () => {
  const [one, two] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]
  expect(await hashSecret('a code', one)).toEqual(await hashSecret('a code', one))
  expect(await hashSecret('a code', one)).not.toEqual(await hashSecret('a code', two))
  expect(await hashSecret('a code', one)).toHaveLength(32)
})
