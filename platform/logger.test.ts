import { expect, test } from 'vitest'

import { describeError } from './logger.ts'

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
