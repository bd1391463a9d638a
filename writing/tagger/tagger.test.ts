import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loadTagger } from './tagger.ts'

const tagger = await loadTagger()
const tokensOf = (text: string) => tagger.tag(text).sentences.flatMap(sentence => sentence.tokens)

describe('the tagger', () => {
  test('returns words with parts of speech and offsets', () => {
    const [first, second, third] = tokensOf('She doesn’t know.')
    expect(first).toMatchObject({ text: 'She', form: 'she', tag: 'PRON', start: 0, end: 3, spaced: true })
    expect(second).toMatchObject({ form: 'does', tag: 'AUX', start: 4, end: 8 })
    expect(third).toMatchObject({ text: 'n’t', form: "n't", start: 8, end: 11, spaced: false })
  })

  test('splits sentences, but not after a title or an abbreviation', () => {
    const { sentences } = tagger.tag('Mr. Smith came at 5 p.m. yesterday. He left early.')
    expect(sentences.map(({ start, end }) => [start, end])).toEqual([
      [0, 35],
      [36, 50],
    ])
  })

  test('keeps text other than prose as one token without a part of speech', () => {
    for (const thing of [
      'https://a.example/b?c=d',
      'ann@a.example',
      '`x = 1`',
      '<b class="x">',
      '😀👍🏽',
      '\uD800',
      'x'.repeat(300),
    ]) {
      const tokens = tokensOf(`See ${thing} now`)
      expect(tokens.map(({ text, tag }) => (tag === 'X' ? text : ''))).toEqual(['', thing, ''])
    }
  })

  test('treats names of object properties as words', () => {
    expect(tokensOf('the constructor of __proto__ toString hasOwnProperty').length).toBeGreaterThan(4)
  })

  // Setting up fast-check's arbitrary of all code points takes seconds.
  const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map(codes => String.fromCharCode(...codes))
  const pieces = fc.constantFrom(
    'the ',
    "don't",
    'He ',
    ' is',
    '. ',
    '\n',
    '\t',
    '\u200b',
    '\u202e',
    '👩‍👩‍👧 ',
    '\uD83D',
    '\uDE00',
    '\u0000',
    'שלום ',
    '<b>',
    '&amp;',
    '’s',
    'e\u0301',
    'http://x',
    '3.5',
    'cannot ',
    'U.S. ',
  )
  test('covers everything but white space with ordered tokens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          units,
          fc.array(pieces).map(parts => parts.join('')),
        ),
        text => {
          let end = 0
          for (const token of tokensOf(text)) {
            expect(token.start).toBeGreaterThanOrEqual(end)
            expect(token.text).toBe(text.slice(token.start, token.end))
            expect(token.end).toBeGreaterThan(token.start)
            end = token.end
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('tags long and odd texts', () => {
    for (const text of [
      '',
      'a',
      'x'.repeat(100_000),
      'word '.repeat(40_000),
      '.'.repeat(100_000),
      'a-'.repeat(50_000),
      '\u200b'.repeat(100_000),
    ]) {
      const tokens = tokensOf(text)
      expect(tokens.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length)
    }
  })
})
