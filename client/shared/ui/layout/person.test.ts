import { describe, expect, it } from 'vitest'

import { contrast, hslOf, type Hsl } from '#client/shared/theme/color.ts'

import { initialsOf, PERSON_COLORS, personColor, personColors, VISITOR_COLOR } from './person.ts'

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

  it('differs within a document, and stays when others come', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `00000000-0000-4000-8000-${index}`)
    for (let from = 0; from + PERSON_COLORS.length <= ids.length; from += 1) {
      const people = ids.slice(from, from + PERSON_COLORS.length)
      const colors = personColors(people)
      expect(new Set(colors.values()).size).toBe(PERSON_COLORS.length)
      expect(colors.get(people[0] ?? '')).toBe(personColor(people[0] ?? ''))
      const before = personColors(people.slice(0, 5))
      for (const [id, color] of before) expect(colors.get(id)).toBe(color)
    }
    const all = personColors([...ids, ...ids])
    expect([...all.keys()]).toEqual(ids)
    expect(all.get(ids[39] ?? '')).toBe(personColor(ids[39] ?? ''))
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
