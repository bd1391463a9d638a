import { expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { withoutOverlaps } from './conflicts.ts'

const finding = (rule: string, start: number, end: number, replacements: string[]): Issue => ({
  id: `${rule}:${start}-${end}`,
  category: rule === 'SpellCheck' ? 'spelling' : 'grammar',
  rule,
  message: rule,
  explanation: '',
  replacements,
  start,
  end,
  confidence: rule === 'SpellCheck' ? 0.7 : 0.9,
  safe: false,
})

test('a misspelling inside a grammar mistake is shown as spelling first', () => {
  const spelling = finding('SpellCheck', 5, 12, ['receive'])
  const grammar = finding('HaveBase', 0, 12, ['have received'])
  expect(withoutOverlaps([grammar, spelling])).toEqual([spelling])
})

test('a misspelled word in the wrong form is corrected to the right form', () => {
  const spelling = finding('SpellCheck', 7, 10, ['book', 'box'])
  const grammar = finding('NumeralSingular', 7, 10, ['books'])
  expect(withoutOverlaps([grammar, spelling])).toEqual([
    { ...spelling, replacements: ['books', 'book', 'box'] },
  ])
})

test('an unknown word without a correction hides no grammar mistake', () => {
  const unknown = finding('SpellCheck', 5, 12, [])
  const grammar = finding('HaveBase', 0, 12, ['have received'])
  expect(withoutOverlaps([unknown, grammar])).toEqual([grammar])
})
