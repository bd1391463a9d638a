import { expect, test } from 'vitest'

import { planEdit } from '#schema/admin/plans.ts'
import { PLAN_SEED } from '#schema/plans/seed.ts'

import { fieldsOf, planForm } from './planForm.ts'

test.each(PLAN_SEED.map(plan => [plan.name, plan] as const))(
  'the form of the plan %s sends it as it was stored',
  (_name, plan) => {
    const { id: _id, name: _planName, ...values } = plan
    const fields = { ...fieldsOf({ ...plan, revision: 3 }), reason: 'None' }
    const sent = planEdit.parse({ ...planForm.parse(fields), revision: 3 })
    expect({ ...sent, flags: sent.flags.toSorted() }).toEqual({
      ...values,
      flags: values.flags.toSorted(),
      revision: 3,
      reason: 'None',
    })
  },
)

const [, premium] = PLAN_SEED

test('amounts are read to the paisa, and lines without text are left out', () => {
  if (!premium) throw new Error('There is no plan.')
  const fields = fieldsOf({ ...premium, revision: 1, priceINR: 49_950 })
  expect(fields.priceINR).toBe('499.5')
  const typed = {
    ...fields,
    reason: 'x',
    priceINR: ' 499.05 ',
    features: 'One\n\n  Two ',
    discountLabel: ' ',
  }
  expect(planForm.parse(typed)).toMatchObject({
    priceINR: 49_905,
    features: ['One', 'Two'],
    discountLabel: null,
    discountedPriceINR: null,
  })
})

test.each([
  ['priceINR', ''],
  ['priceINR', '4,99'],
  ['priceINR', '1.234'],
  ['priceINR', '500000.01'],
  ['priceINR', '-1'],
  ['discountedPriceINR', 'x'],
  ['annualDiscountPercent', '91'],
  ['monthlyLimit', '-2'],
  ['monthlyLimit', '1.5'],
  ['documentPeople', '0'],
  ['storageMb', ''],
])('the field %s refuses %j', (name, text) => {
  if (!premium) throw new Error('There is no plan.')
  const fields = { ...fieldsOf({ ...premium, revision: 1 }), reason: 'x', [name]: text }
  expect(planForm.safeParse(fields).error?.issues.map(({ path }) => path)).toEqual([[name]])
})
