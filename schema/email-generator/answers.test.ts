import { describe, expect, test } from 'vitest'

import { isAnswerTo, withAnswer } from './answers.ts'
import { composeRequest, type EmailQuestion } from './contract.ts'

const request = (fields: { purpose?: string; points?: string[]; tone?: string }) =>
  composeRequest.parse({
    mode: 'new',
    purpose: 'the boiler broke again',
    points: ['bill 412 eur'],
    ...fields,
  })
const when: EmailQuestion = { kind: 'when', about: '' }
const sentence: EmailQuestion = { kind: 'sentence', about: 'bill 412 eur' }

test('an answer is a further point, or takes the place of its note', () => {
  const notes = { purpose: 'the boiler broke', points: 'bill 412 eur\nflat 3' }
  expect(withAnswer(notes, when, ' on  Monday ')).toEqual({ ...notes, points: `${notes.points}\non Monday` })
  expect(withAnswer(notes, sentence, 'The bill is $& 412')).toEqual({
    ...notes,
    points: 'The bill is $& 412\nflat 3',
  })
  expect(withAnswer({ purpose: 'so bill 412 eur', points: '' }, sentence, 'I paid.').purpose).toBe(
    'so I paid.',
  )
})

describe('a request', () => {
  test('that adds one answer belongs to the draft that asked', () => {
    expect(isAnswerTo(request({}), [when], request({ points: ['bill 412 eur', 'on Monday'] }))).toBe(true)
    expect(isAnswerTo(request({}), [when, sentence], request({ points: ['I paid 412 euros'] }))).toBe(true)
  })

  test.each([
    ['no answer', request({})],
    ['another purpose', request({ purpose: 'the roof leaks again', points: ['bill 412 eur', 'on Monday'] })],
    ['another tone', request({ tone: 'formal', points: ['bill 412 eur', 'on Monday'] })],
    ['another point', request({ points: ['I paid 412 euros'] })],
    ['too long an answer', request({ points: ['bill 412 eur', 'a'.repeat(200), 'b'.repeat(200)] })],
  ])('with %s is another email', (_, now) => {
    expect(isAnswerTo(request({}), [when], now)).toBe(false)
  })
})
