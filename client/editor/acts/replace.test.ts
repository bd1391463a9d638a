import { Editor } from '@tiptap/core'
import { Collaboration } from '@tiptap/extension-collaboration'
import { yXmlFragmentToProseMirrorRootNode } from '@tiptap/y-tiptap'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { historyOf } from '#client/editor/core/undoStep.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'
import { inspectUpdate } from '#document/structure.ts'
import { BODY_FIELD } from '#document/version.ts'

import { ActHistory } from './history.ts'
import { replaceAsActs } from './replace.ts'

let doc: Y.Doc
let editor: Editor
let updates: Uint8Array[]

beforeEach(() => {
  doc = new Y.Doc()
  updates = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const history = new ActHistory(doc.getXmlFragment(BODY_FIELD))
  const collaboration = Collaboration.configure({ document: doc, yUndoOptions: { undoManager: history } })
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), collaboration],
  })
})
afterEach(() => editor.destroy())

const textOf = () => editor.getText({ blockSeparator: '\n' })
const at = (text: string, replacement: string) => {
  const from = textOf().indexOf(text) + 1
  return { from, to: from + text.length, text: replacement }
}
/** The acts in the updates since the last look. */
const acts = () => {
  const seen = updates
  updates = []
  return seen.map(update => {
    const inspected = inspectUpdate(update)
    return inspected.ok ? inspected.value.acts.length : inspected.error.message
  })
}
const expectInStep = () =>
  expect(yXmlFragmentToProseMirrorRootNode(doc.getXmlFragment(BODY_FIELD), editor.schema).toJSON()).toEqual(
    editor.getJSON(),
  )

describe('a replacement as an act', () => {
  it('changes text and shared text alike, in one update with its record, and keeps the caret', () => {
    editor.commands.setContent('<p>More then forty trees.</p>')
    editor.commands.setTextSelection(textOf().indexOf('trees') + 3)
    acts()
    expect(replaceAsActs(editor, [at('then', 'than ever')])).toBe(true)
    expect(textOf()).toBe('More than ever forty trees.')
    expect(acts()).toEqual([1])
    expect(textOf().slice(0, editor.state.selection.head - 1)).toBe('More than ever forty tr')
    expectInStep()
    editor.commands.insertContent('X')
    expect(textOf()).toBe('More than ever forty trXees.')
    expectInStep()
  })

  it('is undone also after its text was deleted and that was undone', () => {
    editor.commands.setContent('<p>More then forty trees.</p>')
    historyOf(editor)?.stopCapturing()
    replaceAsActs(editor, [at('then', 'than')])
    editor.commands.deleteRange({ from: 1, to: 11 })
    expect(textOf()).toBe('forty trees.')
    historyOf(editor)?.stopCapturing()
    for (const _round of [1, 2]) {
      editor.commands.undo()
      expect(textOf()).toBe('More than forty trees.')
      editor.commands.undo()
      expect(textOf()).toBe('More then forty trees.')
      editor.commands.redo()
      expect(textOf()).toBe('More than forty trees.')
      editor.commands.redo()
      expect(textOf()).toBe('forty trees.')
      expectInStep()
    }
  })

  it('keeps the formats of the first character', () => {
    editor.commands.setContent('<p>More <strong>then</strong> <em>f</em>orty <strong>trees</strong>.</p>')
    expect(replaceAsActs(editor, [at('then', 'than'), at('forty', 'fifty'), at('trees', '')])).toBe(true)
    expect(editor.getHTML()).toBe('<p dir="auto">More <strong>than</strong> <em>fifty</em> .</p>')
    expectInStep()
  })

  it('works in lists, after line breaks, and on one character', () => {
    editor.commands.setContent('<p>one</p><ul><li><p>two</p><p>a<br>bb ccc a end</p></li></ul>')
    acts()
    let from = 0
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text?.startsWith('bb')) from = position + 'bb '.length
    })
    expect(
      replaceAsActs(editor, [
        { from, to: from + 3, text: 'xx' },
        { from: from + 4, to: from + 5, text: 'an' },
      ]),
    ).toBe(true)
    expect(editor.getHTML()).toContain('a<br>bb xx an end')
    expect(acts()).toEqual([2])
    expectInStep()
  })

  it('is refused across a line break, with nothing changed', () => {
    editor.commands.setContent('<p>one<br>two</p>')
    acts()
    expect(replaceAsActs(editor, [{ from: 2, to: 6, text: 'x' }])).toBe(false)
    expect([editor.getHTML(), acts()]).toEqual(['<p dir="auto">one<br>two</p>', []])
  })

  it('is one step of the history, which acts take back and repeat', () => {
    editor.commands.setContent('<p>More then forty teh trees.</p>')
    editor.commands.insertContentAt(1, 'So: ')
    replaceAsActs(editor, [at('then', 'than'), at('teh', 'the')])
    acts()
    editor.commands.undo()
    expect([textOf(), acts()]).toEqual(['So: More then forty teh trees.', [2]])
    editor.commands.redo()
    expect([textOf(), acts()]).toEqual(['So: More than forty the trees.', [2]])
    expectInStep()
  })

  it('is left alone by the history when someone else has changed it since', () => {
    editor.commands.setContent('<p>More then forty teh trees.</p>')
    replaceAsActs(editor, [at('then', 'than'), at('teh', 'the')])
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const paragraph: unknown = other.getXmlFragment(BODY_FIELD).get(0)
    const text: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    if (text instanceof Y.XmlText) text.delete('More '.length, 'th'.length)
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'server')
    acts()
    editor.commands.undo()
    expect([textOf(), acts()]).toEqual(['More an forty teh trees.', [1]])
  })
})

it('undoes and redoes what was typed', () => {
  const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text))
  type('One')
  historyOf(editor)?.stopCapturing()
  type(' two')
  for (const round of [1, 2, 3]) {
    editor.chain().focus().undo().run()
    expect([round, textOf()]).toEqual([round, 'One'])
    editor.chain().focus().redo().run()
    expect([round, textOf()]).toEqual([round, 'One two'])
  }
})
