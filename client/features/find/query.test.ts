import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { expectProportional } from '#tests/support/growth.ts'

import { patternOf, spansIn, type Query } from './query.ts'

const find = (text: string, query: string, options: Partial<Query> = {}): string[] => {
  const pattern = patternOf({ text: query, matchCase: false, wholeWord: false, ...options })
  return pattern ? spansIn(text, pattern).map(({ from, to }) => `${from}:${text.slice(from, to)}`) : []
}

/** Texts in which short queries occur often, with signs that patterns treat specially. */
const signs = (max: number) =>
  fc.string({
    unit: fc.constantFrom(' ', ...'a A b . * + ? ( ) [ ] { } | / ^ $ \\ - _ é 😀'.split(' ')),
    maxLength: max,
  })

describe('a query', () => {
  test('finds what a naive search finds, and replaces like String.replaceAll', () => {
    fc.assert(
      fc.property(signs(40), signs(3), signs(3), (text, query, replacement) => {
        const pattern = patternOf({ text: query, matchCase: true, wholeWord: false })
        if (!pattern) {
          expect(query).toBe('')
          return
        }
        const naive: string[] = []
        for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
          naive.push(`${at}:${query}`)
        expect(find(text, query, { matchCase: true })).toEqual(naive)
        const replaced = spansIn(text, pattern)
          .toReversed()
          .reduce((rest, { from, to }) => rest.slice(0, from) + replacement + rest.slice(to), text)
        expect(replaced).toBe(text.replaceAll(query, () => replacement))
      }),
    )
  })

  test('ignores case unless it is asked for, without shifting later matches', () => {
    expect(find('Fox İ fox ÉTÉ', 'fox')).toEqual(['0:Fox', '6:fox'])
    expect(find('Fox İ fox ÉTÉ', 'été')).toEqual(['10:ÉTÉ'])
    expect(find('Fox fox', 'fox', { matchCase: true })).toEqual(['4:fox'])
  })

  test('finds whole words in any script, and leaves the ends of other queries alone', () => {
    const wholeWord = true
    expect(find('cat concat cats über_cat cat.', 'cat', { wholeWord })).toEqual(['0:cat', '25:cat'])
    expect(find('мир мирный', 'мир', { wholeWord })).toEqual(['0:мир'])
    expect(find('a.b .b', '.b', { wholeWord })).toEqual(['1:.b', '4:.b'])
  })

  test('takes straight and curly quotes, plain and fixed spaces for the same', () => {
    expect(find('don’t “say” 10\u00A0km', "don't")).toEqual(['0:don’t'])
    expect(find('don’t “say” 10\u00A0km', '"say"')).toEqual(['6:“say”'])
    expect(find('don’t “say” 10\u00A0km', '10 km')).toEqual(['12:10\u00A0km'])
  })

  test('needs time that grows with a long text without spaces', () => {
    expectProportional(200_000, size => () => {
      expect(find('a'.repeat(size), 'a'.repeat(499) + 'b')).toEqual([])
    })
  })
})
