import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { isolated, isolatedText } from './isolated.tsx'

const [FSI, PDI, OVERRIDE] = ['\u2068', '\u2069', '\u202E']

test('isolates a name in markup and in a plain string', () => {
  expect(renderToStaticMarkup(isolated('נועה'))).toBe('<bdi>נועה</bdi>')
  expect(isolatedText('נועה')).toBe(`${FSI}נועה${PDI}`)
})

test.each([
  [`Eve${PDI}${OVERRIDE}`, `Eve${OVERRIDE}`],
  [`\u2067Eve${FSI}`, 'Eve'],
  [`Eve\u2029${OVERRIDE}\n`, `Eve${OVERRIDE}`],
])('lets no name end its isolation: %j', (name, inside) => {
  expect(isolatedText(name)).toBe(`${FSI}${inside}${PDI}`)
})
