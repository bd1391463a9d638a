import { expect, test } from 'vitest'

import { describeError, outageFilter } from './logger.ts'

test('logs an error without the values of its statement', () => {
  const cause = Object.assign(new Error('violates foreign key constraint'), {
    code: '23503',
    detail: 'my words',
  })
  const error = Object.assign(new Error('not stored', { cause }), {
    parameters: ['my words'],
    sql: "INSERT … 'my words'",
  })
  const logged = JSON.stringify(describeError(error))
  expect(logged).toContain('not stored')
  expect(logged).toContain('23503')
  expect(logged).not.toContain('my words')
})

test('logs thrown values that are not errors', () => {
  expect(describeError('out of reach')).toEqual({ message: 'out of reach' })
})

test('says once a minute that the database is unavailable, and how often', () => {
  let now = 0
  const filter = outageFilter(() => now)
  const full = { err: Object.assign(new Error('could not extend file'), { code: '53100' }) }
  const away = { err: new Error('timeout exceeded when trying to connect') }
  expect(filter(full, 'not stored')).toBeNull()
  for (now = 1000; now < 60_000; now += 1000) expect(filter(full, 'not stored')).toBe('drop')
  expect(filter(away, 'another message')).toBeNull()
  now = 60_000
  expect(filter(full, 'not stored')).toEqual({ repeated: 59 })
  // Other errors, and lines without one, always pass.
  for (let n = 0; n < 3; n++) {
    expect(filter({ err: Object.assign(new Error('a bug'), { code: '42601' }) }, 'a bug')).toBeNull()
    expect(filter({ document: 'd' }, 'a repair')).toBeNull()
    expect(filter('a text', undefined)).toBeNull()
  }
})
