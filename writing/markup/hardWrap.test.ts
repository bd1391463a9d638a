import { describe, expect, test } from 'vitest'

import { joinWrapped } from './hardWrap.ts'

const MAIL = `Hello Tom,

thank you for the report that you sent on Monday. We have read it with
great interest, and we would like to talk about the second part before
the meeting of the board.

Best wishes,
Ada`

describe('joining lines', () => {
  test('joins those that a program broke, and keeps the others', () => {
    expect(joinWrapped(MAIL)).toBe(`Hello Tom,

thank you for the report that you sent on Monday. We have read it with great interest, and we would like to talk about the second part before the meeting of the board.

Best wishes,
Ada`)
  })

  test.each([
    ['two paragraphs', 'We planted forty trees along the path near the old mill.\nThey were small then.'],
    ['a list', '- We planted forty trees along the path near the old mill\n- and each of them has a label'],
    ['a quoted email', '> We planted forty trees along the path near the old mill\n> and each of them has'],
    [
      'a poem',
      'The woods are lovely, dark and deep,\nBut I have promises to keep,\nAnd miles to go before I sleep,',
    ],
    ['an address', 'Ada Lovelace\n12 St James’s Square\nLondon'],
  ])('keeps the lines of %s', (_, text) => {
    expect(joinWrapped(text)).toBe(text)
  })

  test('joins lines that end in a carriage return and a newline', () => {
    const [first, second] = ['We have read it with great interest, and we would like to', 'talk about it.']
    expect(joinWrapped(`${first}\r\n${second}`)).toBe(`${first} ${second}`)
  })
})
