import { describe, expect, it } from 'vitest'

import { contrast } from '#client/shared/theme/color.ts'

import { initialsOf, personHue } from './person.ts'

describe('initialsOf', () => {
  it.each([
    ['Mara Okonjo', 'MO'],
    ['  rosalind elsie franklin ', 'RF'],
    ['plato', 'P'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', '?'],
  ])('abbreviates %j as %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('personHue', () => {
  it('is the same for the same user and suits white text', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => `person-${index}`)
    const hues = seeds.map(personHue)
    expect(hues).toEqual(seeds.map(personHue))
    expect(new Set(hues).size).toBeGreaterThan(5)
    for (const h of hues)
      expect(contrast({ h, s: 55, l: 30 }, { h: 0, s: 0, l: 100 })).toBeGreaterThanOrEqual(4.5)
  })
})
