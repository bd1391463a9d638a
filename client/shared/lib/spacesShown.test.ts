import { expect, test } from 'vitest'

import { changeShown } from './spacesShown.ts'

test.each([
  [' ', '␣'],
  ['  ', '␣␣'],
  ['\u00A0', '␣'],
  ['\t', '␣'],
  ['\n', '↵'],
  ['\n\n', '↵↵'],
  ['', ''],
  ['-', '-'],
  [' well', ' well'],
])('%j is shown as %j', (text, shown) => expect(changeShown(text)).toBe(shown))
