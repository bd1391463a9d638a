import { expect, it } from 'vitest'

import { isOutage } from './outage.ts'

const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

it.each(['ECONNREFUSED', 'EPIPE', '08006', '53100', '53300', '57014', '57P01', '58030'])(
  'counts %s as an outage',
  code => expect(isOutage(withCode(code))).toBe(true),
)

it.each(['timeout exceeded when trying to connect', 'The database has not answered for 10 s.'])(
  'counts "%s" as an outage',
  message => expect(isOutage(new Error(message))).toBe(true),
)

it.each(['23505', '42601', '22P02', '40001'])('does not count %s', code =>
  expect(isOutage(withCode(code))).toBe(false),
)

it('does not count anything else', () => {
  for (const other of [new Error('a bug'), null, undefined, 'a text', { code: 7 }])
    expect(isOutage(other)).toBe(false)
})
