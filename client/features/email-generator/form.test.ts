import { expect, test } from 'vitest'

import { formOf, requestOf, type EmailForm } from './form.ts'

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
