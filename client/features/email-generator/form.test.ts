import { describe, expect, test } from 'vitest'

import type { KeptEmail } from '#schema/email-generator/kept.ts'

import {
  answered,
  changed,
  formOf,
  isAbout,
  requestOf,
  withBody,
  type EmailForm,
  type ShownEmail,
} from './form.ts'

const form: EmailForm = {
  mode: 'new',
  purpose: 'ask for a day off next Friday',
  recipient: 'Laura',
  sender: 'Tom Reed',
  points: '- two projects are done\n\n 2) Mia takes over \n• back on Monday',
  tone: 'friendly',
  length: 'short',
  language: 'en',
  original: 'Can you come?',
  stance: 'decline',
  body: 'Hi, see you.',
  how: 'warmer',
  answers: [],
  answer: '',
}

test('sends one key point a line, without its bullet', () => {
  expect(requestOf(form)).toMatchObject({
    mode: 'new',
    points: ['two projects are done', 'Mia takes over', 'back on Monday'],
  })
})

test('sends only what belongs to the mode', () => {
  expect(requestOf(form)).not.toHaveProperty('original')
  expect(requestOf({ ...form, mode: 'reply' })).toMatchObject({
    original: 'Can you come?',
    stance: 'decline',
  })
  expect(requestOf({ ...form, mode: 'refine' })).toEqual({
    mode: 'refine',
    body: 'Hi, see you.',
    how: 'warmer',
  })
})

test('fills the form from an earlier request, and keeps the fields of the other modes', () => {
  const request = requestOf(form)
  const filled = formOf(request, { ...form, mode: 'refine', points: '', purpose: '' })
  expect(requestOf(filled)).toEqual(request)
  expect(filled.body).toBe(form.body)
})

describe('an answer', () => {
  const question = { kind: 'when', about: '' } as const
  const now = answered({ ...form, answer: ' monday' }, question)

  test('goes with its request, and stays in it', () => {
    expect(requestOf(now)).toMatchObject({ answers: [{ ...question, answer: 'monday' }] })
    expect(now).toMatchObject({ points: form.points, answer: '' })
    expect(formOf(requestOf(now), form).answers).toEqual(now.answers)
    expect(changed(now, { tone: 'formal', points: '' }).answers).toEqual(now.answers)
  })

  test.each([
    ['purpose', { purpose: 'ask for a raise' }],
    ['mode', { mode: 'reply' }],
  ] as const)('leaves with another %s', (_field, part) => {
    const other = changed({ ...now, answer: 'half' }, part)
    expect(other).toMatchObject({ ...part, answers: [], answer: '' })
    expect(isAbout(now, requestOf(now))).toBe(true)
    expect(isAbout(other, requestOf(now))).toBe(false)
  })
})

describe('an email whose body was changed', () => {
  const kept = (id: string, body: string, subject: string): KeptEmail => ({
    id,
    kind: 'email',
    title: '',
    engine: 'a-model',
    note: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    revision: 1,
    request: { mode: 'refine', body, how: 'warmer' },
    result: {
      subjects: [subject, 'Good day', 'Good evening'],
      body,
      gaps: [],
      leftOut: [],
      questions: [],
      words: 1,
      language: 'en',
      note: null,
    },
  })
  const started: ShownEmail = {
    kept: kept('one', 'Hi.', 'Hello'),
    subject: 'Hello',
    body: 'Hi.',
    before: [],
  }
  const made = kept('two', 'Dear Tom,', 'Dear Tom')

  test('keeps its subjects', () => {
    const { subject, body, before, kept: now } = withBody(started, started, made)
    expect({ subject, body, before }).toEqual({ subject: 'Hello', body: 'Dear Tom,', before: ['Hi.'] })
    expect(now).toEqual({ ...made, result: { ...made.result, subjects: started.kept.result.subjects } })
  })

  test('keeps the subject that was typed meanwhile, and the typed body for Undo', () => {
    const typed = { ...started, subject: 'About Friday', body: 'Hi, see you on Friday.' }
    expect(withBody(typed, started, made)).toMatchObject({
      subject: 'About Friday',
      body: 'Dear Tom,',
      before: ['Hi, see you on Friday.'],
    })
  })

  test.each([
    ['closed', null],
    ['replaced', { ...started, kept: made, body: 'Another.' }],
  ])('is shown although the email was %s', (_what, now) =>
    expect(withBody(now, started, made)).toMatchObject({ body: 'Dear Tom,', before: ['Hi.'] }),
  )

  test('remembers twenty bodies', () => {
    const before = Array.from({ length: 20 }, (_, index) => `${index}`)
    const { before: now } = withBody({ ...started, before }, started, made)
    expect([now.length, now[0], now.at(-1)]).toEqual([20, '1', 'Hi.'])
  })
})
