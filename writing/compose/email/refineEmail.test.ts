import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { refinement, type Refinement } from '#schema/email-generator/contract.ts'

import { refineEmail } from './refineEmail.ts'

const options = { check: () => Promise.resolve([]), seed: 'seed' }
const email = (content: string, greeting = 'Dear Anna,', bye = 'Regards,\nTom') =>
  `${greeting}\n\n${content}\n\n${bye}`
const refine = async (content: string, how: Refinement) =>
  (await refineEmail(email(content), how, options)).body

/** Arbitrary code units, including lone surrogates and control characters. */
const anyText = (maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength }).map(units => String.fromCharCode(...units))

describe('refineEmail', () => {
  it('keeps greeting and signature', async () => {
    expect(await refine('I think that we should actually meet.', 'shorter')).toBe(email('We should meet.'))
    expect(await refine("We can't come.", 'more_formal')).toBe(email('We cannot come.'))
  })

  it('adds warmer words, greeting and a courtesy', async () => {
    const warm = await refine('We do not require it. Thank you for your assistance.', 'warmer')
    expect(warm).toContain("We don't need it. Thanks for your help.")
    expect(warm).toMatch(/^Hi Anna,\n\n/)
    expect(warm).toMatch(/\n\nWarm wishes,\nTom$/)
  })

  it('removes hedges and turns questions into requests', async () => {
    expect(await refine('I was wondering if you could reply. Could you send it?', 'firmer')).toBe(
      email('Please reply. Please send it.'),
    )
  })

  it('adds a courtesy and asks for details only the writer knows', async () => {
    const { body, gaps } = await refineEmail(email('The price is 5 euros.'), 'longer', options)
    expect(body).toContain('The price is 5 euros.')
    expect(gaps).toHaveLength(1)
  })

  it('returns three subject lines', async () => {
    const { subjects } = await refineEmail(email('The meeting is moved to Friday.'), 'improve', options)
    expect(new Set(subjects).size).toBe(3)
    expect(subjects[0]).toContain('eeting is moved to Friday')
  })

  it('accepts any text', async () => {
    const text = fc.oneof(
      anyText(200),
      fc.constantFrom('', ' ', 'Dear', 'Best,\n'.repeat(500), 'x'.repeat(10_000)),
    )
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...refinement.options), async (body, how) => {
        expect((await refineEmail(body, how, options)).subjects).toHaveLength(3)
      }),
      { numRuns: 40 },
    )
  })
})
