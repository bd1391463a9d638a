import { getSchema } from '@tiptap/core'
import { EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { runs } from '#tests/support/propertyRuns.ts'

import { redraw } from './drawing.ts'
import { commentsKey, initialState, nextState, type CommentsAction, type CommentsState } from './state.ts'

const schema = getSchema(bodyExtensions())
const IDS = ['a', 'b', 'c', 'd']

const open = (lines: readonly string[]) =>
  EditorState.create({
    doc: schema.node(
      'doc',
      null,
      lines.map(line => schema.node('paragraph', null, schema.text(line))),
    ),
    plugins: [
      new Plugin<CommentsState>({
        key: commentsKey,
        state: { init: (_config, state) => initialState(state), apply: nextState },
      }),
    ],
  })

const stateOf = (state: EditorState): CommentsState => {
  const comments = commentsKey.getState(state)
  return comments ?? expect.fail('no plugin')
}
const linesIn = (decorations: DecorationSet) =>
  decorations
    .find()
    .map(({ from, to, spec, ...rest }) => ({ from, to, id: spec['id'], look: JSON.stringify(rest) }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : 1))

const step = fc.record({
  kind: fc.constantFrom('type', 'delete', 'split', 'mark', 'unmark', 'from others', 'open', 'activate'),
  id: fc.constantFrom(...IDS),
  ids: fc.subarray(IDS),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(8),
  text: fc.string({ minLength: 1, maxLength: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const doing = (tr: Transaction, action: CommentsAction) => tr.setMeta(commentsKey, action)

function transactionOf(state: EditorState, { kind, id, ids, from: share, length, text }: Step): Transaction {
  const { tr, doc } = state
  const from = Math.max(1, Math.round(share * doc.content.size) - 1)
  const to = Math.min(from + length, doc.content.size - 1)
  const isText = doc.resolve(from).parent.isTextblock
  switch (kind) {
    case 'type':
      return isText ? tr.insertText(text, from) : tr
    case 'delete':
      return tr.delete(from, to)
    case 'split':
      return isText ? tr.split(from) : tr
    case 'mark':
      return tr.addMark(from, to, schema.mark('comment', { id }))
    case 'unmark':
      return tr.removeMark(from, to, schema.mark('comment', { id }))
    case 'from others': {
      const { doc: changed } = isText ? state.tr.insertText(text, from) : state.tr.delete(from, to)
      return tr
        .replaceWith(0, doc.content.size, changed.content)
        .setMeta(ySyncPluginKey, { isChangeOrigin: true })
    }
    case 'open':
      return doing(tr, { kind: 'open', ids: new Set(ids) })
    default:
      return doing(tr, { kind: 'activate', id })
  }
}

test('what moves and changes with the text looks as if all of it were drawn again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }),
      fc.array(step, { minLength: 1, maxLength: 25 }),
      (lines, steps) => {
        let state = open(lines)
        state = state.apply(doing(state.tr, { kind: 'open', ids: new Set(IDS) }))
        for (const each of steps) {
          state = state.apply(transactionOf(state, each))
          const comments = stateOf(state)
          const nothing = { ...comments, places: [], selected: null, decorations: DecorationSet.empty }
          const again = redraw(nothing, comments, state.tr.mapping, state.doc)
          expect(linesIn(comments.decorations)).toEqual(linesIn(again))
        }
      },
    ),
    runs(150),
  )
})

const COUNT = 2000

/** A document of many paragraphs, each with the mark of a thread. */
function manyComments(): EditorState {
  const paragraphs = Array.from({ length: COUNT }, (_, index) =>
    schema.node('paragraph', null, schema.text('word', [schema.mark('comment', { id: `${index}` })])),
  )
  const state = EditorState.create({
    doc: schema.node('doc', null, paragraphs),
    plugins: open(['a']).plugins,
  })
  const ids = new Set(Array.from({ length: COUNT }, (_, index) => `${index}`))
  return state.apply(doing(state.tr, { kind: 'open', ids }))
}

test('a key among thousands of comments draws no other line, also one of others', () => {
  const state = manyComments()
  const before = stateOf(state).decorations.find()
  expect(before).toHaveLength(COUNT)
  const typed = state.tr.insertText('x', 3)
  const { doc: changed } = state.tr.insertText('x', 3)
  const received = state.tr
    .replaceWith(0, state.doc.content.size, changed.content)
    .setMeta(ySyncPluginKey, { isChangeOrigin: true })
  for (const transaction of [typed, received]) {
    const after = stateOf(state.apply(transaction)).decorations.find()
    const drawn = new Set(before.map(({ spec }) => spec))
    // A line that has only moved keeps the object that describes it.
    expect(after.filter(({ spec }) => !drawn.has(spec)).length).toBeLessThanOrEqual(1)
    expect(after).toHaveLength(COUNT)
  }
})

test('the same open threads change nothing', () => {
  const state = manyComments()
  const { open: ids, decorations } = stateOf(state)
  const next = stateOf(state.apply(doing(state.tr, { kind: 'open', ids: new Set(ids) })))
  expect(next.decorations).toBe(decorations)
})
