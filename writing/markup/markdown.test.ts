import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { markdownText } from './markdown.ts'
import { markdownBlocks } from './markdownBlocks.ts'
import { inlinePieces } from './markdownInline.ts'
import { plainTextOf, type Piece } from './plainText.ts'

/** Returns the non-empty lines of the prose. */
const linesOf = (source: string) =>
  markdownText(source)
    .text.split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

test.each<[string, string, string[]]>([
  ['paragraphs', 'One line\nand its rest.\n\nAnother.', ['One line and its rest.', 'Another.']],
  ['a hard break', 'One  \ntwo\\\nthree', ['One', 'two', 'three']],
  ['headings', '# One #\nText\n===\n\n## C#', ['One', 'Text', 'C#']],
  ['lists', '- one\n  goes on\n- [ ] two\n12. three', ['one goes on', 'two', 'three']],
  ['quotations', '> He said\n> that.\n> - item', ['He said that.', 'item']],
  ['front matter', '---\ntitle: x\n---\nText', ['Text']],
  ['front matter of TOML', '+++\ntitle = 1\n+++\nText', ['Text']],
  ['fenced code', 'A\n```js\nlet x\n\n```\nB\n~~~~\n~~~\nC', ['A', 'B']],
  ['fenced code in a list', '- a\n\n  ```\n  let x\n  ```\n- b', ['a', 'b']],
  ['indented code', 'A\n\n    let x\n    let y\n\nB', ['A', 'B']],
  ['no indented code in a list', '- a\n\n    more of it', ['a', 'more of it']],
  [
    'HTML',
    'A <b class="x">word</b>.<br>B\n\n<!-- no\n\nnot -->\n<style>\np {}\n</style>\nC',
    ['A word. B', 'C'],
  ],
  ['definitions', 'See [it][x].\n\n[x]: https://example.org "Titel"\n[^1]: A note.', ['See it.', 'A note.']],
  ['aligned tables', '| a    | b c |\n| ---- | --: |\n| d  e |   f |', ['a', 'b c', 'd  e', 'f']],
  ['tables', '| a | b |\n|---|:-:|\n| c d | `e` |\n\nEnd', ['a', 'b', 'c d', 'e', 'End']],
  [
    'links',
    'A [link *with* text](http://x.org/a_(b) "t") here, [ref][], [1] and [[wiki]].',
    ['A link with text here, ref, [1] and [wiki].'],
  ],
  ['images', 'An ![alt txt](x.png) and [![badge](a)](b) here.', ['An  and  here.']],
  ['addresses', 'Mail <a@b.org> or <https://x.org>.', ['Mail a@b.org or https://x.org.']],
  [
    'emphasis',
    '**Bold**, _it_, ~~gone~~, snake_case, 2 * 3 * 4.',
    ['Bold, it, gone, snake_case, 2 * 3 * 4.'],
  ],
  ['escapes and entities', '\\*no\\* &amp; &copie; &#39;x&#x27;', ["*no* & &copie; 'x'"]],
  [
    'code',
    'The `list` and `a.b()`, ``x`y``, an `[]e`, `open',
    ['The list and Amazon, Google, an Amazon, open'],
  ],
  ['formulas', 'If $x^2$ costs $5 and $6.', ['If Google costs $5 and $6.']],
  ['footnotes and emoji', 'Well[^2] :smile: at 10:30:15.', ['Well  at 10:30:15.']],
])('extracts the prose of %s', (_what, source, lines) => {
  expect(linesOf(source)).toEqual(lines)
})

const SIGNS = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '&',
  '|',
  '-',
  '#',
  '~~~',
  '```',
  '!',
  '$',
  '\\',
  ':',
]
const markdown = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS, '\n', '\r\n', ' ', 'word', '    ', '<!--', '---'),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map(parts => parts.join(''))
const sourceOf = (pieces: Iterable<Piece>) =>
  [...pieces].map(piece => ('text' in piece ? piece.text : piece.markup)).join('')

test('loses nothing of any text', () => {
  fc.assert(
    fc.property(markdown, source => {
      expect(sourceOf(markdownBlocks(source))).toBe(source)
      expect(sourceOf(inlinePieces(source))).toBe(source)
    }),
    { numRuns: 500 },
  )
})

test('maps prose ranges to the same words in the source', () => {
  fc.assert(
    fc.property(markdown, fc.nat(), fc.integer({ min: 1, max: 20 }), (source, at, length) => {
      const prose = markdownText(source)
      const { text } = prose
      const start = at % (text.length + 1)
      const range = prose.toOriginal(start, start + length)
      if (!range) return
      expect(range.end).toBeGreaterThan(range.start)
      expect(source.at(range.start)).toBe(text.at(start))
      expect(source.at(range.end - 1)).toBe(text.at(start + length - 1))
      if (range.wordsOnly)
        expect(source.slice(range.start, range.end)).toBe(text.slice(start, start + length))
    }),
    { numRuns: 500 },
  )
})

test.each([
  '[',
  '![',
  '`',
  '``x',
  '<',
  '<a ',
  '*',
  '_',
  '$',
  '&',
  ':',
  '\\',
  ' ',
  '| ',
  '> ',
  '- ',
  '[a](',
  '\n',
])('reads 200,000 characters of %j quickly', sign => {
  const source = sign.repeat(200_000 / sign.length)
  expect(sourceOf(markdownBlocks(source))).toBe(source)
  expect(sourceOf(inlinePieces(source))).toBe(source)
})

test('has no range for a stand-in', () => {
  const plain = plainTextOf([{ text: 'a' }, { markup: '<br>', as: ' ' }, { markup: '<b>' }, { text: 'bc' }])
  expect(plain.text).toBe('a bc')
  expect(plain.toOriginal(1, 2)).toBeNull()
  expect(plain.toOriginal(0, 2)).toBeNull()
  expect(plain.toOriginal(0, 3)).toEqual({ start: 0, end: 9, wordsOnly: false })
  expect(plain.toOriginal(2, 4)).toEqual({ start: 8, end: 10, wordsOnly: true })
  expect(plain.toOriginal(3, 5)).toBeNull()
})
