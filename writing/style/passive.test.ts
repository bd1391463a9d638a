import { describe, expect, it } from 'vitest'

import { passivesIn } from './passive.ts'
import { proseOf } from './prose.ts'

const passives = (text: string) =>
  passivesIn(text, proseOf(text).sentences).ranges.map(({ start, end }) => text.slice(start, end))

describe('the passive', () => {
  it.each([
    ['The letter was written by Ann.', 'was written'],
    ['Mistakes were made.', 'were made'],
    ['It has been very carefully tested.', 'been very carefully tested'],
    ['The bridge is being built.', 'is being built'],
    ['He will not be told.', 'be told'],
    ['They weren’t properly paid.', 'weren’t properly paid'],
    ['You’re expected at noon.', 'You’re expected'],
    ['Was it found?', 'Was it found'],
    ['How were they chosen?', 'were they chosen'],
    ['It is often said that we lie.', 'is often said'],
    ['It is used to cut bread.', 'is used'],
    ['I was surprised by the news.', 'was surprised'],
    ['The site was overrun.', 'was overrun'],
    ['The data was unlocked.', 'was unlocked'],
  ])('is found: %s', (text, expected) => {
    expect(passives(text)).toEqual([expected])
  })

  it.each([
    'Ann wrote the letter.',
    'I was tired and she was bored.',
    'He is used to it.',
    'He is used to waiting.',
    'They are going home.',
    'The need is there.',
    'There were a hundred of them.',
    'It was red.',
    'He had finished early.',
    'It was unexpected.',
    'She is happy (painted red).',
    'The shop is closed.',
    'I am supposed to go.',
    'This is it: made of gold.',
    'He is indeed a friend.',
  ])('is not found: %s', text => {
    expect(passives(text)).toEqual([])
  })

  it('counts once per sentence', () => {
    const text = 'It was made and was sold. We left. It is known.'
    expect(passivesIn(text, proseOf(text).sentences)).toEqual({
      sentences: 2,
      ranges: [
        { start: 3, end: 11 },
        { start: 16, end: 24 },
        { start: 38, end: 46 },
      ],
    })
  })
})
