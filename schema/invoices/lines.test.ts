import fc from 'fast-check'
import { expect, test } from 'vitest'

import { paise, PAISE_MAX } from '#schema/shared/money.ts'

import { linesOf, stateNameOf } from './lines.ts'
import { taxIn } from './tax.ts'

const amounts = fc.integer({ min: 1, max: PAISE_MAX }).map(amount => paise.parse(amount))
const supplies = fc.constantFrom('unregistered', 'sameState', 'otherState')

test('the lines name the credit if there is one, and then what is taxed and its tax', () => {
  const labels = (credit: number, supply: Parameters<typeof taxIn>[1]) =>
    linesOf({ credit: paise.parse(credit), tax: taxIn(paise.parse(49_900), supply) }).map(
      ({ label }) => label,
    )
  expect(labels(0, 'unregistered')).toEqual([])
  expect(labels(100, 'unregistered')).toEqual(['credit'])
  expect(labels(0, 'sameState')).toEqual(['taxable', 'cgst', 'sgst'])
  expect(labels(100, 'otherState')).toEqual(['credit', 'taxable', 'igst'])
})

test('the lines without the credit are the total', () => {
  fc.assert(
    fc.property(amounts, amounts, supplies, (total, credit, supply) => {
      const tax = taxIn(total, supply)
      const sum = linesOf({ credit, tax })
        .filter(({ isMinus }) => !isMinus)
        .reduce((all, { amount }) => all + amount, 0)
      expect(sum).toBe(tax.kind === 'none' ? 0 : total)
    }),
  )
})

test('a state has its name', () => {
  const customer = { name: '', email: '', businessName: null, gstin: null }
  expect(stateNameOf({ ...customer, stateCode: '27' })).toBe('Maharashtra')
  expect(stateNameOf({ ...customer, stateCode: null })).toBeUndefined()
})
