import { describe, expect, it } from 'vitest'

import { proseOf } from './prose.ts'
import { repeatsIn } from './repeats.ts'

const repeats = (text: string) =>
  repeatsIn(proseOf(text).paragraphs).map(({ word, ranges }) => [
    word,
    ranges.map(({ start, end }) => text.slice(start, end)),
  ])

describe('repeated words', () => {
  it('are near each other in a paragraph, in singular or plural', () => {
    expect(repeats('The garden was old. Two gardens lay behind it; nobody liked the Garden much.')).toEqual([
      ['garden', ['garden', 'gardens']],
    ])
    expect(repeats('The city is near the cities. A box of boxes, a house of houses.')).toEqual([
      ['city', ['city', 'cities']],
      ['house', ['house', 'houses']],
    ])
  })

  it('exclude common, short and distant words, and names', () => {
    const far = `A lamp stood there. ${'We saw it. '.repeat(6)}The lamp fell.`
    expect(
      repeats(
        `${far} There were others there. It did it. She’s who she’s been. We met Paris and Paris. In 2024 and 2024.`,
      ),
    ).toEqual([])
    expect(repeats('We need a lamp.\nThat lamp is old.')).toEqual([])
  })

  it('are sorted by frequency', () => {
    expect(repeats('red tables, blue chairs, tables, chairs and tables').map(([word]) => word)).toEqual([
      'table',
      'chair',
    ])
  })
})
