import { expect, test } from 'vitest'

import { changedWriting, writingChange, writingSettings } from './settings.ts'

test('uses the defaults of a new document for missing settings', () => {
  const goals = { audience: 'general', formality: 'neutral', domain: 'general' }
  expect(writingSettings.parse({})).toEqual({ language: 'auto', dialect: 'US', goals })
})

test('changes only the given settings', () => {
  const before = writingSettings.parse({ dialect: 'IN' })
  const after = changedWriting(changedWriting(before, { goals: { formality: 'formal' } }), {
    language: 'pt-PT',
  })
  expect(after).toEqual({ ...before, language: 'pt-PT', goals: { ...before.goals, formality: 'formal' } })
})

test('ignores unknown settings', () => {
  for (const wrong of [
    { language: 'French' },
    { language: '' },
    { goals: { intent: 'sell' } },
    { title: 'x' },
  ])
    expect(writingChange.safeParse(wrong).success).toBe(false)
})
