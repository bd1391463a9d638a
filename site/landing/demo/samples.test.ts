import { describe, expect, it } from 'vitest'

import { correctedText, piecesOf, samples } from './samples.ts'

describe('the samples', () => {
  it('include three', () => expect(samples).toHaveLength(3))

  it.each(samples)('“$text” has its corrections at the specified positions', ({ text, corrections }) => {
    for (const { from, position } of corrections)
      expect(text.slice(position, position + from.length)).toBe(from)
    expect(
      piecesOf({ text, corrections })
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('read well when corrected', () =>
    expect(samples.map(correctedText)).toEqual([
      'They’re going to receive the final proof on Friday.',
      'However, the printer is late, so we waited for an hour.',
      'We should definitely meet to agree on the ending.',
    ]))
})
