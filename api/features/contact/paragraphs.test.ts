import { expect, test } from 'vitest'

import { paragraphsOf } from './paragraphs.ts'

test.each([
  ['One line.', ['One line.']],
  ['Hello,\n\nyes.\r\n \u200B\n  Grace ', ['Hello,', 'yes.', 'Grace']],
  ['a\u2028b\rc', ['a', 'b', 'c']],
  ['<b>\n&amp;', ['<b>', '&amp;']],
])('splits %j into its lines', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})
