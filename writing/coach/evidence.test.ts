import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import type { CoachedEmail, CoachReport } from '#schema/coach/report.ts'
import { expectProportional } from '#tests/support/growth.ts'
import { sharedChecker } from '#tests/support/sharedChecker.ts'
import type { Checker } from '#writing/check/checker.ts'

import { coachEmail } from './coachEmail.ts'
import { doubtIn, isSure } from './evidence.ts'
import { goodEmails, poorEmails } from './goodEmails.ts'

let checker: Checker
beforeAll(async () => {
  checker = await sharedChecker()
})

const coach = async (email: CoachedEmail): Promise<CoachReport> =>
  coachEmail(email, await checker.check(email.body))

describe('good emails', () => {
  it.each(Object.entries(goodEmails))('of the kind %s get at least 95', async (_, email) => {
    const { score, lost } = await coach(email)
    expect(score, JSON.stringify(lost)).toBeGreaterThanOrEqual(95)
  })

  it('mostly get 100', async () => {
    const reports = await Promise.all(Object.values(goodEmails).map(coach))
    expect(reports.filter(({ score }) => score === 100).length).toBeGreaterThanOrEqual(8)
  })
})

describe('poor emails', () => {
  it.each(poorEmails)('never get 100: $subject', async email => {
    const { score, lost } = await coach(email)
    expect(score).toBeLessThan(100)
    expect(lost.every(({ hint }) => hint !== '')).toBe(true)
  })
})

/** Lines that no finished email contains. */
const faults = [
  '[date]',
  'Call me at [phone number].',
  'Hello {{name}}.',
  'Third reminder.',
  'Bathroom fan dead.',
  'No time anymore because of new baby.',
  'Next week if possible.',
  'Was on vacation.',
  'Any day before noon.',
  'Make it short.',
  'Please write an email to Ben about the car.',
  'Keep it polite.',
  'Details: flat 9.',
  'I am writing about the following: tap drips, no water.',
  'My request: a raise.',
  '- Flat 9',
  '- Moved in 1 September',
  '- 46.20',
  'we need it',
  'I has sent it.',
  'I recieved the letter.',
]

describe('an email', () => {
  it('never gets 100 with a fragment, a blank or an instruction in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(goodEmails)),
        fc.constantFrom(...faults),
        fc.nat(2),
        async ({ subject, body }, fault, at) => {
          const blocks = body.split('\n\n')
          const place = 1 + (at % (blocks.length - 1))
          const spoiled = blocks.toSpliced(place, 0, fault).join('\n\n')
          expect((await coach({ subject, body: spoiled })).score, spoiled).toBeLessThan(100)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('names one doubt once, at the first sentence', () => {
    const body =
      'Hi Anna,\n\nThe laptop broke down.\n\nNext week if possible and not before ten in any of the rooms.\n\nCould you call me?\n\nBest,\nTom'
    const doubt = coachEmail({ subject: 'The broken laptop', body }).lost.filter(({ id }) => id === 'unsure')
    expect(doubt).toHaveLength(1)
    expect(doubt[0]?.ranges.map(({ start, end }) => body.slice(start, end))).toEqual([
      'Next week if possible and not before ten in any of the rooms.',
    ])
  })

  it('loses points for what the checker finds, but not for names', async () => {
    const body = 'Hi Achebe,\n\nI talked to Oyelaran. Could you recieve him on Monday?\n\nBest,\nTom'
    const loss = (await coach({ subject: 'The visit on Monday', body })).lost.find(
      ({ id }) => id === 'mistakes',
    )
    expect(loss?.ranges.map(({ start, end }) => body.slice(start, end))).toEqual(['recieve'])
  })
})

describe('a subject line', () => {
  it.each(['A request', 'Question for you', 'Getting in touch', 'My absence', 'A problem'])(
    'says too little: “%s”',
    subject => expect(doubtIn(subject)).toBe('vague'),
  )
  it.each([
    'A raise, 2 years same salary',
    'For your information: deposit still not back after 2 months',
    'Exam on 12 July collides with another exam',
    'Bathroom fan dead',
  ])('reads like notes: “%s”', subject => expect(doubtIn(subject)).toBe('notes'))
  it.each([
    'Draft of the March report',
    'Your invoice for May',
    'The heating is broken',
    'Is my bike ready?',
  ])('is clear: “%s”', subject => expect(doubtIn(subject)).toBeNull())
})

it.each([
  'I hope you are well.',
  'If you could let me know by Friday, that would be great.',
  'Could you tell me whether the shop opens on Monday?',
  'Unfortunately, I can’t come on Friday.',
])('is sure of “%s”', sentence => expect(isSure(sentence)).toBe(true))

it.each([
  'I am interested for the room you offer.',
  'We would like that you come to our office.',
  'The technician he did not come.',
  'Can you explain me how it works?',
  'My order is still not arrive.',
  'I have seen him yesterday at the office.',
  'Please let me know when can you come.',
  'I look forward to hear from you.',
  'He did not told me about it.',
])('is not sure of “%s”', sentence => expect(isSure(sentence)).toBe(false))

it('needs time that grows with the length of a sentence of links', () => {
  expectProportional(2000, size => () => {
    expect(isSure(`I hope ${'that I hope and '.repeat(size)}.`)).toBe(false)
  })
  // Longer ones are not looked at.
  expectProportional(6, size => () => isSure(`So, ${'I am late and '.repeat(size)}I.`))
})
