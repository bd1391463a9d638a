import type { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { suggestAs } from '#client/editor/suggesting/suggesting.ts'
import { arbitrate } from '#document/acts/arbitrate.ts'
import type { RecordedAct } from '#document/acts/record.ts'
import { suggestionsIn, type Verdict } from '#document/suggestions.ts'

import { decide } from './decide.ts'
import { actsIn, expectInStep, suggestingEditor } from './testing/suggestingEditor.ts'

type Person = { doc: Y.Doc; editor: Editor; acts: RecordedAct[] }

const people: Person[] = []
afterEach(() => people.splice(0).forEach(({ editor }) => editor.destroy()))

function personWith(update: Uint8Array | null): Person {
  const doc = new Y.Doc()
  if (update) Y.applyUpdate(doc, update)
  const person = { doc, editor: suggestingEditor(doc), acts: actsIn(doc) }
  people.push(person)
  return person
}

/** Two people with a text in which one suggests a break at a position. */
function twoWith(html: string, at: number, kind: 'paragraph' | 'item' | 'line'): [Person, Person] {
  const ada = personWith(null)
  ada.editor.commands.setContent(html)
  suggestAs(ada.editor, 'ada')
  const chain = ada.editor.chain().setTextSelection(at)
  if (kind === 'item') chain.splitListItem('listItem').run()
  else if (kind === 'line') chain.setHardBreak().run()
  else chain.splitBlock().run()
  suggestAs(ada.editor, null)
  ada.acts.splice(0)
  return [ada, personWith(Y.encodeStateAsUpdate(ada.doc))]
}

const shown = ({ editor }: Person): string => editor.getHTML().replaceAll(/ dir="auto"/g, '')

/** Decides the acts of two in this order, as the server does, and lets both see all. */
function meet(first: Person, second: Person): void {
  const acts = [...first.acts, ...second.acts]
  const { compensation } = arbitrate(acts, { lost: new Map(), used: [] }, 7)
  Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(second.doc))
  if (compensation) Y.applyUpdate(first.doc, compensation)
  Y.applyUpdate(second.doc, Y.encodeStateAsUpdate(first.doc))
  expect(shown(first)).toBe(shown(second))
  for (const { doc, editor } of [first, second]) expectInStep(editor, doc)
}

const PARAGRAPH = '<p>One two <strong>three</strong> <em>four</em>.</p><p>Five.</p>'

test.each<[Verdict, Verdict, string]>([
  ['accept', 'accept', '<p>One</p><p> two <strong>three</strong> <em>four</em>.</p><p>Five.</p>'],
  ['accept', 'reject', '<p>One</p><p> two <strong>three</strong> <em>four</em>.</p><p>Five.</p>'],
  ['reject', 'accept', PARAGRAPH],
  ['reject', 'reject', PARAGRAPH],
])('of decisions on a paragraph at once, %s and %s, the first one counts', (first, second, html) => {
  const [ada, bea] = twoWith(PARAGRAPH, 4, 'paragraph')
  decide(ada.editor, {}, first)
  decide(bea.editor, {}, second)
  meet(ada, bea)
  expect(shown(ada)).toBe(html)
  expect(suggestionsIn(ada.editor.state.doc)).toEqual([])
})

test.each<['item' | 'line', string, string]>([
  ['item', '<ul><li><p>One two</p></li></ul>', '<ul><li><p>One</p></li><li><p> two</p></li></ul>'],
  ['line', '<p>One two <em>three</em></p>', '<p>One<br> two <em>three</em></p>'],
])('so it is with a new %s', (kind, before, after) => {
  const at = kind === 'item' ? 6 : 4
  for (const [first, html] of [
    ['accept', after],
    ['reject', before],
  ] as const) {
    const [ada, bea] = twoWith(before, at, kind)
    decide(ada.editor, {}, first)
    decide(bea.editor, {}, first === 'accept' ? 'reject' : 'accept')
    meet(ada, bea)
    expect(shown(ada)).toBe(html)
  }
})

