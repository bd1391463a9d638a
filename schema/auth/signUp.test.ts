import { expect, test } from 'vitest'

import { firstSignUpProblem } from '#schema/auth/signUp.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { expectProportional } from '#tests/support/growth.ts'

const form = (email: string) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email,
  password: 'long enough',
  confirmPassword: 'long enough',
  agreeToTerms: true,
})

const problemOf = (email: string) => firstSignUpProblem(form(email))?.code

test.each(['a@b.c', ' grace@example.org ', 'grâce@exämple.org', `${'a'.repeat(EMAIL_MAX - 4)}@b.c`])(
  'accepts the email %j',
  email => expect(problemOf(email)).toBeUndefined(),
)

test.each([
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a@b.',
  'a b@c.d',
  'a@b.c>',
  '<a@b.c',
  'a,b@c.d',
  'a@b.c,d.e',
  '"a"@b.c',
  'a@b@c.d',
  `${'a'.repeat(EMAIL_MAX - 3)}@b.c`,
])('rejects the email %j', email => expect(problemOf(email)).toBe('emailInvalid'))

test('measures and compares passwords with their characters composed', () => {
  const withPassword = (password: string, confirmPassword = password) =>
    firstSignUpProblem({ ...form('a@b.c'), password, confirmPassword })?.code
  const accented = 'señorita'
  expect(withPassword(accented, accented.normalize('NFD'))).toBeUndefined()
  expect(withPassword('ñandú7é'.normalize('NFD'))).toBe('passwordShort')
  expect(withPassword('é'.repeat(128).normalize('NFD'))).toBeUndefined()
  expect(withPassword('é'.repeat(129))).toBe('passwordLong')
})

test('rejects an endless email in time that grows with its length', () => {
  expectProportional(100_000, size => () => {
    expect(problemOf(`a@${'.'.repeat(size)}@`)).toBe('emailInvalid')
  })
})
