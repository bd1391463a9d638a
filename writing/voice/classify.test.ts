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
])('%j is of the class %s', (text, type) => {
  expect(classify(text)).toBe(type)
})

it.each([
  ['type that we go to copy it', 'navigation'],
  ['type that we copy bold words', 'clipboard'],
  ['type it in bold', 'formatting'],
])('several words: the first class in the order counts: %j', (text, type) => {
  expect(classify(text)).toBe(type)
})

it('an email to be written has the word of dictation; that it is an AI action is in its meaning', () => {
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
])('a word inside another one does not count: %j', text => {
  expect(classify(text)).toBe('ai_analysis')
})

it('every text has a class', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), text => {
      expect(commandType.safeParse(classify(text)).success).toBe(true)
    }),
  )
})
