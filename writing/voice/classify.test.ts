import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { commandType } from '#schema/voice/contract.ts'

import { classify } from './classify.ts'

it.each([
  ['go to email generator', 'navigation'],
  ['open text editor', 'navigation'],
  ['navigate to dashboard', 'navigation'],
  ['Please OPEN the settings.', 'navigation'],
  ['copy from email to editor', 'clipboard'],
  ['paste', 'clipboard'],
  ['make it bold', 'formatting'],
  ['format this', 'formatting'],
  ['italic', 'formatting'],
  ['undo', 'formatting'],
  ['numbered list', 'formatting'],
  ['select the whole paragraph', 'formatting'],
  ['type hello', 'dictation'],
  ['write hello', 'dictation'],
  ['dictate', 'dictation'],
  ['check grammar in my text', 'ai_analysis'],
  ['summarise this', 'ai_analysis'],
  ['', 'ai_analysis'],
])('classifies %j as %s', (text, type) => {
  expect(classify(text)).toBe(type)
})

it.each([
  ['type that we go to copy it', 'navigation'],
  ['type that we copy bold words', 'clipboard'],
  ['type it in bold', 'formatting'],
])('uses the first matching class in the order: %j', (text, type) => {
  expect(classify(text)).toBe(type)
})

it('classifies an email request as dictation, although it means an AI action', () => {
  expect(classify('write an email about lunch')).toBe('dictation')
})

it.each([
  'ago',
  'logo design',
  'going together',
  'opener',
  'reopened',
  'copyright',
  'toothpaste',
  'information',
  'typewriter',
  'boldly',
])('ignores a word inside another one: %j', text => {
  expect(classify(text)).toBe('ai_analysis')
})

it('returns a class for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), text => {
      expect(commandType.safeParse(classify(text)).success).toBe(true)
    }),
  )
})