test('an acceptance that comes too late leaves a later suggestion in the paragraph as it was', () => {
  const [ada, bea] = twoWith(PARAGRAPH, 4, 'paragraph')
  suggestAs(bea.editor, 'bea')
  bea.editor.view.dispatch(bea.editor.state.tr.insertText('!', 9))
  suggestAs(bea.editor, null)
  Y.applyUpdate(ada.doc, Y.encodeStateAsUpdate(bea.doc))
  decide(ada.editor, { author: 'ada' }, 'accept')
  decide(bea.editor, { author: 'ada' }, 'reject')
  meet(bea, ada)
  expect(suggestionsIn(ada.editor.state.doc).map(({ author }) => author)).toEqual(['bea'])
  decide(ada.editor, {}, 'reject')
  expect(shown(ada)).toBe(PARAGRAPH)
})

test('undo takes an acceptance back, and redo makes it again', () => {
  const [ada] = twoWith(PARAGRAPH, 4, 'paragraph')
  const before = shown(ada)
  decide(ada.editor, {}, 'accept')
  const after = shown(ada)
  for (let round = 0; round < 2; round += 1) {
    ada.editor.commands.undo()
    expect(shown(ada)).toBe(before)
    ada.editor.commands.redo()
    expect(shown(ada)).toBe(after)
  }
  const [accepted, ...later] = ada.acts
  expect(later.map(({ of }) => of !== null)).toEqual([true, true, true, true])
  expect(accepted?.block?.taken).toBeNull()
})

test('two people who take one acceptance back at once bring the text back once', () => {
  const [ada, bea] = twoWith('<p>One two three.</p>', 4, 'paragraph')
  decide(ada.editor, {}, 'accept')
  decide(bea.editor, {}, 'accept')
  ada.editor.commands.undo()
  bea.editor.commands.undo()
  meet(ada, bea)
  expect(ada.editor.getText({ blockSeparator: '|' }).replaceAll('\u2029', '')).toBe('One two three.')
})

test('what the author of a late acceptance writes next stays', () => {
  const [ada, bea] = twoWith(PARAGRAPH, 4, 'paragraph')
  decide(ada.editor, {}, 'reject')
  decide(bea.editor, {}, 'accept')
  bea.editor.view.dispatch(bea.editor.state.tr.insertText('!', 4))
  meet(ada, bea)
  const text = ada.editor.getText({ blockSeparator: '|' })
  expect(text.split('!')).toHaveLength(2)
  expect(text.replace('!', '')).toBe('One two three four.|Five.')
})

test('paragraphs of several suggestions, two of them in one block, are accepted in one update', () => {
  const [ada, bea] = twoWith('<p>One two three</p><ul><li><p>four five</p></li></ul>', 5, 'paragraph')
  suggestAs(ada.editor, 'ada')
  for (const after of ['two', 'four']) {
    let at = 0
    ada.editor.state.doc.descendants((node, position) => {
      const index = node.text?.indexOf(after) ?? -1
      if (index >= 0) at = position + index + after.length
    })
    ada.editor.chain().setTextSelection(at).splitBlock().run()
  }
  expect(suggestionsIn(ada.editor.state.doc)).toHaveLength(3)
  ada.acts.splice(0)
  const updates: Uint8Array[] = []
  ada.doc.on('update', (update: Uint8Array) => updates.push(update))
  expect(decide(ada.editor, {}, 'accept')).toBe(3)
  expect(updates).toHaveLength(1)
  expect(ada.acts).toHaveLength(3)
  meet(ada, bea)
  expect(shown(bea)).toBe(
    '<p>One </p><p>two</p><p> three</p><ul><li><p>four</p></li><li><p> five</p></li></ul>',
  )
  ada.editor.commands.undo()
  expect(suggestionsIn(ada.editor.state.doc)).toHaveLength(3)
  expectInStep(ada.editor, ada.doc)
})
