import { expect, test } from 'vitest'

import { planOf, requiredPlan } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { lockText } from './policy.ts'

test('names the plan that includes the feature', () => {
  expect(lockText('voiceCommands', requiredPlan('voiceCommands', PLAN_SEED.map(planOf)))).toBe(
    'Your plan does not include voice commands. The Premium plan does.',
  )
})

test('says when no plan includes it', () => {
  expect(lockText('fontPairing', null)).toBe('No plan includes font pairing at the moment.')
})
