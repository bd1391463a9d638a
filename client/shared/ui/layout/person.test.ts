import { describe, expect, it } from 'vitest'

import { contrast, hslOf, type Hsl } from '#client/shared/theme/color.ts'

import { initialsOf, PERSON_COLORS, personColor, VISITOR_COLOR } from './person.ts'

describe('initialsOf', () => {
  it.each([
    ['Mara Okonjo', 'MO'],
    ['  rosalind elsie franklin ', 'RF'],
    ['plato', 'P'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', '?'],
  ])('abbreviates %j as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('the color of a person', () => {
  it('is the same for the same user, and uses the whole palette', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `00000000-0000-4000-8000-${index}`)
    const colors = ids.map(personColor)
    expect(colors).toEqual(ids.map(personColor))
    expect(new Set(colors).size).toBe(PERSON_COLORS.length)
  })

  it.each([...PERSON_COLORS, VISITOR_COLOR])('%s suits white text and both papers', color => {
    expect(contrast(hsl(color), hsl('#ffffff'))).toBeGreaterThanOrEqual(4.5)
    for (const paper of ['#fdfcf9', '#1a1f28'])
      expect(contrast(hsl(color), hsl(paper))).toBeGreaterThanOrEqual(3)
  })
})

function hsl(hex: string): Hsl {
  const color = hslOf(hex)
  if (!color) throw new Error(`${hex} is not a color`)
  return color
}
