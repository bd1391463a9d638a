import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvRow } from './csv.ts'

test('a row quotes its texts and ends with a line break', () => {
  expect(csvRow(['Ada', 'says "hi", twice', 3])).toBe('"Ada","says ""hi"", twice",3\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '  @x', '|cmd', '%x', '＝1', '＠x'])(
  'the cell %j is text to a spreadsheet',
  cell => {
    expect(csvRow([cell])).toBe(`"'${cell}"\r\n`)
  },
)

test.each([';', '\t', '\n'])('no text after %j is a formula either', separator => {
  expect(csvRow([`a${separator} =1+1`])).toBe(`"a${separator} '=1+1"\r\n`)
})

test('a row has as many cells as were given, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), cells => {
      const row = csvRow(cells)
      const parsed = [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell?.replaceAll('""', '"'))
      expect(parsed).toHaveLength(cells.length)
      const unmarked = (text = '') => text.replaceAll("'", '')
      expect(parsed.map(unmarked)).toEqual(cells.map(unmarked))
    }),
  )
})
