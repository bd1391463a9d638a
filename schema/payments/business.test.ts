import { describe, expect, test } from 'vitest'

import { businessProblem, stateOfGstin } from './business.ts'

const GSTIN = '27AAPFU0939F1ZV'

test('the state of a GSTIN is one of India', () => {
  expect(stateOfGstin(GSTIN)).toBe('27')
  for (const start of ['96', '97', '99', '00', '25']) expect(stateOfGstin(start + GSTIN.slice(2))).toBeNull()
})

describe('the details of a business', () => {
  test.each([
    ['nothing', { stateCode: null, businessName: null, gstin: null }],
    ['a name', { stateCode: '29', businessName: 'Acme', gstin: null }],
    ['a GSTIN of the chosen state', { stateCode: '27', businessName: 'Acme', gstin: GSTIN }],
    ['a GSTIN where no state was chosen', { stateCode: null, businessName: 'Acme', gstin: GSTIN }],
  ] as const)('may be %s', (_, details) => {
    expect(businessProblem(details)).toBeNull()
  })

  test.each([
    ['a GSTIN of another state', { stateCode: '29', businessName: 'Acme', gstin: GSTIN }, 'gstin'],
    ['a GSTIN outside of India', { stateCode: '96', businessName: 'Acme', gstin: GSTIN }, 'gstin'],
    ['a GSTIN of no state', { stateCode: null, businessName: 'Acme', gstin: `99${GSTIN.slice(2)}` }, 'gstin'],
    [
      'a GSTIN of a business without a name',
      { stateCode: '27', businessName: null, gstin: GSTIN },
      'businessName',
    ],
  ] as const)('are refused with %s', (_, details, field) => {
    expect(businessProblem(details)).toMatchObject({ field })
  })
})
