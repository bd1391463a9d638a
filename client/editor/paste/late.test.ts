// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { AllSelection } from '@tiptap/pm/state'
import { afterEach, describe, expect, test } from 'vitest'

import { bodyExtensions } from '#client/editor/schema/extensions.ts'

import { pasteLate } from './late.ts'

let editor: Editor
afterEach(() => editor.destroy())

/** Opens a text with the caret at a position, which is the place of the paste. */
function written(content: string, at: number) {
  editor = new Editor({ extensions: bodyExtensions(), content })
  editor.commands.setTextSelection(at)
  const { doc } = editor.state
  const data = new DataTransfer()
  data.setData('text/html', '<p>New <b>words</b></p>')
  return () => pasteLate(editor.view, data, { doc, at })
}

describe('a paste that comes late', () => {
  test('puts the caret after it if nothing happened meanwhile', () => {
    const paste = written('<p>ab</p>', 2)
    paste()
    expect(editor.getHTML()).toBe('<p dir="auto">aNew <strong>words</strong>b</p>')
    expect(editor.state.selection.from).toBe(11)
  })

  test('comes before text that was typed at its place, and the caret stays after that', () => {
    const paste = written('<p>ab</p>', 2)
    editor.commands.insertContent('!')
    paste()
    expect(editor.getText()).toBe('aNew words!b')
    expect(editor.state.selection.from).toBe(12)
  })

  test('moves with its text when text comes or goes before it, and stays when it comes after', () => {
    const paste = written('<p>abcdef</p>', 4)
    editor.commands.insertContentAt(1, 'xyz')
    paste()
    expect(editor.getText()).toBe('xyzabcNew wordsdef')
    const second = written('<p>abcdef</p>', 4)
    editor.commands.deleteRange({ from: 1, to: 3 })
    second()
    expect(editor.getText()).toBe('cNew wordsdef')
    const third = written('<p>abcdef</p>', 4)
    editor.commands.insertContentAt(6, 'xyz')
    third()
    expect(editor.getText()).toBe('abcNew wordsdexyzf')
  })

  test('goes where its text was deleted', () => {
    const paste = written('<p>abcdef</p>', 4)
    editor.commands.deleteRange({ from: 2, to: 6 })
    paste()
    expect(editor.getText()).toBe('aNew wordsf')
  })

  test('keeps all selected that was selected meanwhile', () => {
    const paste = written('<p>ab</p>', 2)
    editor.commands.selectAll()
    paste()
    expect(editor.state.selection).toBeInstanceOf(AllSelection)
    expect(editor.getText()).toBe('aNew wordsb')
  })
})
