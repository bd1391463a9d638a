import { describe, expect, it } from 'vitest'

import { ratingsIn } from './ratings.ts'
import { tokensOf } from './tokens.ts'
import { weigh } from './valence.ts'

const charged = (text: string) =>
  weigh(text).charged.map(({ start, end, valence }) => [text.slice(start, end), Math.sign(valence)])

describe('sentiment words', () => {
  it.each<[string, [string, number][]]>([
    ['The screen is good.', [['good', 1]]],
    ['The screen is not good.', [['not good', -1]]],
    ['It was never a nice place.', [['nice', -1]]],
    ['It is not only nice.', [['nice', 1]]],
    ['I never had such terrible food.', [['terrible', -1]]],
    [
      'No problem, it is good.',
      [
        ['No problem', 1],
        ['good', 1],
      ],
    ],
    ['It looks like a phone.', []],
    ['I like the phone.', [['like', 1]]],
    ['It is pretty bad.', [['bad', -1]]],
    ['The tiramisu is to die for.', [['to die for', 1]]],
    ['I gave it 9 out of 10.', [['9 out of 10', 1]]],
    ['Only 2/10 from me.', [['2/10', -1]]],
    ['Excelent!', [['Excelent', 1]]],
    [
      'So goooood 😍',
      [
        ['goooood', 1],
        ['😍', 1],
      ],
    ],
    [
      'Over-priced :(',
      [
        ['Over-priced', -1],
        [':(', -1],
      ],
    ],
  ])('scores %j', (text, expected) => {
    expect(charged(text)).toEqual(expected)
  })

  it('weakens wishes and conditions', () => {
    const [there] = weigh('It is good.').charged
    const [wished] = weigh('I expected it to be good.').charged
    expect(wished?.valence).toBeLessThan((there?.valence ?? 0) / 2)
  })
})

describe('tokensOf', () => {
  it('returns words, emoticons and clause breaks', () => {
    const tokens = tokensOf("Well, I don't—know :) (yet)", text => text === ':)')
    expect(tokens.map(({ text, afterBreak }) => (afterBreak ? `,${text}` : text))).toEqual([
      'well',
      ',i',
      "don't",
      ',know',
      ':)',
      ',yet',
    ])
  })
})

describe('ratingsIn', () => {
  it.each<[string, number[]]>([
    ['8/10', [1]],
    ['1 out of 10', [-1]],
    ['5 stars', [1]],
    ['gave it a 10', [1]],
    ['on 9/11', []],
    ['10 out of 10 people', []],
    ['24/7', []],
  ])('finds the ratings in %j', (text, signs) => {
    expect(ratingsIn(text).map(({ valence }) => Math.sign(valence))).toEqual(signs)
  })
})
