import { DatabaseError } from 'sequelize'
import { expect, test } from 'vitest'

import { describeError } from '#platform/logger.ts'

import { loggable } from './errors.ts'

test("a database's error is logged with its code, and without the statement and its values", () => {
  const parent = Object.assign(new Error('deadlock detected'), {
    code: '40P01',
    sql: "INSERT … 'my words'",
    detail: 'my words',
  })
  const logged = describeError(loggable(new DatabaseError(parent)))
  expect(logged).toMatchObject({
    type: 'SequelizeDatabaseError',
    message: 'deadlock detected',
    code: '40P01',
  })
  expect(JSON.stringify(logged)).not.toContain('my words')
})
