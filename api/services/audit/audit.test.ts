import { expect, expectTypeOf, test } from 'vitest'

import { actorOf, type AuditedRecord } from './audit.ts'

test('names an actor by the full name', () => {
  const user = { id: 'an id', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }
  expect(actorOf({ ...user, lastName: '' }).name).toBe('Ada')
  expect(actorOf(user)).toEqual({ id: 'an id', name: 'Ada Lovelace', email: 'ada@example.org' })
})

test('takes plain values, and no secrets or instances at any depth', () => {
  expectTypeOf<{
    role: 'admin'
    tags: string[]
    limits: { monthly: number | null }
  }>().toExtend<AuditedRecord>()
  expectTypeOf<{ passwordHash: string }>().not.toExtend<AuditedRecord>()
  expectTypeOf<{ user: { totpSecret: string } }>().not.toExtend<AuditedRecord>()
  expectTypeOf<{ links: { token: string }[] }>().not.toExtend<AuditedRecord>()
  expectTypeOf<{ at: Date }>().not.toExtend<AuditedRecord>()
  expectTypeOf<{ sealed: Buffer }>().not.toExtend<AuditedRecord>()
})
