import { expect, test } from 'vitest'

import { isPrefix, withoutParticle, withoutPrefix } from './prefixes.ts'

test.each([
  ['multiétnico', ['étnico']],
  ['autorretrato', ['rretrato', 'retrato']],
  ['postguerra', ['guerra']],
  ['multi', []],
  ['mesa', []],
])('strips the prefix of %s', (word, rest) => {
  expect(withoutPrefix(word)).toEqual(rest)
})

test.each([
  ['emporzusteigen', ['zusteigen', 'steigen']],
  ['vorchristlich', ['christlich']],
  ['zusammenzulegen', ['zulegen', 'legen']],
  ['herauszubekommen', ['zubekommen', 'bekommen']],
  ['auszu', []],
  ['Aufgabe', []],
])('strips the particle of %s', (word, rest) => {
  expect(withoutParticle(word)).toEqual(rest)
})

test('accepts only known prefixes before a hyphen', () => {
  expect(isPrefix('Franco')).toBe(true)
  expect(isPrefix('gato')).toBe(false)
})
