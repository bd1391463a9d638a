import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fontFamily, fontPair, type FontPair } from '#schema/fonts/contract.ts'
import { expectProportional } from '#tests/support/growth.ts'

import { catalogue } from './catalogue.ts'
import { agreesInHeight, BODY_WEIGHT, contrastsEnough } from './match.ts'
import { moods } from './moods.ts'
import { pairFonts } from './pairFonts.ts'

const namesIn = (pairs: readonly FontPair[]) =>
  pairs.flatMap(pair => [pair.heading.family.name, pair.body.family.name])

describe('the catalogue', () => {
  it('has at least sixty unique families that satisfy the contract', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(60)
    expect(new Set(catalogue.map(family => family.name)).size).toBe(catalogue.length)
    for (const family of catalogue) expect(fontFamily.safeParse(family).success, family.name).toBe(true)
  })

  it('describes each family by known moods', () => {
    expect(catalogue.flatMap(family => family.moods).filter(mood => !moods.includes(mood))).toEqual([])
    for (const mood of moods) {
      expect(catalogue.filter(family => family.moods.includes(mood)).length, mood).toBeGreaterThanOrEqual(3)
    }
  })

  it('has only legible body families: plain classes, a sufficient x-height, regular and bold weights', () => {
    for (const { name, class: fontClass, uses, xHeight, weights } of catalogue) {
      if (!uses.includes('body')) continue
      expect(['serif', 'sans', 'slab', 'mono'], name).toContain(fontClass)
      expect(xHeight, name).toBeGreaterThanOrEqual(0.39)
      expect(weights, name).toEqual(expect.arrayContaining([BODY_WEIGHT, 700]))
    }
  })

  it('has a fallback for each family', () => {
    for (const { name, stack } of catalogue) {
      expect(stack).toMatch(/, (?:serif|sans-serif|monospace|cursive)$/)
      expect(stack.startsWith(`'${name}', `)).toBe(true)
    }
  })
})

describe('font pairs', () => {
  it('include three pairs with sizes, reasons and CSS', () => {
    const pairs = pairFonts({ purpose: 'blog', mood: 'warm' })
    expect(pairs).toHaveLength(3)
    for (const { heading, body, reasons, note, css } of pairs) {
      expect(note).toBeNull()
      expect(reasons.length).toBeGreaterThanOrEqual(4)
      expect(heading.sizePx).toBeGreaterThan(body.sizePx * 1.4)
      expect(heading.lineHeight).toBeLessThan(body.lineHeight)
      expect(css).toContain(`font-family: ${heading.family.stack};`)
      expect(css).toContain(`font-family: ${body.family.stack};`)
      expect(css).not.toMatch(/@import|url\(/)
    }
  })

  it.each([
    ['wedding invitation', 'romantic', 'elegant'],
    ['startup website', 'clean', 'minimal'],
    ['a poster for a rock concert', 'loud', 'bold'],
    ['API documentation', 'technical', 'technical'],
    ['a story for kids', 'fun', 'playful'],
    ['a novel', '', 'literary'],
    ['legal contract', 'professional', 'serious'],
    ['a playful newsletter', '', 'playful'],
  ])('%j, %j: at least two pairs look %s', (purpose, mood, expected) => {
    const fitting = pairFonts({ purpose, mood }).filter(({ heading, body }) =>
      [...heading.family.moods, ...body.family.moods].includes(expected),
    )
    expect(fitting.length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['essay', ['serif']],
    ['contract', ['serif']],
    ['slides', ['sans', 'slab']],
    ['worksheet for children', ['sans']],
  ])('set the body of %j in one of %j', (purpose, classes) => {
    for (const { body } of pairFonts({ purpose, mood: '' })) expect(classes).toContain(body.family.class)
  })

  it('exclude a negated mood', () => {
    for (const { reasons } of pairFonts({ purpose: 'report', mood: 'serious, not playful' })) {
      expect(reasons.join(' ')).not.toContain('playful')
    }
  })

  it('are equal for differently written versions of a question', () => {
    expect(pairFonts({ purpose: 'Blog ', mood: ' WARM!' })).toEqual(
      pairFonts({ purpose: 'blog', mood: 'warm' }),
    )
  })

  it('differ between questions and use most of the catalogue', () => {
    const purposes = [
      'blog',
      'report',
      'essay',
      'website',
      'poster',
      'invitation',
      'slides',
      'manual',
      'cv',
      'poem',
    ]
    const asked = purposes.flatMap(purpose => moods.map(mood => pairFonts({ purpose, mood })))
    expect(new Set(asked.map(pairs => namesIn(pairs).join())).size).toBeGreaterThan(asked.length * 0.9)
    expect(new Set(asked.flatMap(namesIn)).size).toBeGreaterThan(catalogue.length * 0.9)
  })

  it.each([
    ['blog', 'xyzzy', 'We don’t know'],
    ['frobnication', 'warm', 'purpose “frobnication”'],
    ['blog', 'x'.repeat(300), `“${'x'.repeat(40)}…”`],
  ])('report words that were not understood: %j, %j', (purpose, mood, note) => {
    const pairs = pairFonts({ purpose, mood })
    expect(pairs).toHaveLength(3)
    for (const pair of pairs) expect(pair.note).toContain(note)
  })

  it('say nothing about fields left empty', () => {
    for (const pair of pairFonts({ purpose: '', mood: ' \n' })) expect(pair.note).toBeNull()
  })
})

const words = fc.oneof(
  fc.constantFrom(
    ...moods,
    ...'essay blog novel wedding resume slides kids code legal not very newsletter poster poem'.split(' '),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const text = fc.array(words, { maxLength: 5 }).map(list => list.join(' '))

it('include three good pairs of six families for every question', () => {
  fc.assert(
    fc.property(text, text, (purpose, mood) => {
      const pairs = pairFonts({ purpose, mood })
      expect(pairs).toHaveLength(3)
      expect(new Set(namesIn(pairs)).size).toBe(6)
      for (const pair of pairs) {
        expect(fontPair.safeParse(pair).success).toBe(true)
        const match = { heading: pair.heading.family, weight: pair.heading.weight, body: pair.body.family }
        expect(contrastsEnough(match)).toBe(true)
        expect(agreesInHeight(match)).toBe(true)
        expect(match.heading.uses).toContain('heading')
        expect(match.heading.weights).toContain(match.weight)
        expect(match.body.uses).toContain('body')
        expect(pair.body.sizePx).toBeGreaterThanOrEqual(13)
        expect(pair.body.lineHeight).toBeGreaterThanOrEqual(1.4)
        expect(pair.reasons.join(' ')).not.toMatch(/undefined|NaN|—/)
      }
    }),
    { numRuns: 200 },
  )
})

it.each([
  'x',
  'x'.repeat(100_000),
  'not '.repeat(50_000),
  '\ud800',
  '\u200b',
  'مدونة',
  '👩‍👩‍👧',
  '<b>blog</b>',
  '\u0000',
])('answer hard input in time that grows with it: %#', hard => {
  expectProportional(hard.length, size => () => {
    const part = hard.slice(0, size)
    expect(pairFonts({ purpose: part, mood: part })).toHaveLength(3)
  })
})
