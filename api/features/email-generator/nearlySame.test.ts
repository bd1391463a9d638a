import { expect, test } from 'vitest'

import { isNearlySame } from './nearlySame.ts'

const EMAIL =
  'Hello Tom,\n\nthe figures for May are ready, and I would like to go through them with you. Could we meet on Friday at ten, ' +
  'in the small room next to the library? If that does not suit you, Monday is fine as well.\n\nBest regards\nAda'

test.each([
  ['the same text', EMAIL],
  ['other white space', EMAIL.replaceAll('\n', ' ')],
  ['other punctuation', EMAIL.replace('ready,', 'ready').replace('Tom,', 'Tom!')],
  ['other capitals', EMAIL.replace('the figures', 'The figures')],
  ['one word of 46', EMAIL.replace('fine', 'good')],
])('%s is no other version', (_, after) => expect(isNearlySame(EMAIL, after)).toBe(true))

test.each([
  ['two words', EMAIL.replace('fine', 'good').replace('small', 'large')],
  ['a sentence less', EMAIL.replace(/ If that.*well\./, '')],
  ['a sentence more', EMAIL.replace('well.', 'well. I need an answer today.')],
  ['another text', 'Tom, send me the figures today.'],
  ['nothing', ''],
])('%s is one', (_, after) => expect(isNearlySame(EMAIL, after)).toBe(false))

test('one word of a short text is a change', () => {
  expect(isNearlySame('Please send the figures.', 'Send the figures.')).toBe(false)
  expect(isNearlySame('Please send the figures.', 'please send the figures')).toBe(true)
})
