import { expect, test } from 'vitest'

import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'

const EMAIL = 'grace.hopper@example.org'
const titleOf = (password: string, email = EMAIL): Promise<unknown> =>
  requireGoodPassword(password, email).then(
    () => null,
    (error: { details?: { title?: string } }) => error.details?.title,
  )

test.each([
  'bluepencil1',
  'Blue-Pencil-2026!',
  'my bluepencil',
  'Admin12345!',
  'welcome2026',
  'hopper19061992',
  'GraceHopper!',
])('rejects %j: little more than a name', async password => {
  expect(await titleOf(password)).toBe('Password too easy')
})

test.each([
  'a bluepencil writes at night',
  'passwords are for the birds',
  'correct horse battery staple',
  '8f3kq0zp',
  'пароль из кириллицы',
  '        a space odyssey',
])('accepts %j', async password => {
  expect(await titleOf(password)).toBeNull()
})

test('ignores a short name in the address', async () => {
  expect(await titleOf('ada7x2kq', 'ada@example.org')).toBeNull()
})

test.each([
  ['1234567', 'Password too short'],
  ['x'.repeat(129), 'Password too long'],
  ['password1', 'Password too common'],
  [EMAIL.toUpperCase(), 'Password too easy'],
])('rejects %j: %s', async (password, title) => {
  expect(await titleOf(password)).toBe(title)
})
