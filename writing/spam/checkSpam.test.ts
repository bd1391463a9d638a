import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type SpamReport, spamReport } from '#schema/spam/report.ts'

import { checkSpam } from './checkSpam.ts'
import type { Email } from './email.ts'
import { signalTexts } from './signalTexts.ts'
import { EMAIL_WEIGHTS, MESSAGE_WEIGHTS } from './weights.ts'

const ADVERTISEMENT: Email = {
  subject: 'MAKE $5000 A WEEK FROM HOME!!!',
  body: `Dear friend,

Earn extra income from home, 100% risk free and GUARANTEED! Click here to order now: http://192.0.2.7/offer
This offer expires today. To be removed from our mailing list, reply with "remove" in the subject line.`,
}
const PHISHING: Email = {
  subject: 'Security alert',
  body: 'Dear customer, your account has been suspended. Verify your identity within 24 hours at [www.mybank.com](http://mybank.secure-login.xyz/verify) or you will lose access!',
}
const LETTER: Email = {
  subject: 'Re: Tuesday',
  body: `Hi Tom,

thanks for your notes. I think we should talk about the second chapter before Tuesday's meeting, because I had a few questions about the argument. I'm free at 3:30 pm.

Best, Anna`,
}

const signal = (report: SpamReport, id: string) => report.signals.find(other => other.id === id)
const textsOf = (email: Email, report: SpamReport, id: string) =>
  signal(report, id)?.ranges.map(({ part, start, end }) =>
    (part === 'subject' ? (email.subject ?? '') : email.body).slice(start, end),
  ) ?? []

describe('an email', () => {
  it('is spam if it sells something', () => {
    const report = checkSpam(ADVERTISEMENT)
    expect(report.verdict).toBe('spam')
    expect(report.score).toBeGreaterThan(90)
    expect(textsOf(ADVERTISEMENT, report, 'money')).toEqual(['$5000'])
    expect(textsOf(ADVERTISEMENT, report, 'odd_link')).toEqual(['http://192.0.2.7/offer'])
    expect(textsOf(ADVERTISEMENT, report, 'removal')).toContain('in the subject line')
  })

  it('is at least suspicious if it asks to verify an account through a disguised link', () => {
    const report = checkSpam(PHISHING)
    expect(report.verdict).not.toBe('clean')
    expect(textsOf(PHISHING, report, 'mismatched_link')).toEqual([
      '[www.mybank.com](http://mybank.secure-login.xyz/verify)',
    ])
    expect(signal(report, 'credentials')?.weight).toBeGreaterThan(0)
  })

  it('is clean between people, with the signals in its favor', () => {
    const report = checkSpam(LETTER)
    expect(report.verdict).toBe('clean')
    expect(signal(report, 'conversation')?.weight).toBeLessThan(0)
  })
})

describe('a text message', () => {
  it.each([
    'WINNER!! You have won a £1000 prize. To claim call 09061701461 now. T&Cs apply. 150ppm',
    'Get the latest ringtones FREE! Text TONE to 87131. Only £3 per week, to stop text STOP.',
  ])('is spam: %j', body => {
    expect(checkSpam({ body }).verdict).toBe('spam')
  })

  it.each([
    'Are you home? Will call you later.',
    'Ok lar, see you at dinner then',
    'Happy birthday mum, love you!',
  ])('is clean: %j', body => {
    expect(checkSpam({ body }).verdict).toBe('clean')
  })
})

describe('signals', () => {
  it('have unique texts, and weights with the right sign', () => {
    for (const [id, weight] of [...Object.entries(EMAIL_WEIGHTS), ...Object.entries(MESSAGE_WEIGHTS)]) {
      if (id === '#bias') continue
      const text = signalTexts[id.slice(1)]
      expect(text?.explanation, id).toMatch(/\.$/)
      expect(weight * (text?.harmless ? -1 : 1), id).toBeGreaterThanOrEqual(0)
    }
  })

  it('are sorted by strength', () => {
    const weights = checkSpam(ADVERTISEMENT).signals.map(({ weight }) => Math.abs(weight))
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    ...'free £100 http://bit.ly/x www. Re: > wrote: FREE!!! f r e e [a](http://b.c) <a href="http://x.y">z.w</a> \u200b \ud800 \u0000 \n 👩‍👩‍👧 =?utf-8?B?'.split(
      ' ',
    ),
    '\n\n',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc.array(piece, { maxLength: 30 }).map(list => list.join(' '))

it('have valid ranges in any email', () => {
  fc.assert(
    fc.property(fc.option(text, { nil: undefined }), text, (subject, body) => {
      const report = checkSpam({ subject, body })
      expect(spamReport.safeParse(report).success).toBe(true)
      for (const { part, start, end } of report.signals.flatMap(({ ranges }) => ranges)) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual((part === 'subject' ? (subject ?? '') : body).length)
      }
    }),
    { numRuns: 100 },
  )
})

it.each([
  '',
  'x',
  'x'.repeat(100_000),
  'a '.repeat(50_000),
  '0123 '.repeat(20_000),
  '<a '.repeat(30_000),
  'http://'.repeat(25_000),
  '[a]('.repeat(50_000),
  '!'.repeat(200_000),
  '\n'.repeat(200_000),
  'a@'.repeat(100_000),
  '> \n'.repeat(30_000),
  ' '.repeat(200_000),
])('are found in hard input %#', hard => {
  expect(spamReport.safeParse(checkSpam({ subject: hard.slice(0, 300), body: hard })).success).toBe(true)
})
