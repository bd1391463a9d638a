import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { searchedWords } from '#schema/documents/folded.ts'

import { excerptOf } from './excerpt.ts'

const found = (window: string, query: string) => {
  const words = searchedWords(query)
  return excerptOf({ window, cutBefore: false }, { words, phrase: words.join(' ') })
}

test('an excerpt has whole words around the first match', () => {
  const long = `${'before '.repeat(20)}the whale${' after'.repeat(60)}`
  const excerpt = found(long, 'WHALE')
  expect(excerpt).toMatchObject({ cutBefore: true, cutAfter: true })
  expect(excerpt?.text).toMatch(/^before .*the whale after.* after$/)
  expect(excerpt?.parts.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['whale'])
})

test('an excerpt prefers the place where all words follow one another', () => {
  const text = `plan ${'and so on '.repeat(12)}the plan of the year`
  expect(found(text, 'plan of')?.text).toContain('plan of the year')
})

test('a short text is not cut, and one without the words has no excerpt', () => {
  expect(found('A whale.', 'whale')).toEqual({
    text: 'A whale.',
    parts: [{ start: 2, end: 7 }],
    cutBefore: false,
    cutAfter: false,
  })
  expect(found('A whale.', 'shark')).toBeNull()
})

test('the parts are in the excerpt, which splits no character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 600 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const excerpt = found(`${before} needle ${after}`, 'needle')
      expect(excerpt?.text).not.toMatch(/\p{Cs}/u)
      for (const { start, end } of excerpt?.parts ?? [])
        expect(excerpt?.text.slice(start, end).toLowerCase()).toContain('needle')
    }),
  )
})
