import { pino } from 'pino'
import { DatabaseError, ForeignKeyConstraintError } from 'sequelize'
import { describe, expect, test } from 'vitest'

import { describeError } from '#platform/logger.ts'

import { loggable, noteFailure, understood } from './errors.ts'

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

test.each(['40P01', '40001'])('a transaction that the database has undone (%s) may be tried again', code => {
  const parent = Object.assign(new Error('undone'), { code, sql: '' })
  expect(understood(new DatabaseError(parent))).toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfter: 1 },
  })
})

describe('a reference that the database refuses', () => {
  const refusal = (detail: string) =>
    new ForeignKeyConstraintError({
      parent: Object.assign(new Error('refused'), {
        code: '23503',
        sql: '',
        detail,
        table: 'comments',
        constraint: 'comments_author_id_fkey',
      }),
    })

  test.each([
    'Key (author_id)=(1) is not present in table "users".',
    'Schlüssel (author_id)=(1) ist nicht in Tabelle »users« vorhanden.',
    'テーブル"users"にキー(author_id)=(1)がありません',
  ])('to a row deleted meanwhile is answered as one to a row that is not there, and logged: %s', detail => {
    const error = refusal(detail)
    expect(understood(error).code).toBe('NOT_FOUND')
    let lines = ''
    const logger = pino({ base: null }, { write: (line: string) => (lines += line) })
    const request = { id: 'r', path: '/', method: 'POST', headers: {} }
    noteFailure(logger, { error, known: understood(error), request })
    expect(lines).toContain('"constraint":"comments_author_id_fkey"')
    expect(lines).not.toContain('users')
  })

  test.each([
    'Key (id)=(1) is still referenced from table "comments".',
    'Auf Schlüssel (id)=(1) wird noch aus Tabelle »comments« verwiesen.',
  ])('from a row that stops a deletion is a fault of the server: %s', detail => {
    expect(understood(refusal(detail)).code).toBe('INTERNAL')
  })
})
