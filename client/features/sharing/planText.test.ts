import { expect, test } from 'vitest'

import { HttpError } from '#client/shared/api/httpError.ts'
import { planOf } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { refusedByPlan, sharingLock } from './planText.ts'

const PLANS = PLAN_SEED.map(planOf)

const error = (code: string, message: string) =>
  new HttpError(403, 'Forbidden', JSON.stringify({ success: false, code, message }))

test('names the cheapest plan that can share', () => {
  expect(sharingLock('free', PLANS)).toContain('The Premium plan does. It allows up to 5 people')
  expect(sharingLock('premium', PLANS)).toBeNull()
})

test('says which kind of text cannot be shared', () => {
  const locked = sharingLock('free', PLANS, 'snippet')
  expect(locked).toContain('up to 5 people per snippet. You can still join snippets shared with you.')
  expect(locked).not.toContain('document')
  expect(
    sharingLock(
      'free',
      PLANS.filter(({ name }) => name === 'free'),
      'snippet',
    ),
  ).not.toContain('document')
})

test.each(['document', 'snippet'] as const)('shows what the server says about a plan without %ss', kind => {
  const refused = error('FEATURE_NOT_IN_PLAN', `Not for ${kind}s.`)
  expect(refusedByPlan(refused, 'free', PLANS, kind)).toBe(`Not for ${kind}s.`)
  expect(refusedByPlan(refused, 'free', [], kind)).toBe(`Not for ${kind}s.`)
})

test('locks nothing before the plans are loaded', () => expect(sharingLock('free', [])).toBeNull())

test('names the next larger plan for a full document, if there is one', () => {
  const full = error('TOO_MANY_MEMBERS', 'The document is full.')
  expect(refusedByPlan(full, 'premium', PLANS)).toBe('The document is full. Pro has room for 25.')
  expect(refusedByPlan(full, 'pro', PLANS)).toBe('The document is full.')
})

test('ignores an answer that is not about the plan', () =>
  expect(refusedByPlan(error('NOT_FOUND', 'Nobody.'), 'pro', PLANS)).toBeNull())
