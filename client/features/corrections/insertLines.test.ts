import { getSchema } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { insertLines } from './insertLines.ts'

const schema = getSchema(bodyExtensions())
const doc = schema.node('doc', null, [
  schema.node('paragraph', null, [
    schema.text('It could'),
    schema.node('hardBreak'),
    schema.text('of been.'),
  ]),
])

function after(flagged: string, text: string): string {
  const from = 1 + doc.textBetween(0, doc.content.size, '', '\n').indexOf(flagged)
  const transaction = EditorState.create({ doc }).tr
  insertLines(transaction, { from, to: from + flagged.length, text })
  return transaction.doc.firstChild?.toString() ?? ''
}

test('a line break stays between the lines of a replacement', () => {
  expect(after('could\nof', 'could\nhave')).toBe('paragraph("It could", hardBreak, "have been.")')
  expect(after('could\nof', 'may\nhave')).toBe('paragraph("It may", hardBreak, "have been.")')
})

test('a replacement without the line break joins the lines, and never holds its sign', () => {
  expect(after('could\nof', 'might have')).toBe('paragraph("It might have been.")')
  expect(after('of', 'have\nthen')).toBe('paragraph("It could", hardBreak, "have then been.")')
})
