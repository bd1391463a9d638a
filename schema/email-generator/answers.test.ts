import { describe, expect, test } from 'vitest'

import { isAnswerTo, typedIn, withAnswer } from './answers.ts'
import { composeRequest, type EmailAnswer, type EmailQuestion } from './contract.ts'

const when: EmailQuestion = { kind: 'when', about: '' }
const gap: EmailQuestion = { kind: 'gap', about: '[place]' }
const onMonday: EmailAnswer = { ...when, answer: 'on Monday' }

type Fields = { purpose?: string; points?: string[]; tone?: string; answers?: EmailAnswer[] }
const request = (fields: Fields) =>
  composeRequest.parse({
    mode: 'new',
    purpose: 'the boiler broke again',
    points: ['bill 412 eur'],
    ...fields,
  })

test('an answer joins the others, or replaces the one to its question', () => {
  const one = withAnswer([], when, ' on  Monday ')
  expect(one).toEqual([onMonday])
  const two = withAnswer(one, gap, 'room 5')
  expect(two).toEqual([onMonday, { ...gap, answer: 'room 5' }])
  expect(withAnswer(two, when, 'at noon')).toEqual([
    { ...gap, answer: 'room 5' },
    { ...when, answer: 'at noon' },
  ])
})

test('answers are among what was typed', () => {
  expect(typedIn(request({ answers: [onMonday] }))).toContain('bill 412 eur\non Monday')
})

test('answers need room, like points', () => {
  const answers = [{ ...when, answer: 'word '.repeat(50).trim() }]
  const asked = { mode: 'new', purpose: 'the boiler broke again', length: 'short', answers }
  expect(composeRequest.safeParse(asked).success).toBe(false)
  expect(composeRequest.safeParse({ ...asked, length: 'medium' }).success).toBe(true)
})

describe('a request', () => {
  test('that adds one answer belongs to the draft that asked', () => {
    expect(isAnswerTo(request({}), [when], request({ answers: [onMonday] }))).toBe(true)
    const both = request({ answers: [onMonday, { ...gap, answer: 'room 5' }] })
    expect(isAnswerTo(request({ answers: [onMonday] }), [gap], both)).toBe(true)
    const again = request({ answers: [{ ...when, answer: 'at noon' }] })
    expect(isAnswerTo(request({ answers: [onMonday] }), [when], again)).toBe(true)
  })

  test.each([
    ['no answer', request({})],
    ['another purpose', request({ purpose: 'the roof leaks again', answers: [onMonday] })],
    ['another tone', request({ tone: 'formal', answers: [onMonday] })],
    ['another point', request({ points: ['I paid 412 euros'], answers: [onMonday] })],
    ['an answer to no question', request({ answers: [{ ...gap, answer: 'room 5' }] })],
    ['two answers', request({ answers: [{ ...gap, answer: 'room 5' }, onMonday] })],
  ])('with %s is another email', (_, now) => {
    expect(isAnswerTo(request({}), [when], now)).toBe(false)
  })
})
