import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { isolated } from './isolated.tsx'

test('isolates a name, also one with a sign that would end that', () => {
  expect(renderToStaticMarkup(isolated('נועה'))).toBe('<bdi>נועה</bdi>')
  expect(renderToStaticMarkup(isolated('Eve\u2069\u202E'))).toBe('<bdi>Eve\u202E</bdi>')
})
