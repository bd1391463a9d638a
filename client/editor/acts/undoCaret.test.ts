import { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'

import { sharedBody } from '#client/editor/core/extensions.ts'
import { historyOf } from '#client/editor/core/undoStep.ts'
import { bodyExtensions } from '#client/editor/schema/extensions.ts'

const editors: Editor[] = []
const open = (body: Y.Doc): Editor => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: [...bodyExtensions(), ...sharedBody(body)],
  })
  editors.push(editor)
  return editor
}

/** A second writer's editor of the same text. */
function another(): Editor {
  const theirs = new Y.Doc()
  const link = (from: Y.Doc, to: Y.Doc) => {
    Y.applyUpdate(to, Y.encodeStateAsUpdate(from), link)
    from.on(
      'update',
      (update: Uint8Array, origin: unknown) => origin !== link && Y.applyUpdate(to, update, link),
    )
  }
  link(body, theirs)
  link(theirs, body)
  return open(theirs)
}

let body: Y.Doc
let editor: Editor
beforeEach(() => {
  body = new Y.Doc()
  editor = open(body)
})
afterEach(() => editors.splice(0).forEach(each => each.destroy()))

/** The text with the selection in it. */
function shown(): string {
  const { doc, selection } = editor.state
  const upTo = (pos: number) => doc.textBetween(0, pos, '\n').length
  const text = doc.textBetween(0, doc.content.size, '\n')
  const [from, to] = [upTo(selection.from), upTo(selection.to)]
  return `${text.slice(0, from)}|${selection.empty ? '' : `${text.slice(from, to)}|`}${text.slice(to)}`
}

/** A separate step, as after a pause. */
function step(change: () => unknown): void {
  historyOf(editor)?.stopCapturing()
  change()
  historyOf(editor)?.stopCapturing()
}

const THREE = '<p>First line</p><p>Second line</p><p>Third line</p>'
const LIST = '<ul><li><p>one</p></li><li><p>two</p></li></ul><p>After</p>'

/** Each change of the text `html` with the caret at `caret`, and by someone else meanwhile. */
const CHANGES: [string, string, number | { from: number; to: number }, () => unknown][] = [
  ['a heading', THREE, 4, () => editor.commands.toggleHeading({ level: 2 })],
  ['a quote', THREE, 4, () => editor.commands.toggleBlockquote()],
  ['code', THREE, 1, () => editor.commands.toggleCodeBlock()],
  ['a list', THREE, 11, () => editor.commands.toggleBulletList()],
  ['a numbered list', THREE, 4, () => editor.commands.toggleOrderedList()],
  ['a task list', THREE, 4, () => editor.commands.toggleTaskList()],
  ['a list of two', THREE, { from: 4, to: 16 }, () => editor.commands.toggleBulletList()],
  ['a heading in the middle', THREE, 15, () => editor.commands.toggleHeading({ level: 1 })],
  ['a quote at the end', THREE, 30, () => editor.commands.toggleBlockquote()],
  ['a list that ends', LIST, 10, () => editor.commands.toggleBulletList()],
  ['an indented item', LIST, 10, () => editor.commands.sinkListItem('listItem')],
  ['an item that is outdented', LIST, 4, () => editor.commands.liftListItem('listItem')],
  ['text at the very start', THREE, 1, () => editor.commands.insertContent('New ')],
  ['text in the middle', THREE, 15, () => editor.commands.insertContent('new ')],
  ['a new paragraph', THREE, 4, () => editor.commands.splitBlock()],
  ['a joined paragraph', THREE, 13, () => editor.commands.joinBackward()],
  ['deleted text', THREE, { from: 3, to: 17 }, () => editor.commands.deleteSelection()],
  ['everything deleted', THREE, { from: 0, to: 37 }, () => editor.commands.deleteSelection()],
  ['bold', THREE, { from: 2, to: 5 }, () => editor.commands.toggleBold()],
]

/** Opens a text with the caret in it. */
function content(html: string, caret: number | { from: number; to: number }): void {
  editor.commands.setContent(html)
  editor.commands.setTextSelection(caret)
}

describe('undo and redo keep the caret where the change was', () => {
  test.each(CHANGES)('%s', (_, html, caret, change) => {
    content(html, caret)
    const before = shown()
    step(change)
    const after = shown()
    for (const _round of [1, 2]) {
      editor.commands.undo()
      expect(shown()).toBe(before)
      editor.commands.redo()
      expect(shown()).toBe(after)
    }
  })

  const inOthers = CHANGES.filter(
    ([, html, at]) => html === THREE && (typeof at === 'number' ? at : at.to) < 26,
  )
  test.each(inOthers)('%s, while others write', (_, html, caret, change) => {
    content(html, caret)
    const other = another()
    const before = shown()
    step(change)
    other.commands.insertContentAt(other.state.doc.content.size - 1, ', and more')
    const after = shown()
    editor.commands.undo()
    expect(shown()).toBe(`${before}, and more`)
    editor.commands.redo()
    expect(shown()).toBe(after)
  })

  test('also several steps, after the caret went elsewhere', () => {
    content(THREE, 1)
    step(() => editor.commands.toggleHeading({ level: 1 }))
    step(() => editor.commands.insertContent('New '))
    editor.commands.setTextSelection(34)
    editor.commands.undo()
    expect(shown()).toMatch(/^\|First/)
    editor.commands.undo()
    expect(shown()).toMatch(/^\|First/)
    editor.commands.setTextSelection(34)
    editor.commands.redo()
    expect(shown()).toMatch(/^\|First/)
    editor.commands.redo()
    expect(shown()).toMatch(/^New \|First/)
  })

  test('and the next change of someone else does not move it', () => {
    content(THREE, 4)
    const other = another()
    step(() => editor.commands.toggleHeading({ level: 1 }))
    editor.commands.undo()
    editor.commands.setTextSelection(20)
    other.commands.insertContentAt(other.state.doc.content.size - 1, '!')
    expect(editor.state.selection.head).toBe(20)
  })
})
