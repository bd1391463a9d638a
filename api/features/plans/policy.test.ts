import { expect, test } from 'vitest'

import { planOf, requiredPlan } from '#schema/plans/rules.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { lockText } from './policy.ts'

test('names the plan that includes the feature', () => {
  expect(lockText('voiceCommands', requiredPlan('voiceCommands', PLAN_SEED.map(planOf)))).toBe(
    'Your plan does not include voice commands. The Premium plan does.',
  )
})

test('names what a plan lacks for a snippet', () => {
  const premium = requiredPlan('allowCollaborativeWriting', PLAN_SEED.map(planOf))
  expect(lockText('allowCollaborativeWriting', premium, 'snippet')).toBe(
    'Your plan does not include invitations to your snippets. The Premium plan does.',
  )
  expect(lockText('allowCollaborativeWriting', null, 'snippet')).toBe(
    'No plan includes invitations to your snippets at the moment.',
  )
  expect(lockText('allowCollaborativeWriting', premium)).toContain('invitations to your documents')
  expect(lockText('fontPairing', null, 'snippet')).toBe(lockText('fontPairing', null))
})

test('says when no plan includes it', () => {
  expect(lockText('fontPairing', null)).toBe('No plan includes font pairing at the moment.')
})
