import { expect, test } from 'vitest'

import { signUpProblems } from '#schema/auth/signUp.ts'
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

const problemOf = (email: string) => signUpProblems(form(email))[0]?.code

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
    signUpProblems({ ...form('a@b.c'), password, confirmPassword })[0]?.code
  const accented = 'señorita'
  expect(withPassword(accented, accented.normalize('NFD'))).toBeUndefined()
  expect(withPassword('ñandú7é'.normalize('NFD'))).toBe('passwordShort')
  expect(withPassword('é'.repeat(128).normalize('NFD'))).toBeUndefined()
  expect(withPassword('é'.repeat(129))).toBe('passwordLong')
})

test('finds every invalid field, from top to bottom, each once', () => {
  const empty = {
    firstName: ' ',
    lastName: '',
    email: '',
    password: 'short',
    confirmPassword: 'other',
    agreeToTerms: false,
  }
  expect(signUpProblems(empty).map(({ field, code }) => [field, code])).toEqual([
    ['firstName', 'firstNameMissing'],
    ['lastName', 'lastNameMissing'],
    ['email', 'emailMissing'],
    ['password', 'passwordShort'],
    ['confirmPassword', 'passwordsDiffer'],
    ['agreeToTerms', 'termsOpen'],
  ])
})

test('rejects an endless email in time that grows with its length', () => {
  expectProportional(100_000, size => () => {
    expect(problemOf(`a@${'.'.repeat(size)}@`)).toBe('emailInvalid')
  })
})
