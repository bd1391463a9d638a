import { expect, it } from 'vitest'

import { fingerprintOf } from './fingerprint.ts'

const at = (text: string, word: string, rule = 'SpellCheck') => {
  const start = text.indexOf(word)
  return fingerprintOf({ rule, start, end: start + word.length }, text)
}

it('returns a short hash that depends only on the surroundings', () => {
  const near = 'forty characters and some more before teh word, and forty or more of them after it'
  const one = at(`Something else. ${near} end`, 'teh')
  expect(one).toMatch(/^[\w-]{22}$/)
  expect(at(`Quite another beginning of it. ${near} tail`, 'teh')).toBe(one)
})

it('distinguishes rule, word and surroundings', () => {
  const all = [
    at('I saw teh dog', 'teh'),
    at('I saw teh dog', 'teh', 'The'),
    at('I saw hte dog', 'hte'),
    at('I saw teh cat', 'teh'),
    at('You saw teh dog', 'teh'),
    at('I sawteh  dog', 'teh'),
  ]
  expect(new Set(all).size).toBe(all.length)
})

it('distinguishes thousands of places', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, index) => at(`line ${index} teh`, 'teh')))
  expect(seen.size).toBe(20_000)
})
