import { expect, test } from 'vitest'

import { shownChange } from './shownChange.ts'

test.each([
  ['recieve', 'receive', 'recieve', 'receive'],
  // A deleted space is shown as such.
  [' ,', ',', '␣,', ','],
  ['a  b', 'a b', 'a ␣b', 'a b'],
  ['word,next', 'word, next', 'word,next', 'word,␣next'],
  ['every one', 'everyone', 'every␣one', 'everyone'],
  ['alot', 'a lot', 'alot', 'a␣lot'],
  [' ', '', '␣', ''],
  ['\n', ' ', '↵', '␣'],
  // The space of a deleted word is not.
  [' very', '', 'very', ''],
  ['of the the', 'of the', 'of the the', 'of the'],
  ['', 'x', '', 'x'],
])('shows %j → %j', (flagged, replacement, before, after) => {
  expect(shownChange(flagged, replacement)).toEqual({ before, after })
})
