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

describe('what was meant', () => {
  test('is a word of the dictionary before any compound', () => {
    expect(speller.spell('footban')).toBe(false)
    expect(words('footban')).toEqual(['footman'])
  })

  test('is a compound where no word is near', () => {
    expect(words('stonebridje')).toEqual(['stonebridge'])
  })

  test('keeps the capital', () => {
    expect(words('Bred')).toEqual(['Bread'])
  })
})

test('a look without compounds knows the words alone', () => {
  expect([speller.spell('footbass'), speller.isPlain('footbass')]).toEqual([true, false])
  expect([speller.spell('bread'), speller.isPlain('bread')]).toEqual([true, true])
})
