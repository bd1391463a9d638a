import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'
import { countWords, readTextOf } from '#document/text.ts'

import { createCounter, readingMinutes } from './counting.ts'

type Line = readonly { text: string; kind: 'insertion' | 'deletion' | null }[]

const docOf = (lines: readonly Line[]) =>
  Node.fromJSON(bodySchema, {
    type: 'doc',
    content: lines.map(texts => ({
      type: 'paragraph',
      content: texts.flatMap(({ text, kind }) => {
        const marks = kind ? [{ type: kind, attrs: { id: 's', author: 'a' } }] : []
        return text === '' ? [] : [{ type: 'text', text, marks }, { type: 'hardBreak' }]
      }),
    })),
  })

describe('the counter', () => {
  test('counts words like the server and characters like the limit, also when texts come and go', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '.', '’', '漢', '3', '\u2029')
    const text = fc.string({ unit, maxLength: 12 })
    const kind = fc.constantFrom('insertion' as const, 'deletion' as const, null)
    const line = fc.array(fc.record({ text, kind }), { maxLength: 3 })
    const lines = fc.array(line, { minLength: 1, maxLength: 5 })
    const count = createCounter()
    fc.assert(
      fc.property(lines, written => {
        const doc = docOf(written)
        expect(count(doc)).toEqual({
          words: countWords(readTextOf(doc.toJSON())),
          characters: written.flat().reduce((sum, { text }) => sum + text.length, 0),
        })
      }),
    )
  })
})

test('reading time is in whole minutes, and 0 for less than one', () => {
  expect([0, 237, 238, 1000].map(readingMinutes)).toEqual([0, 0, 1, 4])
})
