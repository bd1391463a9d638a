import { describe, expect, it, test } from 'vitest'

import { composeRequest, type EmailAnswer } from '#schema/email-generator/contract.ts'

import { composeEmail } from './composeEmail.ts'
import { filledText } from './fill.ts'
import { questionsAbout } from './questions.ts'

const SEEDS = ['one', 'two', 'three', 'four']
const drafts = (fields: Record<string, unknown>) =>
  SEEDS.map(seed => composeEmail(composeRequest.parse({ mode: 'new', sender: 'Bo', ...fields }), { seed }))

const when = (answer: string): EmailAnswer => ({ kind: 'when', about: '', answer })
const gap = (about: string, answer: string): EmailAnswer => ({ kind: 'gap', about, answer })

describe('the time of an event', () => {
  const HEATER = 'the heater broke please send someone'

  it.each([
    ['monday', 'broke on Monday.'],
    ['fri', 'broke on Friday.'],
    ['Yesterday', 'broke yesterday.'],
    ['10am', 'broke at 10am.'],
    ['on tuesday evening', 'broke on Tuesday evening.'],
    ['3 may', 'broke on 3 May.'],
    ['may', 'broke in May.'],
    ['the weekend', 'broke over the weekend.'],
    ['2 days ago', 'broke 2 days ago.'],
    ['It was noon.', 'broke at noon.'],
    ['It broke on Monday.', 'broke.'],
  ])('“%s” stands in its sentence', (answer, said) => {
    for (const { body, questions } of drafts({ purpose: HEATER, answers: [when(answer)] })) {
      expect(body).toContain(`The heater ${said} Please send someone.`)
      expect(body).not.toMatch(/one more|time:/i)
      expect(questions).toEqual([])
    }
  })

  it.each([
    ['the boiler broke again', ['bill 412 eur'], /the boiler broke again on Monday\./],
    ['the roof leaks again', ['tile fell'], /fell on Monday/],
    ['I lost my wallet in tram 5', [], /I lost my wallet in tram 5\.[^]*It happened on Monday\./],
    ['you charged me twice for the hotel', [], /It happened on Monday\./],
  ])('follows “%s”', (purpose, points, said) => {
    for (const { body } of drafts({ purpose, points, answers: [when('monday')] })) expect(body).toMatch(said)
  })

  it('stays in the words of the writer if they are no time', () => {
    for (const { body, questions } of drafts({ purpose: HEATER, answers: [when('dunno')] })) {
      expect(body).toContain('Time: Dunno.')
      expect(questions).toEqual([])
    }
  })
})

describe('a gap', () => {
  const purpose = 'invite Ana to our party'

  it('is filled in, and only the others are asked for', () => {
    for (const { body, gaps } of drafts({ purpose, answers: [gap('[date]', 'monday')] })) {
      expect(body).toContain(' on Monday at [time] in [place].')
      expect(gaps).toEqual(['[time]', '[place]'])
    }
    const answers = [gap('[date]', 'tomorrow'), gap('[time]', 'at 6'), gap('[place]', 'the office')]
    for (const { body, questions } of drafts({ purpose, answers })) {
      expect(body).toContain(' tomorrow at 6 in the office.')
      expect(questions).toEqual([])
    }
  })

  it('is filled in by an answer that says more', () => {
    for (const { body, gaps } of drafts({ purpose, answers: [gap('[date]', 'friday at 6pm')] })) {
      expect(body).toContain(' on Friday at 6pm in [place].')
      expect(gaps).toEqual(['[place]'])
    }
  })

  it('loses no answer if a sentence takes its place, or if it is not there', () => {
    const answers = [gap('[date]', 'friday'), gap('[time]', 'We start at 6.')]
    for (const { body } of drafts({ purpose, answers })) {
      expect(body).toContain('We start at 6.')
      expect(body).toContain('Date: Friday.')
    }
    for (const { body } of drafts({ purpose, points: ['bring cake'], answers: [gap('[date]', 'friday')] }))
      expect(body).toContain('Date: Friday.')
  })

  it('in a reply names its question', () => {
    const original = 'Can you come to our fair? What is your budget? How many seats do you need?'
    const answers = [
      gap('[your answer about your budget]', '500 euros'),
      gap('[your answer about how many seats you need]', 'we need 12 seats'),
    ]
    for (const { body, questions } of drafts({ mode: 'reply', stance: 'accept', original, answers })) {
      expect(body).toContain('About your budget: 500 euros.\nWe need 12 seats.')
      expect(questions).toEqual([])
    }
  })

  test.each([
    ['Come by [date].', '[date]', 'on friday', 'Come by Friday.'],
    ['Come by [date].', '[date]', 'next week', 'Come by next week.'],
    ['Ask [name] now.', '[name]', 'anna brown', 'Ask Anna Brown now.'],
    [
      'I am late because of [reason].',
      '[reason]',
      'because the train was late',
      'I am late because the train was late.',
    ],
    ['I am late because of [reason].', '[reason]', 'traffic', 'I am late because of traffic.'],
    ['Order [order number] is late.', '[order number]', '#5518', 'Order #5518 is late.'],
    ['We meet in the [place].', '[place]', 'in the library', 'We meet in the library.'],
    ['We meet at [place].', '[place]', 'home.', 'We meet at home.'],
    ['the [role] role', '[role]', 'nurse', 'the nurse role'],
    ['The price is [amount].', '[amount]', 'it is 40 euros.', 'The price is 40 euros.'],
    ['We meet on [date].', '[date]', 'We meet on Friday.', 'We meet on [date].'],
  ])('in “%s” is %s', (text, about, answer, filled) => {
    expect(filledText(text, [gap(about, answer)])).toBe(filled)
  })
})

describe('a note that is no sentence', () => {
  const request = { purpose: 'update on the house', points: ['vent noise', 'deposit back'] }
  const about = 'vent noise'

  it('is replaced by its answer, which is not asked about again', () => {
    expect(drafts(request)[0]?.questions).toContainEqual({ kind: 'sentence', about })
    for (const answer of ['a loud vent', 'The vent is $& loud.'])
      for (const { body, questions } of drafts({
        ...request,
        answers: [{ kind: 'sentence', about, answer }],
      })) {
        expect(body.toLowerCase()).toContain(answer.replace(/\.$/, '').toLowerCase())
        expect(body).not.toMatch(/vent noise/i)
        const asked = questions.map(question => question.about)
        expect([about, answer].filter(note => asked.includes(note))).toEqual([])
      }
  })
})

test('after ten answers, no more is asked', () => {
  const answers = Array.from({ length: 10 }, (_, at) => gap(`[gap ${at}]`, 'a word'))
  const request = composeRequest.parse({ mode: 'new', purpose: 'invite Ana to our party', answers })
  expect(questionsAbout({ body: 'See you on [date].', gaps: ['[date]'] }, request)).toEqual([])
})
