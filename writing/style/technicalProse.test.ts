import { expect, test } from 'vitest'

import { isTechnicalProse } from './technicalProse.ts'

test.each([
  'The server sends a request to each client.',
  'Call `render` in the browser.',
  'Use useState and set the option.',
])('knows a text about software: %s', text => {
  expect(isTechnicalProse(text)).toBe(true)
})

test.each([
  'She wrote a letter to her aunt and went for a walk.',
  'I sent you an email about the party.',
  'They drove the bus to the port.',
])('knows other prose: %s', text => {
  expect(isTechnicalProse(text)).toBe(false)
})
