import { expect, test } from 'vitest'

import { changedWriting, writingChange, writingSettings } from './settings.ts'

test('what is not kept is as for a new document', () => {
  const goals = { audience: 'general', formality: 'neutral', domain: 'general' }
  expect(writingSettings.parse({})).toEqual({ language: 'auto', dialect: 'US', goals })
})

test('a change takes nothing else with it', () => {
  const before = writingSettings.parse({ dialect: 'IN' })
  const after = changedWriting(changedWriting(before, { goals: { formality: 'formal' } }), {
    language: 'pt-PT',
  })
  expect(after).toEqual({ ...before, language: 'pt-PT', goals: { ...before.goals, formality: 'formal' } })
})

test('what nobody knows is no change', () => {
  for (const wrong of [
    { language: 'French' },
    { language: '' },
    { goals: { intent: 'sell' } },
    { title: 'x' },
  ])
    expect(writingChange.safeParse(wrong).success).toBe(false)
})
