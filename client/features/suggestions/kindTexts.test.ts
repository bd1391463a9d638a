import type { Mark, Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'
import { suggestionsIn } from '#document/suggestions.ts'

import { textsOfKind, withWholeBlocks } from './kindTexts.ts'

const [heading, list] = ['heading2', 'bulletList'].map(format =>
  bodySchema.mark('formatting', { id: 'kind', author: 'bea', format, on: true }),
)
const added = bodySchema.mark('insertion', { id: 'text', author: 'ada' })
const gone = bodySchema.mark('deletion', { id: 'text', author: 'ada' })

const paragraph = (...texts: [text: string, ...marks: (Mark | undefined)[]][]): Node =>
  bodySchema.node(
    'paragraph',
    null,
    texts.map(([text, ...marks]) =>
      bodySchema.text(
        text,
        marks.flatMap(mark => mark ?? []),
      ),
    ),
  )

/** The texts in the suggested kind of a block. Those without the note are in brackets. */
const drawn = (block: Node) =>
  textsOfKind(block).map(({ from, to, kind, isNoted }) => {
    const text = block.textBetween(from, to)
    return `${kind} ${isNoted ? text : `[${text}]`}`
  })

const read = (...blocks: Node[]) => {
  const doc = bodySchema.node('doc', null, blocks)
  return withWholeBlocks(suggestionsIn(doc), doc).map(({ author, parts }) => [
    author,
    ...parts.map(({ text }) => text),
  ])
}

test('all text of a line with a note is in the suggested kind of the block', () => {
  expect(
    drawn(paragraph(['Our '], ['old', heading], [' and new '], ['plan', heading], ['s', added])),
  ).toEqual(['heading2 [Our ]', 'heading2 old', 'heading2 [ and new ]', 'heading2 plan', 'heading2 [s]'])
  expect(drawn(paragraph(['Our plan']))).toEqual([])
})

test('text before or after a suggested end of the paragraph is not', () => {
  expect(
    drawn(paragraph(['Hello\u2029our ', added], ['plan', heading], ['s\u2029It is\u2029', added])),
  ).toEqual(['heading2 [our ]', 'heading2 plan', 'heading2 [s]'])
})

test('a suggestion of a kind is read with all text of each block', () => {
  expect(
    read(
      paragraph(['The bakery on ', heading], ['old ', heading, gone], ['Mill ', added], ['Street', heading]),
      paragraph(['cars', list], [' elsewhere'], ['.', list]),
    ),
  ).toEqual([
    ['bea', 'The bakery on Mill Street', 'cars elsewhere.'],
    ['ada', 'old ', 'Mill '],
  ])
})

test('a suggestion of a kind of which all text is to go is read with that text', () => {
  expect(read(paragraph(['Our plan', heading, gone]))).toEqual([
    ['ada', 'Our plan'],
    ['bea', 'Our plan'],
  ])
})
