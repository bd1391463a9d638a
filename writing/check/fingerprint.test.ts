import { expect, it } from 'vitest'

import { fingerprintOf, marksOf } from './fingerprint.ts'

const at = (text: string, word: string, rule = 'SpellCheck') => {
  const start = text.indexOf(word)
  return fingerprintOf({ rule, start, end: start + word.length }, text)
}

it('returns a short hash that depends only on the surroundings', () => {
  const near = 'forty characters and some more before teh word, and forty or more of them after it'
  const one = at(`Something else. ${near} end`, 'teh')
  expect(one).toMatch(/^[\w-]{22}\.[\w-]{12}\.[\w-]{12}$/)
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

it('recognizes a finding after an edit on one side of it', () => {
  const shared = (a: string, b: string) =>
    marksOf(at(a, 'teh')).filter(mark => marksOf(at(b, 'teh')).includes(mark))
  const text = 'We saw all of teh garden on a rainy day.'
  expect(shared(text, text)).toHaveLength(3)
  expect(shared(text, 'We saw all of teh gardens on a rainy day.')).toHaveLength(1)
  expect(shared(text, 'We have seen all of teh garden on a rainy day.')).toHaveLength(1)
  expect(shared(text, 'I saw half of teh gardens on rainy days.')).toEqual([])
  expect(shared(text, 'On a rainy day, we saw teh garden on a rainy day.')).toHaveLength(1)
})

it('does not recognize a finding by fewer than three words', () => {
  expect(marksOf(at('all of teh dog', 'teh'))).toHaveLength(1)
})

it('distinguishes thousands of places', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, index) => at(`line ${index} teh`, 'teh')))
  expect(seen.size).toBe(20_000)
})
