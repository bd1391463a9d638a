import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { expectProportional } from '#tests/support/growth.ts'

import { matchesIn, patternOf, replacementFor, type Match, type Query } from './query.ts'

const queryOf = (text: string, options: Partial<Query> = {}): Query => ({
  text,
  matchCase: false,
  wholeWord: false,
  isExpression: false,
  ...options,
})

const matches = (text: string, query: Query): Match[] => {
  const found = patternOf(query)
  return 'pattern' in found ? matchesIn(text, found.pattern) : []
}

const find = (text: string, query: string, options: Partial<Query> = {}): string[] =>
  matches(text, queryOf(query, options)).map(({ from, to }) => `${from}:${text.slice(from, to)}`)

/** Replaces all matches, from the end on. */
const replaced = (text: string, query: Query, replacement: string): string =>
  matches(text, query)
    .toReversed()
    .reduce(
      (rest, match) =>
        rest.slice(0, match.from) + replacementFor(query, match, replacement) + rest.slice(match.to),
      text,
    )

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
        if (query === '') {
          expect(patternOf(queryOf(''))).toEqual({ kind: 'nothing' })
          return
        }
        const naive: string[] = []
        for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length))
          naive.push(`${at}:${query}`)
        expect(find(text, query, { matchCase: true })).toEqual(naive)
        expect(replaced(text, queryOf(query, { matchCase: true }), replacement)).toBe(
          text.replaceAll(query, () => replacement),
        )
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

describe('a regular expression', () => {
  const isExpression = true
  const replace = (text: string, query: string, replacement: string) =>
    replaced(text, queryOf(query, { isExpression }), replacement)

  test('finds what it matches, line by line, and nothing empty', () => {
    expect(find('a1 b22 c', String.raw`\d+`, { isExpression })).toEqual(['1:1', '4:22'])
    expect(find('one\ntwo', '^t', { isExpression })).toEqual(['4:t'])
    expect(find('one\ntwo', 'e.t', { isExpression })).toEqual([])
    expect(find('abc', 'x*', { isExpression })).toEqual([])
    expect(find('Fox', 'f.x', { isExpression })).toEqual(['0:Fox'])
    expect(find('Fox', 'f.x', { isExpression, matchCase: true })).toEqual([])
    expect(find('cat cats', 'cat|cats', { isExpression, wholeWord: true })).toEqual(['0:cat', '4:cats'])
  })

  test('is not valid if it is not by itself, also where the edges of a word would close it', () => {
    for (const text of ['(', '[a', 'a{2,1}', '*', ')(', String.raw`\q`, '(?<=a'])
      for (const wholeWord of [true, false])
        expect(patternOf(queryOf(text, { isExpression, wholeWord }))).toEqual({ kind: 'invalid' })
  })

  test('puts its groups into the replacement', () => {
    expect(replace('Ada Lovelace', String.raw`(\w+) (\w+)`, '$2, $1')).toBe('Lovelace, Ada')
    expect(replace('5 km', String.raw`\d+`, '[$&]')).toBe('[5] km')
    expect(replace('5 km', String.raw`\d+`, '$$1 and $4')).toBe('$1 and $4 km')
    expect(replace('ac', '(b)?c', '<$1>')).toBe('a<>')
    expect(replaced('a', queryOf('a'), '$&')).toBe('$&')
  })

  test('replaces as String.replaceAll does', () => {
    const expressions = fc.constantFrom('(a)(b)?', 'a+', '[ab]', '(?<=a)b', '(.)-', 'A|_')
    const replacements = fc.constantFrom('', '$1', '$2-$1', '$$', '<$&>', '$', '$x')
    fc.assert(
      fc.property(signs(40), expressions, replacements, (text, expression, replacement) => {
        expect(replaced(text, queryOf(expression, { isExpression, matchCase: true }), replacement)).toBe(
          text.replaceAll(new RegExp(expression, 'gmu'), replacement),
        )
      }),
    )
  })
})
