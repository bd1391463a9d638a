import { DatabaseError, ForeignKeyConstraintError } from 'sequelize'
import { describe, expect, test } from 'vitest'

import { describeError } from '#platform/logger.ts'

import { loggable, understood } from './errors.ts'

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

describe('a reference that the database refuses', () => {
  const refused = (detail: string) =>
    understood(
      new ForeignKeyConstraintError({
        parent: Object.assign(new Error('refused'), { code: '23503', sql: '', detail }),
      }),
    ).code

  test('to a row deleted meanwhile is answered as one to a row that is not there', () => {
    expect(refused('Key (user_id)=(1) is not present in table "users".')).toBe('NOT_FOUND')
  })

  test('from a row that stops a deletion is a fault of the server', () => {
    expect(refused('Key (id)=(1) is still referenced from table "holds".')).toBe('INTERNAL')
  })
})
