import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { placeOf } from './place.ts'

const text = (words: string) => (words === '' ? [] : [{ type: 'text', text: words }])
const paragraph = (words: string) => ({ type: 'paragraph', content: text(words) })
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: text(words) })
const docOf = (...content: object[]) => Node.fromJSON(bodySchema, { type: 'doc', content })
const places = (doc: Node) =>
  Array.from({ length: doc.childCount }, (_, index) => {
    let start = 1
    for (let before = 0; before < index; before += 1) start += doc.child(before).nodeSize
    return placeOf(doc, start)
  })

test('a place is the section, or the words before the first one', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Item')] }] }
  expect(
    places(
      docOf(paragraph('Dear Ada,'), paragraph(''), heading('Plans'), paragraph('One.'), heading(' '), list),
    ),
  ).toEqual([
    { kind: 'words', text: 'Dear Ada,' },
    null,
    ...Array.from({ length: 4 }, () => ({ kind: 'section', text: 'Plans' })),
  ])
})

test('a long place ends after a whole word', () => {
  const [long, one] = places(
    docOf(paragraph('It was the best of times, it was the worst of times.'), paragraph('x'.repeat(60))),
  )
  expect(long?.text).toBe('It was the best of times, it was the…')
  expect(one?.text).toBe(`${'x'.repeat(40)}…`)
})

test('a place at the end of a document, and behind it, is in its last section', () => {
  const doc = docOf(heading('Plans'), { type: 'horizontalRule' })
  for (const position of [doc.content.size, doc.content.size + 5])
    expect(placeOf(doc, position)).toEqual({ kind: 'section', text: 'Plans' })
})
