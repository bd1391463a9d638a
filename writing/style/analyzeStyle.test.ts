import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Range, type StyleReport, styleReport } from '#schema/style/report.ts'

import { analyzeStyle } from './analyzeStyle.ts'

const text = `
Rainy days

The report was written by our team in April. The team really worked hard. The team was tired at the end of the day.

We measured how much rain fell on every roof of the town; the numbers surprised nobody. They show what everybody has known for years: it rains too often here, and the drains of the town are quickly filled.

* more drains
* fewer roofs
`

const rangesOf = (report: StyleReport): Range[] =>
  report.enough
    ? [
        report.sentenceLengths.longest.range,
        ...report.sentenceLengths.long,
        ...report.passive.ranges,
        ...report.adverbs.ranges,
        ...report.repeats.flatMap(({ ranges }) => ranges),
        ...report.starts.runs.flatMap(({ ranges }) => ranges),
        ...report.cliches.map(({ range }) => range),
        ...report.longParagraphs.ranges,
      ]
    : []

describe('the style report', () => {
  const report = analyzeStyle(text)
  if (!report.enough) throw new Error('The sample has enough words')
  const slice = ({ start, end }: Range) => text.slice(start, end)

  it('counts words, sentences and paragraphs', () => {
    expect(report.counts).toMatchObject({ words: 68, characters: text.length, sentences: 5, paragraphs: 5 })
  })

  it('locates its findings', () => {
    expect(report.passive.ranges.map(slice)).toEqual(['was written', 'are quickly filled'])
    expect(report.passive).toMatchObject({ sentences: 2, share: 0.4 })
    expect(report.adverbs.ranges.map(slice)).toEqual(['really', 'quickly'])
    expect(report.cliches.map(({ range }) => slice(range))).toEqual(['at the end of the day'])
    expect(report.starts.runs).toMatchObject([{ word: 'the' }])
    expect(report.repeats).toMatchObject([{ word: 'team' }])
    expect(slice(report.sentenceLengths.longest.range)).toMatch(/^They show.*filled\.$/)
    expect(report.longParagraphs.ranges).toEqual([])
  })

  it('locates long paragraphs', () => {
    const long = `It rains a lot here. `.repeat(31).trim()
    const report = analyzeStyle(`It rains.\n${long}\nIt rains.`)
    expect(report).toMatchObject({ longParagraphs: { ranges: [{ start: 10, end: 10 + long.length }] } })
  })

  it('has no metrics below 50 words', () => {
    expect(analyzeStyle('')).toEqual({
      enough: false,
      counts: {
        words: 0,
        characters: 0,
        charactersWithoutSpaces: 0,
        sentences: 0,
        paragraphs: 0,
        readingSeconds: 0,
        speakingSeconds: 0,
      },
    })
    expect(analyzeStyle('It rains. '.repeat(24)).enough).toBe(false)
    expect(analyzeStyle('It rains. '.repeat(25)).enough).toBe(true)
  })
})

describe('any text', () => {
  const pieces = [
    'It was made. ',
    'The "U.S." of A. ',
    '“Stop!” he said. ',
    '... ',
    '\n',
    '\r\n\r\n',
    '1. ',
    '- item\n',
    '\u200B',
    '\u202E',
    'שלום עולם. ',
    '世界。',
    'ไทย ',
    '👩‍👩‍👧‍👦 ',
    '\uD83D',
    '\uDE00',
    '\u0000\u0007',
    '<p>was <b>made</b></p>',
    'really ',
    'needless to say ',
    "don't ",
    '2.5 ',
    'é',
    'I. ',
    '((((',
    '    ',
    'https://example.org/a.b. ',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 400 }).map(parts => parts.join('')),
  )

  it('has a valid report with ranges inside the text', () => {
    fc.assert(
      fc.property(anyText, sample => {
        const report = analyzeStyle(sample)
        expect(styleReport.parse(report)).toEqual(report)
        for (const { start, end } of rangesOf(report)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(sample.length)
        }
      }),
    )
  })

  const filled = (piece: string, length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const shapes = [
    ...pieces,
    text,
    'a',
    '.',
    ' ',
    '"',
    ' .',
    'a.',
    'a. ',
    'a-',
    "a'",
    '[1].',
    'is not ',
    'A b. ',
    'made in ',
    'so many ',
    'x\n',
    'ies ',
    'word ',
    'ee',
  ]

  // Quadratic time would exceed the time limit of a test.
  it.each(shapes)('may repeat one piece for 120,000 characters: %j', piece => {
    expect(analyzeStyle(filled(piece, 120_000)).counts.characters).toBe(120_000)
  })

  it('may have the maximum length of a document', () => {
    const report = analyzeStyle(filled(text, 200_000))
    expect(styleReport.parse(report)).toEqual(report)
  })

  it('may contain a word of 100,000 characters', () => {
    const report = analyzeStyle(`${'It rains. '.repeat(30)}${'x'.repeat(100_000)}.`)
    expect(report).toMatchObject({ enough: true, counts: { words: 61 } })
  })
})
