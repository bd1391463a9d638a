import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'
import { textOf, countWords } from '#document/text.ts'

import { createCounter, readingMinutes } from './counting.ts'

const docOf = (lines: readonly string[]) =>
  Node.fromJSON(bodySchema, {
    type: 'doc',
    content: lines.map(text => ({
      type: 'paragraph',
      content: text === '' ? [] : [{ type: 'text', text }, { type: 'hardBreak' }],
    })),
  })

describe('the counter', () => {
  test('counts words like the server and characters like the limit, also when texts come and go', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '’', '漢', '3'), maxLength: 12 })
    const lines = fc.array(line, { minLength: 1, maxLength: 5 })
    const count = createCounter()
    fc.assert(
      fc.property(lines, written => {
        const doc = docOf(written)
        expect(count(doc)).toEqual({
          words: countWords(textOf(doc.toJSON())),
          characters: written.join('').length,
        })
      }),
    )
  })
})

test('reading time is in whole minutes, and 0 for less than one', () => {
  expect([0, 237, 238, 1000].map(readingMinutes)).toEqual([0, 0, 1, 4])
})
