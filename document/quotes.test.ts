import { expect, it } from 'vitest'

import { parseBody } from './parse.ts'
import { quotesIn } from './quotes.ts'

const A = '00000000-0000-4000-8000-00000000000a'
const B = '00000000-0000-4000-8000-00000000000b'
const on = (...ids: string[]) => ids.map(id => ({ type: 'comment', attrs: { id } }))
const text = (value: string, marks: object[] = []) => ({ type: 'text', text: value, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

const quotes = (...content: object[]) => {
  const body = parseBody({ type: 'doc', content }, { characters: Number.POSITIVE_INFINITY })
  if (!body.ok) throw new Error(JSON.stringify(body.error))
  return [...quotesIn(body.value)]
}

it('reads what each thread is on, in the order of the text', () => {
  expect(quotes(paragraph(text('The '), text('late', on(B)), text(' bus', on(B, A)), text('.')))).toEqual([
    [B, 'late bus'],
    [A, ' bus'],
  ])
})

it('keeps the words of two blocks apart', () => {
  expect(
    quotes(paragraph(text('one', on(A))), {
      type: 'blockquote',
      content: [paragraph(text('two', on(A)), text('three', [{ type: 'bold' }, ...on(A)]))],
    }),
  ).toEqual([[A, 'one twothree']])
})

it('leaves out what is only suggested', () => {
  const insertion = { type: 'insertion', attrs: { id: A, author: A } }
  expect(quotes(paragraph(text('kept', on(A)), text('secret', [insertion, ...on(A, B)])))).toEqual([
    [A, 'kept'],
  ])
})

it('cuts off a long one between characters', () => {
  expect(quotes(paragraph(text(`${'x'.repeat(299)}😀y`, on(A))))).toEqual([[A, `${'x'.repeat(299)}…`]])
})
