import { describe, expect, it, test } from 'vitest'

import { composeRequest } from '#schema/email-generator/contract.ts'

import { isAside } from './asides.ts'
import { composeEmail } from './composeEmail.ts'

test.each([
  'I don’t want to be rude',
  'they are nice people',
  'she’s sensitive so be careful',
  'he is a nice guy',
  'btw I’m annoyed but don’t show it',
  'not sure if this matters',
  'not sure if they will pay',
  'don’t mention the new job',
  'don’t mention the 500 dollars',
  'be funny but not mean',
  'they won’t be happy',
  'I’m bad at this',
  'hope that makes sense',
])('“%s” is for the writer only', text => {
  expect(isAside(text)).toBe(true)
})

test.each([
  'not sure if you remember me',
  'she is sick',
  'he is very sad about it',
  'they are two weeks late',
  'I’m so embarrassed',
  'we don’t want the blue one',
  'don’t call after 8',
  'it is a nice flat',
])('“%s” is for the reader', text => {
  expect(isAside(text)).toBe(false)
})

const bodyOf = (fields: { purpose: string; recipient?: string; points?: string[] }, seed = 'one'): string =>
  composeEmail(composeRequest.parse({ mode: 'new', sender: 'Mira', ...fields }), { seed }).body

describe('an email from notes with asides', () => {
  it.each([
    [
      'my neighbors had a loud party on friday and we missed our quiet evening dont want to be rude they are nice people',
      /missed our quiet evening/,
      /rude|nice people/,
    ],
    [
      'i want to resign my last day is 31 october dont mention the new job',
      /My last day is 31 October\./,
      /new job|mention/,
    ],
    [
      'tell my boss i cant come in today i have a fever she’s sensitive so be careful',
      /I have a fever\./,
      /sensitive|careful|my boss/,
    ],
    [
      'the hotel charged me twice please refund one of them btw I’m annoyed but don’t show it',
      /Please refund one of them\./,
      /annoyed|show/,
    ],
    [
      'i ordered a lamp and it arrived broken order number 77123 not sure if this matters',
      /The order number is 77123\./,
      /not sure|matters/i,
    ],
  ])('keeps the facts of “%s” and nothing else', (purpose, has, hasNot) => {
    for (const seed of ['one', 'two', 'three']) {
      const body = bodyOf({ purpose }, seed)
      expect(body).toMatch(has)
      expect(body).not.toMatch(hasNot)
    }
  })

  it('leaves an aside among the points out', () => {
    const body = bodyOf({
      purpose: 'ask for a refund of my ticket',
      points: ['ticket RX88', 'not sure if this matters'],
    })
    expect(body).toContain('RX88')
    expect(body).not.toMatch(/not sure/i)
  })

  it('addresses the reader whom the notes name', () => {
    const purpose = 'write my landlord that the heating is broken its cold can he send someone this week'
    expect(bodyOf({ purpose, recipient: 'Mr. Okafor' })).toContain('Can you send someone this week?')
    const third = 'my son forgot his homework at home can he hand it in tomorrow'
    expect(bodyOf({ purpose: third, recipient: 'Mr. Okafor' })).toContain('Can he hand it in tomorrow?')
  })
})
