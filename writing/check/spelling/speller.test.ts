import { beforeAll, describe, expect, it } from 'vitest'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { loadSpeller, type Speller } from './speller.ts'

let speller: Speller
beforeAll(async () => {
  speller = await loadSpeller()
})

const found = (text: string, dialect: EnglishDialect = 'US') =>
  speller.check(text, dialect).map(({ word, candidates, elsewhere }) => [word, candidates[0], elsewhere])

describe('misspelled words', () => {
  it.each([
    ['acheivment', 'achievement'],
    ['recieved', 'received'],
    ['tecnology', 'technology'],
    ['sientist', 'scientist'],
    ['infront', 'in front'],
    ['wensday', 'Wednesday'],
    ['reuplaoded', 'reuploaded'],
  ])('corrects %s', (wrong, right) => {
    expect(found(`They saw ${wrong} there.`)).toEqual([[wrong, right, false]])
  })

  it('are ranked by their neighbors', () => {
    expect(found('We swam in teh se.')).toContainEqual(['teh', 'the', false])
    expect(found('He gave me a peice of advice.')).toEqual([['peice', 'piece', false]])
  })

  it.each([
    'unclickable deepfake selfies, rewilding and a photo-realistic smartphone',
    'Ask Sternlieb, McGonnagal and Vishal about NoMa.',
    'Mail jemand@exampel.org, run `fooo bazz` in src/utlis/indx.ts, and thank @jdoee.',
    "the students' books, a café, naïve résumés, they'd've, o'clock",
  ])('are not found in: %s', text => {
    expect(found(text)).toEqual([])
  })
})

describe('dialects', () => {
  it.each<[EnglishDialect, string, string | undefined]>([
    ['US', 'colour', 'color'],
    ['US', 'grey', 'gray'],
    ['US', 'organise', 'organize'],
    ['UK', 'center', 'centre'],
    ['IN', 'color', 'colour'],
    ['AU', 'traveled', 'travelled'],
    ['UK', 'realize', undefined],
    ['CA', 'centre', undefined],
  ])('decide in %s on %s', (dialect, word, right) => {
    const issues = found(`That is the ${word} here.`, dialect)
    expect(issues).toEqual(right === undefined ? [] : [[word, right, true]])
  })
})

it('accepts any word', () => {
  for (const word of [
    'x'.repeat(100_000),
    '\ud800',
    "'".repeat(99),
    'ß',
    'e\u0301'.repeat(50),
    'constructor',
    '__proto__',
  ])
    expect(() => speller.check(`a ${word} b`, 'US')).not.toThrow()
})

describe('intended words', () => {
  it.each([
    ['fotografic', 'photographic'],
    ['rebuilded', 'rebuilt'],
    ['unflexible', 'inflexible'],
    ['represet', 'represent'],
    ['renegotiatons', 'renegotiations'],
  ])('are found for %s', (wrong, right) => {
    expect(found(`They saw ${wrong} there.`)).toEqual([[wrong, right, false]])
  })

  it('include comparatives made by rule', () => {
    expect(found('He got more iller and looked iller.')).toEqual([
      ['iller', 'ill', false],
      ['iller', expect.any(String), false],
    ])
  })
})

describe('a correction that needs no confirmation', () => {
  it.each([
    ['inportant', true],
    ['hte', true],
    ['infact', true],
    ['nteresting', true],
    // Terms, and names of programs.
    ['epostage', false],
    ['addressbook', false],
    ['tflags', false],
    ['unrm', false],
  ])('is made for %s: %s', (word, isClear) => {
    expect(speller.check(`We saw ${word} there.`, 'US').map(({ clear }) => clear)).toEqual([isClear])
  })
})
