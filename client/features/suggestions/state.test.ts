import { EditorState, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bodySchema } from '#document/schema.ts'

import { initialState, nextState, suggestionAt } from './state.ts'

const paragraph = (text: string) =>
  bodySchema.node('paragraph', null, text === '' ? [] : [bodySchema.text(text)])
const written = (...texts: string[]) =>
  EditorState.create({ doc: bodySchema.node('doc', null, texts.map(paragraph)) })

const MARKS = [
  bodySchema.mark('insertion', { id: 'a', author: 'ada' }),
  bodySchema.mark('insertion', { id: 'b', author: 'bea' }),
  bodySchema.mark('deletion', { id: 'a', author: 'ada' }),
  bodySchema.mark('formatting', { id: 'c', author: 'bea', format: 'orderedList', on: true }),
  bodySchema.mark('formatting', { id: 'd', author: 'ada', format: 'heading2', on: true }),
]

type Edit = {
  from: number
  to: number
  text: string
  mark: number
  kind: 'text' | 'mark' | 'unmark' | 'split'
}

const edits: fc.Arbitrary<Edit> = fc.record({
  from: fc.nat(30),
  to: fc.nat(30),
  text: fc.constantFrom('', 'x', 'xy', '\u2029', 'x\u2028'),
  mark: fc.nat(MARKS.length - 1),
  kind: fc.constantFrom('text', 'text', 'mark', 'mark', 'unmark', 'split'),
})

function make(tr: Transaction, { from, to, text, mark, kind }: Edit): Transaction {
  const size = tr.doc.content.size
  const [start = 0, end = 0] = [from % size, to % size].toSorted((a, b) => a - b)
  const suggestion = MARKS[mark]
  if (!suggestion) throw new Error('no mark')
  if (kind === 'mark') return tr.addMark(start, end, suggestion)
  if (kind === 'unmark') return tr.removeMark(start, end, suggestion)
  if (!tr.doc.resolve(start).parent.isTextblock) return tr
  if (kind === 'split') return tr.split(start)
  const isOfText = tr.doc.resolve(start).sameParent(tr.doc.resolve(end))
  if (text === '') return isOfText ? tr.delete(start, end) : tr
  return tr.insertText(text, start, isOfText ? end : start)
}

test('the drawings after any edits are those of the text', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 20 }), made => {
      let editor = written('One two', 'three', '', 'four')
      let state = initialState(editor)
      for (const edit of made) {
        const tr = make(editor.tr, edit)
        const next = editor.apply(tr)
        state = nextState(tr, state, editor, next)
        editor = next
        const drawings = (of: typeof state) =>
          of.decorations
            .find()
            .map(one => JSON.stringify(one))
            .toSorted()
        expect(drawings(state)).toEqual(drawings(initialState(editor)))
      }
    }),
  )
})

test('a suggestion is found at its text also after an edit before it', () => {
  const before = written('One', 'two')
  const marked = before.apply(
    before.tr.addMark(6, 9, bodySchema.mark('insertion', { id: 'a', author: 'ada' })),
  )
  const tr = marked.tr.insertText('xx', 1)
  const state = nextState(tr, initialState(marked), marked, marked.apply(tr))
  expect([suggestionAt(state, 8), suggestionAt(state, 6)]).toEqual(['ada a', null])
})
