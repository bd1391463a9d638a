import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { AUDIT_ACTS, AUDIT_PAGE_MAX, auditEntry, auditQuery, type AuditEntry } from './contract.ts'

const ID = '0b9c6a52-96b5-4a5c-8b39-3f1f1f6f5a10'

const entry: AuditEntry = {
  id: ID,
  at: '2026-01-02T03:04:05.678Z',
  act: 'user.role',
  source: 'admin',
  actor: { id: ID, name: 'Ada Lovelace', email: 'ada@example.org' },
  subject: { kind: 'user', id: ID, name: 'Bea Smith' },
  before: { role: 'user', tags: ['a', null], more: { deep: 1 } },
  after: null,
  reason: null,
}

describe('an entry', () => {
  test('has plain values before and after', () => {
    expect(z.parse(auditEntry, entry)).toEqual(entry)
  })

  test('of a command has no actor', () => {
    expect(z.safeParse(auditEntry, { ...entry, source: 'command', actor: null }).success).toBe(true)
  })

  test.each([
    { before: { at: new Date() } },
    { after: [1] },
    { act: 'user.unknown' },
    { subject: { kind: 'document', id: ID, name: 'A letter' } },
    { source: 'script' },
  ])('is refused with %j', wrong => {
    expect(z.safeParse(auditEntry, { ...entry, ...wrong }).success).toBe(false)
  })

  test('names each act once, in order', () => {
    expect(AUDIT_ACTS.toSorted()).toEqual([...new Set(AUDIT_ACTS)])
  })
})

describe('the query', () => {
  test('asks for a whole page of all acts if it says nothing', () => {
    expect(z.parse(auditQuery, {})).toEqual({ limit: AUDIT_PAGE_MAX })
  })

  test('reads numbers from text, and trims the beginning of a name', () => {
    expect(z.parse(auditQuery, { before: '12', limit: '5', text: ' Ad ' })).toEqual({
      before: 12,
      limit: 5,
      text: 'Ad',
    })
  })

  test.each([
    { limit: '51' },
    { limit: '0' },
    { before: '0' },
    { before: '1.5' },
    { before: 'x' },
    { text: ' ' },
    { actorId: 'me' },
    { subjectId: ID },
    { subjectKind: 'user', subjectId: '' },
    { act: 'user' },
    { page: '2' },
  ])('is refused with %j', wrong => {
    expect(z.safeParse(auditQuery, wrong).success).toBe(false)
  })

  test('needs the kind of a subject with its id', () => {
    expect(z.safeParse(auditQuery, { subjectKind: 'plan', subjectId: 'pro' }).success).toBe(true)
  })
})
