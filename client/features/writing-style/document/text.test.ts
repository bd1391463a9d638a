import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { placeOf, proseIn } from './text.ts'

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map(type => ({ type })),
})
const block = (type: string, ...content: object[]) => ({ type, content })
const docOf = (...content: object[]) => Node.fromJSON(bodySchema, { type: 'doc', content })

const doc = docOf(
  block(
    'paragraph',
    text('A '),
    text('short', 'bold'),
    text(' one.'),
    { type: 'hardBreak' },
    text('It ends.'),
  ),
  block('codeBlock', text('It runs.')),
  block('blockquote', block('paragraph', text('It runs. It was sent.'))),
)

test('prose is the paragraphs without code, a line for each', () => {
  expect(proseIn(doc)).toBe('A short one.\nIt ends.\nIt runs. It was sent.')
})

test('a sentence is found across marks, after a line break and in a quote, never in code', () => {
  const shown = (sentence: string) => {
    const place = placeOf(doc, { sentence })
    return place && doc.textBetween(place.from, place.to)
  }
  expect(shown('A short one.')).toBe('A short one.')
  expect(shown('It ends.')).toBe('It ends.')
  expect(shown('It runs.')).toBe('It runs.')
  expect(doc.resolve(placeOf(doc, { sentence: 'It runs.' })?.from ?? 0).parent.type.name).toBe('paragraph')
})

test('a shortened sentence is found by its shown part, and a changed one is not', () => {
  expect(doc.textBetween(...rangeOf('…was sent…'))).toBe('was sent')
  expect(placeOf(doc, { sentence: 'It was never sent.' })).toBeNull()
  expect(placeOf(doc, { sentence: '…' })).toBeNull()
})

function rangeOf(sentence: string): [number, number] {
  const { from, to } = placeOf(doc, { sentence }) ?? { from: 0, to: 0 }
  return [from, to]
}
