import { describe, expect, test } from 'vitest'

import { openSpeller } from './hunspell.ts'
import { lettersOf } from './letters.ts'
import { suggest } from './suggest.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const files = {
  aff: bytes('SET UTF-8\nCOMPOUNDFLAG C\nCOMPOUNDMIN 3\n'),
  dic: bytes('7\nfoot/C\nball/C\nbass/C\nfootman/C\nbread\nstone/C\nbridge/C\n'),
}
const speller = await openSpeller(files)
const options = {
  speller,
  letters: lettersOf(files),
  common: new Set<string>(),
  capitalNouns: false,
  locale: 'en',
}
const words = (word: string) => suggest(word, options).map(suggestion => suggestion.word)

describe('suggestions', () => {
  test('prefer a dictionary word to any compound', () => {
    expect(speller.spell('footban')).toBe(false)
    expect(words('footban')).toEqual(['footman'])
  })

  test('include a compound if no word is near', () => {
    expect(words('stonebridje')).toEqual(['stonebridge'])
  })

  test('keep the capital', () => {
    expect(words('Bred')).toEqual(['Bread'])
  })
})

test('plain lookups ignore compounds', () => {
  expect([speller.spell('footbass'), speller.isPlain('footbass')]).toEqual([true, false])
  expect([speller.spell('bread'), speller.isPlain('bread')]).toEqual([true, true])
})
