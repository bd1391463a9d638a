import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'

import { hashPassword, hashSecret, passwordFits } from '#api/features/auth/passwords.ts'

test("hashes with argon2id and OWASP's parameters", async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('accepts the right password, but not a wrong or missing one', async () => {
  const stored = await hashPassword('correct horse')
  expect(await passwordFits(stored, 'correct horse')).toBe('fits')
  expect(await passwordFits(stored, 'Correct horse')).toBe('wrong')
  expect(await passwordFits(undefined, 'correct horse')).toBe('wrong')
})

/** As composed characters; decomposed they are other code points. */
const ACCENTED = ['crème brûlée', 'Ålesund 2026', 'tiếng Việt ạ', 'пойдём ёлка', '각나다라마바사아']

test.each(ACCENTED)('accepts %j in any spelling of its characters', async password => {
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')]
  const mixed = `${composed.slice(0, 4)}${composed.slice(4).normalize('NFD')}`
  for (const atSignUp of [composed, decomposed]) {
    const stored = await hashPassword(atSignUp)
    for (const typed of [composed, decomposed, mixed]) expect(await passwordFits(stored, typed)).toBe('fits')
  }
})

test.each(ACCENTED)(
  'accepts the old hash of a decomposed %j, and says that it is outdated',
  async password => {
    const stored = await hash(password.normalize('NFD'))
    expect(await passwordFits(stored, password.normalize('NFD'))).toBe('outdated')
    expect(await passwordFits(stored, password.normalize('NFC'))).toBe('outdated')
    expect(await passwordFits(stored, `${password}!`)).toBe('wrong')
  },
)

test('keeps characters apart that are only compatible', async () => {
  expect(await passwordFits(await hashPassword('ofﬁce ２０２６'), 'office 2026')).toBe('wrong')
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
