import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { composeRequest, emailLength, emailTone, replyStance } from '#schema/email-generator/contract.ts'

import { composeEmail } from './composeEmail.ts'

/** Notes as people type them, from parts. */
const what = fc.constantFrom(
  'order',
  'heating',
  'wifi in the office',
  'the parcel',
  'my invoice',
  'kitchen tap',
  'report',
  'parking space',
)
const state = fc.constantFrom(
  'late',
  'still broken',
  'way too loud',
  'out of service',
  'done',
  'ok',
  'overdue since monday',
)
const deed = fc.constantFrom(
  'called twice',
  'paid already',
  'sent photos',
  'took the bus',
  'asked at the desk',
  'told Maya',
)
const end = fc.constantFrom(
  '',
  ' by fri',
  ' after 4',
  ' w/ Otto',
  ' 2 wks ago',
  ' tues + thurs',
  ' maybe',
  '?',
  '!!',
)
const number = fc.integer({ min: 2, max: 9999 }).map(String)
const note = fc.oneof(
  fc.tuple(what, number, state, end).map(([a, b, c, d]) => `${a} ${b} ${c}${d}`),
  fc.tuple(deed, end).map(([a, b]) => a + b),
  fc.tuple(fc.constantFrom('room', 'max', 'approx', 'ticket', 'price'), number).map(([a, b]) => `${a} ${b}`),
)
const denial = fc
  .tuple(
    fc.constantFrom('no', 'not', 'never', 'dont', 'cant', 'wont', "didn't", 'without'),
    fc.constantFrom('refund', 'pay', 'come', 'answer', 'parking', 'the blue one', 'before noon', 'hot water'),
    end,
  )
  .map(parts => `${parts[0]} ${parts[1]}${parts[2]}`)
const purpose = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'complain abt ',
        'ask the hotel about ',
        'tell the team ',
        'update on ',
        '',
        'pls fix ',
      ),
      what,
      fc.constantFrom('', ' broken', ', need it asap', ', kid is sick', ', moving away'),
    )
    .map(([act, thing, more]) => `${act}${thing}${more}`.padEnd(12, ' now')),
  fc.constantFrom('thank Ben for the lift', 'cancel the gym, keep it short', 'off next week, hiking'),
)
const request = (points: fc.Arbitrary<string>) =>
  fc.record({
    mode: fc.constantFrom('new', 'reply'),
    purpose,
    points: fc.array(points, { minLength: 1, maxLength: 4 }),
    tone: fc.constantFrom(...emailTone.options),
    length: fc.constantFrom(...emailLength.options),
    stance: fc.constantFrom(...replyStance.options),
  })

type Typed = { mode: string; stance: string; purpose: string; points: string[] }

function draftOf({ mode, stance, ...rest }: Typed, seed: string) {
  const original = { original: 'Hello, could you let me know about it? Ines Roth', stance }
  return composeEmail(
    composeRequest.parse(mode === 'reply' ? { mode, ...rest, ...original } : { mode, ...rest }),
    {
      seed,
    },
  )
}

const numbersIn = (text: string): string[] => text.match(/\p{N}+/gu) ?? []
const deniesIn = (text: string): number =>
  (text.match(/\b(?:no|not|never|without|cannot|\p{L}+n['’]?t)\b/giu) ?? []).length

describe('a draft from random notes', () => {
  it('keeps every number and invents none', () => {
    fc.assert(
      fc.property(request(note), fc.string(), (typed, seed) => {
        const { body, subjects } = draftOf(typed, seed)
        const given = numbersIn([typed.purpose, ...typed.points].join(' '))
        const said = numbersIn(body)
        for (const figure of numbersIn(typed.points.join(' '))) expect(said).toContain(figure)
        for (const figure of numbersIn([body, ...subjects].join(' '))) expect(given).toContain(figure)
      }),
      { numRuns: 150 },
    )
  })

  it('invents no name', () => {
    const known = /^(?:Maya|Otto|Ben|Ines|Roth|Sir|Madam|I|Wi|Fi|\p{L}+day)$/u
    fc.assert(
      fc.property(request(note), fc.string(), (typed, seed) => {
        const { body } = draftOf(typed, seed)
        const names = [...body.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}*/gu)].map(([name]) => name)
        expect(names.filter(name => !known.test(name))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('keeps denials', () => {
    fc.assert(
      fc.property(request(denial), fc.string(), (typed, seed) => {
        const { body } = draftOf(typed, seed)
        expect(deniesIn(body)).toBeGreaterThanOrEqual(deniesIn(typed.points.join('\n')))
      }),
      { numRuns: 150 },
    )
  })

  it('never asks the reader to do what the writer did', () => {
    fc.assert(
      fc.property(request(deed), fc.string(), (typed, seed) => {
        expect(draftOf(typed, seed).body).not.toMatch(
          /\b(?:please|could you|(?<!that )you) (?:called|paid|sent|took|asked|told|call twice|pay already|send photos|take the bus|ask at the desk|tell Maya)\b/i,
        )
      }),
      { numRuns: 100 },
    )
  })
})
