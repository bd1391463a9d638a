import { expect, test } from 'vitest'

import { HttpError } from '#client/shared/api/request.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { refusedByPlan, sharingLock } from './planText.ts'

const error = (code: string, message: string) =>
  new HttpError(403, 'Forbidden', JSON.stringify({ success: false, code, message }))

test('the lock names the cheapest plan that can share', () => {
  expect(sharingLock('free', PLAN_SEED)).toContain('part of Premium: up to 5 people')
  expect(sharingLock('premium', PLAN_SEED)).toBeNull()
})

test('before the plans are known nothing is locked', () => expect(sharingLock('free', [])).toBeNull())

test('a full document names the next larger plan, if there is one', () => {
  const full = error('TOO_MANY_MEMBERS', 'The document is full.')
  expect(refusedByPlan(full, 'premium', PLAN_SEED)).toBe('The document is full. Pro has room for 25.')
  expect(refusedByPlan(full, 'pro', PLAN_SEED)).toBe('The document is full.')
})

test('another answer is not about the plan', () =>
  expect(refusedByPlan(error('NOT_FOUND', 'Nobody.'), 'pro', PLAN_SEED)).toBeNull())
