import { expect, test } from 'vitest'

import { Lexicon } from './lexicon.ts'

/** Codes words as scripts/words/englishWords.ts does, without shared prefixes. */
const coded = (...words: [word: string, frequency: number, dialects: number][]) =>
  words
    .map(([word, frequency, dialects]) => `0${word}${String.fromCharCode(48 + frequency, 48 + dialects)}`)
    .join('\n')

const lexicon = new Lexicon(
  coded(
    ['Mac', 9, 15],
    ['NASA', 8, 15],
    ['Polish', 20, 15],
    ['café', 12, 15],
    ['colour', 30, 14],
    ['mac', 3, 15],
    ['mole', 40, 15],
    ['polish', 25, 15],
  ),
)

test('a word may be capitalized, and a name may not be in lower case', () => {
  expect(['colour', 'Colour', 'COLOUR', 'Café', 'NASA', 'Nasa'].filter(word => !lexicon.has(word))).toEqual(
    [],
  )
  expect(['nasa', 'col', 'colours', 'caffé', 'Łódź', ''].filter(word => lexicon.has(word))).toEqual([])
})

test('a word listed in both cases is one word, with the numbers of the lower case', () => {
  expect([lexicon.frequency('Mac'), lexicon.frequency('polish')]).toEqual([3, 25])
  expect(Array.from({ length: lexicon.size }, (_, at) => lexicon.wordAt(at))).toEqual([
    'mac',
    'mole',
    'café',
    'NASA',
    'colour',
    'polish',
  ])
})

test('a capitalized or unknown word has no frequency and every dialect', () => {
  expect([lexicon.frequency('NASA'), lexicon.dialects('NASA')]).toEqual([0, 15])
  expect([lexicon.frequency('unheard'), lexicon.dialects('unheard')]).toEqual([0, 15])
  expect([lexicon.frequency('colour'), lexicon.dialects('colour')]).toEqual([30, 14])
})

test('the words of a length are in one place, the most frequent first', () => {
  expect(lexicon.byLength).toEqual([0, 0, 0, 0, 1, 4, 4])
  expect(lexicon.lowerAt(3)).toBe('nasa')
  const start = lexicon.startOf(1)
  expect(String.fromCharCode(...lexicon.lowers.subarray(start, start + 4))).toBe('mole')
})
