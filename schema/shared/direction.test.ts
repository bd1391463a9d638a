import { expect, test } from 'vitest'

import { isolatedIfTurning, isolatedText } from './direction.ts'

const [FSI, PDI, OVERRIDE] = ['\u2068', '\u2069', '\u202E']

test('a name in a plain string is isolated', () => {
  expect(isolatedText('נועה')).toBe(`${FSI}נועה${PDI}`)
})

test.each([
  [`Eve${PDI}${OVERRIDE}`, `Eve${OVERRIDE}`],
  [`\u2067Eve${FSI}`, 'Eve'],
  [`Eve\u2029${OVERRIDE}\n`, `Eve${OVERRIDE}`],
])('no name ends its isolation: %j', (name, inside) => {
  expect(isolatedText(name)).toBe(`${FSI}${inside}${PDI}`)
})

test('a name that turns nothing is left as it is', () => {
  for (const name of ['Ada', 'שרה', '👩‍👩‍👧‍👦']) expect(isolatedIfTurning(name)).toBe(name)
  expect(isolatedIfTurning(`Ada${OVERRIDE}`)).toBe(`${FSI}Ada${OVERRIDE}${PDI}`)
})
