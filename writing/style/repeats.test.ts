import { describe, expect, it } from 'vitest'

import { proseOf } from './prose.ts'
import { repeatsIn } from './repeats.ts'

const repeats = (text: string) =>
  repeatsIn(proseOf(text).paragraphs).map(({ word, ranges }) => [
    word,
    ranges.map(({ start, end }) => text.slice(start, end)),
  ])

describe('repeated words', () => {
  it('are near one another in a paragraph, in any form of number', () => {
    expect(repeats('The garden was old. Two gardens lay behind it; nobody liked the Garden much.')).toEqual([
      ['garden', ['garden', 'gardens']],
    ])
    expect(repeats('The city is near the cities. A box of boxes, a house of houses.')).toEqual([
      ['city', ['city', 'cities']],
      ['house', ['house', 'houses']],
    ])
  })

  it('are not common, short, far away, or names', () => {
    const far = `A lamp stood there. ${'We saw it. '.repeat(6)}The lamp fell.`
    expect(
      repeats(
        `${far} There were others there. It did it. She’s who she’s been. We met Paris and Paris. In 2024 and 2024.`,
      ),
    ).toEqual([])
    expect(repeats('We need a lamp.\nThat lamp is old.')).toEqual([])
  })

  it('come in the order of how often they do', () => {
    expect(repeats('red tables, blue chairs, tables, chairs and tables').map(([word]) => word)).toEqual([
      'table',
      'chair',
    ])
  })
})
