import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { segmentsOf } from '#writing/check/segments.ts'

import { piecesOf } from './pieces.ts'

test('joins paragraphs up to the maximum of a piece', () => {
  expect(piecesOf('One.\nTwo.\n')).toEqual([{ text: 'One.\nTwo.', start: 0 }])
  const long = 'A sentence. '.repeat(60)
  expect(piecesOf(`Hello.\n\n${long}\n${long}\nBye.`).map(({ start }) => start)).toEqual([0, 729])
  expect(piecesOf(' \n')).toEqual([])
})

test('joins the rest of an enormous paragraph with nothing', () => {
  expect(piecesOf(`${'x'.repeat(5200)}\na`).map(({ text }) => text.length)).toEqual([5000, 200, 1])
})

test('keeps the segments of the whole text', () => {
  const unit = fc.constantFrom(
    'a',
    ' ',
    '. ',
    '\n',
    '\r\n',
    '\u2028',
    '\ud800',
    'word '.repeat(300),
    'x'.repeat(2600),
    '“',
    ', ',
    'The ',
    'word '.repeat(12),
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), text => {
      const inPieces = piecesOf(text).flatMap(piece =>
        segmentsOf(piece.text).map(segment => ({ ...segment, start: segment.start + piece.start })),
      )
      expect(inPieces).toEqual(segmentsOf(text))
    }),
    { numRuns: 2000 },
  )
})
