import { expect, test } from 'vitest'

import { isPrefix, withoutParticle, withoutPrefix } from './prefixes.ts'

test.each([
  ['multiétnico', ['étnico']],
  ['autorretrato', ['rretrato', 'retrato']],
  ['postguerra', ['guerra']],
  ['multi', []],
  ['mesa', []],
])('%s without its prefix', (word, rest) => {
  expect(withoutPrefix(word)).toEqual(rest)
})

test.each([
  ['emporzusteigen', ['zusteigen', 'steigen']],
  ['vorchristlich', ['christlich']],
  ['zusammenzulegen', ['zulegen', 'legen']],
  ['herauszubekommen', ['zubekommen', 'bekommen']],
  ['auszu', []],
  ['Aufgabe', []],
])('%s without its particle', (word, rest) => {
  expect(withoutParticle(word)).toEqual(rest)
})

test('what stands before a hyphen may be a prefix', () => {
  expect(isPrefix('Franco')).toBe(true)
  expect(isPrefix('gato')).toBe(false)
})
