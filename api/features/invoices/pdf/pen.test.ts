import fc from 'fast-check'
import Pdf from 'pdfkit'
import { expect, test } from 'vitest'

import { payments } from '#schema/messages/en/payments.ts'
import { STATES } from '#schema/payments/states.ts'

import { cleaned, isPrintable } from './fonts.ts'
import { Pen, type Look } from './pen.ts'

const LOOK: Look = { size: 10, weight: 'regular', color: '#000' }
const pen = () => new Pen(new Pdf({ font: '' }))

test('lines break between words', () => {
  expect(pen().lines('One two  three', LOOK, 45)).toEqual(['One two', 'three'])
  expect(pen().lines(' ', LOOK, 45)).toEqual([])
})

test('no line is too wide, and no letter is lost', () => {
  const texts = fc.string({
    unit: fc.constantFrom('W', 'i', ' ', 'é', 'Ж', 'ω', 'क', 'ि', '₹', '山'),
    maxLength: 80,
  })
  fc.assert(
    fc.property(texts, fc.integer({ min: 20, max: 200 }), (text, most) => {
      const at = pen()
      const lines = at.lines(text, LOOK, most)
      for (const line of lines) expect(at.width(line, LOOK)).toBeLessThanOrEqual(most)
      expect(lines.join('').replaceAll(' ', '')).toBe(cleaned(text).replaceAll(' ', ''))
    }),
    { numRuns: 30 },
  )
})

test('the fonts have all letters of the words on an invoice', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(texts)
  for (const text of [
    ...texts(payments.messages.invoice),
    ...STATES.map(([, name]) => name),
    '−₹1,23,456.78',
  ])
    expect([text, isPrintable(text)]).toEqual([text, true])
})
