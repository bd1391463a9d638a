import { expect, test } from 'vitest'

import { gramsOf } from './grams.ts'

test.each<[string, string[]]>([
  ['a', ['a']],
  ['%', ['%']],
  ['🎉', ['🎉']],
  ['ab', ['ab']],
  ['abc', ['abc']],
  ['ship', ['shi', 'hip']],
  ['harbor', ['harbo', 'arbor']],
  ['50%', ['50', '0%']],
  ["c'est", ['est', "c'", "'e", 'es', 'st']],
  ['日本語', ['日本', '本語']],
  ['ab日本', ['ab', 'b日', '日本']],
  ['&|!:*', ['&|', '|!', '!:', ':*']],
])('the terms of “%s”', (word, terms) => {
  expect(gramsOf(word)).toEqual(terms)
})

test('a long word has few terms, each in it', () => {
  const word = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(0x430 + ((n * 7) % 31))).join('')
  const terms = gramsOf(word)
  expect(terms).toHaveLength(24)
  for (const term of terms) expect(word).toContain(term)
})
