import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import type { Node } from '@tiptap/pm/model'
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { asIs, suggestAs, Suggesting } from '#client/editor/suggesting/suggesting.ts'
import { BODY_FIELD } from '#document/version.ts'
import { markNameOf } from '#document/yjs.ts'

import { formatExactly } from './format.ts'
import { ActHistory } from './history.ts'

let doc: Y.Doc
let editor: Editor

beforeEach(() => {
  doc = new Y.Doc()
  const history = new ActHistory(doc.getXmlFragment(BODY_FIELD))
  const collaboration = Collaboration.configure({ document: doc, yUndoOptions: { undoManager: history } })
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), collaboration, Suggesting],
  })
  editor.commands.setContent('<p>One two three.</p>')
  suggestAs(editor, 'bea')
  editor.view.dispatch(editor.state.tr.insertText('2', 5, 8))
})
afterEach(() => editor.destroy())

const head = (author: string, level: 1 | 2) => {
  suggestAs(editor, author)
  editor.chain().setTextSelection(1).setHeading({ level }).run()
}
const bold = (author: string) => {
  suggestAs(editor, author)
  editor.view.dispatch(editor.state.tr.addMark(3, 14, editor.schema.mark('bold')))
}

/** A body with its marks, whose order is not that of Yjs where several are of one type. */
const sorted = (body: Node): string =>
  JSON.stringify(body.toJSON(), (key, value: unknown) =>
    key === 'marks' && Array.isArray(value) ? value.map(mark => JSON.stringify(mark)).toSorted() : value,
  )

/** Returns the names under which a change writes or deletes formats. */
function keysOf(change: () => void): string[] {
  const keys = new Set<string>()
  const add = ({ content }: Y.Item) =>
    keys.add(content instanceof Y.ContentFormat ? content.key : content.constructor.name)
  const look = (transaction: Y.Transaction) => {
    Y.iterateDeletedStructs(transaction, transaction.deleteSet, item => {
      if (item instanceof Y.Item) add(item)
    })
    const from = transaction.beforeState.get(doc.clientID) ?? 0
    for (const item of doc.store.clients.get(doc.clientID) ?? [])
      if (item instanceof Y.Item && item.id.clock >= from) add(item)
  }
  doc.on('afterTransaction', look)
  change()
  doc.off('afterTransaction', look)
  const shared = yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment(BODY_FIELD), editor.schema)
  expect(sorted(shared)).toBe(sorted(editor.state.doc))
  return [...keys]
}

test('a suggestion about the format of a text writes nothing else of it again', () => {
  head('bea', 1)
  bold('bea')
  expect(editor.getHTML()).toContain('<del')
  const keys = [...keysOf(() => head('ada', 2)), ...keysOf(() => bold('ada'))]
  expect(keys.map(markNameOf)).toEqual(['formatting', 'formatting'])
  const { tr } = editor.state
  tr.doc.descendants((node, at) => {
    for (const mark of node.marks)
      if (mark.type.name === 'formatting' && mark.attrs['author'] === 'ada')
        tr.removeMark(at, at + node.nodeSize, mark)
  })
  expect(keysOf(() => formatExactly(editor, asIs(tr))).toSorted()).toEqual(keys.toSorted())
})

test('formats of several texts are set and ended at once, each its own', () => {
  suggestAs(editor, null)
  editor.commands.setContent('<p>One <strong>two</strong></p><p>three</p>')
  const { schema, tr } = editor.state
  const { bold, italic } = schema.marks
  if (!bold || !italic) throw new Error('There are no formats.')
  tr.addMark(1, 3, italic.create()).removeMark(5, 8, bold).addMark(10, 13, bold.create())
  expect(keysOf(() => formatExactly(editor, asIs(tr))).toSorted()).toEqual(['bold', 'italic'])
  expect(editor.getHTML().replaceAll(' dir="auto"', '')).toBe(
    '<p><em>On</em>e two</p><p><strong>thr</strong>ee</p>',
  )
})

test('text is changed by no format', () => {
  expect(formatExactly(editor, editor.state.tr.insertText('x', 1))).toBe(false)
  expect(formatExactly(editor, editor.state.tr)).toBe(false)
  const tr = editor.state.tr.addMark(1, 4, editor.schema.mark('bold')).insertText('x', 1)
  expect(formatExactly(editor, tr)).toBe(false)
  expect(editor.getText()).toBe('One two2 three.')
})
