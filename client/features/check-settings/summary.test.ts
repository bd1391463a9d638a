import { expect, test } from 'vitest'

import { writingSettings } from '#schema/check-settings/settings.ts'

import { languagesIn, nameOf, summaryOf } from './summary.ts'

const british = writingSettings.parse({ dialect: 'UK' })

test('a language has its English name, and English its dialect', () => {
  expect(nameOf('en', british)).toBe('British English')
  expect(nameOf('fr', british)).toBe('French')
  expect(nameOf('pt-PT', british)).toBe('Portuguese (Portugal)')
})

test('before anything is checked, it is the language to come', () => {
  expect(languagesIn('', british)).toEqual(['en'])
  expect(languagesIn('', { language: 'sv' })).toEqual(['sv'])
  expect(languagesIn('fr en', british)).toEqual(['fr', 'en'])
})

test('the summary says what was chosen and nothing else', () => {
  expect(summaryOf(british, '')).toBe('British English')
  const goals = { audience: 'expert', formality: 'formal', domain: 'business' } as const
  expect(summaryOf({ ...british, goals }, 'fr en de')).toBe('French + 2 more · business · formal · experts')
  expect(summaryOf({ ...british, goals: { ...goals, audience: 'knowledgeable' } }, 'en')).toBe(
    'British English · business · formal · knowledgeable',
  )
})
