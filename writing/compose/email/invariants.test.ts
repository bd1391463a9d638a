import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { composeRequest, emailLength, emailTone, replyStance } from '#schema/email-generator/contract.ts'

import { composeEmail } from './composeEmail.ts'
import {
  faultsOf,
  inventedIn,
  lostDenials,
  lostFigures,
  lostQuestions,
  lostWords,
  oddGreeting,
  repeatedIn,
} from './invariants.ts'

const words = fc.constantFrom(
  ...'heating broken paid order fence the my a is not no never cant dont without refund Otto Maya friday late still key cat u pls thx and but w/ 14:30 12.50 EUR 2041 ok? why room@inn.example https://inn.example/a call send ask was'.split(
    ' ',
  ),
)
const note = fc.array(words, { minLength: 1, maxLength: 8 }).map(list => list.join(' '))
const act = fc.constantFrom(
  '',
  'tell the team ',
  'ask if ',
  'complain about ',
  'sorry for ',
  'thank Ben for ',
  'need ',
  'remind them ',
  'invite all to ',
)
const manner = fc.constantFrom(
  '',
  ', make it short',
  ', polite',
  ', in british english',
  ', dont mention the dog',
)
const request = fc.record({
  mode: fc.constantFrom('new', 'reply'),
  purpose: fc.tuple(act, note, manner).map(parts => parts.join('').padEnd(10, ' now')),
  points: fc.array(note, { maxLength: 4 }),
  recipient: fc.constantFrom('', 'landlord', 'Mr. Patel', 'my boss', 'team', 'Ana'),
  sender: fc.constantFrom('', 'Bo', 'Fern & Co'),
  tone: fc.constantFrom(...emailTone.options),
  length: fc.constantFrom(...emailLength.options),
  stance: fc.constantFrom(...replyStance.options),
})

function parsed({ mode, stance, ...rest }: { mode: string; stance: string }) {
  const original = 'Hello, could you let me know about it? Ines Roth'
  return composeRequest.safeParse(mode === 'reply' ? { mode, ...rest, stance, original } : { mode, ...rest })
}

describe('a draft from random notes', () => {
  it('has none of the faults, whatever was typed', () => {
    fc.assert(
      fc.property(request, fc.string(), (typed, seed) => {
        const { data } = parsed(typed)
        if (data === undefined) return
        const draft = composeEmail(data, { seed })
        if (draft.leftOut.length === 0) expect(faultsOf(draft, data)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('has no word of an order to the writer', () => {
    fc.assert(
      fc.property(request, fc.string(), (typed, seed) => {
        const { data } = parsed(typed)
        if (data === undefined) return
        expect(composeEmail(data, { seed }).body).not.toMatch(/make it short|british english|\bdog\b/i)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the invariants', () => {
  it('find a number, an address or a time that was lost', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const notes = [`paid ${one} on friday`]
        expect(lostFigures(`I paid ${one}.`, notes)).toEqual([])
        if (one !== other) expect(lostFigures(`I paid ${other}.`, notes)).toEqual([String(one)])
      }),
    )
    expect(lostFigures('Write to me.', ['mail a@b.example', 'see https://b.example/x'])).toEqual([
      'a@b.example',
      'https://b.example/x',
    ])
  })

  it.each([
    ['The heating works.', ['heating does not work'], 1],
    ['The heating does not work.', ['heating doesnt work'], 0],
    ['Order no. 12 came.', ['order no. 12 came'], 0],
    ['It came without the charger.', ['came w/o the charger'], 0],
    ['It came with the charger.', ['came w/o the charger'], 1],
  ])('count denials in “%s”', (body, notes, lost) => {
    expect(lostDenials(body, notes)).toHaveLength(lost)
  })

  it('find lost questions and words, inventions and repetitions', () => {
    expect(lostQuestions('Handover date.', ['handover date?'])).toEqual(['handover date?'])
    expect(lostWords('I paid.', ['paid the plumber'])).toEqual(['plumber'])
    expect(inventedIn('I met Olga on 5 May.', 'met her on 5 may')).toEqual(['Olga'])
    expect(repeatedIn('Please confirm it soon.\n\nPlease confirm it soon.')).toEqual([
      'please confirm it soon.',
    ])
  })

  it.each(['Dear British,', 'Dear polite,', 'Hello my boss,', 'Hi Upstairs,'])('refuse “%s”', hello => {
    const data = composeRequest.parse({ mode: 'new', purpose: 'ask for a refund' })
    expect(oddGreeting(hello, data)).toEqual([`greeting: ${hello}`])
  })
})
