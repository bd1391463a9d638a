import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CoachedEmail, type CoachPoint, coachReport } from '#schema/coach/report.ts'

import { coachEmail } from './coachEmail.ts'

const GOOD: CoachedEmail = {
  subject: 'Draft of the March report',
  body: `Hi Anna,

Here is the draft of the March report. The figures of your team are on page three, and I marked two that looked odd.

Could you check them by Thursday? Then it can go to the printer on Friday.

Best regards,
Tom`,
}

const lostBy = (changes: Partial<CoachedEmail>): CoachPoint[] =>
  coachEmail({ ...GOOD, ...changes }).lost.map(({ id }) => id)
const withBody = (change: (body: string) => string): CoachPoint[] => lostBy({ body: change(GOOD.body) })

describe('coachEmail', () => {
  it('finds no problems in a good email', () => {
    expect(coachEmail(GOOD)).toMatchObject({ score: 100, lost: [], metrics: { questions: 1, words: 44 } })
  })

  it('lists every loss of points, the largest first', () => {
    const { score, lost } = coachEmail({ subject: '', body: 'Send the REPORT TODAY!!' })
    expect(100 - lost.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect(lost[0]?.id).toBe('subject_missing')
    expect(lost.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['greeting', 'ask', 'close', 'words', 'shouting']),
    )
  })

  it.each<[CoachPoint, CoachPoint[]]>([
    ['subject_missing', lostBy({ subject: ' ' })],
    ['subject_length', lostBy({ subject: 'Report' })],
    [
      'subject_length',
      lostBy({ subject: 'About the draft of the report for March that we talked about on Monday' }),
    ],
    ['subject_shouting', lostBy({ subject: 'IMPORTANT NEWS about the report' })],
    ['greeting', withBody(body => body.replace('Hi Anna,', ''))],
    ['ask', withBody(body => body.replace(/Could you.*\?/, ''))],
    ['close', withBody(body => body.replace('Best regards,', ''))],
    ['words', withBody(body => body.replace('on Friday.', 'on Friday. It is short. '.repeat(40)))],
    [
      'grade',
      withBody(body =>
        body.replace(
          'Here is',
          'Notwithstanding considerable organisational difficulties necessitating comprehensive reconsideration, here is',
        ),
      ),
    ],
    ['long_sentences', withBody(body => body.replace('on page three', 'and of his team '.repeat(8)))],
    ['long_paragraphs', withBody(body => body.replace('Here is', 'This is short. '.repeat(35)))],
    ['questions', withBody(body => body.replace('Thursday?', 'Thursday? Or by Monday? Who else? How? Why?'))],
    [
      'you_we',
      withBody(body => body.replace('Here is', 'I think I know what I want and I hope we see it. Here is')),
    ],
    ['spam_phrases', withBody(body => body.replace('Here is', 'This is a limited time offer. Here is'))],
    ['shouting', withBody(body => body.replace('Thursday?', 'Thursday?!!'))],
    ['placeholders', withBody(body => body.replace('Thursday', '[date]'))],
  ])('reports %s', (id, lost) => {
    expect(lost).toContain(id)
  })

  it('accepts a short subject and few words in a reply', () => {
    expect(
      lostBy({ kind: 'reply', subject: 'Report', body: 'Hi Anna,\n\nplease do.\n\nBest,\nTom' }),
    ).toEqual([])
  })

  it('locates the problem', () => {
    const body = GOOD.body.replace('Thursday', '[date]')
    const gap = coachEmail({ ...GOOD, body }).lost.find(({ id }) => id === 'placeholders')
    expect(gap?.ranges.map(({ start, end }) => body.slice(start, end))).toEqual(['[date]'])
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    ...'Hi Dear Best you we [date] {{name}} ACT NOW free! ?? . \n \u200b \ud800 \u0000 👩‍👩‍👧 <b> قال'.split(' '),
    '\n\n',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 40 }).map(list => list.join(' '))

it('returns consistent points and valid ranges for any email', () => {
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const report = coachEmail({ subject, body })
      expect(coachReport.safeParse(report).success).toBe(true)
      const sum = report.lost.reduce((points, loss) => points + loss.points, 0)
      expect(report.score).toBe(Math.max(0, 100 - sum))
      for (const { part, start, end } of report.lost.flatMap(({ ranges }) => ranges)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual((part === 'subject' ? subject : body).length)
      }
    }),
    { numRuns: 100 },
  )
})

it.each([
  '',
  'x',
  'x'.repeat(100_000),
  'A '.repeat(50_000),
  '? '.repeat(100_000),
  '[a'.repeat(100_000),
  '\n'.repeat(200_000),
])('accepts hard input %#', hard => {
  expect(coachReport.safeParse(coachEmail({ subject: hard.slice(0, 300), body: hard })).success).toBe(true)
})
