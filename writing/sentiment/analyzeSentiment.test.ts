import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sentimentReport, sentimentText, TONES_MIN } from '#schema/sentiment/report.ts'

import { analyzeSentiment } from './analyzeSentiment.ts'

const THANKS = `Hi Anna,

Thank you so much for your help with the launch! I really appreciate how quickly you answered, and the result is great. Looking forward to seeing you next week.

Best wishes, Tom`
const COMPLAINT =
  'You never answer my emails. As per my last email, I need you to send me the report. This is completely unacceptable and I am very disappointed with your service. You should have told us.'
const PLAIN =
  'Please find attached the report for March. The meeting is on Tuesday at 3 pm in room 12. The second invoice from the supplier is with the accounts team.'

const wordsAt = (text: string, ranges: readonly { start: number; end: number }[]) =>
  ranges.map(({ start, end }) => text.slice(start, end))

describe('analyzeSentiment', () => {
  it('returns shares that add up to 100 and follow the sentiment', () => {
    for (const text of [THANKS, COMPLAINT, PLAIN]) {
      const { positive, neutral, negative } = analyzeSentiment(text)
      expect(positive + neutral + negative).toBe(100)
    }
    expect(analyzeSentiment(THANKS).positive).toBeGreaterThan(60)
    expect(analyzeSentiment(COMPLAINT).negative).toBeGreaterThan(40)
    expect(analyzeSentiment(PLAIN).neutral).toBeGreaterThan(60)
  })

  it('is more confident on long consistent texts', () => {
    expect(analyzeSentiment(THANKS).confidence).toBeGreaterThan(
      analyzeSentiment('Nice, thank you.').confidence,
    )
  })

  it('names the words behind a sentence score', () => {
    const { sentences } = analyzeSentiment(THANKS)
    const causes = sentences.flatMap(sentence => wordsAt(THANKS, sentence.causes))
    expect(causes).toEqual(expect.arrayContaining(['Thank you', 'appreciate', 'great', 'Looking forward']))
  })

  it('names tones and the words that show them', () => {
    const { tones } = analyzeSentiment(THANKS)
    expect(tones.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['friendly', 'appreciative']))
    const appreciative = tones.find(({ tone }) => tone === 'appreciative')
    expect(wordsAt(THANKS, appreciative?.evidence ?? [])).toContain('Thank you so much')
  })

  it(`names no tones below ${TONES_MIN} characters`, () => {
    expect(analyzeSentiment('Thank you so much, this is great!').tones).toEqual([])
  })

  it('quotes evidence for the impact', () => {
    expect(analyzeSentiment(THANKS).landing).toContain('appreciative')
    expect(analyzeSentiment(COMPLAINT).landing).toContain('“You never answer”')
  })
})

describe('negation, boosters and contrast', () => {
  const score = (text: string) => analyzeSentiment(text).score

  it.each([
    ['The food was good.', 'The food was not good.'],
    ['The food was very good.', 'The food was good.'],
    ['The service was slow, but the food was great.', 'The food was great, but the service was slow.'],
    ['I love it!!!', 'I love it.'],
    ['The result is GREAT.', 'The result is great.'],
    ['This is great :)', 'This is great :('],
  ])('scores %j above %j', (warmer, colder) => {
    expect(score(warmer)).toBeGreaterThan(score(colder))
  })

  it('ends negation at a comma', () => {
    expect(score("No, it's great.")).toBeGreaterThan(0.2)
  })
})

const pieces = fc.oneof(
  fc.constantFrom(
    ...'great terrible not very but you never thank sorry asap :) ): 👍🏽 👩‍👩‍👧 <b>bad</b> \u200b \u202e \ud800 \udc00 \u0000 \n . ! ?'.split(
      ' ',
    ),
    '\n\n',
    'as per my last email',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const texts = fc.array(pieces, { maxLength: 30 }).map(list => list.join(' '))

it('returns valid ranges for any text', () => {
  fc.assert(
    fc.property(texts, text => {
      const report = analyzeSentiment(text)
      expect(sentimentReport.safeParse(report).success).toBe(true)
      expect(report.positive + report.neutral + report.negative).toBe(100)
      const ranges = [
        ...report.sentences,
        ...report.sentences.flatMap(({ causes }) => causes),
        ...report.tones.flatMap(({ evidence }) => evidence),
        ...report.risks,
      ]
      for (const { start, end } of ranges) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(text.length)
      }
      expect(report.landing).not.toMatch(/undefined|NaN|—/)
    }),
    { numRuns: 100 },
  )
})

it.each([
  '',
  'x',
  'x'.repeat(100_000),
  'bad '.repeat(20_000),
  'not good. '.repeat(10_000),
  '!'.repeat(200_000),
  'word '.repeat(40_000),
])('accepts hard input %#', text => {
  expect(sentimentReport.safeParse(analyzeSentiment(text)).success).toBe(true)
})

it('requires 20 characters that are not whitespace', () => {
  expect(sentimentText.safeParse(' '.repeat(40)).error?.issues[0]?.message).toBe('sentimentShort')
  expect(sentimentText.safeParse('This is quite enough.').success).toBe(true)
})
