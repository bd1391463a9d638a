import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitAt, type Unit } from './units.ts'

const TEXT = 'Dear Bob,\nThank you. See you at 5 p.m. then.\n\n  Ada '
const partAt = (mark: string, unit: Unit) => {
  const found = unitAt(TEXT, TEXT.indexOf(mark), unit)
  return found && TEXT.slice(found.start, found.end)
}

test.each([
  ['hank', 'word', 'Thank'],
  [' you', 'word', 'Thank'],
  [' See', 'word', 'you'],
  ['See', 'sentence', 'See you at 5 p.m. then.'],
  ['hank', 'sentence', 'Thank you.'],
  ['Bob', 'paragraph', 'Dear Bob,'],
  ['Ada', 'paragraph', 'Ada'],
  ['Bob', 'all', TEXT.trim()],
] as const)('at %j, a %s is %j', (mark, unit, part) => {
  expect(partAt(mark, unit)).toBe(part)
})

test('takes the word before signs, but not that of another line', () => {
  expect(unitAt('Bye, friends.”', 14, 'word')).toEqual({ start: 5, end: 12 })
  expect(unitAt('Bye, friends. ', 14, 'word')).toBeNull()
  expect(unitAt('Bye.\ufffc', 5, 'word')).toBeNull()
})

test('finds nothing on an empty line', () => {
  const blank = TEXT.indexOf('\n\n') + 1
  for (const unit of ['word', 'sentence', 'paragraph'] as const) expect(unitAt(TEXT, blank, unit)).toBeNull()
  expect(unitAt('', 0, 'all')).toBeNull()
})

test('stays within the text, and within its paragraph', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '\n', '你', '😀') })
  fc.assert(
    fc.property(text, fc.nat(), fc.constantFrom<Unit>('word', 'sentence', 'paragraph'), (all, seed, unit) => {
      const found = unitAt(all, all === '' ? 0 : seed % all.length, unit)
      if (!found) return
      const part = all.slice(found.start, found.end)
      expect(part).not.toBe('')
      expect(part).not.toContain('\n')
      expect(part.trim()).toBe(part)
    }),
  )
})
